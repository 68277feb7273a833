// A prepared Men of Bronze battle: the figures of every unit, the terrain, the options.
#pragma once

#include "core/battle/game.h"
#include "core/rules/men_of_bronze/army/army.h"
#include "core/rules/men_of_bronze/battle/formulas.h"
#include "core/rules/men_of_bronze/odds/loss_table.h"
#include "core/rules/men_of_bronze/state.h"

namespace ephor::men_of_bronze {

/// The figures of a unit, ready for use.
struct Profile {
    double move = 0;   ///< inches (MOB-045)
    double range = 0;  ///< inches
    int attack = 0;
    int armor = 0;
    int courage = 0;
    int discipline = 0;
    int shoot = 0;
    int value = 0;  ///< points, or 1 where units are counted (MOB-206)
    UnitTraits traits;
};

/// The terrain by effect; Open Ground has none (MOB-070). The outlines belong to the set-up.
struct GroundMap {
    std::vector<Outline> slow;       ///< Difficult and Dangerous (MOB-071, MOB-074)
    std::vector<Outline> dangerous;  ///< MOB-075
    std::vector<Outline> impassable;
    std::vector<Outline> hiding;  ///< blocks sight (MOB-AMB-38)
};

class BronzeGame final : public Game {
public:
    /// The set-up must have been checked: lists without errors, valid options. `types` are the types of the lists and
    /// must outlive the game.
    BronzeGame(const RuleSystem& system, Setup setup, const Options& options, const Catalogue& types);

    const Options& options() const { return m_options; }
    const Profile& profile(PieceId unit) const { return m_profiles[unit.index()]; }
    const GroundMap& ground() const { return m_ground; }
    const LossTable& losses() const { return m_losses; }
    /// The close-order troops of both sides, which do not shoot.
    const PieceSet& heavy() const { return m_heavy; }
    /// The places of a side's zone (placesInZone), best first.
    const std::vector<Vec>& places(Side side) const { return m_places[index(side)]; }
    /// The piece of a side's list unit. The units of side A come first.
    PieceId pieceOf(Side side, int unit) const { return PieceId(unit + (side == Side::A ? 0 : m_unitsOfA)); }

    Ended fight(Referee& referee) const override;
    const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const override;
    void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const override;
    int strength(const Table& table, PieceId piece) const override;
    double evaluate(const Table& table, Side side) const override;
    std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                  const Position& position) const override;
    PieceId general(const Table& table, Side side) const override { return strategosHost(table, side); }
    RollMeaning meaning(const Table& table, const Rolled& rolled) const override;
    std::vector<Sign> signs(const Table& table, Side side) const override;
    using Game::signs;

private:
    Options m_options;
    std::vector<Profile> m_profiles;
    GroundMap m_ground;
    LossTable m_losses;
    PieceSet m_heavy;
    std::array<std::vector<Vec>, 2> m_places;
    int m_unitsOfA = 0;
};

/// True if any part of the footprint is in Difficult Ground (MOB-072, MOB-077).
bool onDifficult(const BronzeGame& game, const Body& body);
/// True if the centre is in Difficult Ground, which gives cover (MOB-073, MOB-079).
bool inCover(const BronzeGame& game, Vec centre);

}  // namespace ephor::men_of_bronze
