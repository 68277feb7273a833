// Draws the rows of a list's units: sign and name, signs of leaders and problems, and buttons for the number.
#pragma once

#include "ui/army_list/troop_delegate.h"

namespace ephor {

class UnitDelegate final : public TroopDelegate {
    Q_OBJECT

public:
    explicit UnitDelegate(QObject* parent);

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

Q_SIGNALS:
    /// One more or one fewer of the entry at a line, by its buttons.
    void countWanted(int line, int more);

private:
    void paintCount(QPainter* painter, const QStyleOptionViewItem& option) const;
};

}  // namespace ephor
