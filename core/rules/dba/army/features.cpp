#include "core/rules/dba/army/features.h"

#include <algorithm>
#include <array>

namespace ephor::dba {

namespace {

constexpr std::array<std::string_view, featureKinds> featureNames{
    "",      "waterway", "river", "road",  "difficult_hill", "gentle_hill", "wood", "marsh", "plough", "enclosure",
    "scrub", "boggy",    "rocky", "gully", "dunes",          "oasis",       "city", "fort",  "hamlet", "edifice"};

using enum FeatureKind;
constexpr std::array arableMust{City, Fort, Hamlet, Edifice, Plough};
constexpr std::array arableMay{River, DifficultHill, GentleHill, Wood, Plough, Enclosure, Road, Waterway, Scrub, Boggy};
constexpr std::array forestMust{Wood};
constexpr std::array forestMay{River, Marsh, GentleHill, Wood, City, Fort, Hamlet, Edifice};
constexpr std::array hillyMust{DifficultHill};
constexpr std::array hillyMay{River, Wood, City, Fort, Hamlet, Edifice, Road, DifficultHill};
constexpr std::array steppeMust{GentleHill};
constexpr std::array steppeMay{River, Rocky, Scrub, Gully, City, Fort, Hamlet, Edifice};
constexpr std::array dryMust{Rocky, Scrub};
constexpr std::array dryMay{Dunes, DifficultHill, Oasis, City, Fort, Hamlet, Edifice};
constexpr std::array tropicalMust{Wood};
constexpr std::array tropicalMay{River, Marsh, Gully, City, Fort, Hamlet, Edifice, Enclosure, Road, Wood};
constexpr std::array littoralMust{Waterway};
constexpr std::array littoralMay{DifficultHill, Marsh, Wood, Dunes, City, Fort, Hamlet, Edifice, Road, River};

constexpr std::array allTopographies{
    Topography{"arable", arableMust, 1, arableMay},
    Topography{"forest", forestMust, 1, forestMay},
    Topography{"hilly", hillyMust, 1, hillyMay},
    Topography{"steppe", steppeMust, 1, steppeMay},
    Topography{"dry", dryMust, 1, dryMay},
    Topography{"tropical", tropicalMust, 1, tropicalMay},
    Topography{"littoral", littoralMust, 1, littoralMay},
};

template <typename Range> bool has(const Range& all, FeatureKind kind) {
    return std::ranges::find(all, kind) != all.end();
}

}  // namespace

std::string_view nameOf(FeatureKind kind) { return featureNames[static_cast<std::size_t>(kind)]; }

std::optional<FeatureKind> featureNamed(std::string_view name) {
    const auto found = std::ranges::find(featureNames.begin() + 1, featureNames.end(), name);
    if (found == featureNames.end())
        return {};
    return static_cast<FeatureKind>(found - featureNames.begin());
}

std::span<const Topography> topographies() { return allTopographies; }

const Topography* topographyNamed(std::string_view name) {
    const auto found = std::ranges::find(allTopographies, name, &Topography::name);
    return found == allTopographies.end() ? nullptr : &*found;
}

std::vector<FeatureFault> checkFeatures(const Topography& home, std::span<const FeatureKind> chosen) {
    using What = FeatureFault::What;
    std::vector<FeatureFault> faults;
    std::array<int, featureKinds> count{};
    int builtUp = 0;
    int compulsory = 0;
    int optional = 0;
    bool restrictive = false;
    for (const FeatureKind kind : chosen) {
        const bool must = has(home.compulsory, kind);
        if (!must && !has(home.optional, kind)) {
            faults.push_back({What::NotHere, kind});
            continue;
        }
        builtUp += isBuiltUp(kind) ? 1 : 0;
        const int same = isBuiltUp(kind) ? builtUp : ++count[static_cast<std::size_t>(kind)];
        if (same == mostOf(kind) + 1)
            faults.push_back({What::TooMany, kind});
        // Pieces of a compulsory kind count as such up to two, the rest as optional where they may be.
        if (must && compulsory < 2 && !(isBuiltUp(kind) && compulsory > 0 && has(home.optional, kind)))
            ++compulsory;
        else
            ++optional;
        restrictive = restrictive || isRestrictive(kind);
    }
    const bool plough = count[static_cast<std::size_t>(Plough)] >= 1 && builtUp == 0 && home.name == "arable";
    if (compulsory < home.fewestCompulsory || (plough && compulsory < 2))
        faults.push_back({What::TooFewCompulsory, home.compulsory.front()});
    if (optional < 2)
        faults.push_back({What::TooFewOptional, None});
    if (optional > 3)
        faults.push_back({What::TooManyAltogether, None});
    if (!restrictive)
        faults.push_back({What::NothingRough, None});
    return faults;
}

}  // namespace ephor::dba
