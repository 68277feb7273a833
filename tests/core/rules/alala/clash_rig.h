// Two engaged units of Alala! on a table, with their supports, whose combat the battle's own procedure fights out.
#pragma once

#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/combat_phase.h"
#include "core/rules/alala/odds/clash.h"
#include "core/rules/alala/system.h"
#include "tests/support/battle_scene.h"

namespace ephor::testing {

/// What stands on one side.
struct ClashingSide {
    std::string type = "hoplite";
    alala::Grade grade = alala::Grade::B;
    int depth = 1;
    int lost = 0;  ///< figures of the front unit
    alala::Level level = alala::Level::FormedUp;
    int disorder = 0;
    alala::Impetus impetus = alala::Impetus::None;
    int supportLeft = 0;  ///< of hoplites: units beside it; of bands: one behind it
    int supportRight = 0;
    bool unformed = false;
    int leader = 0;  ///< command points; 0: none
    bool cerberus = false;
};

class ClashRig : public BattleScene<alala::AlalaGame, alala::Play> {
public:
    ClashRig(const std::array<ClashingSide, 2>& sides, const alala::Options& options)
        : BattleScene(std::make_shared<const alala::AlalaGame>(alala::system(), setupOf(sides), options,
                                                               alala::builtinRules())) {
        for (const std::size_t i : {0, 1}) {
            const Side side = i == 0 ? Side::A : Side::B;
            m_engaged[i] = game().pieceOf(side, 0);
            placeUnits(side, sides[i]);
        }
        for (const std::size_t i : {0, 1})
            counters(i, sides[i]);
    }

    PieceId engaged(std::size_t side) const { return m_engaged[side]; }

    /// The clash as the battle sees it.
    std::array<alala::ClashSide, 2> clash() const {
        return alala::clashSides(game(), table(), m_engaged[0], m_engaged[1]);
    }

    /// Fights the combat with these dice and passes the table afterwards to `see`. The next fight starts from the same
    /// table.
    template <typename See> void fight(DiceSource& dice, See&& see) const {
        ClashRig fought = *this;
        fought.playWith(dice, fought.player,
                        [&](alala::Play& play) { alala::fightOut(play, m_engaged[0], m_engaged[1]); });
        see(fought.table());
    }

private:
    static constexpr Vec middle{36, 24};

    static Entry entry(const char* table, std::vector<std::pair<const char*, FieldValue>> fields) {
        Entry made;
        made.table = table;
        for (auto& [key, value] : fields)
            made.fields.push_back({key, std::move(value), {}, {}, 0, 0});
        return made;
    }

    /// The engaged unit is the first of its list.
    static Setup setupOf(const std::array<ClashingSide, 2>& sides) {
        Setup setup;
        setup.system = "alala";
        setup.table = {72, 48};
        for (const std::size_t i : {0, 1}) {
            const ClashingSide& side = sides[i];
            const int supports = side.supportLeft + side.supportRight;
            std::vector<Entry>& entries = setup.lists[i].entries;
            if (side.type != "hoplite") {
                for (int n = 0; n <= supports; ++n)
                    entries.push_back(entry("band", {{"type", n == 0 ? side.type : std::string("psiloi")}}));
                continue;
            }
            Entry phalanx = entry("phalanx", {{"cp", std::int64_t{side.leader}}});
            Entry engaged = entry("unit", {{"grade", std::string(idOf(side.grade))}, {"leader", side.leader > 0}});
            if (side.depth > 1)
                engaged.fields.push_back(
                    {"behind", std::string(static_cast<std::size_t>(side.depth - 1), 'B'), {}, {}, 0, 0});
            phalanx.children.push_back(std::move(engaged));
            for (int n = 0; n < supports; ++n)
                phalanx.children.push_back(entry("unit", {{"grade", std::string("C")}}));
            entries.push_back(std::move(phalanx));
        }
        return setup;
    }

    void placeUnits(Side side, const ClashingSide& given) {
        const Vec facing = towardsEnemy(side);
        const PieceId first = game().pieceOf(side, 0);
        const auto put = [&](PieceId piece, double aside, double behind) {
            const Footprint size = table().body(piece).size;
            const Vec at = middle + rightOf(facing) * aside - facing * (behind + size.depth / 2);
            place(piece, {at, facing});
        };
        put(first, 0, 0);
        const Footprint size = table().body(first).size;
        const bool bands = given.type != "hoplite";
        for (int n = 0; n < given.supportLeft + given.supportRight; ++n) {
            const bool left = n < given.supportLeft;
            const int step = (left ? n : n - given.supportLeft) + 1;
            // Eager, so that what they see does not make them flee in their turn.
            set(game().pieceOf(side, n + 1), alala::Aggression, static_cast<int>(alala::Level::Eager));
            put(game().pieceOf(side, n + 1), bands ? 0 : (left ? -step : step) * size.frontage,
                bands ? size.depth + n * 2.0 : 0);
        }
    }

    void counters(std::size_t i, const ClashingSide& given) {
        const auto put = [&](alala::UnitCounter counter, int to) { set(m_engaged[i], counter, to); };
        put(alala::Striking, 1);
        put(alala::Opponent, 1 + static_cast<int>(m_engaged[1 - i].index()));
        put(alala::SectorOrDistance, static_cast<int>(alala::Sector::Front));
        put(alala::LostHead, given.lost);
        put(alala::Points, given.disorder);
        put(alala::ImpetusIs, static_cast<int>(given.impetus));
        put(alala::Leader, given.leader);
        if (given.type == "hoplite") {
            put(alala::Aggression, static_cast<int>(given.level));
            put(alala::Unformed, given.unformed ? 1 : 0);
        } else {
            put(alala::Blessing, given.cerberus ? alala::Cerberus : 0);
        }
    }

    std::array<PieceId, 2> m_engaged;
};

}  // namespace ephor::testing
