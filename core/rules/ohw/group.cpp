// Group moves (OTW-007, OTW-010, OTW-011, OTW-018).
#include "core/rules/ohw/play.h"

#include <algorithm>

namespace ephor::ohw {

PieceSet mayGroup(const Board& board, Side side) {
    const Table& table = board.table();
    PieceSet units;
    for (const PieceId unit : table.present(side)) {
        if (hasMoved(table, unit) || !isSteady(table, unit))
            continue;
        const Country country = board.game().country(board.square(unit));
        if (allowanceIn(2, country, board.game().profile(unit).traits) == 2)
            units.insert(unit);
    }
    return units;
}

PieceSet groupOf(const Board& board, PieceId unit, const PieceSet& among) {
    PieceSet group;
    group.insert(unit);
    std::array<PieceId, 2 * mostUnits> queue;
    std::size_t last = 0;
    queue[last++] = unit;
    for (std::size_t first = 0; first < last; ++first)
        for (const Square next : board.grid().adjoining(board.square(queue[first]))) {
            const PieceId there = board.at(next);
            if (!there || !among.contains(there) || group.contains(there) ||
                board.heading(there) != board.heading(unit))
                continue;
            group.insert(there);
            queue[last++] = there;
        }
    return group;
}

namespace {

/// Does the way of one member, straight from its square, stay free and open?
bool wayIsFree(const Board& board, const PieceSet& group, PieceId unit, Heading way, int forward) {
    const Traits& traits = board.game().profile(unit).traits;
    const Table& table = board.table();
    for (int step = 1; step <= forward; ++step) {
        const Square square = stepped(board.square(unit), way, step);
        if (!board.grid().contains(square))
            return false;
        const Country country = board.game().country(square);
        if (country == Country::Impassable || allowanceIn(2, country, traits) < 2)  // OTW-018: singly
            return false;
        const PieceId there = board.at(square);
        if (!there || group.contains(there))
            continue;
        const bool enemy = table.side(there) != table.side(unit);
        const bool catches = enemy && isFleeing(table, there) && step == forward;  // OTW-049
        const bool passed = step < forward && mayPass(traits, board.game().profile(there).traits, enemy);
        if (!catches && !passed)
            return false;
    }
    return true;
}

}  // namespace

bool groupCanMove(const Board& board, const PieceSet& group, Square square, Heading facing,
                  std::array<Spot, 2 * mostUnits>* spots) {
    const PieceId first = group.first();
    const Square from = board.square(first);
    const int forward = steps(from, square);
    if (stepped(from, facing, forward) != square)
        return false;
    const int clockwise = (static_cast<int>(facing) - static_cast<int>(board.heading(first)) + 4) % 4;
    const int quarters = clockwise == 3 ? -1 : clockwise;
    std::array<GroupStep, 2 * mostUnits> moves;
    std::size_t count = 0;
    for (const PieceId unit : group) {
        const Profile& profile = board.game().profile(unit);
        moves[count++] = {board.square(unit),     board.heading(unit), profile.move, forward, quarters, false,
                          profile.traits.freeTurn};
        if (!wayIsFree(board, group, unit, facing, forward))
            return false;
    }
    if (!isGroupMove({moves.data(), count}))
        return false;
    if (spots)
        for (const PieceId unit : group)
            (*spots)[unit.index()] = {stepped(board.square(unit), facing, forward), facing, 0, true};
    return true;
}

// OTW-D03: one by one, so that what is left is a group still.
PieceSet chooseGroup(Play& play, PieceId unit) {
    PieceSet group = groupOf(play.board, unit, mayGroup(play.board, play.side(unit)));
    for (;;) {
        OptionList options;
        options.add(code::go, why::optionGo);
        if (group.size() > 2)
            for (const PieceId one : group) {
                PieceSet rest = group;
                rest.erase(one);
                if (groupOf(play.board, rest.first(), rest) == rest)
                    options.add(code::leave, why::optionLeave, one);
            }
        Request request;
        request.question = {GroupMembers, play.side(unit), group.first()};
        request.options = options.all();
        request.pieces = group;
        const Choice choice = play.umpire.choose(request);
        if (choice.code == code::go)
            return group;
        group.erase(choice.piece);
    }
}

void moveGroup(Play& play, const PieceSet& group) {
    const PieceId first = group.first();
    Request request;
    request.question = {GroupMove, play.side(first), first};
    request.form = Form::Move;
    request.pieces = group;
    request.limits.piece = first;
    request.limits.how = WholeGroupMove;
    int allowance = 3;
    for (const PieceId unit : group)
        allowance = std::min(allowance, play.profile(unit).move);
    request.limits.allowance = allowance * play.options().square;
    const Pose to = play.umpire.choose(request).pose;
    std::array<Spot, 2 * mostUnits> spots;
    [[maybe_unused]] const bool can =
        groupCanMove(play.board, group, play.game.squareAt(to.centre), headingOf(to.facing), &spots);
    assert(can);
    // The foremost first, so that nobody steps on another.
    std::array<PieceId, 2 * mostUnits> order;
    std::size_t count = 0;
    for (const PieceId unit : group)
        order[count++] = unit;
    const Vec way = facingOf(headingOf(to.facing));
    const auto progress = [&](PieceId unit) {
        return way.x * play.board.square(unit).column + way.y * play.board.square(unit).row;
    };
    std::ranges::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), [&](PieceId a, PieceId b) {
        return progress(a) != progress(b) ? progress(a) > progress(b) : a.index() < b.index();
    });
    for (std::size_t i = 0; i < count; ++i) {
        const Spot& spot = spots[order[i].index()];
        play.set(order[i], Moved, 1, why::groupMove);
        enter(play, order[i], spot.square, spot.facing, why::groupMove);
    }
}

}  // namespace ephor::ohw
