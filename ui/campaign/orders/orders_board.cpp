#include "ui/campaign/orders/orders_board.h"

#include "models/text/campaign_words.h"
#include "ui/campaign/orders/deadline_dialog.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window/open_beside.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

namespace ephor {

using namespace campaign;

namespace {

enum BoardColumn { BoardPower, BoardState, BoardPlayer, BoardDeputy, BoardColumns };
constexpr int tickPause = 15'000;  ///< milliseconds: the board shows minutes

QString orNobody(const std::string& who) { return who.empty() ? QStringLiteral("–") : QString::fromStdString(who); }

}  // namespace

OrdersBoard::OrdersBoard(CampaignSession& session, const PowerLooks& looks, Clock clock, QWidget* parent)
    : QWidget(parent), m_session(session), m_looks(looks), m_clock(std::move(clock)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    makeDeadline(*column);
    makeTable(*column);
    m_tick.setInterval(tickPause);
    connect(&m_tick, &QTimer::timeout, this, &OrdersBoard::takeTime);
    if (m_clock)
        m_tick.start();
    refresh();
}

void OrdersBoard::makeDeadline(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    m_due = named(wrapped(new QLabel(this)), QStringLiteral("ordersDue"), tr("When orders are due"));
    m_change = named(new QPushButton(tr("Dead&line…"), this), QStringLiteral("changeDeadline"), tr("Deadline"));
    m_change->setToolTip(tr("Set when orders are due"));
    m_change->setStatusTip(m_change->toolTip());
    connect(m_change, &QPushButton::clicked, this, &OrdersBoard::askForDeadline);
    row->addWidget(m_due, 1);
    row->addWidget(m_change, 0, Qt::AlignTop);
    column.addLayout(row);
}

void OrdersBoard::makeTable(QVBoxLayout& column) {
    m_table =
        named(new QTableWidget(0, BoardColumns, this), QStringLiteral("ordersBoard"), tr("Powers and their orders"));
    setFocusProxy(m_table);
    m_table->setHorizontalHeaderLabels({tr("Power"), tr("Orders"), tr("Player"), tr("Deputy")});
    lookLikeRows(*m_table);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // names are elided; tool tips show all of them
    m_table->horizontalHeader()->setMinimumSectionSize(scaled(this, 44));
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->viewport()->installEventFilter(this);
    column.addWidget(m_table, 1);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0)
            Q_EMIT powerSelected(PowerId(row));
    });
}

void OrdersBoard::setBeingWritten(std::function<bool(PowerId)> isBeingWritten) {
    m_isBeingWritten = std::move(isBeingWritten);
    fill();
}

void OrdersBoard::setPower(PowerId power) {
    m_power = power;
    const QSignalBlocker quiet(m_table);
    m_table->selectRow(static_cast<int>(power.index()));
}

void OrdersBoard::refresh() {
    m_board = m_session.boardShown();
    m_change->setEnabled(!m_session.whyNot() && m_board.phase != Phase::Over);
    fill();
}

void OrdersBoard::takeTime() {
    if (m_board.deadline)
        fill();
}

QString OrdersBoard::stateOf(const BoardRow& row) const {
    const bool isWritten = m_isBeingWritten && m_board.phase == Phase::Orders && m_isBeingWritten(row.power);
    return isWritten ? tr("draft") : stateText(row, m_board, now());
}

void OrdersBoard::fill() {
    const bool isOver = m_board.phase == Phase::Over;
    m_due->setText(isOver ? tr("The campaign is over") : deadlineText(m_board, now()));
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(static_cast<int>(m_board.rows.size()));
    for (const BoardRow& row : m_board.rows)
        fillRow(row);
    sizeColumns();
    // Selects a row only if it changes, so that clock updates do not scroll the table.
    if (const int row = m_power ? static_cast<int>(m_power.index()) : -1; row >= 0 && row != m_table->currentRow())
        m_table->selectRow(row);
}

void OrdersBoard::fillRow(const BoardRow& row) {
    const int at = static_cast<int>(row.power.index());
    const auto put = [&](BoardColumn column, const QString& words, const QString& tip) {
        auto* item = m_table->item(at, column);
        if (!item) {
            item = new QTableWidgetItem;
            m_table->setItem(at, column, item);
        }
        item->setText(words);
        item->setToolTip(tip);
    };
    const QString name = nameOf(m_session.scenario(), row.power);
    const Ruler ruler = m_session.scenario().powers[row.power.index()].ruler;
    put(BoardPower, name, tr("%1; as a computer player, its ruler is %2").arg(name, text(ruler)));
    put(BoardState, stateOf(row), stateSentence(row, m_board, now()));
    const auto& [player, deputy] = row.players;
    put(BoardPlayer, orNobody(player),
        player.empty() ? tr("No player: the computer gives the orders") : QString::fromStdString(player));
    put(BoardDeputy, orNobody(deputy), deputy.empty() ? tr("No deputy") : QString::fromStdString(deputy));
    m_table->item(at, BoardPower)->setIcon(m_looks.of(row.power).icon(scaled(this, 16), palette(), font()));
}

/// Power and state get the width that they need, as long as a third is left for player and deputy.
void OrdersBoard::sizeColumns() {
    const int room = m_table->viewport()->width();
    m_table->resizeColumnsToContents();
    const int names = std::min(m_table->columnWidth(BoardPower), room / 3);
    const int states = std::min(m_table->columnWidth(BoardState), room * 2 / 3 - names);
    m_table->setColumnWidth(BoardPower, names);
    m_table->setColumnWidth(BoardState, states);
    const int left = room - names - states;
    m_table->setColumnWidth(BoardPlayer, left / 2);
    m_table->setColumnWidth(BoardDeputy, left - left / 2);
}

/// A table that was not shown yet gets its size later than the board.
bool OrdersBoard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        sizeColumns();
    return QWidget::eventFilter(watched, event);
}

void OrdersBoard::askForDeadline() {
    openBeside<DeadlineDialog>(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); }, m_session, now());
}

}  // namespace ephor
