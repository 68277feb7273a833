// A forecast with what is needed to print it: the result of the command, or the sum of its shares.
#pragma once

#include "app/ephorctl/shares/share.h"
#include "core/campaign/forecast/forecast.h"
#include "core/campaign/scenario/files.h"

namespace ephor::ctl {

/// What a forecast is about, as names.
struct ForecastHeading {
    struct PowerName {
        std::string id;
        std::string name;

        friend bool operator==(const PowerName&, const PowerName&) = default;
    };
    /// A pending battle.
    struct BattleName {
        int number = 0;  ///< as `campaign battles` shows it
        std::string place;
        std::array<std::vector<int>, 2> sides;  ///< powers, by their rows: attackers and defenders

        friend bool operator==(const BattleName&, const BattleName&) = default;
    };
    std::string scenario;
    std::string system;
    bool hasMoney = true;
    std::string seed;
    std::int64_t wars = 0;  ///< of all shares together
    std::vector<std::string> moments;
    std::vector<PowerName> powers;
    std::vector<BattleName> battles;

    friend bool operator==(const ForecastHeading&, const ForecastHeading&) = default;
};

struct ForecastSheet {
    ForecastHeading heading;
    campaign::ForecastReport report;
};

ForecastHeading headingOf(const campaign::ForecastPlan& plan, std::int64_t wars);
/// Digest of all that the forecast of `wars` wars depends on: scenario, state, rules, and the seed of the forecast.
std::string questionOf(const campaign::ForecastPlan& plan, const campaign::ScenarioFiles& files, std::int64_t wars);

Json asJson(const ForecastSheet& sheet);
std::string asText(const ForecastSheet& sheet);

/// For shares.
Json headingJson(const ForecastHeading& heading);
Json countsJson(const campaign::ForecastReport& report);

}  // namespace ephor::ctl
