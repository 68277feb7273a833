#include "core/rules/dba/army/features.h"

#include <algorithm>
#include <array>

namespace ephor::dba {

namespace {

constexpr std::array<std::string_view, featureKinds> featureNames{
    "",      "waterway", "river", "road",  "difficult_hill", "gentle_hill", "wood", "marsh", "plough", "enclosure",
    "scrub", "boggy",    "rocky", "gully", "dunes",          "oasis",       "city", "fort",  "hamlet", "edifice"};

using K = FeatureKind;
constexpr std::array arableMust{K::City, K::Fort, K::Hamlet, K::Edifice, K::Plough};
constexpr std::array arableMay{K::River,     K::DifficultHill, K::GentleHill, K::Wood,  K::Plough,
                               K::Enclosure, K::Road,          K::Waterway,   K::Scrub, K::Boggy};
constexpr std::array forestMust{K::Wood};
constexpr std::array forestMay{K::River, K::Marsh, K::GentleHill, K::Wood, K::City, K::Fort, K::Hamlet, K::Edifice};
constexpr std::array hillyMust{K::DifficultHill};
constexpr std::array hillyMay{K::River, K::Wood, K::City, K::Fort, K::Hamlet, K::Edifice, K::Road, K::DifficultHill};
constexpr std::array steppeMust{K::GentleHill};
constexpr std::array steppeMay{K::River, K::Rocky, K::Scrub, K::Gully, K::City, K::Fort, K::Hamlet, K::Edifice};
constexpr std::array dryMust{K::Rocky, K::Scrub};
constexpr std::array dryMay{K::Dunes, K::DifficultHill, K::Oasis, K::City, K::Fort, K::Hamlet, K::Edifice};
constexpr std::array tropicalMust{K::Wood};
constexpr std::array tropicalMay{K::River,  K::Marsh,   K::Gully,     K::City, K::Fort,
                                 K::Hamlet, K::Edifice, K::Enclosure, K::Road, K::Wood};
constexpr std::array littoralMust{K::Waterway};
constexpr std::array littoralMay{K::DifficultHill, K::Marsh,  K::Wood,    K::Dunes, K::City,
                                 K::Fort,          K::Hamlet, K::Edifice, K::Road,  K::River};

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
        // Up to two pieces of a compulsory kind count as compulsory, more as optional if that is allowed.
        if (must && compulsory < 2 && !(isBuiltUp(kind) && compulsory > 0 && has(home.optional, kind)))
            ++compulsory;
        else
            ++optional;
        restrictive = restrictive || isRestrictive(kind);
    }
    const bool plough =
        count[static_cast<std::size_t>(FeatureKind::Plough)] >= 1 && builtUp == 0 && home.name == "arable";
    if (compulsory < home.fewestCompulsory || (plough && compulsory < 2))
        faults.push_back({What::TooFewCompulsory, home.compulsory.front()});
    if (optional < 2)
        faults.push_back({What::TooFewOptional, FeatureKind::None});
    if (optional > 3)
        faults.push_back({What::TooManyAltogether, FeatureKind::None});
    if (!restrictive)
        faults.push_back({What::NothingRough, FeatureKind::None});
    return faults;
}

}  // namespace ephor::dba
