// The troops of a rule system: names and figures, read from data/rules.
#pragma once

#include "core/base/digest.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ephor {

/// A figure of a troop type: "move" 6. Keys and units depend on the system.
struct Stat {
    std::string key;
    int value = 0;

    friend bool operator==(const Stat&, const Stat&) = default;
};

/// A troop type of the rules.
struct TroopType {
    std::string id;    ///< as written in lists: "elite_hoplite"
    std::string name;  ///< as shown: "Elite Hoplite"
    std::string sign;  ///< how it is drawn: hoplite, peltast, psiloi, archer, cavalry, infantry
    std::string rule;
    std::vector<Stat> stats;
    std::vector<std::string> traits;
    std::optional<int> points;  ///< none if no source gives points
    std::string pointsSource;   ///< where the points come from; "house" for our own
    double frontage = 0;        ///< inches; for systems that measure in base widths, one base width is an inch
    double depth = 0;           ///< inches, as above

    int stat(std::string_view key) const;  ///< 0 if the type has no such figure
    bool has(std::string_view trait) const;

    friend bool operator==(const TroopType&, const TroopType&) = default;
};

/// All troop types of a rule system.
struct Catalogue {
    std::string system;
    std::string version;
    std::vector<TroopType> types;

    const TroopType* find(std::string_view id) const;
    /// The type that a misspelt word means; null if it is like none.
    const TroopType* meant(std::string_view word) const;
    std::vector<std::string> ids() const;

    friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Digest of all values of the catalogue. Battle records identify the rules data by it. Comments and layout of the file
/// do not count.
Digest digestOf(const Catalogue& catalogue);

}  // namespace ephor
