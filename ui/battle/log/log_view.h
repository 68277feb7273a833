// The log. Every line can be expanded to its dice, modifiers and rules; a rule id opens the manual.
#pragma once

#include "models/battle/log/battle_log_model.h"

#include <QTreeView>

namespace ephor {

/// Which lines of the log are shown.
enum class LogFilter : std::uint8_t { All, Fights, Losses, Mine };

class LogView final : public QTreeView {
    Q_OBJECT

public:
    LogView(BattleSession& session, QWidget* parent = nullptr);

    BattleLogModel& log() { return m_log; }
    void setFilter(LogFilter filter);
    /// Shows only the headlines that have the text in them or below them; empty: all.
    void setSearch(const QString& text);

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
    /// Hides what the filter leaves out and what is still to be played on the table, and opens the phases with fights,
    /// from the phase of an event on.
    void showLines(int fromEvent);
    bool isToCome(const QModelIndex& line) const;
    bool passes(const QModelIndex& line) const;

    BattleSession& m_session;
    BattleLogModel m_log;
    LogFilter m_filter = LogFilter::All;
    QString m_search;
    int m_shownTo = -1;                ///< the first event that is still hidden; -1: none
    QPersistentModelIndex m_followed;  ///< the phase that was opened because it is the latest
};

}  // namespace ephor
