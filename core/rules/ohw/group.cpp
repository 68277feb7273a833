// Group moves (OTW-007, OTW-010, OTW-011, OTW-018).
#include "core/rules/ohw/play.h"

#include <algorithm>
#include <bit>

namespace ephor::ohw {

PieceSet Board::mayGroup(Side side) const {
    PieceSet units = steadyOf(*m_table, m_table->present(side) - m_table->with(Moved));
    if (!m_game->isEven())
        for (const PieceId unit : units)
            if (allowanceIn(2, m_game->country(place(unit)), m_game->profile(unit).traits) < 2)
                units.erase(unit);
    return units;
}

PieceSet groupOf(const Board& board, PieceId unit, const PieceSet& among) {
    const Heading heading = board.heading(unit);
    PieceSet left = among;
    left.erase(unit);
    PieceSet group;
    group.insert(unit);
    StackList<PieceId, 2 * mostUnits> joined;
    joined.push(unit);
    for (std::size_t i = 0; i < joined.size(); ++i) {
        const Place place = board.place(joined.all()[i]);
        for (const Heading way : headings) {
            const PieceId there = board.at(stepped(place, way));
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

/// Does the way of one member, straight from its square, stay free and open?
bool wayIsFree(const Board& board, const PieceSet& group, PieceId unit, Heading way, int forward) {
    const Traits& traits = board.game().profile(unit).traits;
    const Table& table = board.table();
    for (int step = 1; step <= forward; ++step) {
        const Place square = stepped(board.place(unit), way, step);
        if (!board.game().squares().contains(square))
            return false;
        const Country country = board.game().country(square);
        if (country == Country::Impassable || allowanceIn(2, country, traits) < 2)  // OTW-018: singly
            return false;
        const PieceId there = board.at(square);
        if (!there || group.contains(there))
            continue;
        const bool enemy = board.side(there) != board.side(unit);
        const bool catches = enemy && isFleeing(table, there) && step == forward;  // OTW-049
        const bool passed = step < forward && mayPass(traits, board.game().profile(there).traits, enemy);
        if (!catches && !passed)
            return false;
    }
    return true;
}

}  // namespace

bool groupCanAdvance(const Board& board, const PieceSet& group, Heading facing, int forward) {
    for (const PieceId unit : group)
        if (board.game().profile(unit).move < forward || !wayIsFree(board, group, unit, facing, forward))
            return false;
    return true;
}

bool groupCanMove(const Board& board, const PieceSet& group, Square square, Heading facing) {
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

/// Who adjoins whom in a group, a bit for each member in order of id; some of them stay behind.
class Joined {
public:
    Joined(const Board& board, const PieceSet& group) {
        for (const PieceId unit : group) {
            std::uint64_t neighbours = 0;
            for (std::size_t i = 0; i < m_units.size(); ++i)
                if (adjoin(board.square(m_units.all()[i]), board.square(unit))) {
                    neighbours |= bit(i);
                    m_neighbours[i] |= bit(m_units.size());
                }
            m_neighbours[m_units.size()] = neighbours;
            m_units.push(unit);
        }
        m_going = ~(~std::uint64_t{0} << m_units.size());
    }

    /// May it stay behind? What is left must be a group still.
    bool mayLeave(std::size_t member) const {
        return (m_going & bit(member)) != 0 && isSeveral() && holdsTogether(m_going & ~bit(member));
    }
    /// More than the two that a group needs: somebody may stay behind.
    bool isSeveral() const { return std::popcount(m_going) > 2; }
    std::span<const PieceId> units() const { return m_units.all(); }
    std::size_t member(PieceId unit) const {
        return static_cast<std::size_t>(std::ranges::find(m_units.all(), unit) - m_units.all().begin());
    }
    void leave(PieceId unit) { m_going &= ~bit(member(unit)); }

private:
    static constexpr std::uint64_t bit(std::size_t member) { return std::uint64_t{1} << member; }
    bool holdsTogether(std::uint64_t members) const {
        std::uint64_t reached = members & (~members + 1);
        std::uint64_t next = reached;
        while (next != 0) {
            const auto one = static_cast<std::size_t>(std::countr_zero(next));
            const std::uint64_t more = m_neighbours[one] & members & ~reached;
            reached |= more;
            next = (next & (next - 1)) | more;
        }
        return reached == members;
    }

    static_assert(mostUnits < 64);
    StackList<PieceId, mostUnits> m_units;
    std::array<std::uint64_t, mostUnits> m_neighbours;
    std::uint64_t m_going = 0;
};

/// All go, or one stays behind.
class Leavers final : public LateOptions {
public:
    explicit Leavers(const Joined& joined) : m_joined(joined) {}
    std::span<const Option> all() const override {
        if (m_options.size() > 0)
            return m_options.all();
        m_options.add(code::go, why::optionGo);
        for (std::size_t i = 0; i < m_joined.units().size(); ++i)
            if (m_joined.mayLeave(i))
                m_options.add(code::leave, why::optionLeave, m_joined.units()[i]);
        return m_options.all();
    }
    bool contains(std::int16_t code, PieceId piece) const override {
        if (code != code::leave)
            return code == code::go && !piece;
        const std::size_t member = m_joined.member(piece);
        return member < m_joined.units().size() && m_joined.mayLeave(member);
    }

private:
    const Joined& m_joined;
    mutable OptionList m_options;
};

}  // namespace

// OTW-D03: one by one.
PieceSet chooseGroup(Play& play, PieceId unit) {
    PieceSet group = groupOf(play.board, unit, play.board.mayGroup(play.side(unit)));
    Joined joined(play.board, group);
    while (joined.isSeveral()) {
        const Leavers leavers(joined);
        Request request;
        request.question = {GroupMembers, play.side(unit), group.first()};
        request.options = leavers;
        request.pieces = group;
        const Choice choice = play.umpire.choose(request);
        if (choice.code == code::go)
            break;
        group.erase(choice.piece);
        joined.leave(choice.piece);
    }
    return group;
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
    const Square square = play.game.squareAt(to.centre);
    const Heading heading = headingOf(to.facing);
    assert(groupCanMove(play.board, group, square, heading));
    const int forward = steps(play.board.square(first), square);
    // The foremost first, so that nobody steps on another.
    std::array<PieceId, 2 * mostUnits> order;
    std::size_t count = 0;
    for (const PieceId unit : group)
        order[count++] = unit;
    const Vec way = facingOf(heading);
    const auto progress = [&](PieceId unit) {
        return way.x * play.board.square(unit).column + way.y * play.board.square(unit).row;
    };
    std::ranges::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), [&](PieceId a, PieceId b) {
        return progress(a) != progress(b) ? progress(a) > progress(b) : a.index() < b.index();
    });
    for (std::size_t i = 0; i < count; ++i) {
        play.set(order[i], Moved, 1, why::groupMove);
        enter(play, order[i], stepped(play.board.place(order[i]), heading, forward), heading, why::groupMove);
    }
}

}  // namespace ephor::ohw
