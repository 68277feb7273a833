// The kinds of terrain features, and which of them a home terrain has (DBA-105).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ephor::dba {

/// DBA-105
enum class FeatureKind : std::uint8_t {
    None,
    Waterway,
    River,
    Road,
    DifficultHill,
    GentleHill,
    Wood,
    Marsh,
    Plough,
    Enclosure,
    Scrub,
    Boggy,
    Rocky,
    Gully,
    Dunes,
    Oasis,
    City,
    Fort,
    Hamlet,
    Edifice,
    Kinds
};
inline constexpr std::size_t featureKinds = static_cast<std::size_t>(FeatureKind::Kinds);
std::string_view nameOf(FeatureKind kind);
std::optional<FeatureKind> featureNamed(std::string_view name);

constexpr bool isLinear(FeatureKind k) {
    return k == FeatureKind::Waterway || k == FeatureKind::River || k == FeatureKind::Road;
}
constexpr bool isRoad(FeatureKind k) { return k == FeatureKind::Road; }
constexpr bool isRiver(FeatureKind k) { return k == FeatureKind::River; }
constexpr bool isHill(FeatureKind k) { return k == FeatureKind::DifficultHill || k == FeatureKind::GentleHill; }
/// City or Fort: walls that are assaulted.
constexpr bool isWalled(FeatureKind k) { return k == FeatureKind::City || k == FeatureKind::Fort; }
constexpr bool isBuiltUp(FeatureKind k) { return isWalled(k) || k == FeatureKind::Hamlet || k == FeatureKind::Edifice; }
/// DBA-112: half a base width of it hides.
constexpr bool isDeepCover(FeatureKind k) {
    return k == FeatureKind::DifficultHill || k == FeatureKind::Wood || k == FeatureKind::Oasis ||
           k == FeatureKind::Dunes || k == FeatureKind::Hamlet || k == FeatureKind::Edifice;
}
/// DBA-105: a home terrain.
struct Topography {
    std::string_view name;
    std::span<const FeatureKind> compulsory;
    int fewestCompulsory = 1;  ///< pieces (arable: of plough two)
    std::span<const FeatureKind> optional;
};
std::span<const Topography> topographies();
const Topography* topographyNamed(std::string_view name);
/// DBA-105: the maximum number of a kind in one battle.
constexpr int mostOf(FeatureKind k) {
    if (k == FeatureKind::Waterway || k == FeatureKind::River || k == FeatureKind::Oasis || k == FeatureKind::Gully ||
        isBuiltUp(k))
        return 1;
    return k == FeatureKind::Road ? 2 : 3;
}
/// DBA-105: bad or rough going, rivers and waterways; at least one of these must be chosen.
constexpr bool isRestrictive(FeatureKind k) {
    return k != FeatureKind::None && k != FeatureKind::Road && k != FeatureKind::GentleHill && !isBuiltUp(k) &&
           k != FeatureKind::Plough;
}
/// DBA-105: a fault in the features of `chosen` for a home terrain.
struct FeatureFault {
    enum class What : std::uint8_t {
        NotHere,
        TooMany,
        TooFewCompulsory,
        TooFewOptional,
        TooManyAltogether,
        NothingRough
    };
    What what = What::NotHere;
    FeatureKind kind = FeatureKind::None;
};
std::vector<FeatureFault> checkFeatures(const Topography& home, std::span<const FeatureKind> chosen);

}  // namespace ephor::dba
