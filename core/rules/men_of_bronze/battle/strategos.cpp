#include "core/rules/men_of_bronze/battle/strategos.h"

#include "core/rules/men_of_bronze/battle/measuring.h"

namespace ephor::men_of_bronze {

namespace {

/// The units that the Strategos of `host` could join when `unit` moves, if near enough: any friend if `unit` is the
/// host, otherwise only `unit`.
PieceSet mayBeJoined(const Table& table, PieceId unit, PieceId host) {
    PieceSet friends;
    if (unit == host)
        friends = table.present(table.side(host));
    else
        friends.insert(unit);
    friends.erase(host);
    return friends;
}

bool hasTransferTarget(const Table& table, PieceId unit, PieceId host) {
    for (const PieceId to : mayBeJoined(table, unit, host))
        if (mayTransfer(table.body(host), table.body(to)))
            return true;
    return false;
}

}  // namespace

// MOB-180, D-02: the list names the Strategos' unit; each side may choose another before the first turn.
void attachStrategos(Play& play) {
    for (const Side side : bothSides) {
        const PieceId listed = strategosHost(play.table(), side);
        if (!listed)
            continue;
        Request request;
        request.question = {AttachStrategos, side, listed};
        request.form = Form::OnePiece;
        request.pieces = play.table().present(side);
        const PieceId chosen = play.referee.choose(request).piece;
        if (chosen != listed) {
            play.set(listed, Strategos, 0, why::attach);
            play.set(chosen, Strategos, 1, why::attach);
        }
    }
}

PieceSet transferTargets(const Table& table, PieceId unit, PieceId host) {
    PieceSet targets;
    for (const PieceId to : mayBeJoined(table, unit, host))
        if (mayTransfer(table.body(host), table.body(to)))
            targets.insert(to);
    return targets;
}

// MOB-182, MOB-183, MOB-184, MOB-AMB-45: once a turn, in the Move activation of the unit that the Strategos leaves or
// joins; not out of a fight, but into one.
void offerTransfer(Play& play, PieceId unit) {
    const Side side = play.side(unit);
    const Table& table = play.table();
    const PieceId host = strategosHost(table, side);
    if (!host || pool(table, side) < 1 || table.counter(side, Transferred) != 0 || isInContact(table, host))
        return;
    if (!hasTransferTarget(table, unit, host))
        return;
    OptionList options;
    Request request;
    request.question = {StrategosTransfer, side, unit};
    request.subject = host;
    const Choice choice = play.referee.choose(request, [&] {
        options.add(code::no, why::optionStay);
        for (const PieceId to : transferTargets(table, unit, host))
            options.add(code::yes, why::optionTransfer, to, 1);
        return options.all();
    });
    if (choice.code != code::yes)
        return;
    play.pay(side, 1, why::transfer);
    play.set(side, Transferred, 1, why::transfer);
    play.set(host, Strategos, 0, why::transfer);
    play.set(choice.piece, Strategos, 1, why::transfer);
}

}  // namespace ephor::men_of_bronze
