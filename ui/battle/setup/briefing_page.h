// What one reads before a historical battle: the table, what led to it, both armies and what they want, and, folded
// away, what happened then.
#pragma once

#include "core/battle/game.h"
#include "core/io/briefing_io.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace ephor {

class BattleMap;
class Fold;
class PowerBadge;

class BriefingPage final : public QWidget {
    Q_OBJECT

public:
    explicit BriefingPage(QWidget* parent = nullptr);

    /// `table` is a table of the game with both armies on it.
    void setBattle(const std::shared_ptr<const Game>& game, const Table& table, const Briefing& briefing);

private:
    QVBoxLayout* makeArmy(Side side);
    void showArmy(Side side, const Game& game, const QString& aim);

    struct Army {
        PowerBadge* sign = nullptr;
        QLabel* name = nullptr;
        QLabel* aim = nullptr;
        QLabel* units = nullptr;
    };

    QLabel* m_title;
    QLabel* m_where;
    BattleMap* m_map;
    QLabel* m_story;
    std::array<Army, 2> m_armies;
    QLabel* m_outcome;
    Fold* m_fold;
    QLabel* m_sources;
};

}  // namespace ephor
