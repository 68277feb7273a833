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
    static constexpr std::array skirmish{
        FightNote{&skirmish::why::factors, Numbers::Own},
        FightNote{&skirmish::why::shot, Numbers::None, {}, {}, true, skirmish::why::block}};
    struct Row {
        std::string_view system;
        std::span<const FightNote> notes;
    };
    static constexpr std::array<Row, 5> rows{
        {{"men_of_bronze", menOfBronze}, {"alala", alala}, {"ohw", ohw}, {"dba", dba}, {"skirmish", skirmish}}};
    const auto found = std::ranges::find(rows, system, &Row::system);
    return found == rows.end() ? std::span<const FightNote>() : found->notes;
}

std::span<const Reason* const> bidReasons(std::string_view system) {
    static constexpr std::array menOfBronze{&men_of_bronze::why::bid, &men_of_bronze::why::bidShown,
                                            &men_of_bronze::why::bidNothing};
    return system == "men_of_bronze" ? std::span<const Reason* const>(menOfBronze) : std::span<const Reason* const>();
}

std::optional<Side> partBegun(std::string_view system, const Event& event) {
    const auto* set = std::get_if<SideCounterSet>(&event);
    const bool begins = set && ((system == "ohw" && set->counter == ohw::HasPhase && set->to == 1) ||
                                (system == "dba" && set->counter == dba::Bounds));
    return begins ? std::optional(set->side) : std::nullopt;
}

Taking takingOf(const Reason& reason) {
    return &reason == &skirmish::why::standardCaptured                        ? Taking::Standard
           : &reason == &dba::why::campTaken || &reason == &alala::why::loots ? Taking::Camp
           : &reason == &dba::why::cityTaken                                  ? Taking::City
                                                                              : Taking::Nothing;
}

bool isFlight(const Reason& reason) {
    static constexpr std::array<const Reason*, 11> flights{&alala::why::dispersed,
                                                           &alala::why::leavesTable,
                                                           &dba::why::fleesOff,
                                                           &men_of_bronze::why::collapses,
                                                           &men_of_bronze::why::rout,
                                                           &men_of_bronze::why::shotAway,
                                                           &men_of_bronze::why::supporterRouts,
                                                           &ohw::why::fledOff,
                                                           &ohw::why::intercepted,
                                                           &ohw::why::wildOff,
                                                           &skirmish::why::offTable};
    return std::ranges::find(flights, &reason) != flights.end();
}

bool isChargeOutOfReach(const Reason& option) { return &option == &men_of_bronze::why::optionChargeTooFar; }

bool isCharge(const Reason& option) {
    static constexpr std::array<const Reason*, 5> charges{&alala::why::optionCharge, &men_of_bronze::why::optionCharge,
                                                          &men_of_bronze::why::optionChargeTooFar,
                                                          &ohw::why::optionCharge, &skirmish::why::optionCharge};
    return std::ranges::find(charges, &option) != charges.end();
}

}  // namespace ephor
