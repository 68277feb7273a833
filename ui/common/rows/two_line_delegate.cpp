#include "ui/common/rows/two_line_delegate.h"

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
    const QStringList about = index.data(aboutRole).toString().split(u'\n');
    const int row = area.height() / static_cast<int>(about.size() + 1);
    const auto paintRow = [&](int number, const QString& text) {
        painter->drawText(QRect(area.left(), area.top() + number * row, area.width(), row),
                          Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
    };
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(sized(option.font, 13, true));
    paintRow(0, index.data().toString());
    painter->setFont(sized(option.font, 12));
    if (!chosen)
        painter->setPen(Colours::of(option.palette).secondary);
    for (int i = 0; i < about.size(); ++i)
        paintRow(i + 1, about[i]);
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto rows = index.data(aboutRole).toString().count(u'\n') + 2;
    return {qRound(80 * textScale(option.font)),
            qRound((12 + 17 * static_cast<double>(rows)) * textScale(option.font))};
}

}  // namespace ephor
