// A quick estimate of who would win, computed in the background while a battle is set up.
#pragma once

#include "models/odds/odds_run.h"

#include <QLabel>
#include <QTimer>

namespace ephor {

class ChanceLine final : public QLabel {
    Q_OBJECT

public:
    explicit ChanceLine(QWidget* parent = nullptr);

    /// Makes the game a moment later, if nothing changes until then; null: there is no battle to estimate.
    using MakeGame = std::function<std::shared_ptr<const Game>()>;
    void setBattle(MakeGame make);

    /// Which side has the better chances, by the shares of battles that they win. Neither has where their intervals
    /// overlap.
    static QString verdict(const std::array<QString, 2>& names, const std::array<Share, 2>& wins);

private:
    void start();
    void showReport();

    OddsRun m_run;
    QTimer m_wait;
    MakeGame m_make;
};

}  // namespace ephor
