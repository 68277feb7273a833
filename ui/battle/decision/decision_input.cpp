// What a person does at the question: the main button, keys, and clicks on the table.
#include "models/battle/answers/drag_risk.h"
#include "models/battle/answers/ways_to_move.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/common/sizes.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

namespace ephor {

namespace {

/// As much of a label as fits: without the name before a colon rather than without what is done.
QString fitted(const QString& label, const QFontMetrics& metrics, int room) {
    const qsizetype colon = label.indexOf(QStringLiteral(": "));
    if (metrics.horizontalAdvance(label) <= room || colon < 0 || colon + 2 >= label.size())
        return metrics.elidedText(label, Qt::ElideMiddle, room);
    QString done = label.mid(colon + 2);
    done.front() = done.front().toUpper();
    return metrics.elidedText(done, Qt::ElideMiddle, room);
}

}  // namespace

/// The main button has the colours of a selection.
void DecisionPanel::colourButton() {
    QPalette primary;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        primary.setColor(group, QPalette::Button, palette().color(QPalette::Highlight));
        primary.setColor(group, QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    }
    m_doIt->setPalette(primary);
}

void DecisionPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_doIt)
        colourButton();
}

bool DecisionPanel::ignoresKeys() const {
    static constexpr int longEnoughToLook = 400;  // milliseconds
    return m_keysIgnoredSince.isValid() && m_keysIgnoredSince.elapsed() < longEnoughToLook;
}

void DecisionPanel::updateButton() {
    bool enabled = true;
    QString label;
    switch (m_showing) {
    case Showing::Question:
        label = m_form->doIt();
        enabled = m_form->onTable() || m_form->choice().has_value();
        break;
    case Showing::Roll:
        if (m_words.isCard(m_session.pending()->roll))
            label = m_dice && !m_dice->text().isEmpty() ? tr("Enter this card") : tr("Draw a card");
        else
            label = m_dice && !m_dice->text().isEmpty() ? tr("Enter these dice") : tr("Roll the dice");
        break;
    case Showing::Computer:
        label = tr("Let it decide");
        break;
    case Showing::Playing:
        label = tr("Stop");
        break;
    case Showing::CatchingUp:
        label = tr("Skip");
        break;
    case Showing::Earlier:
        label = tr("Back to now");
        break;
    case Showing::Over:
        enabled = m_session.isModified() || m_session.file().empty();
        label = enabled ? tr("Save the record…") : tr("The record is saved");
        break;
    case Showing::Covered:
        label = QString();
        enabled = false;
        break;
    }
    updateOrdersRow();
    m_other->setAccessibleName(m_other->text());
    m_doIt->setToolTip(label);
    m_doIt->setAccessibleName(label);
    m_doItLabel = label;
    fitButton();
    const bool skips = m_showing == Showing::CatchingUp;
    m_doIt->setEnabled(enabled && (!m_session.isBusy() || m_showing == Showing::Playing || skips));
}

void DecisionPanel::fitButton() {
    m_doIt->setText(m_doIt->isVisible() ? fitted(m_doItLabel, m_doIt->fontMetrics(), m_doIt->width() - scaled(this, 16))
                                        : m_doItLabel);
}

bool DecisionPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_doIt && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        fitButton();
    return QWidget::eventFilter(watched, event);
}

void DecisionPanel::confirm() {
    if (m_showing == Showing::Covered) {
        Q_EMIT uncoverWanted();
        return;  // the key that uncovers the question must not answer it
    }
    if (!m_doIt->isEnabled())
        return;
    switch (m_showing) {
    case Showing::Question:
        if (m_form->onTable())
            Q_EMIT commitOnTable();
        else if (const auto choice = m_form->choice())
            Q_EMIT answered(*choice);
        return;
    case Showing::Roll:
        return m_dice && !m_dice->text().isEmpty() ? typeDice() : m_session.rollNow();
    case Showing::Computer:
        return m_session.step();
    case Showing::Playing:
        return m_session.stop();
    case Showing::CatchingUp:
    case Showing::Earlier:
        Q_EMIT liveWanted();
        return;
    case Showing::Over:
        Q_EMIT saveWanted();
        return;
    case Showing::Covered:
        return;
    }
}

