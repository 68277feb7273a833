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

}  // namespace ephor::dba
