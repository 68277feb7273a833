#include "core/rules/men_of_bronze/battle/arete.h"

namespace ephor::men_of_bronze {

// MOB-002, MOB-011, MOB-012, MOB-156, MOB-186: one point for each unit on the table and one for a living Strategos;
// nothing is carried over, so routs need no second deduction (MOB-AMB-48).
void scoreArete(Play& play) {
    for (const Side side : bothSides) {
        const PieceSet units = play.table().present(side);
        const int spirit = play.table().turn() <= 1 ? areteOfSpirit(play.game.setup().lists[index(side)]) : 0;
        const int arete = areteAtStart(units.size(), static_cast<bool>(strategosHost(play.table(), side))) + spirit;
        play.set(side, Pool, std::max(0, arete), why::arete);
    }
}

Side holder(const Table& table) { return table.counter(Side::A, Holder) != 0 ? Side::A : Side::B; }

namespace {

/// `kept` is noted for a side that already holds it, since nothing on the table changes then.
void takeInitiative(Play& play, Side side, const Reason& reason, const Reason* kept = nullptr) {
    if (kept && play.table().counter(side, Holder) != 0)
        play.referee.note(*kept, side, {}, {}, 0, 0, {});
    play.set(side, Holder, 1, reason);
    play.set(other(side), Holder, 0, reason);
}

/// MOB-020, MOB-024: both bid in secret from the Arete they have left. `already` are earlier bids not paid yet
/// (bid_payment = winner_pays).
std::array<int, 2> bidRound(Play& play, Decision round, const std::array<int, 2>& already) {
    std::array<Request, 2> requests;
    for (const Side side : bothSides) {
        Request& request = requests[index(side)];
        request.question = {round, side, {}};
        request.form = Form::Number;
        request.secret = true;
        request.lowest = 0;
        request.highest = pool(play.table(), side) - already[index(side)];  // MOB-004, MOB-010
    }
    const std::array<Choice, 2> choices = play.referee.chooseBoth(requests[0], requests[1]);
    const std::array<int, 2> bids{choices[0].number, choices[1].number};
    for (const Side side : bothSides) {
        const int bid = bids[index(side)];
        play.set(side, Bid, play.table().counter(side, Bid) + bid, why::bidsRevealed);
        if (bid == 0)
            play.referee.note(why::bidNothing, side, {}, {}, 0, 0, {});
        else if (play.options().winnerPaysBid)
            play.referee.note(why::bidShown, side, {}, {}, bid, 0, {});
        else
            play.pay(side, bid, why::bid);  // MOB-AMB-05: both pay all that they bid
    }
    return bids;
}

/// An opposed roll: one die each, side A's first. Each side may reroll its own die; `first` is asked first. `owed` are
/// the bids of both sides not paid yet.
Roll opposedRoll(Play& play, Side first, const Reason& reason, const std::array<int, 2>& owed = {}) {
    RollRequest request;
    request.count = 2;
    request.side = first;
    request.why = &reason;
    Roll roll = play.referee.roll(request);
    bool passed = false;  // the other side has just passed
    for (Side asked = first;; asked = other(asked)) {
        bool bought = false;
        if (pool(play.table(), asked) > owed[index(asked)]) {
            Request question;
            question.question = {Reroll, asked, {}};
            question.form = Form::Die;
            question.roll = &roll;
            question.mayReroll = std::uint64_t{1} << index(asked);  // MOB-AMB-09: own dice only
            question.context = &reason;
            const Choice choice = play.referee.choose(question);
            if (choice.code == code::yes) {
                play.pay(asked, 1, why::reroll);
                request.side = asked;
                play.referee.rollAgain(roll, choice.number, request);
                bought = true;
            }
        }
        if (!bought && passed)
            return roll;
        passed = !bought;
    }
}

}  // namespace

// MOB-020
void bidForInitiative(Play& play) {
    for (const Side side : bothSides)
        play.set(side, Bid, 0, why::bid);
    std::array<int, 2> paid{0, 0};
    std::array<int, 2> bids = bidRound(play, BidRound1, paid);
    if (bids[0] == bids[1]) {  // MOB-022: exactly one more round
        if (play.options().winnerPaysBid)
            paid = bids;
        play.referee.note(why::bidsTied, Side::A, {}, {}, 0, 0, {});
        bids = bidRound(play, BidRound2, paid);
    }
    Side winner = Side::A;
    if (bids[0] != bids[1]) {
        winner = bids[0] > bids[1] ? Side::A : Side::B;  // MOB-021
        takeInitiative(play, winner, why::initiative, &why::keptByBid);
    } else {
        std::array<int, 2> owed{0, 0};
        if (play.options().winnerPaysBid)
            for (const Side side : bothSides)
                owed[index(side)] = play.table().counter(side, Bid);
        Roll roll = opposedRoll(play, Side::A, why::rollOff, owed);
        while (roll[0] == roll[1])  // MOB-023, MOB-AMB-06
            roll = opposedRoll(play, Side::A, why::rollOff, owed);
        winner = roll[0] > roll[1] ? Side::A : Side::B;
        takeInitiative(play, winner, why::rollOffWon, &why::keptByRoll);
    }
    if (play.options().winnerPaysBid)
        play.pay(winner, play.table().counter(winner, Bid), why::bid);
}

// MOB-025, MOB-026, MOB-AMB-07: one attempt of the side without the Initiative in each gap, if it has a unit left to
// activate.
void offerSteal(Play& play) {
    const Side thief = other(holder(play.table()));
    if (pool(play.table(), thief) < 1)
        return;
    OptionList options;
    options.add(code::no, why::optionNo);
    options.add(code::yes, why::optionSteal, {}, 1);
    Request request;
    request.question = {Steal, thief, {}};
    request.options = options.all();
    if (play.referee.choose(request).code != code::yes)
        return;
    play.pay(thief, 1, why::steal);  // MOB-007: paid whether it works or not
    Roll roll = opposedRoll(play, thief, why::steal);
    while (play.options().stealTieRerolled && roll[0] == roll[1])
        roll = opposedRoll(play, thief, why::steal);
    const int theirs = roll[static_cast<int>(index(thief))];
    const int others = roll[static_cast<int>(index(other(thief)))];
    if (theirs > others)
        takeInitiative(play, thief, why::stolen);
    else
        play.referee.apply(Noted{
            &why::notStolen, thief, {}, {}, static_cast<std::int16_t>(theirs), static_cast<std::int16_t>(others), {}});
}

// MOB-008, MOB-145, D-05: each point removes Wavering from one of the side's units.
void offerRally(Play& play, Side side) {
    const int points = pool(play.table(), side);
    if (points < 1)
        return;
    const PieceSet wavering = play.table().present(side) & play.table().with(Wavering);
    if (wavering.empty())
        return;
    Request request;
    request.pieces = wavering;
    request.question = {Rally, side, {}};
    request.form = Form::Subset;
    request.most = points;
    for (const PieceId unit : play.referee.choose(request).set) {
        play.pay(side, 1, why::rally);
        play.set(unit, Wavering, 0, why::rally);
    }
}

namespace {

/// Asks a side once about its dice. True if it bought a reroll.
bool offerReroll(Play& play, const OpenRoll& open) {
    Roll& roll = open.roll;
    const RollRequest& made = open.request;
    if (roll.count == 0 || pool(play.table(), made.side) < 1)
        return false;
    Request request;
    request.question = {Reroll, made.side, made.piece};
    request.form = Form::Die;
    request.roll = &roll;
    request.mayReroll = roll.count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << roll.count) - 1;
    request.subject = open.against;
    request.context = made.why;
    request.need = made.need;
    request.wanted = open.wanted != 0 ? open.wanted : made.wanted;
    const Choice choice = play.referee.choose(request);
    if (choice.code != code::yes)
        return false;
    play.pay(made.side, 1, why::reroll);
    play.referee.rollAgain(roll, choice.number, made);
    return true;
}

}  // namespace

// MOB-009, MOB-AMB-09
void offerRerolls(Play& play, const OpenRoll& open) {
    while (offerReroll(play, open)) {
    }
}

void offerRerolls(Play& play, const OpenRoll& first, const OpenRoll& second) {
    const std::array<const OpenRoll*, 2> rolls{&first, &second};
    int passes = 0;
    for (std::size_t i = 0; passes < 2; i = 1 - i)
        passes = offerReroll(play, *rolls[i]) ? 0 : passes + 1;
}

}  // namespace ephor::men_of_bronze
