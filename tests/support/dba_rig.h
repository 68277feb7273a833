// A few elements of DBA set down by hand, to ask the rules about.
#pragma once

#include "core/dice/scripted_dice.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/system.h"
#include "tests/support/dba_setups.h"

namespace ephor::testing {

/// Sides of up to twelve elements, named by type; those not set down are not on the table. A defends from the south, B
/// invades from the north.
class DbaRig {
public:
    DbaRig(const std::vector<std::string>& a, const std::vector<std::string>& b, std::vector<Terrain> terrain = {},
           const dba::Options& options = {}) {
        Setup setup = dbaSetup(dba::system(), listOf(a), listOf(b));
        setup.terrain = std::move(terrain);
        game = std::make_shared<const dba::DbaGame>(dba::system(), setup, options);
        table = game->opening();
        set(Side::A, dba::Defends, 1);
        set(Side::A, dba::BaseEdge, 1 + static_cast<int>(dba::TableEdge::South));
        set(Side::B, dba::BaseEdge, 1 + static_cast<int>(dba::TableEdge::North));
        set(Side::A, dba::ThisBound, 3);
        set(Side::A, dba::Bounds, 2);
        set(Side::B, dba::Bounds, 1);
        set(Side::A, dba::PloughIs, 1);
    }

    static PieceId a(int unit) { return dba::DbaGame::pieceOf(Side::A, unit); }
    static PieceId b(int unit) { return dba::DbaGame::pieceOf(Side::B, unit); }

    void set(Side side, int counter, int value) {
        table.apply(
            SideCounterSet{side, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(value), nullptr});
    }
    void set(PieceId p, int counter, int value) {
        table.apply(CounterSet{p, static_cast<std::uint8_t>(counter), static_cast<std::int16_t>(value), nullptr});
    }
    /// The middle of its front edge.
    void put(PieceId p, Vec front, Vec facing) {
        table.apply(PiecePlaced{p, snapped({front - facing * table.body(p).halfDepth(), facing}), nullptr});
    }
    void putA(int unit, double x, double y) { put(a(unit), {x, y}, {0, 1}); }
    void putB(int unit, double x, double y) { put(b(unit), {x, y}, {0, -1}); }

    PieceSet setOf(std::initializer_list<PieceId> pieces) const {
        PieceSet all;
        for (const PieceId p : pieces)
            all.insert(p);
        return all;
    }
    /// Why the leader may not end there with its front; nothing where it may.
    const Reason* check(const PieceSet& group, PieceId leader, Vec front, Vec facing, dba::How how,
                        dba::Plan* result = nullptr) const {
        dba::Plan plan;
        Choice choice;
        choice.pose = snapped({front - facing * table.body(leader).halfDepth(), facing});
        const Reason* why = dba::planMove(*game, table, group,
                                          dba::moveLimits(*game, leader, dba::ElementSet(group), how), choice, plan);
        if (result)
            *result = plan;
        return why;
    }
    const Reason* alone(PieceId p, Vec front, Vec facing = {0, 1}) const {
        return check(setOf({p}), p, front, facing, dba::SingleMove);
    }

    /// Lets the rules do something with these dice; who is asked takes the first answer.
    template <typename Do> void run(std::vector<std::uint8_t> faces, Do&& act) {
        struct First final : Player {
            By kind() const override { return By::Scripted; }
            Choice choose(const Request& request, const Position& position) const override {
                std::vector<Choice> choices;
                position.game.suggest(position.table, request, choices);
                return choices.front();
            }
        };
        const First first;
        ScriptedDice dice(std::move(faces));
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&first, &first};
        Referee referee(*game, table, conditions, nullptr);
        dba::Play play{referee, *game};
        act(play);
    }

    std::shared_ptr<const dba::DbaGame> game;
    Table table;

private:
    static ArmyList listOf(std::vector<std::string> types) {
        types.resize(dba::armySize, "Sp");
        ArmyList list;
        list.system = "dba";
        list.fields.push_back({"army", std::string("II/5a"), {}, {}, 0, 0});
        for (std::size_t i = 0; i < types.size(); ++i)
            list.entries.push_back(dbaElement(types[i], i == dba::armySize - 1));
        return list;
    }
};

/// A rectangle of ground.
inline Terrain dbaGround(const char* kind, double x0, double y0, double x1, double y1) {
    Terrain terrain;
    terrain.kind = terrain.name = kind;
    terrain.outline = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
    return terrain;
}

}  // namespace ephor::testing
