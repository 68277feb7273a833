// The result of `list best`, for people and programs.
#pragma once

#include "app/ephorctl/console.h"
#include "core/io/lists/edit/list_candidate.h"
#include "core/odds/list_match.h"
#include "core/odds/odds_report.h"

namespace ephor::ctl {

struct BestSheet {
    struct ListName {
        std::string file;
        ArmyList list;
        std::optional<int> points;
    };
    /// A candidate against an enemy.
    struct Match {
        std::shared_ptr<const Game> game = nullptr;  ///< null: they cannot meet
        OddsReport report = {};
    };
    struct LeftOut {
        std::string file;
        Message why;
    };

    CandidateLimits limits;
    std::uint64_t seed = 0;
    std::int64_t runs = 0;  ///< of each match, where none is interrupted
    std::vector<ListName> candidates;
    std::vector<ListName> enemies;
    std::vector<Match> matches;  ///< candidate by candidate
    std::vector<LeftOut> leftOut;

    const Match& match(std::size_t candidate, std::size_t enemy) const {
        return matches[candidate * enemies.size() + enemy];
    }
};

Json asJson(const BestSheet& sheet);
std::string asText(const BestSheet& sheet);

}  // namespace ephor::ctl
