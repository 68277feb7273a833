#include "ui/battle/end_page.h"

#include "core/battle/winner.h"
#include "models/text.h"
#include "ui/battle/end_pictures.h"
#include "ui/battle/log/battle_report.h"
#include "ui/common/battle_looks.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTextBrowser>

namespace ephor {

EndPage::EndPage(BattleSession& session, QWidget* over)
    : QWidget(over),
      m_session(session),
      m_result(new QLabel(this)),
      m_text(new QTextBrowser(this)),
      m_pictures(new EndPictures(session, this)),
      m_wasOpen(!session.ended()) {
    named(this, QStringLiteral("endPage"), tr("The end of the battle"));
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    m_result->setObjectName(QStringLiteral("endResult"));
    m_result->setFont(sized(font(), 18, true));
    m_result->setWordWrap(true);
    named(m_text, QStringLiteral("endText"), tr("Losses and turning points"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setIndentWidth(scaled(this, 18));  // of lists
    m_text->setOpenLinks(false);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_text, 3);
    middle->addWidget(m_pictures, 2);
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text, const char* name, auto does) {
        auto* button = named(new QPushButton(text, this), QLatin1StringView(name), QString(text).remove(u'&'));
        connect(button, &QPushButton::clicked, this, does);
        buttons->addWidget(button);
        return button;
    };
    add(tr("&Replay"), "endReplay", [this] {
        leave();
        Q_EMIT replayWanted();
    });
    add(tr("Re&port…"), "endReport", &EndPage::reportWanted);
    m_luck = add(tr("Was it &luck?"), "endLuck", &EndPage::analysisWanted);
    m_luck->setToolTip(tr("Show how dice and choices changed the chances"));
    m_enter = add(tr("&Enter the played result…"), "endEnter", [&session] { Q_EMIT session.resultWanted(); });
    m_new = add(tr("&New battle"), "endNew", &EndPage::newBattleWanted);
    showResultButtons();
    buttons->addStretch(1);
    add(tr("Show the &table"), "endClose", &EndPage::leave);
    auto* box = new QVBoxLayout(this);
    box->addWidget(m_result);
    box->addLayout(middle, 1);
    box->addLayout(buttons);
    for (QTextBrowser* links : {m_text, static_cast<QTextBrowser*>(m_pictures)})
        connect(links, &QTextBrowser::anchorClicked, this, &EndPage::openLink);
    connect(&session, &BattleSession::changed, this, &EndPage::refresh);
    connect(&session, &BattleSession::offersResultChanged, this, &EndPage::showResultButtons);
    connect(&session, &BattleSession::changed, this, &EndPage::presentIfDue, Qt::QueuedConnection);
    connect(&session, &BattleSession::momentChanged, this, &EndPage::presentIfDue, Qt::QueuedConnection);
    connect(&session, &BattleSession::momentChanged, this, [this] {
        if (!m_session.isLive())
            hide();
    });
    over->installEventFilter(this);
    hide();
}

void EndPage::refresh() {
    if (!m_session.ended()) {
        m_wasOpen = true;
        m_isDue = false;
        hide();
    } else if (m_wasOpen) {
        m_wasOpen = false;
        m_isDue = true;
    }
}

void EndPage::showResultButtons() {
    m_enter->setVisible(m_session.offersResult());
    m_new->setVisible(!m_session.offersResult());
}

void EndPage::presentIfDue() {
    if (!m_isDue || !m_session.isLive())
        return;
    m_isDue = false;
    present();
}

void EndPage::present() {
    m_summary = summaryOf(m_session);
    m_result->setText(m_summary.result);
    m_luck->setEnabled(m_session.ended().has_value());
    m_html = summaryAsHtml(m_summary, m_session, true);
    m_text->setHtml(m_html);
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_pictures->setSummary(m_summary);
}

void EndPage::setAnalysis(const AnalysisShown* analysis) { m_pictures->setAnalysis(analysis); }

void EndPage::showEvent(QShowEvent*) { Q_EMIT shownChanged(true); }

void EndPage::hideEvent(QHideEvent*) { Q_EMIT shownChanged(false); }

void EndPage::leave() {
    hide();
    parentWidget()->setFocus();
}

void EndPage::openLink(const QUrl& link) {
    leave();
    const int event = link.path().toInt() - 1;
    for (const KeyMoment& point : m_summary.points)
        if (point.event == event)
            return Q_EMIT eventWanted(event, ephor::tr("Turn %1, %2").arg(point.turn).arg(point.what), point.text);
    const bool isLuckiest = event == m_summary.luckiest.event;
    const QString title = isLuckiest ? tr("The luckiest roll") : tr("The unluckiest roll");
    const QString& text = (isLuckiest ? m_summary.luckiest : m_summary.unluckiest).text;
    if (std::holds_alternative<Rolled>(m_session.timeline().event(event)))
        Q_EMIT rollWanted(event, title, text);
    else  // a fight, for the dice of both sides
        Q_EMIT eventWanted(event, title, text);
}

bool EndPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void EndPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        return leave();
    QWidget::keyPressEvent(event);
}

/// A line in the winner's colour along the upper edge.
void EndPage::paintEvent(QPaintEvent*) {
    const auto& ended = m_session.ended();
    const std::optional<Side> winner = ended ? sideOf(ended->winner) : std::nullopt;
    if (!winner)
        return;
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), scaled(this, 4)), looksOf(m_session)[index(*winner)].colour(palette()));
}

/// The colours of links are those of the time at which a text was set.
void EndPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_html.isEmpty())
        m_text->setHtml(m_html);
}

void EndPage::resizeEvent(QResizeEvent*) { m_pictures->setVisible(width() > scaled(this, 620)); }

}  // namespace ephor
