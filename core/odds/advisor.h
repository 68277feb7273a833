// Odds for each possible answer to a question.
#pragma once

#include "core/odds/simulator.h"

namespace ephor {

/// An answer, and the results of battles in which it was given.
struct Advice {
    Choice choice;
    OddsReport report;
    bool isStandard = false;  ///< what the standard player would answer
};

/// A pending question. The choices to compare are all options or numbers of a short list; for moves and sets, the
/// standard player's candidates.
struct AdvicePlan {
    std::shared_ptr<const Game> game;
    Record record;                     ///< the record up to the question
    Pending pending;                   ///< a choice, not a roll
    const Player* standard = nullptr;  ///< plays both sides after the answer; must be set
    std::uint64_t seed = 0;
    std::size_t mostChoices = 16;
    std::int64_t runsEach = 4096;  ///< battles for each choice at the end
    int threads = 0;               ///< 0: as many as there are cores
};

/// Receives intermediate results: first after a few battles for each choice, then each time their number has doubled.
/// Called on the calling thread.
using AdviceProgress = std::function<void(const std::vector<Advice>&)>;

/// The odds of the asked side's choices, in the order of the standard player's candidates, with the same dice for each
/// choice. It uses neither the true future dice nor the other side's secret answers. After a stop request it returns
/// what it has, within the time of one decision for each thread.
std::vector<Advice> advise(const AdvicePlan& plan, const std::stop_token& stop = {},
                           const AdviceProgress& progress = {});

}  // namespace ephor
