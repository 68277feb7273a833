#include "ui/battle/decision/decision_panel.h"

#include "core/battle/winner.h"
#include "models/battle/answers/standard_answer.h"
#include "ui/common/battle_looks.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/power_badge.h"
#include "ui/common/sizes.h"
#include "ui/common/tinted_label.h"
#include "ui/manual/manual_text.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <utility>

namespace ephor {

DecisionPanel::DecisionPanel(BattleSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(session.game()), m_looks(looksOf(session)), m_adviser(session) {
    setObjectName(QStringLiteral("decisionPanel"));
    setAccessibleName(tr("To decide"));
    makeQuestion();
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeButtons();
    layOut();
    addKeys();
    m_playing.setSingleShot(true);
    m_playing.setInterval(250);
    connect(&m_playing, &QTimer::timeout, this, &DecisionPanel::takeQuestion);
    connect(&session, &BattleSession::changed, this, &DecisionPanel::takeQuestion);
    connect(&session, &BattleSession::momentChanged, this, &DecisionPanel::takeQuestion);
    connect(&session, &BattleSession::busyChanged, this, [this](bool busy) {
        if (busy)
            m_playing.start();
        else
            m_playing.stop();
        m_doIt->setEnabled(!busy);
        m_other->setEnabled(!busy);
        if (!busy)
            takeQuestion();
    });
    takeQuestion();
}

void DecisionPanel::makeQuestion() {
    m_badge = new PowerBadge(20, this);
    m_title = wrapped(new QLabel(this));
    m_title->setObjectName(QStringLiteral("decisionTitle"));
    m_title->setFont(sized(font(), 14, true));
    m_prompt = wrapped(new TintedLabel(&Colours::secondary, this));
    m_prompt->setObjectName(QStringLiteral("decisionPrompt"));
    m_prompt->setTextFormat(Qt::RichText);
    m_prompt->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_prompt->setAccessibleName(tr("What is asked"));
    connect(m_prompt, &QLabel::linkActivated, this, &DecisionPanel::ruleWanted);
    connect(m_prompt, &QLabel::linkHovered, this,
            [this](const QString& rule) { m_prompt->setToolTip(rule.isEmpty() ? QString() : ruleTip(rule)); });
    m_notice = wrapped(new TintedLabel(&Colours::error, this));
    m_notice->setObjectName(QStringLiteral("refusal"));
    m_notice->hide();
}

void DecisionPanel::makeButtons() {
    m_doIt = new QPushButton(this);
    m_doIt->setObjectName(QStringLiteral("doIt"));
    m_doIt->setDefault(true);
    m_doIt->setMinimumHeight(scaled(this, 31));
    m_doIt->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // a long text must not widen the panel
    m_doIt->installEventFilter(this);
    colourButton();
    m_doIt->setFont(sized(font(), 13, true));
    m_other = new QPushButton(this);
    m_other->setObjectName(QStringLiteral("computerDecides"));
    m_other->setText(tr("Computer decides"));
    connect(m_doIt, &QPushButton::clicked, this, &DecisionPanel::confirm);
    connect(m_other, &QPushButton::clicked, this, [this] {
        if (m_showing == Showing::Computer) {
            m_decideMyself = true;
            m_shown.reset();
            takeQuestion();
        } else {
            m_session.step();
        }
    });
}

/// Answers and refusal scroll, and the adviser comes last: the answers need the room. The question stays above them,
/// unless the text is so large that it would leave them no room.
void DecisionPanel::layOut() {
    auto* head = new QHBoxLayout;
    head->addWidget(m_badge, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    auto* body = new QWidget;
    m_body = new QVBoxLayout(body);
    m_body->setContentsMargins(0, 0, 2, 0);
    m_body->setSpacing(6);
    m_body->setSizeConstraint(QLayout::SetMinimumSize);  // many rows scroll instead of being squeezed
    const bool isPinned = textScale(font()) < 1.5;
    if (!isPinned)
        m_body->addWidget(m_prompt);
    m_body->addWidget(m_notice);
    m_body->addStretch();
    m_body->addWidget(makeOddsStrip());
    m_scroll->setWidget(body);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_doIt, 1);
    buttons->addWidget(m_other);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(8, 6, 8, 8);
    box->setSpacing(6);
    box->addLayout(head);
    if (isPinned)
        box->addWidget(m_prompt);
    box->addWidget(m_scroll, 1);
    box->addWidget(makeOrdersRow());
    box->addLayout(buttons);
}

/// Digits select an answer, Return confirms it.
void DecisionPanel::addKeys() {
    for (int digit = 1; digit <= 9; ++digit) {
        auto* key = new QShortcut(QKeySequence(Qt::Key_0 + digit), this, nullptr, nullptr, Qt::WindowShortcut);
        connect(key, &QShortcut::activated, this, [this, digit] {
            if (!ignoresKeys())
                pick(digit);
        });
    }
    for (const auto enter : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* key = new QShortcut(QKeySequence(enter), this, nullptr, nullptr, Qt::WindowShortcut);
        connect(key, &QShortcut::activated, this, [this] {
            if (!ignoresKeys())
                confirm();
        });
    }
}

QSize DecisionPanel::sizeHint() const { return {scaled(this, 350), scaled(this, 300)}; }

void DecisionPanel::setCovered(bool covered) {
    if (m_covered == covered)
        return;
    m_covered = covered;
    m_shown.reset();
    takeQuestion();
}

void DecisionPanel::setEndShown(bool isShown) {
    if (std::exchange(m_isEndShown, isShown) == isShown || m_showing != Showing::Over)
        return;
    m_shown.reset();
    takeQuestion();
}

void DecisionPanel::setHeadline(const QString& title, const QString& text) {
    m_headline = title;
    m_headlineText = text;
    m_headlineAt = m_session.moment();
    m_headlineOf = m_session.timeline().size();
    m_shown.reset();
    takeQuestion();
}

void DecisionPanel::takeQuestion() {
    if (m_session.timeline().size() < m_headlineOf)
        m_headlineAt = -1;  // undone: what follows may be another battle
    const auto& pending = m_session.pending();
    if (m_session.isBusy() && m_playing.isActive() && !m_session.isCatchingUp())
        return;  // the old question stays for a moment to avoid flicker
    Showing showing = Showing::Over;
    if (m_covered)
        showing = Showing::Covered;
    else if (m_session.isCatchingUp())
        showing = Showing::CatchingUp;
    else if (m_session.isBusy())
        showing = Showing::Playing;
    else if (!m_session.isLive())
        showing = Showing::Earlier;
    else if (pending && !m_session.isPersonDue() && !m_decideMyself)
        showing = Showing::Computer;
    else if (pending)
        showing = pending->kind == Pending::Kind::Roll ? Showing::Roll : Showing::Question;
    Shown shown;
    shown.showing = showing;
    shown.hasHeadline = m_session.moment() == m_headlineAt;
    if (pending) {
        shown.entries = pending->entries;
        shown.rolls = pending->rolls;
        shown.decision = pending->request->question.decision;
    }
    if (m_shown == shown)
        return updateButton();
    m_shown = shown;
    m_showing = showing;
    if (!m_notice->isHidden()) {
        m_notice->hide();
        Q_EMIT refused({});
    }
    if (showing == Showing::Question)
        showQuestion();
    else if (showing == Showing::Roll)
        showRoll();
    else
        showOther(showing);
    if (showing != Showing::Question && showing != Showing::Roll)
        m_decideMyself = false;
    updateButton();
    Q_EMIT marksChanged();
}

void DecisionPanel::clearForm() {
    m_form = nullptr;
    m_dice = nullptr;
    m_pointed = {};
    if (QWidget* old = std::exchange(m_page, nullptr)) {
        // The form may be the sender of the current signal, so it is deleted later. Its names are cleared so that it
        // cannot be found any more.
        m_body->removeWidget(old);
        old->hide();
        old->setParent(nullptr);
        for (QWidget* child : old->findChildren<QWidget*>())
            child->setObjectName(QString());
        old->deleteLater();
    }
}

void DecisionPanel::showPage(QWidget* page) {
    m_page = page;
    m_body->insertWidget(m_body->indexOf(m_notice) + 1, page, 1);
    page->show();
    m_scroll->ensureVisible(0, 0);
}

void DecisionPanel::setHead(std::optional<Side> side, const QString& title, const QString& prompt,
                            const QString& rule) {
    if (side)
        m_badge->setLook(m_looks[index(*side)]);
    m_badge->setVisible(side.has_value());
    m_title->setText(title);
    setHelpTopic(this, rule.isEmpty() ? QStringLiteral("fighting") : rule);
    const QString link = QStringLiteral("<a href='%1'>%2</a>").arg(rule.toHtmlEscaped(), tr("Rule"));
    m_prompt->setText(prompt.toHtmlEscaped() + (rule.isEmpty() ? QString() : QStringLiteral(" ") + link));
    m_prompt->setVisible(!m_prompt->text().isEmpty());
}

void DecisionPanel::showQuestion() {
    const QWidget* focus = QApplication::focusWidget();
    const bool mine = !focus || isAncestorOf(focus) || focus == window();
    clearForm();
    m_request = m_session.pending()->request;
    const Request& request = *m_request;
    const QStringList prompt{m_words.prompt(request), m_words.pointsLeft(request, m_session.table())};
    setHead(request.question.side, m_words.title(request), prompt.join(u' ').trimmed(), m_words.rule(request));
    auto* page = new QWidget;
    auto* box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    m_form = makeAnswerForm({m_session, m_words, request, m_looks, m_formations}, page);
    m_form->setObjectName(QStringLiteral("answerForm"));
    box->addWidget(m_form);
    box->addStretch(1);
    showPage(page);
    connect(m_form, &AnswerForm::changed, this, [this] {
        updateButton();
        Q_EMIT marksChanged();
    });
    connect(m_form, &AnswerForm::meant, this, &DecisionPanel::confirm);
    connect(m_form, &AnswerForm::place, this, &DecisionPanel::place);
    connect(m_form, &AnswerForm::candidate, this, &DecisionPanel::candidate);
    connect(m_form, &AnswerForm::pointed, this, [this](PieceId piece) {
        m_pointed = piece;
        Q_EMIT marksChanged();
    });
    if (const auto proposal = proposalFor(m_session))
        proposal->passes ? m_form->recommend(proposal->choice) : m_form->preselect(proposal->choice);
    proposeAim();
    m_other->setText(tr("Computer decides"));
    m_other->setToolTip(tr("The standard computer player answers this one question for you."));
    m_other->show();
    takeAdvice();
    if (mine)
        if (QWidget* first = m_form->first())
            first->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, m_form, [this] {  // once the rows are laid out
        if (QWidget* chosen = m_form ? m_form->first() : nullptr)
            m_scroll->ensureWidgetVisible(chosen);
    });
}

void DecisionPanel::showOther(Showing what) {
    clearForm();
    m_other->setVisible(what == Showing::Computer);
    switch (what) {
    case Showing::Computer: {
        const Side side = *m_session.sideDue();
        const bool roll = m_session.pending()->kind == Pending::Kind::Roll;
        setHead(side, roll ? m_words.roll(m_session.pending()->roll) : m_words.title(*m_session.pending()->request),
                tr("%1 is played by: %2.").arg(m_words.side(side), text(m_session.player(side))), {});
        m_other->setText(tr("Decide myself"));
        m_other->setToolTip(tr("Answer this question instead of the computer player."));
        break;
    }
    case Showing::Playing:
        setHead({}, tr("The battle plays itself"), tr("Stop it to decide again."), {});
        break;
    case Showing::CatchingUp:
        setHead({}, tr("What happened"), tr("The next question follows. Space or Enter skips to it."), {});
        break;
    case Showing::Earlier:
        if (m_session.moment() == m_headlineAt)
            setHead({}, m_headline, m_headlineText, {});
        else
            setHead({}, tr("An earlier moment"), tr("You are looking back. To play on from here, use What if…"), {});
        break;
    case Showing::Covered:
        setHead({}, tr("Hand over"), {}, {});
        break;
    case Showing::Over: {
        const auto& ended = m_session.ended();
        if (!ended) {
            setHead({}, tr("The record does not fit"),
                    m_session.run().misfit ? text(m_session.run().misfit->why) : QString(), {});
            break;
        }
        if (m_isEndShown) {
            setHead({}, tr("The battle is over"), {}, {});
            break;
        }
        const QString how =
            ended->why ? tr("After %1 turns: %2.").arg(ended->turns).arg(m_words.reason(*ended->why)) : QString();
        const std::optional<Side> winner = sideOf(ended->winner);
        setHead(winner, winner ? tr("Victory for %1").arg(m_words.sideInside(*winner)) : tr("The battle is drawn"), how,
                {});
        break;
    }
    case Showing::Question:
    case Showing::Roll:
        break;
    }
}

}  // namespace ephor
