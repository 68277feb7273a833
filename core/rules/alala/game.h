// A prepared Alala! battle: the figures of every unit, its phalanx, the terrain, the options.
#pragma once

#include "core/battle/game.h"
#include "core/rules/alala/army/army.h"
#include "core/rules/alala/army/options.h"
#include "core/rules/alala/battle/arithmetic/formulas.h"
#include "core/rules/alala/rules_data.h"
#include "core/rules/alala/state.h"

namespace ephor::alala {

/// The figures of a unit or band, ready for use.
struct Profile {
    Troops troops;
    int phalanx = -1;                      ///< of hoplites: which of the side's
    int depth = 1;                         ///< units in a stack (ALA-024)
    int bit = -1;                          ///< of hoplites: number among all hoplite units of both sides
    std::array<Grade, mostDeep> grades{};  ///< front first
    bool spartan = false;                  ///< for cards (ALA-AMB-007)
    bool isHoplites() const { return troops.isHoplites(); }
    int initial() const { return troops.figures * depth; }
};

/// Two or more hoplite units under a leader (ALA-022), or one (ALA-AMB-008).
struct Phalanx {
    Side side = Side::A;
    PieceSet units;
    std::vector<PieceId> line;  ///< from right to left, as listed
    int rating = 0;             ///< of the leader; 0: rolled before the battle (ALA-053)
    PieceId host;               ///< the unit that the leader starts with
    bool chief = false;
};

/// The terrain by effect (ALA-139, ALA-140). The outlines belong to the set-up; features placed by Jokers are on the
/// table.
struct GroundMap {
    std::vector<Outline> rough;  ///< closed to cavalry, 1 DP for formed hoplites
    std::vector<Outline> light;  ///< 1 DP for cavalry and formed hoplites
    std::vector<Outline> hills;  ///< ALA-199
    std::vector<Outline> impassable;
    std::vector<Outline> hiding;  ///< blocks sight (ALA-161)
    std::vector<Outline> walls;   ///< fortifications (ALA-AMB-051)
    std::vector<Outline> hedges;  ///< obstacles that are crossed, and defended (ALA-AMB-050)
};

class AlalaGame final : public Game {
public:
    /// The set-up must have been checked: lists without errors, valid options.
    AlalaGame(const RuleSystem& system, Setup setup, const Options& options, const RulesData& rules);

    const Options& options() const { return m_options; }
    const CommandFacts& command() const { return m_rules.command; }
    const CardFacts& card(Card card) const { return m_rules.cards[static_cast<std::size_t>(card)]; }
    const Profile& profile(PieceId unit) const { return m_profiles[unit.index()]; }
    const GroundMap& ground() const { return m_ground; }
    const std::vector<Phalanx>& phalanxes(Side side) const { return m_phalanxes[index(side)]; }
    const Phalanx& phalanxOf(PieceId unit) const {
        return m_phalanxes[index(piece(unit).side)][static_cast<std::size_t>(profile(unit).phalanx)];
    }
    const PieceSet& hoplites(Side side) const { return m_hoplites[index(side)]; }
    const PieceSet& bands(Side side) const { return m_bands[index(side)]; }
    const PieceSet& cavalry(Side side) const { return m_cavalry[index(side)]; }
    /// The piece of a side's list unit. The units of side A come first.
    PieceId pieceOf(Side side, int unit) const { return PieceId(unit + (side == Side::A ? 0 : m_unitsOfA)); }

    Ended fight(Referee& referee) const override;
    const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const override;
    void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const override;
    int strength(const Table& table, PieceId piece) const override;
    double evaluate(const Table& table, Side side) const override;
    std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                  const Position& position) const override;
    PieceId general(const Table& table, Side side) const override;
    void redeal(Table& table, Side knows, DiceSource& dice) const override;
    RollMeaning meaning(const Table& table, const Rolled& rolled) const override;
    std::vector<Sign> signs(const Table& table, PieceId unit) const override;
    std::vector<Sign> signs(const Table& table, Side side) const override;
    std::vector<HeldCard> hand(const Table& table, Side side) const override;
    std::vector<Terrain> terrain(const Table& table) const override;
    ClashInputs clashInputs(const Table& table, PieceId attacker, PieceId defender) const override;
    std::optional<ClashReport> clashNow(const Table& table, PieceId attacker, PieceId defender) const override;

private:
    Options m_options;
    RulesData m_rules;
    std::vector<Profile> m_profiles;
    std::array<std::vector<Phalanx>, 2> m_phalanxes;
    std::array<PieceSet, 2> m_hoplites;
    std::array<PieceSet, 2> m_bands;
    std::array<PieceSet, 2> m_cavalry;  ///< of the bands
    GroundMap m_ground;
    int m_unitsOfA = 0;
};

}  // namespace ephor::alala
