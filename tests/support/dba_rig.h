// A few elements of DBA set down by hand, to ask the rules about.
#pragma once

#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/combat_results.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/works.h"
#include "core/rules/dba/system.h"
#include "tests/support/battle_scene.h"
#include "tests/support/dba_setups.h"

namespace ephor::testing {

/// An element by its type, and where the middle of its front edge stands: by default not on the table, and facing the
/// enemy.
struct PlacedElement {
    std::string type;
    std::optional<Vec> front;
    std::optional<Vec> facing;

    PlacedElement(const char* name) : type(name) {}
    PlacedElement(std::string name) : type(std::move(name)) {}
    PlacedElement(const char* name, Vec at) : type(name), front(at) {}
    PlacedElement(const char* name, Vec at, Vec towards) : type(name), front(at), facing(towards) {}
};

struct DbaField {
    std::vector<Terrain> ground{};
    dba::Options options{};
    std::array<const char*, 2> armies{"II/5a", "II/5a"};
    std::array<const char*, 2> homes{};  ///< home terrains, by default the first of the army's
    std::vector<Placement> placements{};
};

/// Sides of up to twelve elements, the last of which is the general; those without a place are not on the table(). A
/// defends from the south, B invades from the north. It is A's second bound, the third of the battle.
class DbaRig : public BattleScene<dba::DbaGame, dba::Play> {
public:
    DbaRig(const std::vector<PlacedElement>& a, const std::vector<PlacedElement>& b, const DbaField& field = {})
        : BattleScene(std::make_shared<const dba::DbaGame>(dba::system(), setupOf(a, b, field), field.options,
                                                           dba::builtinFigures())) {
        set(Side::A, dba::Defends, 1);
        set(Side::A, dba::BaseEdge, 1 + static_cast<int>(dba::TableEdge::South));
        set(Side::B, dba::BaseEdge, 1 + static_cast<int>(dba::TableEdge::North));
        set(Side::A, dba::ThisBound, 3);
        set(Side::A, dba::Bounds, 2);
        set(Side::B, dba::Bounds, 1);
        set(Side::A, dba::PloughIs, 1);
        for (const Side side : bothSides) {
            const std::vector<PlacedElement>& elements = side == Side::A ? a : b;
            for (std::size_t i = 0; i < elements.size(); ++i)
                if (elements[i].front)
                    put(dba::DbaGame::pieceOf(side, static_cast<int>(i)), *elements[i].front,
                        elements[i].facing.value_or(Vec{0, side == Side::A ? 1.0 : -1.0}));
        }
    }
    DbaRig(const std::vector<PlacedElement>& a, const std::vector<PlacedElement>& b, std::vector<Terrain> ground,
           const dba::Options& options = {})
        : DbaRig(a, b, DbaField{std::move(ground), options}) {}

    static PieceId a(int unit) { return dba::DbaGame::pieceOf(Side::A, unit); }
    static PieceId b(int unit) { return dba::DbaGame::pieceOf(Side::B, unit); }

    /// The middle of its front edge.
    void put(PieceId p, Vec front, Vec facing) { place(p, {front - facing * table().body(p).halfDepth(), facing}); }
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
        choice.pose = snapped({front - facing * table().body(leader).halfDepth(), facing});
        const Reason* why = dba::planMove(game(), table(), group,
                                          dba::moveLimits(game(), leader, dba::ElementSet(group), how), choice, plan);
        if (result)
            *result = plan;
        return why;
    }
    const Reason* alone(PieceId p, Vec front, Vec facing = {0, 1}) const {
        return check(setOf({p}), p, front, facing, dba::SingleMove);
    }

    /// All fights of a bound of A.
    StepLog fight(std::vector<std::uint8_t> faces) {
        return play(std::move(faces), [](dba::Play& playing) { dba::fightAll(playing, Side::A); });
    }
    /// What an outcome of a close combat does.
    StepLog suffer(PieceId loser, PieceId winner, dba::Outcome outcome) {
        return play({}, [&](dba::Play& playing) {
            dba::Fought fought;
            fought.loser = loser;
            fought.winner = winner;
            dba::suffer(playing, outcome, fought);
        });
    }

    bool isOn(PieceId p) const { return table().isPresent(p); }
    Vec front(PieceId p) const { return frontMiddle(table().body(p)); }
    /// All twelve elements of a side in a row, so that none counts as lost.
    void line(Side side, double y) {
        for (int i = 0; i < dba::armySize; ++i)
            put(dba::DbaGame::pieceOf(side, i), {1.5 + i, y}, {0, side == Side::A ? 1.0 : -1.0});
    }
    /// A camp that stands with its low corner there, and a piece that guards it.
    void camp(Side side, Vec low, PieceId guard) {
        set(side, dba::CampIs, dba::CampStands);
        set(side, dba::CampX, static_cast<int>(std::lround(low.x * 100)));
        set(side, dba::CampY, static_cast<int>(std::lround(low.y * 100)));
        if (!guard)
            return;
        place(guard, {low + Vec{0.5, 0.5}, dba::towardsEnemy(table(), side)});
        set(guard, dba::Guards, dba::InCamp);
    }
    /// A piece of the defender that holds the City or Fort.
    void garrison(PieceId guard) {
        place(guard, {dba::bodyOf(dba::walls(game(), table())->box()).pose.centre, {0, 1}});
        set(guard, dba::Guards, dba::InWalls);
    }

private:
    static Setup setupOf(const std::vector<PlacedElement>& a, const std::vector<PlacedElement>& b,
                         const DbaField& field) {
        Setup setup = dbaSetup(dba::system(), listOf(a, field.armies[0], field.homes[0]),
                               listOf(b, field.armies[1], field.homes[1]));
        setup.terrain = field.ground;
        setup.placements = field.placements;
        return setup;
    }
    static ArmyList listOf(const std::vector<PlacedElement>& elements, const char* army, const char* home) {
        ArmyList list;
        list.system = "dba";
        list.fields.push_back({"army", std::string(army), {}, {}, 0, 0});
        if (home)
            list.fields.push_back({"terrain", std::string(home), {}, {}, 0, 0});
        for (std::size_t i = 0; i < dba::armySize; ++i)
            list.entries.push_back(dbaElement(i < elements.size() ? elements[i].type : "Sp", i == dba::armySize - 1));
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
