// The table of a battle that is being set up: the ground, the deployment zones, the units that the scenario places.
#pragma once

#include "models/battle/first_deployed.h"

#include <QImage>
#include <QPainterPath>
#include <QTimer>
#include <QWidget>
#include <functional>

namespace ephor {

/// As large as there is room, and empty where there is too little.
class TablePreview final : public QWidget {
    Q_OBJECT

public:
    explicit TablePreview(QWidget* parent = nullptr);

    /// Makes the game and draws its table a moment later, if nothing changes until then; null: there is none.
    using MakeGame = std::function<std::shared_ptr<const Game>()>;
    void setBattle(MakeGame make);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void draw();
    void openGame();

    MakeGame m_make;
    std::shared_ptr<const Game> m_game;  ///< null until it is needed
    Table m_table;
    std::array<QPainterPath, 2> m_zones;  ///< in inches
    QImage m_image;
    QTimer m_redraw;
};

}  // namespace ephor
