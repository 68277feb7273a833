// Colours a cell by how often its row wins: blue where more than half, red where less, none where it is even.
#pragma once

#include <QStyledItemDelegate>

namespace ephor {

class ShareDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `winsRole`: from 0 to 1; nothing where it is not known.
    explicit ShareDelegate(int winsRole, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_winsRole(winsRole) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_winsRole;
};

}  // namespace ephor
