#include "ui/army_list/unit_delegate.h"

#include "models/army_list/list_tree_model.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"
#include "ui/editor/problem_card.h"

#include <QMouseEvent>
#include <QPainter>

namespace ephor {

namespace {

/// The icons at the end of a name: the general's helmet, a leader's star, a standard.
std::vector<const char*> honours(const QModelIndex& index) {
    std::vector<const char*> icons;
    if (index.data(ListTreeModel::GeneralRole).toBool())
        icons.push_back("helmet");
    else if (index.data(ListTreeModel::LeaderRole).toBool())
        icons.push_back("star");
    if (index.data(ListTreeModel::StandardRole).toBool())
        icons.push_back("flag");
    return icons;
}

int buttonWidth(const QStyleOptionViewItem& option) { return option.rect.width() / 3; }

}  // namespace

UnitDelegate::UnitDelegate(QObject* parent) : TroopDelegate(ListTreeModel::SignRole, parent) {}

void UnitDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    TroopDelegate::initStyleOption(option, index);
    if (index.column() == ListTreeModel::CountColumn)
        option->displayAlignment = Qt::AlignCenter;
    if (index.column() != ListTreeModel::UnitColumn) {
        if (index.column() == ListTreeModel::TypeColumn && !(option->state & QStyle::State_Selected))
            option->palette.setColor(QPalette::Text, Colours::of(option->palette).secondary);
        return;
    }
    const bool holdsOthers = index.model()->hasChildren(index);
    if (holdsOthers)
        option->features &= ~QStyleOptionViewItem::HasDecoration;
    option->font.setBold(index.data(ListTreeModel::GeneralRole).toBool() || holdsOthers);
    const int signs = static_cast<int>(honours(index).size()) + (index.data(ListTreeModel::WorstRole).toInt() >= 0);
    const int room =
        option->rect.width() - option->decorationSize.width() - 12 - signs * (option->decorationSize.width() + 4);
    if (signs > 0 && room > 0)  // the name gets less room where there are signs at its end
        option->text = QFontMetrics(option->font).elidedText(option->text, Qt::ElideRight, room);
}

void UnitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    TroopDelegate::paint(painter, option, index);
    if (index.column() == ListTreeModel::CountColumn && index.data(ListTreeModel::CountRole).isValid())
        paintCount(painter, option);
    if (index.column() != ListTreeModel::UnitColumn)
        return;
    const int size = qRound(16 * textScale(option.font));
    const double ratio = painter->device()->devicePixelRatioF();
    int right = option.rect.right() - 4;
    const auto place = [&](const QPixmap& pixmap) {
        painter->drawPixmap(right - size, option.rect.center().y() - size / 2 + 1, pixmap);
        right -= size + 4;
    };
    const bool chosen = option.state & QStyle::State_Selected;
    const QColor ink = option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
    if (const int worst = index.data(ListTreeModel::WorstRole).toInt(); worst >= 0) {
        const auto severity = static_cast<Severity>(worst);
        const char* sign = severity == Severity::Error ? "error" : severity == Severity::Warning ? "warn" : "info";
        place(chosen ? iconPixmap(sign, ink, {size, size}, ratio)
                     : severityPixmap(severity, option.palette, size, ratio));
    }
    for (const char* sign : honours(index))
        place(iconPixmap(sign, ink, {size, size}, ratio));
}

void UnitDelegate::paintCount(QPainter* painter, const QStyleOptionViewItem& option) const {
    const bool chosen = option.state & QStyle::State_Selected;
    const QColor ink = chosen ? option.palette.color(QPalette::HighlightedText) : Colours::of(option.palette).secondary;
    const int size = qRound(12 * textScale(option.font));
    const double ratio = painter->device()->devicePixelRatioF();
    const int top = option.rect.center().y() - size / 2 + 1;
    const int inset = (buttonWidth(option) - size) / 2;
    painter->drawPixmap(option.rect.left() + inset, top, iconPixmap("minus", ink, {size, size}, ratio));
    painter->drawPixmap(option.rect.right() + 1 - inset - size, top, iconPixmap("plus", ink, {size, size}, ratio));
}

bool UnitDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                               const QModelIndex& index) {
    if (event->type() != QEvent::MouseButtonRelease || index.column() != ListTreeModel::CountColumn ||
        !index.data(ListTreeModel::CountRole).isValid())
        return TroopDelegate::editorEvent(event, model, option, index);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const int at = mouse->position().toPoint().x() - option.rect.left();
    const int more = at < buttonWidth(option) ? -1 : at >= option.rect.width() - buttonWidth(option) ? 1 : 0;
    if (more == 0 || mouse->button() != Qt::LeftButton)
        return TroopDelegate::editorEvent(event, model, option, index);
    Q_EMIT countWanted(index.data(ListTreeModel::LineRole).toInt(), more);
    return true;
}

}  // namespace ephor