void DecisionPanel::pick(int digit) {
    if (m_showing == Showing::CatchingUp)
        return Q_EMIT liveWanted();
    if (m_form && m_showing == Showing::Question && !m_session.isBusy())
        m_form->pick(digit);
}

void DecisionPanel::pieceClicked(PieceId piece) {
    if (m_form && m_showing == Showing::Question && m_form->clicked(piece))
        if (QWidget* chosen = m_form->first())
            m_scroll->ensureWidgetVisible(chosen);
}

void DecisionPanel::aimAt(PieceId unit, PieceId enemy) {
    m_aimingUnit = unit;
    m_aimedAt = enemy;
    if (!m_form || m_showing != Showing::Question || m_form->onTable() || !m_form->clicked(unit))
        return;
    const std::optional<Choice> chosen = m_form->choice();
    if (!chosen || !isAskedAfter(m_session, *chosen, unit))
        return;
    // Nothing is rolled before the person confirms it.
    const Answer answer{m_request->question, *chosen, By::Person};
    const QStringList rolls = rollsOfAnswers(m_session, {answer}, unit);
    if (rolls.isEmpty())
        return confirm();
    const QString risk = riskOfAnswer(m_session, *chosen, unit);
    const QString what = risk.isEmpty() ? tr("Before it moves: %1.").arg(rolls.join(QStringLiteral("; "))) : risk;
    showRefusal(tr("%1 Enter does it.").arg(what));
}

void DecisionPanel::select(const Choice& answer) {
    if (!m_form || m_showing != Showing::Question)
        return;
    m_form->select(answer);
    m_scroll->ensureWidgetVisible(m_form->first());
}

void DecisionPanel::proposeAim() {
    if (m_request->question.piece != m_aimingUnit)
        m_aimingUnit = m_aimedAt = {};
    else if (m_aimedAt && std::ranges::any_of(m_request->options, [this](const Option& option) {
                 return option.piece == m_aimedAt && option.label && option.label->meaning != Meaning::ChargeOutOfReach;
             }))
        m_form->clicked(m_aimedAt);
}

void DecisionPanel::pieceActivated(PieceId piece) {
    if (m_form && m_showing == Showing::Question && !m_form->onTable() && m_form->clicked(piece))
        confirm();
}

void DecisionPanel::setByHand(bool is) {
    if (!m_form || m_showing != Showing::Question)
        return;
    m_form->setByHand(is);
    updateButton();
    Q_EMIT marksChanged();
}

void DecisionPanel::keyPressEvent(QKeyEvent* event) {
    const bool isForTable = event->key() == Qt::Key_Q || event->key() == Qt::Key_E || event->key() == Qt::Key_V ||
                            event->key() == Qt::Key_Escape;
    if (isForTable && m_form && m_showing == Showing::Question)
        return Q_EMIT keyForTable(event);
    QWidget::keyPressEvent(event);
}

void DecisionPanel::pieceGrabbed(PieceId piece) {
    if (m_form && m_showing == Showing::Question)
        m_form->grabbed(piece);
}

void DecisionPanel::showRefusal(const QString& why) {
    m_notice->setText(why);
    m_notice->show();
    m_scroll->ensureWidgetVisible(m_notice);
    Q_EMIT refused(why);
}

std::optional<Choice> DecisionPanel::choice() const {
    return m_form && m_showing == Showing::Question ? m_form->choice() : std::nullopt;
}

bool DecisionPanel::isPersons() const { return m_form && m_form->isTouched(); }

Marks DecisionPanel::marks() const {
    if (!m_form || m_showing != Showing::Question)
        return {};
    Marks marks = m_form->marks();
    if (m_pointed)
        marks.pointedAt = m_pointed;
    return marks;
}

}  // namespace ephor
