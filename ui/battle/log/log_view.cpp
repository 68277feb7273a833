#include "ui/battle/log/log_view.h"

#include "ui/battle/log/log_delegate.h"
#include "ui/common/battle_looks.h"
#include "ui/common/help_topic.h"
#include "ui/common/sizes.h"
#include "ui/manual/manual_text.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMenu>
#include <QToolTip>

namespace ephor {

namespace {

/// The rule of a line, otherwise that of its parent.
QString ruleOf(QModelIndex index) {
    for (; index.isValid(); index = index.parent())
        if (const QString rule = index.siblingAtColumn(BattleLogModel::RuleColumn).data().toString(); !rule.isEmpty())
            return rule;
    return {};
}

BattleLogModel::Kind kindOf(const QModelIndex& index) {
    return index.data(BattleLogModel::KindRole).value<BattleLogModel::Kind>();
}

/// True where a line of the phase tells a fight, a loss or the end.
bool hasNews(const BattleLogModel& log, const QModelIndex& phase) {
    for (int row = 0; row < log.rowCount(phase); ++row) {
        const QModelIndex line = log.index(row, 0, phase);
        if (line.data(BattleLogModel::FightRole).toBool() || line.data(BattleLogModel::LossRole).toBool() ||
            kindOf(line) == BattleLogModel::Kind::End)
            return true;
    }
    return false;
}

/// True where the line or one of the lines below has the text.
bool hasText(const BattleLogModel& log, const QModelIndex& line, const QString& text) {
    return log.asText(line).contains(text, Qt::CaseInsensitive) ||
           line.data().toString().contains(text, Qt::CaseInsensitive);
}

}  // namespace

LogView::LogView(BattleSession& session, QWidget* parent) : QTreeView(parent), m_session(session), m_log(session) {
    setObjectName(QStringLiteral("log"));
    setAccessibleName(tr("Log"));
    setModel(&m_log);
    setItemDelegate(new LogDelegate(looksOf(session), this));
    setHeaderHidden(true);
    setUniformRowHeights(false);
    setIndentation(scaled(this, 13));
    setAlternatingRowColors(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(BattleLogModel::TextColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(BattleLogModel::RuleColumn, QHeaderView::ResizeToContents);
    header()->setMinimumSectionSize(10);
    // Lines wrap, so their height depends on the panel's width.
    connect(header(), &QHeaderView::sectionResized, this, [this] { scheduleDelayedItemsLayout(); });
    setMouseTracking(true);
    setHelpTopic(this, QStringLiteral("fighting#read-the-log"));
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        const QString rule = ruleOf(now);
        setHelpTopic(this, rule.isEmpty() ? QStringLiteral("fighting#read-the-log") : rule);
    });
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == BattleLogModel::RuleColumn && !index.data().toString().isEmpty())
            Q_EMIT ruleWanted(index.data().toString());
    });
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        const int event = index.siblingAtColumn(0).data(BattleLogModel::EventRole).toInt();
        if (event >= 0)
            Q_EMIT momentWanted(event + 1);
    });
    connect(&session, &BattleSession::eventsChanged, this, &LogView::showLines);
    connect(&session, &BattleSession::momentChanged, this, [this](int moment) {
        if (m_shownTo >= 0 || m_session.isCatchingUp())
            showLines(m_shownTo >= 0 ? std::min(m_shownTo, moment) : moment);
    });
    connect(&session, &BattleSession::eventsChanged, this, &LogView::follow, Qt::QueuedConnection);
    connect(&session, &BattleSession::momentChanged, this, &LogView::follow, Qt::QueuedConnection);
    showLines(0);
    follow();
}

void LogView::setFilter(LogFilter filter) {
    m_filter = filter;
    showLines(0);
}

void LogView::setSearch(const QString& text) {
    m_search = text.trimmed();
    showLines(0);
}

bool LogView::passes(const QModelIndex& line) const {
    if (!m_search.isEmpty() && !hasText(m_log, line, m_search))
        return false;
    const bool isEnd = kindOf(line) == BattleLogModel::Kind::End;
    switch (m_filter) {
    case LogFilter::Fights:
        return isEnd || line.data(BattleLogModel::FightRole).toBool();
    case LogFilter::Losses:
        return isEnd || line.data(BattleLogModel::LossRole).toBool();
    case LogFilter::Mine: {
        const auto badges = line.data(BattleLogModel::BadgesRole).value<std::vector<BadgeInText>>();
        const int side = line.data(BattleLogModel::SideRole).toInt();
        return std::ranges::any_of(bothSides, [&](Side one) {
            return m_session.player(one) == By::Person &&
                   (side == static_cast<int>(index(one)) || std::ranges::contains(badges, one, &BadgeInText::side));
        });
    }
    case LogFilter::All:
        break;
    }
    return true;
}

bool LogView::isToCome(const QModelIndex& line) const {
    return m_shownTo >= 0 && line.data(BattleLogModel::EventRole).toInt() >= m_shownTo;
}

