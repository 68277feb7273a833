#include "ui/campaign/post/report_ticks.h"

#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QHeaderView>

namespace ephor {

using namespace campaign;
using store::PostMail;

namespace {

enum PlayerColumn { PowerColumn, PersonColumn, MadeColumn, SentColumn, ReadColumn, OrdersColumn, PlayerColumns };

}  // namespace

ReportTicks::ReportTicks(CampaignSession& session, const PowerLooks& looks, const OrdersDesk& desk,
                         std::function<ClubTime()> now, QWidget* parent)
    : QTableWidget(0, PlayerColumns, parent), m_session(session), m_looks(looks), m_desk(desk), m_now(std::move(now)) {
    named(this, QStringLiteral("postPlayers"), tr("Players and their reports of this turn"));
    setHorizontalHeaderLabels({tr("Power"), tr("Player"), tr("Report written"), tr("Sent"), tr("Read"), tr("Orders")});
    lookLikeRows(*this);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(PersonColumn, QHeaderView::Stretch);
    setMinimumHeight(scaled(this, 130));
    connect(this, &QTableWidget::itemChanged, this, &ReportTicks::takeTick);
}

QTableWidgetItem* ReportTicks::cell(int row, int column) {
    if (!item(row, column))
        setItem(row, column, new QTableWidgetItem);
    return item(row, column);
}

void ReportTicks::refresh() {
    const QSignalBlocker quiet(this);
    const OrderBoard board = boardOf(m_session.journal());
    m_rows = playedPowers(m_session.journal());
    setRowCount(static_cast<int>(m_rows.size()));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        fillRow(static_cast<int>(i), m_rows[i], board);
}

void ReportTicks::fillRow(int row, PowerId power, const OrderBoard& board) {
    const BoardRow& seat = board.rows[power.index()];
    const QString address = addressOf(m_session.post(), m_session.scenario().powers[power.index()].id);
    const QString player = QString::fromStdString(seat.players.player);
    const PostMail* report = reportMailOf(m_session.post(), m_session.campaign(), power);
    const QString name = nameOf(m_session.scenario(), power);
    cell(row, PowerColumn)->setText(name);
    cell(row, PowerColumn)->setIcon(m_looks.of(power).icon(scaled(this, 16), palette(), font()));
    cell(row, PersonColumn)
        ->setText(address.isEmpty() ? tr("%1 (no address)").arg(player) : tr("%1, %2").arg(player, address));
    cell(row, MadeColumn)->setText(report ? timeText(report->made) : tr("no"));
    const auto tick = [&](int column, const QString& time, const QString& accessible) {
        QTableWidgetItem* item = cell(row, column);
        item->setFlags(report ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable : Qt::NoItemFlags);
        item->setCheckState(time.isEmpty() ? Qt::Unchecked : Qt::Checked);
        item->setText(timeText(time));
        item->setData(Qt::AccessibleTextRole, accessible.arg(name));
    };
    tick(SentColumn, report ? report->sent : QString(), tr("Report for %1 sent"));
    tick(ReadColumn, report ? report->read : QString(), tr("Report for %1 read"));
    const Now time = Now(m_now());
    cell(row, OrdersColumn)->setText(m_desk.hasDraft(power) ? tr("draft") : stateText(seat, board, time));
    cell(row, OrdersColumn)->setToolTip(stateSentence(seat, board, time));
}

/// Only ticks can be changed by hand.
void ReportTicks::takeTick(const QTableWidgetItem* item) {
    const int column = item->column();
    if (column != SentColumn && column != ReadColumn)
        return;
    const PostMail* report =
        reportMailOf(m_session.post(), m_session.campaign(), m_rows[static_cast<std::size_t>(item->row())]);
    if (!report)
        return;
    store::Post post = m_session.post();
    PostMail& ticked = post.mails[static_cast<std::size_t>(report - m_session.post().mails.data())];
    const QString time = toQString(isoText(m_now()));
    (column == SentColumn ? ticked.sent : ticked.read) = item->checkState() == Qt::Checked ? time : QString();
    if (const Result<void> written = m_session.setPost(post); !written)
        Q_EMIT said(ephor::text(written.error()));
}

void ReportTicks::markAllSent() {
    store::Post post = m_session.post();
    const QString time = toQString(isoText(m_now()));
    int marked = 0;
    for (PostMail& mail : post.mails)
        if (!mail.isIncoming() && mail.turn == m_session.campaign().state.course.turn && mail.sent.isEmpty()) {
            mail.sent = time;
            ++marked;
        }
    const Result<void> written = m_session.setPost(post);
    Q_EMIT said(written ? tr("%n mails are marked as sent.", nullptr, marked) : ephor::text(written.error()));
}

}  // namespace ephor
