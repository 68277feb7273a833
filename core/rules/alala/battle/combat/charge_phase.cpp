#include "core/rules/alala/battle/combat/charge_phase.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/contact.h"
#include "core/rules/alala/battle/combat/response.h"
#include "core/table/geometry.h"

namespace ephor::alala {

namespace {

bool ordersAllow(const AlalaGame& game, const Table& table, PieceId unit) {
    const Control order = control(table, unit);
    if (!is(table, unit, Status::Steady) || isInContact(table, unit))
        return false;
    if (order != Control::Free && order != Control::Controlled && order != Control::Breakout)
        return false;                                                                                   // ALA-081
    return !game.profile(unit).isHoplites() || isSignalled(table, unit) || order == Control::Breakout;  // ALA-092
}

PieceSet chargers(const Table& table, Side side) {
    PieceSet set;
    for (const PieceId unit : table.present(side)) {
        const Impetus i = impetus(table, unit);
        if ((i == Impetus::Charged || i == Impetus::CounterCharged) && opponent(table, unit) &&
            !isMarked(table, unit, ChargeMade))
            set.insert(unit);
    }
    return set;
}

// ALA-174, ALA-AMB-078
void declareEscorts(Play& play, PieceId unit) {
    const Table& table = play.table();
    Request request;
    for (const PieceId friendly : table.touching(unit) & table.present(play.side(unit))) {
        const bool same = play.hoplites(friendly) == play.hoplites(unit);
        const bool willing = play.hoplites(friendly)
                                 ? play.levelOf(friendly) != Level::Shaken && ordersAllow(play.game, table, friendly)
                                 : is(table, friendly, Status::Steady) && !isInContact(table, friendly);
        if (same && willing && impetus(table, friendly) == Impetus::None && table.counter(friendly, Escorts) == 0 &&
            !play.marked(friendly, Redressed))
            request.pieces.insert(friendly);
    }
    if (request.pieces.empty())
        return;
    request.question = {ChargeSupports, play.side(unit), unit};
    request.form = Form::Subset;
    request.most = request.pieces.size();
    request.subject = opponent(table, unit);
    for (const PieceId friendly : play.referee.choose(request).set)
        play.set(friendly, Escorts, asCounter(unit), why::goesAlong);
}

/// ALA-157, ALA-173, ALA-178: false if it may not charge any enemy.
bool mayChargeAnybody(const AlalaGame& game, const Table& table, PieceId unit) {
    return !isMarked(table, unit, Redressed) &&
           !chargeRefusal({game.profile(unit).troops, level(table, unit), advanced(table, unit), false, false, 0});
}

// ALA-172, DEC-24
void declare(Play& play, Side side) {
    const Table& table = play.table();
    for (const PieceId unit : RightToLeft(table, side, table.present(side))) {
        if (table.counter(unit, Escorts) != 0 || !ordersAllow(play.game, table, unit) ||
            !mayChargeAnybody(play.game, table, unit))
            continue;
        OptionList options;
        options.add(code::no, why::optionNoCharge);
        for (const PieceId enemy : table.present(other(side)))
            if (within(play.body(unit), play.body(enemy), chargeRange) && mayCharge(play.game, table, unit, enemy))
                options.add(code::yes, why::optionCharge, enemy);
        if (options.size() == 1)
            continue;
        Request request;
        request.question = {DeclareCharge, side, unit};
        request.options = options.all();
        const Choice choice = play.referee.choose(request);
        if (choice.code == code::no)
            continue;
        play.note(why::declaresCharge, unit, choice.piece);
        play.set(unit, Opponent, asCounter(choice.piece), why::declaresCharge);
        play.set(unit, ImpetusIs, static_cast<int>(Impetus::Charged), why::declaresCharge);
        play.set(unit, SectorOrDistance,
                 static_cast<int>(std::lround(gap(play.body(unit), play.body(choice.piece)) * 100)),
                 why::declaresCharge);
        declareEscorts(play, unit);
    }
}

/// ALA-045, ALA-183, ALA-AMB-021, ALA-AMB-081: the drop in level of hoplites that stand when hoplites charge.
void dropForStanding(Play& play) {
    const Table& table = play.table();
    for (const Side side : {play.initiative(), other(play.initiative())})
        for (const PieceId unit : RightToLeft(table, side, chargers(table, side)))
            if (play.alive(unit))
                if (const PieceId target = opponent(table, unit))
                    standsCharged(play, target, unit);
}

PieceSet chargedBy(const Play& play, PieceId target) {
    PieceSet set;
    for (const PieceId unit : chargers(play.table(), other(play.side(target))))
        if (opponent(play.table(), unit) == target)
            set.insert(unit);
    return set;
}

// ALA-180, ALA-181, ALA-184
void responses(Play& play) {
    const Table& table = play.table();
    for (const Side side : {other(play.initiative()), play.initiative()}) {
        PieceSet evaders;
        for (const PieceId band : RightToLeft(table, side, table.present(side) & play.game.bands(side))) {
            const PieceSet by = chargedBy(play, band);
            if (by.empty() || impetus(table, band) != Impetus::None || isInContact(table, band))
                continue;
            const PieceId charger = nearestOf(table, play.body(band), by);
            switch (respond(play, band, charger, AnswerOfSkirmishers, AnswerOfCavalry)) {
            case Response::Stands:
                break;
            case Response::Evades:
                evaders.insert(band);
                break;
            case Response::CounterCharges:
                play.set(band, Opponent, asCounter(charger), why::counterCharges);
                play.set(band, ImpetusIs, static_cast<int>(Impetus::CounterCharged), why::counterCharges);
                break;
            }
        }
        for (const PieceId band : RightToLeft(table, side, evaders))
            if (play.alive(band)) {
                const PieceSet by = chargedBy(play, band);
                evade(play, band, by.empty() ? PieceId{} : nearestOf(table, play.body(band), by));
            }
    }
}

/// ALA-191, ALA-AMB-082
void meetHalfway(Play& play, PieceId unit, PieceId enemy) {
    const Body& body = play.body(unit);
    const Vec from = frontMiddle(body);
    const Vec theirs = frontMiddle(play.body(enemy));
    const auto pose = contactPose(play.game, play.table(), unit, enemy, struckEdge(play.body(enemy), from));
    const Vec path = pose ? pose->centre - body.pose.centre : Vec{};
    const double half = mutualChargeInches(length(path));
    if (pose && half > tolerance) {
        const Pose middle = snapped({body.pose.centre + direction(path) * half, pose->facing});
        if (canStand(play.game, play.table(), unit, middle)) {
            payForCharge(play, unit, middle);
            place(play, unit, middle, why::meetsHalfway);
        }
    }
    play.mark(unit, ChargeMade, why::meetsHalfway);
    play.mark(enemy, ChargeMade, why::meetsHalfway);
    const Impetus mine = impetus(play.table(), unit);
    if (makeContact(play, enemy, unit, theirs, impetus(play.table(), enemy), why::meetsHalfway)) {
        play.set(unit, Striking, 1, why::meetsHalfway);
        play.set(unit, ImpetusIs, static_cast<int>(mine), why::meetsHalfway);
        play.set(unit, Opponent, asCounter(enemy), why::meetsHalfway);
    } else {
        makeContact(play, unit, enemy, from, mine, why::meetsHalfway);
    }
}

void chargeMove(Play& play, PieceId unit) {
    const Table& table = play.table();
    if (!play.alive(unit) || play.marked(unit, ChargeMade))
        return;
    play.mark(unit, ChargeMade, why::charges);
    const PieceId target = opponent(table, unit);
    // Section 0: a unit that is contacted before it starts fights where it stands, without the bonus.
    if (isInContact(table, unit) || !target) {
        play.set(unit, ImpetusIs, 0, why::contactEnds);
        return;
    }
    const Body before = play.body(unit);
    const Vec front = frontMiddle(before);
    offerHeavyArmour(play, unit);
    // ALA-172, ALA-AMB-077: a target that has left the charge range since the declaration is chased if it runs, and
    // missed if it charges.
    const bool reaches = within(before, play.body(target), chargeRange);
    bool there = false;
    if (play.marked(target, Evaded) || (!reaches && isFleeing(table, target)))
        there = chase(play, unit, target);
    else if (reaches)
        there = makeContact(play, unit, target, front, impetus(table, unit), why::charges);
    if (!there && play.alive(unit))
        play.set(unit, ImpetusIs, 0, why::chargeFails);
    if (play.alive(unit))
        bringEscorts(play, unit, before);
}

}  // namespace

// ALA-157, ALA-172, ALA-173, ALA-175, ALA-178, ALA-179, ALA-AMB-053, ALA-AMB-077
bool mayCharge(const AlalaGame& game, const Table& table, PieceId unit, PieceId target) {
    if (is(table, target, Status::Routing))
        return false;
    ChargeInputs inputs;
    inputs.charger = game.profile(unit).troops;
    inputs.level = level(table, unit);
    inputs.advanced = advanced(table, unit);
    inputs.redressed = isMarked(table, unit, Redressed);
    inputs.targetFormed = isFormed(game, table, target);
    inputs.distance = gap(table.body(unit), table.body(target));
    if (chargeRefusal(inputs))
        return false;
    if (isFormed(game, table, unit) && !inForwardArc(table.body(unit), table.body(target)))
        return false;
    const Edge edge = struckEdge(table.body(target), frontMiddle(table.body(unit)));
    return contactPose(game, table, unit, target, edge).has_value();
}

// ALA-045, ALA-183, ALA-AMB-021, ALA-AMB-081
void standsCharged(Play& play, PieceId target, PieceId charger) {
    const Table& table = play.table();
    const bool declared = impetus(table, target) == Impetus::Charged;
    const int steps = haltSteps(play.troops(charger).arm, declared);
    if (steps == 0 || !play.hoplites(target) || play.marked(target, HaltDrop) || is(table, target, Status::Routing))
        return;
    play.mark(target, HaltDrop, why::isCharged);
    const Pose before = play.body(target).pose;
    play.set(target, Opponent, asCounter(charger), why::isCharged);
    lower(play, target, -steps, why::standsCharged);
    if (play.alive(target) && !(play.body(target).pose == before))
        play.mark(target, Evaded, why::isCharged);  // Shaken units flee from the charge; treated as an evade
}

void chargePhase(Play& play) {
    const Table& table = play.table();
    const Side first = play.initiative();
    declare(play, first);
    declare(play, other(first));
    if (chargers(table, first).empty() && chargers(table, other(first)).empty())
        return;
    dropForStanding(play);
    responses(play);
    for (const Side side : {first, other(first)})
        for (const PieceId unit : RightToLeft(table, side, chargers(table, side))) {
            const PieceId enemy = play.alive(unit) ? opponent(table, unit) : PieceId{};
            const bool both = enemy && opponent(table, enemy) == unit && chargers(table, other(side)).contains(enemy);
            if (both && !play.marked(unit, ChargeMade) && !isInContact(table, unit) && !isInContact(table, enemy))
                meetHalfway(play, unit, enemy);
        }
    for (const Side side : {first, other(first)})
        for (const PieceId unit : RightToLeft(table, side, chargers(table, side)))
            chargeMove(play, unit);
    for (const PieceId unit : table.present()) {
        play.set(unit, Escorts, 0, why::charges);
        play.unmark(unit, ChargeMade, why::charges);
    }
}

}  // namespace ephor::alala