void LogView::showLines(int fromEvent) {
    m_shownTo = m_session.isCatchingUp() ? m_session.moment() : -1;
    const bool isChosen = m_filter != LogFilter::All || !m_search.isEmpty();
    const auto hide = [this](int row, const QModelIndex& parent, bool isHidden) {
        if (isRowHidden(row, parent) != isHidden)
            setRowHidden(row, parent, isHidden);
    };
    for (int i = m_log.rowCount() - 1; i >= 0; --i) {
        const QModelIndex phase = m_log.index(i, 0);
        bool any = false;
        for (int row = 0; row < m_log.rowCount(phase); ++row) {
            const QModelIndex line = m_log.index(row, 0, phase);
            const bool isShown = !isToCome(line) && (!isChosen || passes(line));
            any = any || isShown;
            hide(row, phase, !isShown);
            for (int below = 0; below < m_log.rowCount(line); ++below)
                hide(below, line,
                     isToCome(m_log.index(below, 0, line)) ||
                         m_log.index(below, 0, line).data(BattleLogModel::SaidRole).toBool());
        }
        hide(i, {}, isToCome(phase) || (isChosen && !any));
        if (isChosen ? any : hasNews(m_log, phase))
            expand(phase);
        if (phase.data(BattleLogModel::EventRole).toInt() <= fromEvent)
            break;
    }
}

/// Expands and shows the latest line, or the line of the moment that is shown.
void LogView::follow() {
    QModelIndex at;
    if (m_session.isLive()) {
        const int phases = m_log.rowCount();
        if (phases == 0)
            return;
        const QModelIndex phase = m_log.index(phases - 1, 0);
        const int actions = m_log.rowCount(phase);
        at = actions > 0 ? m_log.index(actions - 1, 0, phase) : phase;
        if (m_followed.isValid() && m_followed != phase && !hasNews(m_log, m_followed))
            collapse(m_followed);
        m_followed = phase;
        expand(phase);
    } else {
        const int event = m_session.moment() - 1;
        const QModelIndex current = currentIndex().siblingAtColumn(0);
        at = current.isValid() && current.data(BattleLogModel::EventRole).toInt() == event ? current
                                                                                           : m_log.indexOfEvent(event);
        if (kindOf(at) == BattleLogModel::Kind::Member && !isExpanded(at.parent()))
            at = at.parent();  // does not expand members; only the user does
    }
    if (!at.isValid())
        return;
    const bool isShared = kindOf(m_log.index(0, 0, at)) == BattleLogModel::Kind::Member &&
                          kindOf(at) != BattleLogModel::Kind::Action && kindOf(at) != BattleLogModel::Kind::Fight;
    if (isShared && m_session.isLive())
        collapse(at);  // it was open when it had no members yet
    for (QModelIndex up = isShared ? at.parent() : at; up.isValid(); up = up.parent())
        expand(up);
    const int lines = m_log.rowCount(at);
    scrollTo(lines > 0 && m_session.isLive() ? m_log.index(lines - 1, 0, at) : at, QAbstractItemView::EnsureVisible);
    if (visualRect(at).top() < 0)  // its heading is not cut
        scrollTo(at, QAbstractItemView::PositionAtTop);
    if (!m_session.isLive())
        setCurrentIndex(at);
}

void LogView::copy() {
    const QModelIndex at = currentIndex();
    QApplication::clipboard()->setText(m_log.asText(at));
}

void LogView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        return copy();
    QTreeView::keyPressEvent(event);
}

QString LogView::ruleAt(QPoint at) const {
    const QModelIndex index = indexAt(at);
    return index.column() == BattleLogModel::RuleColumn ? index.data().toString() : QString();
}

void LogView::mouseMoveEvent(QMouseEvent* event) {
    viewport()->setCursor(ruleAt(event->position().toPoint()).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    QTreeView::mouseMoveEvent(event);
}

bool LogView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString rule = ruleAt(help->pos()); !rule.isEmpty()) {
            QToolTip::showText(help->globalPos(), ruleTip(rule), this);
            return true;
        }
    }
    return QTreeView::viewportEvent(event);
}

void LogView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("&Copy this with all that belongs to it"), this, &LogView::copy);
    menu.addAction(tr("Copy the &whole log"), this, [this] { QApplication::clipboard()->setText(m_log.asText()); });
    menu.addSeparator();
    menu.addAction(tr("&Open everything"), this, &QTreeView::expandAll);
    menu.addAction(tr("C&lose everything"), this, &QTreeView::collapseAll);
    const QModelIndex at = indexAt(event->pos());
    if (at.isValid()) {
        menu.addSeparator();
        if (const QString rule = ruleOf(at); !rule.isEmpty())
            menu.addAction(tr("&What says %1?").arg(rule), this, [this, rule] { Q_EMIT ruleWanted(rule); });
        menu.addAction(tr("&Show the table at this moment"), this, [this, at] { Q_EMIT doubleClicked(at); });
    }
    menu.exec(event->globalPos());
}

}  // namespace ephor
