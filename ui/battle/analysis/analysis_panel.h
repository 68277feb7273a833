// Was it luck? The analysis of a finished battle: graph, balance of both sides, turning points, and errors.
#pragma once

#include "models/battle/analysis_run.h"

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ephor {

class AnalysisPanel final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(BattleSession& session, QWidget* parent = nullptr);

    /// The analysis of the finished battle; null before it is complete.
    const AnalysisShown* complete() const;

public Q_SLOTS:
    /// Starts the analysis of a finished battle, or stops it.
    void startOrStop();
    /// Starts it unless it runs or is complete.
    void startIfNone();

Q_SIGNALS:
    /// The analysis is complete now, has been dropped, or is another one.
    void completeChanged(const ephor::AnalysisShown* complete);

private:
    void refresh();
    QString timeLeft(int progress) const;
    void refreshRows(const AnalysisShown& shown);
    void addRow(QTreeWidgetItem& heading, const AnalysisRow& row);

    BattleSession& m_session;
    AnalysisRun m_run;
    QElapsedTimer m_since;  ///< of the run
    QPushButton* m_start = nullptr;
    QLabel* m_state = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_balance = nullptr;
    QTreeWidget* m_rows = nullptr;
};

}  // namespace ephor
