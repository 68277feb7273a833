#include "ui/battle/log_view.h"

#include "ui/battle/dice_painter.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>

namespace ephor {

namespace {

constexpr int dicePerRow = 12;

int dieSize(const QFont& font) { return qRound(15 * textScale(font)); }

}  // namespace

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const auto dice = index.siblingAtColumn(0).data(BattleLogModel::DiceRole);
    if (dice.isValid()) {
        const int count = static_cast<int>(dice.value<DiceShown>().faces.size());
        const int rows = std::max(1, (count + dicePerRow - 1) / dicePerRow);
        size.setHeight(size.height() + rows * (dieSize(option.font) + 3) + 3);
    }
    return size;
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    const QPalette& palette = option.palette;
    const bool selected = opt.state & QStyle::State_Selected;
    const auto kind = index.siblingAtColumn(0).data(BattleLogModel::KindRole).value<BattleLogModel::Kind>();
    if (index.column() == BattleLogModel::RuleColumn) {
        opt.font = sized(opt.font, 11);
        opt.palette.setColor(QPalette::Text, palette.color(QPalette::Link));
    } else if (kind == BattleLogModel::Kind::Loss) {
        opt.palette.setColor(QPalette::Text, Colours::of(palette).error);
    } else if (kind == BattleLogModel::Kind::Correction) {
        opt.palette.setColor(QPalette::Text, Colours::of(palette).warning);
    } else if (kind == BattleLogModel::Kind::Detail) {
        opt.palette.setColor(QPalette::Text, Colours::of(palette).secondary);
    }
    const QVariant dice = index.column() == 0 ? index.data(BattleLogModel::DiceRole) : QVariant();
    if (!dice.isValid()) {
        const QWidget* widget = opt.widget;
        (widget ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &opt, painter, widget);
        return;
    }
    const auto shown = dice.value<DiceShown>();
    opt.text.clear();
    opt.widget->style()->drawControl(QStyle::CE_ItemViewItem, &opt, painter, opt.widget);
    painter->save();
    painter->setFont(opt.font);
    painter->setPen(palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    const int line = opt.fontMetrics.height();
    painter->drawText(opt.rect.adjusted(4, 1, 0, 0), Qt::AlignTop | Qt::AlignLeft, index.data().toString());
    const int size = dieSize(opt.font);
    const QColor colour = m_looks[ephor::index(shown.side)].colour(palette);
    for (std::size_t i = 0; i < shown.faces.size(); ++i) {
        const int row = static_cast<int>(i) / dicePerRow;
        const int column = static_cast<int>(i) % dicePerRow;
        const QPointF at(opt.rect.left() + 4 + column * (size + 3), opt.rect.top() + line + 3 + row * (size + 3));
        paintDie(*painter, at, size, shown.faces[i], shown.need > 0 && shown.faces[i] >= shown.need, colour, palette,
                 opt.font);
        if (shown.rerolled == static_cast<int>(i)) {
            painter->setPen(QPen(Colours::of(palette).warning, 1.6));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(QRectF(at, QSizeF(size, size)).adjusted(-1.5, -1.5, 1.5, 1.5));
        }
    }
    painter->restore();
}

LogView::LogView(BattleSession& session, QWidget* parent) : QTreeView(parent), m_session(session), m_log(session) {
    setObjectName(QStringLiteral("log"));
    setAccessibleName(tr("Log"));
    setModel(&m_log);
    setItemDelegate(new LogDelegate(looksOf(session.game().setup()), this));
    setHeaderHidden(true);
    setUniformRowHeights(false);
    setIndentation(scaled(this, 13));
    setAlternatingRowColors(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(BattleLogModel::TextColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(BattleLogModel::RuleColumn, QHeaderView::ResizeToContents);
    header()->setMinimumSectionSize(10);
    setTextElideMode(Qt::ElideRight);
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        const int event = index.siblingAtColumn(0).data(BattleLogModel::EventRole).toInt();
        if (event >= 0)
            Q_EMIT momentWanted(event + 1);
    });
    connect(&session, &BattleSession::eventsChanged, this, &LogView::follow, Qt::QueuedConnection);
    connect(&session, &BattleSession::momentChanged, this, &LogView::follow, Qt::QueuedConnection);
    follow();
}

/// What has just happened (or the moment that is looked at) is open and in sight.
void LogView::follow() {
    QModelIndex at;
    if (m_session.isLive()) {
        const int phases = m_log.rowCount();
        if (phases == 0)
            return;
        const QModelIndex phase = m_log.index(phases - 1, 0);
        const int actions = m_log.rowCount(phase);
        at = actions > 0 ? m_log.index(actions - 1, 0, phase) : phase;
        expand(phase);
    } else {
        at = m_log.indexOfEvent(m_session.moment() - 1);
    }
    if (!at.isValid())
        return;
    for (QModelIndex up = at; up.isValid(); up = up.parent())
        expand(up);
    const int lines = m_log.rowCount(at);
    scrollTo(lines > 0 && m_session.isLive() ? m_log.index(lines - 1, 0, at) : at, QAbstractItemView::EnsureVisible);
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
        menu.addAction(tr("&Show the table at this moment"), this, [this, at] { Q_EMIT doubleClicked(at); });
    }
    menu.exec(event->globalPos());
}

}  // namespace ephor
