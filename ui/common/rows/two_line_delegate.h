// Draws a row with an icon, a title, and an explanation in a quieter colour: one line, or several as the text has them.
#pragma once

#include <QStyledItemDelegate>

namespace ephor {

class TwoLineDelegate final : public QStyledItemDelegate {
public:
    static constexpr int aboutRole = Qt::UserRole + 10;

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace ephor
