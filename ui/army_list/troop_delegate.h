// Draws a row of troops: the type's sign and the name.
#pragma once

#include <QStyledItemDelegate>

namespace ephor {

/// The icon for a sign (hoplite, cavalry, …) in a list; a shield where it has none.
const char* iconOfSign(const QString& sign);

/// Draws the sign named by `role` of the first column.
class TroopDelegate : public QStyledItemDelegate {
public:
    TroopDelegate(int role, QObject* parent) : QStyledItemDelegate(parent), m_role(role) {}
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_role;
};

}  // namespace ephor
