// A picture of a battle's table: the ground and both armies, without any question.
#pragma once

#include "core/battle/game.h"
#include "ui/battle/drawing/ground_painter.h"
#include "ui/battle/drawing/table_picture.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class BattleMap final : public QWidget {
    Q_OBJECT

public:
    explicit BattleMap(QWidget* parent = nullptr);

    void setBattle(std::shared_ptr<const Game> game, const Table& table);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const Game> m_game;
    TableSize m_size;
    std::vector<Terrain> m_terrain;
    std::vector<UnitShown> m_units;
    std::array<PowerLook, 2> m_looks;
    TableGround m_ground;
};

}  // namespace ephor
