#include "ui/campaign/window/next_bar.h"

#include "core/campaign/turn/turn.h"
#include "models/campaign/post/post_office.h"
#include "models/text/campaign_words.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/phase_arrows.h"
#include "ui/common/sizes.h"

#include <QPainter>
#include <QPushButton>

namespace ephor {

using namespace campaign;

NextBar::NextBar(const CampaignSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_button(named(new QPushButton(this), QStringLiteral("next"), tr("Next step"))) {
    setObjectName(QStringLiteral("nextBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QPalette prominent = m_button->palette();
    prominent.setColor(QPalette::Button, palette().color(QPalette::Highlight));
    prominent.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    m_button->setPalette(prominent);
    m_button->setFont(sized(font(), 13, true));
    connect(m_button, &QPushButton::clicked, this, &NextBar::nextWanted);
    connect(&session, &CampaignSession::changed, this, &NextBar::refresh);
    connect(&session, &CampaignSession::momentChanged, this, &NextBar::refresh);
    connect(&session, &CampaignSession::postChanged, this, &NextBar::refresh);
    connect(&session, &CampaignSession::busyChanged, this, &NextBar::refresh);
    refresh();
}

QSize NextBar::sizeHint() const { return {scaled(this, 900), scaled(this, 44)}; }
QSize NextBar::minimumSizeHint() const { return {scaled(this, 360), scaled(this, 44)}; }

QPoint NextBar::belowButton() const { return m_button->mapToGlobal(QPoint(0, m_button->height())); }

bool NextBar::hasReports() const { return !playedPowers(m_session.journal()).empty(); }

QStringList NextBar::phases() const {
    QStringList all{tr("Orders"), tr("Movement"), tr("Battles"), tr("Sieges and supply")};
    if (hasReports())
        all.prepend(tr("Reports"));
    return all;
}

int NextBar::phaseShown() const {
    const int orders = hasReports() ? 1 : 0;
    const Course& course = m_session.campaignShown().state.course;
    if (course.phase == Phase::Over)
        return orders + 4;
    if (course.phase == Phase::Orders)
        return m_session.isLive() && !reportsDue(m_session.journal(), m_session.post()).empty() ? 0 : orders;
    return orders + (pendingBattles(m_session.campaignShown().state).empty() ? 3 : 2);
}

/// How many players' orders are in. In a campaign without players every power counts: the umpire orders for all.
void NextBar::takeOrders() {
    const OrderBoard board = boardOf(m_session.journal());
    const auto isIn = [](const BoardRow& row) { return sentByPeople(row.from); };
    const auto isPlayed = [](const BoardRow& row) { return !row.players.player.empty(); };
    const auto players = static_cast<int>(std::ranges::count_if(board.rows, isPlayed));
    const auto powers = static_cast<int>(board.rows.size());
    const auto in = static_cast<int>(std::ranges::count_if(
        board.rows, [&](const BoardRow& row) { return isIn(row) && (players == 0 || isPlayed(row)); }));
    m_state = players == 0 ? tr("Orders submitted: %1 of %2").arg(in).arg(powers)
                           : tr("Orders submitted: %1 of %n players", nullptr, players).arg(in);
    m_then = players == 0        ? tr("the computer orders the others")
             : players == powers ? tr("every power has a player")
                                 : tr("the computer plays %n powers", nullptr, powers - players);
}

void NextBar::takeWords() {
    m_then.clear();
    if (m_session.isBusy()) {
        m_state = tr("Resolving battles…");
        m_button->setText(tr("Please wait…"));
        return;
    }
    if (!m_session.isLive()) {
        m_state = tr("An earlier moment");
        m_then = tr("entry %1 of %2").arg(m_session.moment()).arg(m_session.lastMoment());
        m_button->setText(tr("Go to the present"));
        return;
    }
    const Campaign& campaign = m_session.campaign();
    switch (m_session.next()) {
    case CampaignSession::Next::Adjudicate:
        if (const auto due = reportsDue(m_session.journal(), m_session.post()).size(); due > 0) {
            m_state = tr("Reports to write: %1").arg(due);
            m_then = tr("then: orders");
            m_button->setText(tr("Make the players' reports…"));
            return;
        }
        takeOrders();
        if (const auto open = reportsNotSent(m_session.journal(), m_session.post()).size(); open > 0)
            m_then = tr("%n reports not marked as sent", nullptr, static_cast<int>(open));
        m_button->setText(tr("Adjudicate the turn"));
        return;
    case CampaignSession::Next::Battles: {
        const std::vector<BattleId> pending = m_session.pendingBattles();
        m_state = tr("Pending battles: %1").arg(pending.size());
        m_then = tr("then: sieges and supply");
        const PlaceId place = campaign.state.battles[pending.front().index()].place;
        m_button->setText(m_isSecret ? tr("Resolve a battle…")
                                     : tr("Resolve: %1…").arg(nameOf(campaign.scenario, place)));
        return;
    }
    case CampaignSession::Next::CloseTurn:
        m_state = tr("All battles are resolved");
        m_then = tr("then: the next turn");
        m_button->setText(tr("Close the turn"));
        return;
    case CampaignSession::Next::Nothing:
        m_state = tr("The campaign is over");
        m_then = campaign.state.course.winner
                     ? tr("won by %1").arg(nameOf(campaign.scenario, campaign.state.course.winner))
                     : tr("a draw");
        m_button->setText(tr("Read the chronicle"));
    }
}

void NextBar::setSecret(bool secret) {
    m_isSecret = secret;
    refresh();
}

void NextBar::refresh() {
    const Course& course = m_session.campaignShown().state.course;
    m_season = seasonText(course);
    m_turn = turnText(m_session.scenario(), course);
    takeWords();
    m_button->setEnabled(!m_session.isBusy());
    m_said = QStringList{m_season, m_turn, m_state, m_then}.join(QStringLiteral(". "));
    m_button->setAccessibleDescription(m_said);
    m_button->setToolTip(tr("%1 (F5)").arg(m_state));
    setAccessibleName(m_said);
    place();
    update();
}

void NextBar::place() {
    const QSize size(std::max(scaled(this, 190), m_button->sizeHint().width() + scaled(this, 16)), scaled(this, 31));
    m_button->setGeometry(
        QRect(QPoint(width() - size.width() - scaled(this, 10), (height() - size.height()) / 2), size));
}

void NextBar::resizeEvent(QResizeEvent*) { place(); }

void NextBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = Colours::of(palette());
    const double line = height() / 2.0;
    const double pad = scaled(this, 12);
    const auto twoLines = [&](double left, double width, Qt::Alignment side, const QString& first,
                              const QString& second, double size, bool bold) {
        painter.setFont(sized(font(), size, bold));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(left, 0, width, second.isEmpty() ? height() : line + 3), Qt::AlignVCenter | side,
                         painter.fontMetrics().elidedText(first, Qt::ElideRight, static_cast<int>(width)));
        painter.setFont(sized(font(), 12));
        painter.setPen(m_session.isLive() ? colours.secondary : colours.warning);
        painter.drawText(QRectF(left, line, width, line - 3), Qt::AlignVCenter | side,
                         painter.fontMetrics().elidedText(second, Qt::ElideRight, static_cast<int>(width)));
    };
    const double dateWidth = std::max<double>(QFontMetricsF(sized(font(), 16, true)).horizontalAdvance(m_season),
                                              QFontMetricsF(sized(font(), 12)).horizontalAdvance(m_turn)) +
                             4;
    twoLines(pad, dateWidth, Qt::AlignLeft, m_season, m_turn, 16, true);
    const double stateWidth = std::max(QFontMetricsF(sized(font(), 13)).horizontalAdvance(m_state),
                                       QFontMetricsF(sized(font(), 12)).horizontalAdvance(m_then)) +
                              4;
    const double stateLeft = m_button->x() - pad - stateWidth;
    if (stateLeft > pad + dateWidth)
        twoLines(stateLeft, stateWidth, Qt::AlignRight, m_state, m_then, 13, false);
    if (const double left = pad + dateWidth + 2 * pad; stateLeft - left > scaled(this, 300))
        paintPhaseArrows(painter, *this, QRectF(left, 0, stateLeft - pad - left, height()), phases(), phaseShown(),
                         true);
}

}  // namespace ephor
