#include "core/rules/skirmish/battle/shield_wall.h"

#include <bit>

namespace ephor::skirmish {

namespace {

constexpr double cosineOfThirty = 0.8660254037844386;
constexpr int leastOfWall = 3;

bool areNeighbours(const Disc& a, Vec facing, const Disc& b, Vec otherFacing) {
    return withinGap(a, b, wallGap) && dot(facing, otherFacing) >= cosineOfThirty - tolerance;
}

bool areNeighbours(const SkirmishGame& game, const Table& table, PieceId a, PieceId b) {
    return areNeighbours(discOf(game, table, a), table.body(a).pose.facing, discOf(game, table, b),
                         table.body(b).pose.facing);
}

PieceSet wallOf(const Table& table, const Retinue& retinue) {
    PieceSet wall;
    for (const PieceId figure : retinue.figures & table.present())
        if (inWall(table, figure))
            wall.insert(figure);
    return wall;
}

}  // namespace

PieceSet wallChains(const SkirmishGame& game, const Table& table, const PieceSet& figures) {
    static_assert(mostFigures <= 32);
    struct Man {
        PieceId figure;
        Disc base;
        Vec facing;
    };
    std::array<Man, 32> men;
    std::array<std::uint32_t, 32> beside{};  // a bit for each figure
    std::size_t count = 0;
    for (const PieceId figure : figures) {
        assert(count < men.size());
        const Man man{figure, discOf(game, table, figure), table.body(figure).pose.facing};
        for (std::size_t i = 0; i < count; ++i)
            if (areNeighbours(men[i].base, men[i].facing, man.base, man.facing)) {
                beside[i] |= 1U << count;
                beside[count] |= 1U << i;
            }
        men[count++] = man;
    }
    PieceSet chains;
    std::uint32_t seen = 0;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t chain = 1U << i;
        if ((seen & chain) != 0)
            continue;
        for (std::uint32_t reached = chain; reached != 0;) {
            const std::uint32_t more = beside[static_cast<std::size_t>(std::countr_zero(reached))] & ~chain;
            chain |= more;
            reached = (reached & (reached - 1)) | more;
        }
        seen |= chain;
        if (std::popcount(chain) >= leastOfWall)
            for (std::uint32_t left = chain; left != 0; left &= left - 1)
                chains.insert(men[static_cast<std::size_t>(std::countr_zero(left))].figure);
    }
    return chains;
}

PieceSet mayFormWall(const SkirmishGame& game, const Table& table, const Retinue& retinue) {
    PieceSet eligible;
    bool all = true;  // are in a wall; then no search is needed
    for (const PieceId figure : retinue.figures & table.present())
        if (game.profile(figure).kind.mayWall() && !isRouting(table, figure)) {
            eligible.insert(figure);
            all = all && inWall(table, figure);
        }
    return all ? PieceSet{} : wallChains(game, table, eligible);
}

// SKI-D01, SKI-112, SKI-A29: free, at the start of the own move; all figures of a retinue that can, or none.
void offerWalls(Play& play, const Card& card) {
    for (const Retinue& retinue : play.game.retinuesOf(card)) {
        const PieceSet wall = wallOf(play.table(), retinue);
        const PieceSet more = mayFormWall(play.game, play.table(), retinue) - wall;
        if (wall.empty() && more.empty())
            continue;
        OptionList options;
        options.add(code::keep, why::optionKeep);
        if (!more.empty())
            options.add(code::form, why::optionForm);
        if (!wall.empty())
            options.add(code::drop, why::optionDrop);
        Request request;
        request.question = {FormWall, card.side, (wall | more).first()};
        request.options = options.all();
        const Choice choice = play.referee.choose(request);
        play.wallsStand = play.wallsStand && choice.code == code::keep;
        if (choice.code == code::form)
            for (const PieceId figure : more)
                play.set(figure, Wall, 1, why::formWall);
        else if (choice.code == code::drop)
            for (const PieceId figure : wall)
                play.set(figure, Wall, 0, why::dropWall);
        else
            play.note(why::keepsOrder, request.question.piece);
    }
}

void keepWalls(Play& play) {
    if (play.wallsStand)
        return;
    play.wallsStand = true;
    for (const Side side : bothSides)
        for (const Retinue& retinue : play.game.retinues(side)) {
            const PieceSet wall = wallOf(play.table(), retinue);
            if (!wall.empty())
                for (const PieceId figure : wall - wallChains(play.game, play.table(), wall))
                    play.set(figure, Wall, 0, why::wallTooThin);
        }
}

Protection protectionFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from) {
    const Pose& pose = table.body(figure).pose;
    return inWall(table, figure) && inFrontHalf(pose.centre, pose.facing, from) ? Protection::ShieldWall
                                                                                : game.profile(figure).kind.protection;
}

// The neighbour must be within 45 degrees of that side.
bool flankCovered(const SkirmishGame& game, const Table& table, PieceId figure, bool right) {
    if (!inWall(table, figure))
        return false;
    const Pose& pose = table.body(figure).pose;
    for (const PieceId mate : game.retinueOf(figure).figures & table.present()) {
        if (mate == figure || !inWall(table, mate) || !areNeighbours(game, table, figure, mate))
            continue;
        const Vec between = table.body(mate).pose.centre - pose.centre;
        const double aside = dot(between, rightOf(pose.facing)) * (right ? 1 : -1);
        if (aside > 0 && aside >= std::abs(dot(between, pose.facing)))
            return true;
    }
    return false;
}

}  // namespace ephor::skirmish
