// A row of two lines behind a sign: what it is, and a quieter word about it.
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
