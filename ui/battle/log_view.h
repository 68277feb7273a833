// The log beside the table: every line opens to the dice, modifiers and rules behind it.
#pragma once

#include "models/items/battle_log_model.h"
#include "ui/common/powers.h"

#include <QStyledItemDelegate>
#include <QTreeView>

namespace ephor {

/// Draws dice where a line has dice, and rule ids in the colour of links.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    LogDelegate(std::array<PowerLook, 2> looks, QObject* parent) : QStyledItemDelegate(parent), m_looks(looks) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    std::array<PowerLook, 2> m_looks;
};

class LogView final : public QTreeView {
    Q_OBJECT

public:
    LogView(BattleSession& session, QWidget* parent = nullptr);

    BattleLogModel& log() { return m_log; }

Q_SIGNALS:
    /// The moment after that line's event is to be shown.
    void momentWanted(int moment);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow();
    void copy();

    BattleSession& m_session;
    BattleLogModel m_log;
};

}  // namespace ephor
