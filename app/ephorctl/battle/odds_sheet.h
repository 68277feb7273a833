// Odds with what is needed to print them: the result of the command, or the sum of its shares.
#pragma once

#include "app/ephorctl/shares/share.h"
#include "core/odds/simulator.h"

namespace ephor::ctl {

/// What odds are about, as names.
struct OddsHeading {
    struct PieceName {
        std::string id;
        std::string name;
        std::string type;  ///< id; empty: none
        Side side = Side::A;
        int strength = 0;

        friend bool operator==(const PieceName&, const PieceName&) = default;
    };
    std::string system;
    std::string strength;  ///< what a unit loses
    std::string seed;
    std::int64_t runs = 0;  ///< of all shares together
    std::array<std::string, 2> lists;
    std::vector<PieceName> pieces;

    friend bool operator==(const OddsHeading&, const OddsHeading&) = default;
};

OddsHeading headingOf(const SimulationPlan& plan, std::int64_t runs);
/// Digest of all that the odds depend on. `players` as they were named.
std::string questionOf(const SimulationPlan& plan, std::string_view players, std::int64_t runs);

/// `simulation` adds threads and time; null: without them, as of a sum of shares.
Json asJson(const OddsHeading& heading, const OddsReport& report, const Simulation* simulation);
std::string asText(const OddsHeading& heading, const OddsReport& report, const Simulation* simulation);

/// For shares.
Json headingJson(const OddsHeading& heading);
Json countsJson(const OddsReport& report);

}  // namespace ephor::ctl
