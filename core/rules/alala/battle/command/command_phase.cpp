#include "core/rules/alala/battle/command/command_phase.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/othismos_cards.h"
#include "core/table/geometry.h"

namespace ephor::alala {

// ALA-023, ALA-057, ALA-059, ALA-AMB-027: bands are never controlled. Units must be linked by base contact within the
// phalanx and within reach of the leader's unit.
PieceSet inReach(const AlalaGame& game, const Table& table, PieceId host) {
    const PieceSet phalanx = game.phalanxOf(host).units & table.present();
    PieceSet linked;
    linked.insert(host);
    for (bool more = true; more;) {
        more = false;
        for (const PieceId unit : linked)
            for (const PieceId next : (table.touching(unit) & phalanx) - linked) {
                linked.insert(next);
                more = true;
            }
    }
    PieceSet reached;
    for (const PieceId unit : linked) {
        const Status s = status(table, unit);
        if (s == Status::Pursuing || s == Status::Withdrawing || s == Status::Routing || s == Status::LastStand)
            continue;  // ALA-AMB-039
        if (!isInContact(table, unit) && within(table.body(host), table.body(unit), game.options().controlReach))
            reached.insert(unit);
    }
    return reached;
}

// ALA-062, ALA-AMB-029
int costToEncourage(const AlalaGame& game, const Table& table, PieceId unit) {
    const bool advancing = lastAction(table, unit).kind == PastAction::Kind::Moved ||
                           (hasNewSignal(table, unit) && control(table, unit) == Control::Controlled);
    return encourageCost(gradeOf(game, table, unit), advancing, game.command());
}

namespace {

constexpr std::size_t mostPhalanxes = 64;  // no side has more units

std::int16_t encodedAction(int action, int phalanx) { return static_cast<std::int16_t>(action + 8 * phalanx); }

/// ALA-055, ALA-AMB-026: false if the unit itself is in contact; supporting does not bind the leader.
bool maySpend(const Play& play, PieceId host) { return !isInContact(play.table(), host); }

/// A leader, and the units of the phalanx near enough to join or encourage.
struct Reach {
    int phalanx = 0;
    PieceId host;
    PieceSet toJoin;  ///< ALA-060, ALA-AMB-028
    PieceSet toHear;  ///< ALA-061
};

Reach reachOf(const Play& play, Side side, int phalanx, PieceId host) {
    const Table& table = play.table();
    Reach reach{phalanx, host, {}, {}};
    for (const PieceId unit : play.game.phalanxes(side)[static_cast<std::size_t>(phalanx)].units & table.present()) {
        if (unit != host && within(table.body(host), table.body(unit), play.game.command().leader.moveInches))
            reach.toJoin.insert(unit);
        if (within(table.body(host), table.body(unit), play.game.command().leader.encourageInches))
            reach.toHear.insert(unit);
    }
    return reach;
}

void addActions(const Play& play, const Reach& reach, OptionList& options) {
    const Table& table = play.table();
    const auto& [phalanx, host, toJoin, toHear] = reach;
    const CommandFacts& facts = play.game.command();
    const LeaderBudget budget{table.counter(host, LeaderLeft), !maySpend(play, host), isSignalled(table, host)};
    if (mayCommand(budget, {CommandAction::Control}, facts) && control(table, host) != Control::Controlled)
        options.add(encodedAction(code::control, phalanx), why::optionControl, host,
                    costOf({CommandAction::Control}, facts));
    if (mayCommand(budget, {CommandAction::Signal}, facts) && !budget.signalled)
        options.add(encodedAction(code::signal, phalanx), why::optionSignal, host,
                    costOf({CommandAction::Signal}, facts));
    if (mayCommand(budget, {CommandAction::Invoke}, facts) && packLeft(table) > 0)
        options.add(encodedAction(code::invoke, phalanx), why::optionInvoke, host,
                    costOf({CommandAction::Invoke}, facts));
    const bool mayMove = mayCommand(budget, {CommandAction::Move}, facts);
    for (const PieceId unit : toJoin | toHear) {
        if (mayMove && toJoin.contains(unit) && !is(table, unit, Status::Routing))
            options.add(encodedAction(code::moveLeader, phalanx), why::optionMoveLeader, unit,
                        costOf({CommandAction::Move}, facts));
        if (budget.engaged || !toHear.contains(unit))
            continue;
        const int price = costToEncourage(play.game, table, unit);
        if (price > budget.points)
            continue;
        if (level(table, unit) != Level::Eager)
            options.add(encodedAction(code::encourage, phalanx), why::optionEncourage, unit, price);
        if (level(table, unit) != Level::Shaken)
            options.add(encodedAction(code::discourage, phalanx), why::optionDiscourage, unit, price);
    }
}

// ALA-064, ALA-094, ALA-AMB-030
void signalAdvance(Play& play, Side side, int phalanx) {
    for (const PieceId unit :
         play.game.phalanxes(side)[static_cast<std::size_t>(phalanx)].units & play.table().present())
        play.set(unit, SignalIs, 2, why::signalAdvance);
}

void act(Play& play, Side side, const Choice& choice) {
    const int phalanx = code::phalanxOf(choice.code);
    const int action = code::actionOf(choice.code);
    const PieceId host = leaderOf(play.game, play.table(), side, phalanx);
    const auto pay = [&](int points, const Reason& reason) {
        play.set(host, LeaderLeft, play.table().counter(host, LeaderLeft) - points, reason);
    };
    switch (action) {
    case code::control:  // ALA-056
        pay(costOf({CommandAction::Control}, play.game.command()), why::controls);
        for (const PieceId unit : inReach(play.game, play.table(), host))
            play.set(unit, ControlIs, static_cast<int>(Control::Controlled), why::controls);
        break;
    case code::moveLeader: {  // ALA-060
        pay(costOf({CommandAction::Move}, play.game.command()), why::leaderJoins);
        const int rating = play.table().counter(host, Leader);
        const int left = play.table().counter(host, LeaderLeft);
        play.set(host, Leader, 0, why::leaderJoins);
        play.set(host, LeaderLeft, 0, why::leaderJoins);
        play.set(choice.piece, Leader, rating, why::leaderJoins);
        play.set(choice.piece, LeaderLeft, isInContact(play.table(), choice.piece) ? 0 : left, why::leaderJoins);
        break;
    }
    case code::encourage:  // ALA-047, ALA-061, ALA-063
        pay(costToEncourage(play.game, play.table(), choice.piece), why::paysToEncourage);
        raise(play, choice.piece, 1, why::encourages);
        break;
    case code::discourage:
        pay(costToEncourage(play.game, play.table(), choice.piece), why::paysToCalm);
        lower(play, choice.piece, 1, why::calms);
        break;
    case code::signal:
        pay(costOf({CommandAction::Signal}, play.game.command()), why::signalAdvance);
        signalAdvance(play, side, phalanx);
        break;
    case code::invoke:
        pay(costOf({CommandAction::Invoke}, play.game.command()), why::invokes);
        invoke(play, host);
        break;
    default:
        assert(false);
    }
}

}  // namespace

// ALA-054, ALA-055, ALA-102, DEC-07
void leadersAct(Play& play, Side side) {
    const int phalanxes = static_cast<int>(play.game.phalanxes(side).size());
    for (int i = 0; i < phalanxes; ++i)
        if (const PieceId host = leaderOf(play.game, play.table(), side, i))
            play.set(host, LeaderLeft, maySpend(play, host) ? play.table().counter(host, Leader) : 0, why::pointsAnew);
    for (;;) {
        StackList<Reach, mostPhalanxes> reaches;
        for (int i = 0; i < phalanxes; ++i)
            if (const PieceId host = leaderOf(play.game, play.table(), side, i))
                reaches.push(reachOf(play, side, i, host));
        // Valid as long as leaders and units do not move.
        for (bool stay = true; stay;) {
            OptionList options;
            options.add(code::finish, why::optionFinish);
            for (const Reach& reach : reaches.all())
                if (play.table().counter(reach.host, LeaderLeft) > 0)
                    addActions(play, reach, options);
            Request request;
            request.question = {LeaderActs, side, {}};
            request.options = options.all();
            const Choice choice = play.referee.choose(request);
            if (choice.code == code::finish)
                return;
            act(play, side, choice);
            const int action = code::actionOf(choice.code);
            stay = action == code::control || action == code::encourage || action == code::signal;
        }
    }
}

}  // namespace ephor::alala
