// The chances of side A over a battle (chance_drawing), to read and to click on.
#pragma once

#include "models/battle/analysis_run.h"
#include "ui/battle/analysis/chance_drawing.h"

#include <QWidget>

namespace ephor {

class ChanceGraph final : public QWidget {
    Q_OBJECT

public:
    /// Shows nothing until the run has a result. Both must outlive it.
    ChanceGraph(BattleSession& session, const AnalysisRun& run, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user clicked at a moment of the timeline.
    void momentWanted(int moment);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    ChanceDrawing drawing() const;
    QString told(int moment) const;

    BattleSession& m_session;
    const AnalysisRun& m_run;
    BattleWords m_words;
    std::array<PowerLook, 2> m_looks;
};

}  // namespace ephor
