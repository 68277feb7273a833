#include "ui/odds/share_delegate.h"

#include <QPainter>

namespace ephor {

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QVariant wins = index.data(m_winsRole);
    if (wins.isValid()) {
        const double lead = 2 * wins.toDouble() - 1;
        QColor colour = lead > 0 ? QColor(0x2f, 0x6c, 0xb3) : QColor(0xb3, 0x3a, 0x2e);
        colour.setAlphaF(static_cast<float>(0.45 * std::abs(lead)));
        painter->fillRect(option.rect, colour);
    }
    QStyledItemDelegate::paint(painter, option, index);
}

}  // namespace ephor
