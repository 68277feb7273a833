// The log. Every line can be expanded to its dice, modifiers and rules; a rule id opens the manual.
#pragma once

#include "models/battle/battle_log_model.h"

#include <QTreeView>

namespace ephor {

class LogView final : public QTreeView {
    Q_OBJECT

public:
    LogView(BattleSession& session, QWidget* parent = nullptr);

    BattleLogModel& log() { return m_log; }

Q_SIGNALS:
    /// The moment after the line's event should be shown.
    void momentWanted(int moment);
    /// The manual should open at that rule.
    void ruleWanted(const QString& rule);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    /// The rule id at that point; empty where there is none.
    QString ruleAt(QPoint at) const;
    void follow();
    void copy();

    BattleSession& m_session;
    BattleLogModel m_log;
};

}  // namespace ephor
