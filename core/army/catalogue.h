// What a rule system's troops are: facts and figures, read from data/rules.
#pragma once

#include "core/base/digest.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ephor {

/// One figure of a troop type: "move" 6. Keys and units are the system's.
struct Stat {
    std::string key;
    int value = 0;

    friend bool operator==(const Stat&, const Stat&) = default;
};

/// A type of troops as the rules know it.
struct TroopType {
    std::string id;    ///< as written in lists: "elite_hoplite"
    std::string name;  ///< as shown: "Elite Hoplite"
    std::string sign;  ///< how it is drawn: hoplite, peltast, psiloi, archer, cavalry, infantry
    std::string rule;
    std::vector<Stat> stats;
    std::vector<std::string> traits;
    std::optional<int> points;  ///< none: no source gives any
    std::string pointsSource;   ///< where the points come from; "house" for our own
    double frontage = 0;        ///< inches; of a system that measures in base widths: with a base width of one inch
    double depth = 0;           ///< inches, likewise

    int stat(std::string_view key) const;  ///< 0 where the type has no such figure
    bool has(std::string_view trait) const;

    friend bool operator==(const TroopType&, const TroopType&) = default;
};

/// All types of a rule system.
struct Catalogue {
    std::string system;
    std::string version;
    std::vector<TroopType> types;

    const TroopType* find(std::string_view id) const;
    std::vector<std::string> ids() const;

    friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Of every value of the catalogue: what a battle record names the rules data by. Comments and layout of the file do
/// not count.
Digest digestOf(const Catalogue& catalogue);

}  // namespace ephor
