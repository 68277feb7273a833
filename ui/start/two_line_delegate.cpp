#include "ui/start/two_line_delegate.h"

#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QPainter>

namespace ephor {

void TwoLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem bare = option;
    initStyleOption(&bare, index);
    bare.text.clear();
    bare.icon = {};
    bare.features &= ~QStyleOptionViewItem::HasDecoration;
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &bare, painter, option.widget);
    painter->save();
    const bool chosen = option.state & QStyle::State_Selected;
    const double scale = textScale(option.font);
    QRect area = option.rect.adjusted(qRound(10 * scale), qRound(4 * scale), -qRound(8 * scale), -qRound(4 * scale));
    if (const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>(); !icon.isNull()) {
        const int size = qRound(22 * scale);
        icon.paint(painter, QRect(area.left(), area.center().y() - size / 2, size, size), Qt::AlignCenter,
                   chosen ? QIcon::Selected : QIcon::Normal);
        area.setLeft(area.left() + size + qRound(10 * scale));
    }
    const int half = area.height() / 2;
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(sized(option.font, 13, true));
    painter->drawText(QRect(area.left(), area.top(), area.width(), half), Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, area.width()));
    painter->setFont(sized(option.font, 12));
    if (!chosen)
        painter->setPen(Colours::of(option.palette).secondary);
    painter->drawText(
        QRect(area.left(), area.top() + half, area.width(), half), Qt::AlignVCenter | Qt::AlignLeft,
        painter->fontMetrics().elidedText(index.data(aboutRole).toString(), Qt::ElideRight, area.width()));
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {qRound(80 * textScale(option.font)), qRound(46 * textScale(option.font))};
}

}  // namespace ephor
