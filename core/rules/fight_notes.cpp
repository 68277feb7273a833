#include "core/rules/fight_notes.h"

#include "core/rules/alala/why.h"
#include "core/rules/dba/state.h"
#include "core/rules/dba/why.h"
#include "core/rules/men_of_bronze/why.h"
#include "core/rules/ohw/state.h"
#include "core/rules/ohw/why.h"
#include "core/rules/skirmish/why.h"

namespace ephor {

std::span<const FightNote> fightNotes(std::string_view system) {
    using Numbers = FightNote::Numbers;
    static constexpr std::array menOfBronze{
        FightNote{&men_of_bronze::why::fightLoss, Numbers::OwnLast, "Courage", "Courage"},
        FightNote{&men_of_bronze::why::shotHits, Numbers::OwnLast, "Courage", "Courage", true}};
    static constexpr std::array alala{FightNote{&alala::why::combatResult, Numbers::OwnLast, "hit", "hits"},
                                      FightNote{&alala::why::volley, Numbers::None, {}, {}, true}};
    static constexpr std::array ohw{FightNote{&ohw::why::round, Numbers::Both, "hit", "hits"}};
    static constexpr std::array dba{FightNote{&dba::why::closeCombat, Numbers::Both},
                                    FightNote{&dba::why::shooting, Numbers::Both, {}, {}, true},
                                    FightNote{&dba::why::shotAt, Numbers::Both, {}, {}, true}};
    static constexpr std::array skirmish{FightNote{&skirmish::why::factors, Numbers::Own},
                                         FightNote{&skirmish::why::shot, Numbers::None, {}, {}, true}};
    struct Row {
        std::string_view system;
        std::span<const FightNote> notes;
    };
    static constexpr std::array<Row, 5> rows{
        {{"men_of_bronze", menOfBronze}, {"alala", alala}, {"ohw", ohw}, {"dba", dba}, {"skirmish", skirmish}}};
    const auto found = std::ranges::find(rows, system, &Row::system);
    return found == rows.end() ? std::span<const FightNote>() : found->notes;
}

std::optional<Side> partBegun(std::string_view system, const Event& event) {
    const auto* set = std::get_if<SideCounterSet>(&event);
    const bool begins = set && ((system == "ohw" && set->counter == ohw::HasPhase && set->to == 1) ||
                                (system == "dba" && set->counter == dba::Bounds));
    return begins ? std::optional(set->side) : std::nullopt;
}

}  // namespace ephor
