// A board of O/THW Ancients set up by hand, on which a test plays single procedures of the rules.
#pragma once

#include "core/rules/ohw/battle/battle.h"
#include "core/rules/ohw/system.h"
#include "tests/support/battle_scene.h"

#include <string>
#include <utility>
#include <vector>

namespace ephor::testing {

/// A unit in a square.
struct StandingUnit {
    std::string type;
    Side side = Side::A;
    Square square;
    Heading facing = Heading::North;
    bool general = false;  ///< the side's general is with it
};

/// A piece of ground: one square.
struct SquareGround {
    Square square;
    std::string kind = "wood";
    Ground ground = Ground::Difficult;
};

struct OhwField {
    std::array<std::string, 2> generals;  ///< types; empty: none
    std::vector<SquareGround> ground;
    ohw::Options options{};
    TableSize size{72, 48};
};

/// Units placed by hand; everything else is as at the start of a battle, side A's phase. Nobody has moved, everybody
/// has full Strength.
class OhwRig : public BattleScene<ohw::OhwGame, ohw::Play> {
public:
    explicit OhwRig(const std::vector<StandingUnit>& units, const OhwField& field = {})
        : BattleScene(std::make_shared<const ohw::OhwGame>(ohw::system(), setupOf(units, field), field.options,
                                                           ohw::builtinRules())) {
        std::array<int, 2> placed{};
        for (const StandingUnit& unit : units) {
            m_units.push_back(game().pieceOf(unit.side, placed[index(unit.side)]++));
            place(m_units.back(), game().poseOn(unit.square, unit.facing));
            set(m_units.size() - 1, ohw::General, unit.general ? 1 : 0);
        }
        set(Side::A, ohw::HasPhase, 1);
    }

    /// The unit by the order in which it was given.
    PieceId unit(std::size_t i) const { return m_units[i]; }
    Square square(std::size_t i) const { return game().squareAt(table().body(m_units[i]).pose.centre); }
    Heading facing(std::size_t i) const { return ohw::headingOf(table().body(m_units[i]).pose.facing); }
    bool stands(std::size_t i) const { return table().isPresent(m_units[i]); }
    int counter(std::size_t i, ohw::UnitCounter counter) const { return table().counter(m_units[i], counter); }
    int counter(Side side, ohw::SideCounter counter) const { return table().counter(side, counter); }
    using BattleScene::set;
    void set(std::size_t i, ohw::UnitCounter counter, int to) { set(m_units[i], counter, to); }
    /// Army morale, none of it to be drained yet.
    void setMorale(Side side, int to) {
        for (const ohw::SideCounter counter : {ohw::Morale, ohw::Drained})
            set(side, counter, to);
    }

    /// Plays `procedure` on the board with these dice. True if these were rolled and no more.
    template <typename Procedure>
    bool play(std::vector<std::uint8_t> dice, Procedure&& procedure, Listener* listener = nullptr) {
        ScriptedDice scripted(std::move(dice));
        playWith(scripted, std::forward<Procedure>(procedure), listener);
        return scripted.left() == 0;
    }
    template <typename Procedure> void playWith(DiceSource& dice, Procedure&& procedure, Listener* listener = nullptr) {
        BattleScene::playWith(dice, player, std::forward<Procedure>(procedure), listener);
    }

private:
    static Setup setupOf(const std::vector<StandingUnit>& units, const OhwField& field) {
        Setup setup;
        setup.system = "ohw";
        setup.rules = ohw::system().info().version;
        setup.table = field.size;
        const auto entry = [](const char* table, const std::string& type) {
            Entry made;
            made.table = table;
            made.fields.push_back({"type", type, {}, {}, 0, 0});
            return made;
        };
        for (const Side side : bothSides)
            if (!field.generals[index(side)].empty())
                setup.lists[index(side)].entries.push_back(entry("general", field.generals[index(side)]));
        for (const StandingUnit& unit : units)
            setup.lists[index(unit.side)].entries.push_back(entry("unit", unit.type));
        const double side = field.options.square;
        for (const SquareGround& ground : field.ground) {
            const Vec corner{ground.square.column * side, ground.square.row * side};
            setup.terrain.push_back({"",
                                     ground.kind,
                                     ground.ground,
                                     false,
                                     {corner, corner + Vec{side, 0}, corner + Vec{side, side}, corner + Vec{0, side}}});
        }
        return setup;
    }

    std::vector<PieceId> m_units;
};

}  // namespace ephor::testing
