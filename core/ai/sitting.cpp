#include "core/ai/sitting.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ephor {

namespace {

/// Keeps the table at the start of the last turn, besides the present one.
class LastTurn final : public Listener {
public:
    explicit LastTurn(const Table& opening) : m_now(opening), m_turnBegan(opening), m_lastTurnBegan(opening) {}

    void heard(int, const Event& event) override {
        if (const auto* phase = std::get_if<PhaseBegan>(&event); phase && phase->turn != m_now.turn()) {
            m_lastTurnBegan = m_turnBegan;
            m_turnBegan = m_now;
        }
        m_now.apply(event);
    }
    const Table& now() const { return m_now; }
    const Table& lastTurnBegan() const { return m_lastTurnBegan; }

private:
    Table m_now;
    Table m_turnBegan;
    Table m_lastTurnBegan;
};

/// Mean distance from an enemy to the nearest piece of a side. Enemies are taken from `table`, the side's own pieces
/// from `own`.
double meanDistance(const Table& table, const Table& own, Side side) {
    const PieceSet enemies = table.present(other(side));
    double sum = 0;
    for (const PieceId enemy : enemies) {
        double least = std::numeric_limits<double>::max();
        for (const PieceId piece : own.present(side))
            least = std::min(least, squaredLength(table.body(enemy).pose.centre - own.body(piece).pose.centre));
        sum += std::sqrt(least);
    }
    return enemies.empty() ? 0 : sum / enemies.size();
}

}  // namespace

bool isEnemySitting(const Game& game, const Here& here) {
    LastTurn seen(game.opening());
    Record record = here.prefix;
    Conditions conditions;
    conditions.listener = &seen;
    Fight(game).run(conditions, &record);  // without players the fight stops at the pending question

    const Table& now = seen.now();
    const Table& before = seen.lastTurnBegan();
    if (now.turn() < 2 || now.present() != before.present())
        return false;
    for (const PieceId piece : now.present())
        if (game.strength(now, piece) != game.strength(before, piece))
            return false;
    static constexpr double noNearer =
        0.95;  // tolerance, so that a few pieces changing places do not count as an advance
    return meanDistance(now, now, here.side) > noNearer * meanDistance(before, now, here.side);
}

std::optional<Choice> SittingPlayer::ownAnswer(const Request& request, const Position& /*position*/) const {
    if (request.form == Form::Options && request.options.contains(0, {}))
        return Choice{};
    return {};
}

}  // namespace ephor
