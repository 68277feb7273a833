// Draws a line of the log: wrapped text with the badges of the sides, dice, and rule ids as links.
#pragma once

#include "models/battle/log/battle_log_model.h"
#include "ui/common/powers.h"

#include <QStyledItemDelegate>

namespace ephor {

/// For a QTreeView over a BattleLogModel.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    LogDelegate(std::array<PowerLook, 2> looks, QObject* parent) : QStyledItemDelegate(parent), m_looks(looks) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintDice(QPainter& painter, const QStyleOptionViewItem& option, const DiceShown& dice, int top) const;

    std::array<PowerLook, 2> m_looks;
};

}  // namespace ephor
