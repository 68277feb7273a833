// A prepared DBA battle: the figures of every element, the scenario's terrain, the options.
#pragma once

#include "core/battle/game.h"
#include "core/rules/dba/army/army.h"
#include "core/rules/dba/state.h"

namespace ephor::dba {

class DbaGame final : public Game {
public:
    /// The set-up must have been checked: lists without errors, valid options.
    DbaGame(const RuleSystem& system, Setup setup, const Options& options, const ListFigures& figures);

    const Options& options() const { return m_options; }
    const Troop& troop(PieceId piece) const { return m_troops[piece.index()]; }
    /// What happens to an element that loses a close combat against an enemy, by degree.
    const Endings& endings(PieceId loser, PieceId winner, Going going) const {
        return m_endings[(loser.index() * m_troops.size() + winner.index()) * 3 + static_cast<std::size_t>(going)];
    }
    const Army& army(Side side) const { return m_armies[index(side)]; }
    /// The elements of the list, without camp followers and denizens.
    const PieceSet& elements(Side side) const { return m_elements[index(side)]; }
    /// The elements of both sides that cost more to move, except scythed chariots (DBA-037); the chariots; light horse.
    ElementSet costly() const { return m_costly; }
    ElementSet chariots() const { return m_chariots; }
    ElementSet lightHorse() const { return m_lightHorse; }
    PieceId followers(Side side) const { return PieceId(static_cast<int>(index(side)) * piecesOfSide + armySize); }
    PieceId denizens(Side side) const { return PieceId(static_cast<int>(index(side)) * piecesOfSide + armySize + 1); }
    /// The piece of a side's list unit. Followers and denizens come after the twelve elements.
    static PieceId pieceOf(Side side, int unit) { return PieceId(static_cast<int>(index(side)) * piecesOfSide + unit); }
    PieceId generalOf(Side side) const { return m_generals[index(side)]; }
    /// The features of the scenario. Placed features are stored in counters.
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
    RollMeaning meaning(const Table& table, const Rolled& rolled) const override;

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

// Terrain: features of the scenario and placed features ---------------------------------------------------------------

inline int featureField(const Table& table, int i, FeatureField field) {
    return table.counter(Side::A, static_cast<std::uint8_t>(featureCounter(i, field)));
}
inline Rect placedBox(const Table& table, int i) {
    const auto value = [&](FeatureField field) { return featureField(table, i, field) / 100.0; };
    return {{value(FeatureLowX), value(FeatureLowY)}, {value(FeatureHighX), value(FeatureHighY)}};
}
Feature placedFeature(const Table& table, int i);
inline FeatureKind placedKind(const Table& table, int i) {
    return static_cast<FeatureKind>(featureField(table, i, FeatureKindIs));
}
/// Calls `see(feature)` for each feature for which `wanted(kind)` is true. Most callers need few kinds.
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
/// The same for features whose box may be within `reach` of a point; the others are rejected quickly.
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
/// The City or Fort while its owner holds it.
std::optional<Feature> walls(const DbaGame& game, const Table& table);
Rect campOf(const Table& table, Side side);
/// The area of a work as a body: an obstacle to moves, and what is assaulted.
Body bodyOf(const Rect& rect);
std::optional<TableEdge> waterwayEdge(const DbaGame& game, const Table& table);
std::uint8_t roadEdges(const DbaGame& game, const Table& table);
/// DBA-112: true if half a base width of cover, a crest or walls are on the line from a to b. `atWalls`: walls do not
/// hide, since the target stands in them.
bool isHidden(const DbaGame& game, const Table& table, Vec a, Vec b, bool atWalls);

// Garrisons and losses ------------------------------------------------------------------------------------------------

/// The body to shoot at and to assault; for a guard, the work that it defends.
Body standingBody(const DbaGame& game, const Table& table, PieceId piece);
PieceId guardOf(const Table& table, Side side, Guard work);
/// DBA-150
int lossesOf(const DbaGame& game, const Table& table, Side side);
inline bool generalLost(const DbaGame& game, const Table& table, Side side) {
    const PieceId general = game.generalOf(side);
    return !table.isPresent(general) && table.counter(general, Reserve) == 0;
}

}  // namespace ephor::dba
