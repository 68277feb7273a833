// A player that looks ahead: it plays out each candidate and takes the best.
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

/// Compares the standard player's answer and the game's suggestions by playouts with successive halving. The standard
/// player plays on for both sides, and every candidate gets the same dice. A battle that is not over at the horizon
/// counts by the standing of the sides, because later turns add more noise than information. An enemy that did nothing
/// in the last turn is expected to do nothing (`sitting.h`); otherwise two such players would wait for each other until
/// the last turn. Secrets of the other side are not used: its standard player answers again. Minor decisions (rerolls,
/// deployment) are left to the standard player.
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
