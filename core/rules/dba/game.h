// A battle of DBA made ready: what every element is, the scenario's ground, the options.
#pragma once

#include "core/battle/game.h"
#include "core/rules/dba/army/published_armies.h"
#include "core/rules/dba/state.h"

namespace ephor::dba {

class DbaGame final : public Game {
public:
    /// The set-up was checked before: lists without errors, options that read.
    DbaGame(const RuleSystem& system, Setup setup, const Options& options);

    const Options& options() const { return m_options; }
    const Troop& troop(PieceId piece) const { return m_troops[piece.index()]; }
    /// What an element suffers that loses to an enemy in close combat.
    const Endings& endings(PieceId loser, PieceId winner, Going going) const {
        return m_endings[(loser.index() * m_troops.size() + winner.index()) * 3 + static_cast<std::size_t>(going)];
    }
    const Army& army(Side side) const { return m_armies[index(side)]; }
    /// The elements of the list; without camp followers and denizens.
    const PieceSet& elements(Side side) const { return m_elements[index(side)]; }
    /// Those of either side that cost more to move, scythed chariots left out (DBA-037); the chariots; light horse.
    ElementSet costly() const { return m_costly; }
    ElementSet chariots() const { return m_chariots; }
    ElementSet lightHorse() const { return m_lightHorse; }
    PieceId followers(Side side) const { return PieceId(static_cast<int>(index(side)) * piecesOfSide + armySize); }
    PieceId denizens(Side side) const { return PieceId(static_cast<int>(index(side)) * piecesOfSide + armySize + 1); }
    /// The piece of a side's list unit; followers and denizens come after the twelve.
    static PieceId pieceOf(Side side, int unit) { return PieceId(static_cast<int>(index(side)) * piecesOfSide + unit); }
    PieceId generalOf(Side side) const { return m_generals[index(side)]; }
    /// What the scenario has on the table; placed features stand there as counters.
    const std::vector<Feature>& drawn() const { return m_drawn; }
    bool isScenario() const { return !m_setup.placements.empty(); }

    Ended fight(Referee& referee) const override;
    const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const override;
    void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const override;
    int strength(const Table& table, PieceId piece) const override;
    double evaluate(const Table& table, Side side) const override;
    std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                  const Position& position) const override;
    PieceId general(const Table& table, Side side) const override;
    std::string distanceMoved(const Pose& from, const Pose& to) const override;
    std::vector<Sign> signs(const Table& table, Side side) const override;
    using Game::signs;
    std::vector<Terrain> terrain(const Table& table) const override;

private:
    void readEndings();
    void sortTroops();

    static constexpr int piecesOfSide = armySize + 2;

    Options m_options;
    std::vector<Troop> m_troops;
    std::vector<Endings> m_endings;  ///< of every piece against every other, by its going
    std::array<Army, 2> m_armies;
    std::array<PieceSet, 2> m_elements;
    std::array<PieceId, 2> m_generals;
    ElementSet m_costly;
    ElementSet m_chariots;
    ElementSet m_lightHorse;
    std::vector<Feature> m_drawn;
};

// The ground as it is: features of the scenario and those placed ------------------------------------------------------

inline int featureField(const Table& table, int i, FeatureField field) {
    return table.counter(Side::A, static_cast<std::uint8_t>(featureCounter(i, field)));
}
/// Where a placed feature lies.
inline Rect placedBox(const Table& table, int i) {
    const auto value = [&](FeatureField field) { return featureField(table, i, field) / 100.0; };
    return {{value(FeatureLowX), value(FeatureLowY)}, {value(FeatureHighX), value(FeatureHighY)}};
}
Feature placedFeature(const Table& table, int i);
inline FeatureKind placedKind(const Table& table, int i) {
    return static_cast<FeatureKind>(featureField(table, i, FeatureKindIs));
}
/// Calls `see(feature)` for each feature of which `wanted(kind)` says so: most questions are about few kinds.
template <typename Wanted, typename See>
void eachFeature(const DbaGame& game, const Table& table, Wanted&& wanted, See&& see) {
    for (const Feature& feature : game.drawn())
        if (wanted(feature.kind))
            see(feature);
    const int count = table.counter(Side::A, FeatureCount);
    for (int i = 0; i < count; ++i)
        if (wanted(placedKind(table, i)))
            see(placedFeature(table, i));
}
/// Of those, the ones whose box comes within `reach` of a point, or nearly: what lies elsewhere is left out at a
/// glance.
template <typename Wanted, typename See>
void eachFeatureNear(const DbaGame& game, const Table& table, Vec point, double reach, Wanted&& wanted, See&& see) {
    constexpr double rounding = 1e-6;
    for (const Feature& feature : game.drawn())
        if (wanted(feature.kind))
            see(feature);
    const int count = table.counter(Side::A, FeatureCount);
    if (count == 0)
        return;
    const Vec low = (point - Vec{reach + rounding, reach + rounding}) * 100;
    const Vec high = (point + Vec{reach + rounding, reach + rounding}) * 100;
    for (int i = 0; i < count; ++i) {
        const auto value = [&](FeatureField field) { return featureField(table, i, field); };
        if (value(FeatureLowX) <= high.x && value(FeatureHighX) >= low.x && value(FeatureLowY) <= high.y &&
            value(FeatureHighY) >= low.y && wanted(placedKind(table, i)))
            see(placedFeature(table, i));
    }
}
/// For each feature.
template <typename See> void eachFeature(const DbaGame& game, const Table& table, See&& see) {
    eachFeature(game, table, [](FeatureKind) { return true; }, see);
}
/// Calls `see(low, high)` for the box of each feature.
template <typename See> void eachFeatureBox(const DbaGame& game, const Table& table, See&& see) {
    for (const Feature& feature : game.drawn())
        see(feature.low, feature.high);
    const int count = table.counter(Side::A, FeatureCount);
    for (int i = 0; i < count; ++i) {
        const Rect box = placedBox(table, i);
        see(box.low, box.high);
    }
}
bool hasFeatures(const DbaGame& game, const Table& table);
/// The worst going that any part of the body is in (section 0).
Going goingAt(const DbaGame& game, const Table& table, const Troop& troop, const Body& body);
/// City or Fort, as long as its owner holds it.
std::optional<Feature> walls(const DbaGame& game, const Table& table);
Rect campOf(const Table& table, Side side);
/// A work as a body: what may not be walked over and is assaulted.
Body bodyOf(const Rect& rect);
/// The waterway's edge, and the edges that roads meet.
std::optional<TableEdge> waterwayEdge(const DbaGame& game, const Table& table);
std::uint8_t roadEdges(const DbaGame& game, const Table& table);
/// DBA-112: half a base width of cover, a crest or walls on the line from a to b. `atWalls`: who stands in the walls
/// may be seen.
bool isHidden(const DbaGame& game, const Table& table, Vec a, Vec b, bool atWalls);

// Who holds what ------------------------------------------------------------------------------------------------------

/// The body that is shot at and assaulted: of a guard, the work.
Body standingBody(const DbaGame& game, const Table& table, PieceId piece);
PieceId guardOf(const DbaGame& game, const Table& table, Side side, Guard work);
/// DBA-150 to DBA-152
int lossesOf(const DbaGame& game, const Table& table, Side side);
inline bool generalLost(const DbaGame& game, const Table& table, Side side) {
    const PieceId general = game.generalOf(side);
    return !table.isPresent(general) && table.counter(general, Reserve) == 0;
}

}  // namespace ephor::dba
