#include "core/rules/ohw/battle/groups.h"

#include "core/rules/ohw/battle/movement.h"

#include <algorithm>

namespace ephor::ohw {

Units groupOf(const Board& board, PieceId unit, const Units& among) {
    const Heading heading = board.heading(unit);
    Units left = among;
    left.erase(unit);
    Units group;
    group.insert(unit);
    StackList<PieceId, 2 * mostUnits> joined;
    joined.push(unit);
    for (std::size_t i = 0; i < joined.size(); ++i) {
        const Place place = board.place(joined.all()[i]);
        for (const Heading towards : headings) {
            const PieceId there = board.at(stepped(place, towards));
            if (!left.contains(there) || board.heading(there) != heading)
                continue;
            left.erase(there);
            group.insert(there);
            joined.push(there);
        }
    }
    return group;
}

namespace {

/// True if the straight path of one member is free and open.
bool isFreeAhead(const Board& board, const Units& group, PieceId unit, Heading heading, int forward) {
    const Traits& traits = board.game().profile(unit).traits;
    for (int step = 1; step <= forward; ++step) {
        const Place square = stepped(board.place(unit), heading, step);
        const SquareTerrain terrain = board.game().terrainAt(square);
        if (terrain == SquareTerrain::Impassable || slows(terrain, traits))  // OTW-018: singly
            return false;
        if (const PieceId there = board.at(square); there && group.contains(there))
            continue;
        const Entry entry = entryOf(board, unit, square);
        const bool isLast = step == forward;
        if (entry == Entry::Barred || (entry == Entry::Through && isLast) || (entry == Entry::Catches && !isLast))
            return false;
    }
    return true;
}

}  // namespace

bool groupCanAdvance(const Board& board, const Units& group, Heading facing, int forward) {
    for (const PieceId unit : group)
        if (board.game().profile(unit).move < forward || !isFreeAhead(board, group, unit, facing, forward))
            return false;
    return true;
}

bool groupCanMove(const Board& board, const Units& group, Square square, Heading facing) {
    const PieceId first = group.first();
    const Square from = board.square(first);
    const int forward = steps(from, square);
    if (stepped(from, facing, forward) != square)
        return false;
    const int clockwise = (static_cast<int>(facing) - static_cast<int>(board.heading(first)) + 4) % 4;
    const int quarters = clockwise == 3 ? -1 : clockwise;
    StackList<GroupStep, mostUnits> moves;
    for (const PieceId unit : group) {
        const Profile& profile = board.game().profile(unit);
        moves.push(
            {board.square(unit), board.heading(unit), profile.move, forward, quarters, false, profile.traits.freeTurn});
    }
    return groupCanAdvance(board, group, facing, forward) && isGroupMove(moves.all());
}

namespace {

/// The options: all move, or one unit stays behind.
class Leavers final : public LateOptions {
public:
    Leavers(const Board& board, const Units& group) : m_board(board), m_group(group) {}
    std::span<const Option> all() const override {
        if (m_options.size() > 0)
            return m_options.all();
        m_options.add(code::go, why::optionGo);
        for (const PieceId unit : m_group)
            if (mayLeave(unit))
                m_options.add(code::leave, why::optionLeave, unit);
        return m_options.all();
    }
    bool contains(std::int16_t code, PieceId piece) const override {
        if (code != code::leave)
            return code == code::go && !piece;
        return m_group.contains(piece) && mayLeave(piece);
    }

private:
    /// The remaining units must still form a group.
    bool mayLeave(PieceId unit) const {
        Units rest = m_group;
        rest.erase(unit);
        return groupOf(m_board, rest.first(), rest) == rest;
    }

    const Board& m_board;
    const Units& m_group;
    mutable OptionList m_options;
};

}  // namespace

// OTW-D03: one by one.
Units chooseGroup(Play& play, PieceId unit) {
    Units group = groupOf(play.board, unit, play.board.mayGroup(play.side(unit)));
    while (group.size() > 2) {  // with two units, none may stay behind
        const Leavers leavers(play.board, group);
        Request request;
        request.question = {GroupMembers, play.side(unit), group.first()};
        request.options = leavers;
        request.pieces = group.pieces();
        const Choice choice = play.referee.choose(request);
        if (choice.code == code::go)
            break;
        group.erase(choice.piece);
    }
    return group;
}

namespace {

Units foremost(const Board& board, const Units& units, Heading heading) {
    const Square step = nextSquares[static_cast<std::size_t>(heading)];
    Units line;
    int most = -mostSquares;
    for (const PieceId unit : units) {
        const Square square = board.square(unit);
        const int progress = step.column * square.column + step.row * square.row;
        if (progress > most)
            line = {};
        most = std::max(most, progress);
        if (progress == most)
            line.insert(unit);
    }
    return line;
}

}  // namespace

void moveGroup(Play& play, const Units& group) {
    const PieceId first = group.first();
    Request request;
    request.question = {GroupMove, play.side(first), first};
    request.form = Form::Move;
    request.pieces = group.pieces();
    request.limits.piece = first;
    request.limits.how = WholeGroupMove;
    int allowance = 3;
    for (const PieceId unit : group)
        allowance = std::min(allowance, play.profile(unit).move);
    request.limits.allowance = allowance * play.options().square;
    const Pose to = play.referee.choose(request).pose;
    const Square square = play.game.squareAt(to.centre);
    const Heading heading = headingOf(to.facing);
    assert(groupCanMove(play.board, group, square, heading));
    const int forward = steps(play.board.square(first), square);
    // The foremost first, so that no unit enters an occupied square.
    for (Units left = group; !left.empty();) {
        const Units line = foremost(play.board, left, heading);
        for (const PieceId unit : line) {
            play.set(unit, Moved, 1, why::groupMove);
            enter(play, unit, stepped(play.board.place(unit), heading, forward), heading, why::groupMove);
        }
        left = left - line;
    }
}

}  // namespace ephor::ohw
