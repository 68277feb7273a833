// A player who looks ahead: plays each choice out, and takes the one that did best.
#pragma once

#include "core/battle/player.h"

namespace ephor {

struct SearchSettings {
    int candidates = 8;      ///< choices that are tried, the computer player's among them
    int playouts = 32;       ///< of each choice in the first round; the better half gets twice as many in the next
    double certainty = 0.5;  ///< standard errors by which another choice must beat the computer player's
    int horizon = 3;         ///< turns that a playout looks ahead besides this one; 0: to the end of the battle
    std::uint64_t seed = 0;
    std::stop_token stop{};  ///< once it is asked to stop, the answer is the computer player's, at once
};

/// Tries the computer player's answer and the game's suggestions from here with other dice, the computer player playing
/// on for both sides, by successive halving. A battle that is not over at the horizon counts by how the sides stand:
/// what comes later is more noise than knowledge. The dice are the same for every choice. An enemy who did nothing in
/// the last turn is expected to do nothing (`sitting.h`): otherwise two such players wait for each other until the time
/// is up. What is secret from its side it does not know: the other side's computer player answers again. Small windows
/// (re-rolls, placing units) are left to the computer player.
class SearchPlayer final : public Player {
public:
    explicit SearchPlayer(SearchSettings settings = {}) : m_settings(std::move(settings)) {}

    By kind() const override { return By::Search; }
    bool needsRecord() const override { return true; }
    Choice choose(const Request& request, const Position& position) const override;
    std::shared_ptr<const Player> stoppedBy(const std::stop_token& stop) const override;

private:
    SearchSettings m_settings;
};

}  // namespace ephor
