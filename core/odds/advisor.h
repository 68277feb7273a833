// Odds beside each answer to a question.
#pragma once

#include "core/odds/simulator.h"

namespace ephor {

/// One answer, and how battles went in which it was given.
struct Advice {
    Choice choice;
    OddsReport report;
    bool isStandard = false;  ///< what the standard player would answer
};

/// A question that waits for an answer. Its choices: all of a short list of options or numbers; of moves and sets the
/// standard player's candidates.
struct AdvicePlan {
    std::shared_ptr<const Game> game;
    Record record;                     ///< what led to the question
    Pending pending;                   ///< a choice, not a roll
    const Player* standard = nullptr;  ///< plays on for both sides; must be set
    std::uint64_t seed = 0;
    std::size_t mostChoices = 16;
    std::int64_t runsEach = 4096;  ///< battles for each choice in the end
    int threads = 0;               ///< 0: as many as there are cores
};

/// Hears every refinement: the first after a few battles for each choice, then after twice as many each time. Called
/// from the calling thread.
using AdviceProgress = std::function<void(const std::vector<Advice>&)>;

/// The odds of the asked side's choices, the best guesses first, with the same dice for each. Neither true dice to come
/// nor the other side's secret answers are known to it. After a stop it returns what it has, within the time of one
/// battle a thread.
std::vector<Advice> advise(const AdvicePlan& plan, const std::stop_token& stop = {},
                           const AdviceProgress& progress = {});

}  // namespace ephor
