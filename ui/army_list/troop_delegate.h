// How a row of troops is drawn: its name behind the sign of the type.
#pragma once

#include <QStyledItemDelegate>

namespace ephor {

/// The icon of a sign in a list: hoplite, cavalry, …; the shield where there is none of its own.
const char* iconOfSign(const QString& sign);

/// Draws the sign that `role` of the first column names.
class TroopDelegate : public QStyledItemDelegate {
public:
    TroopDelegate(int role, QObject* parent) : QStyledItemDelegate(parent), m_role(role) {}
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_role;
};

}  // namespace ephor
