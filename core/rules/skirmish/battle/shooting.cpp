#include "core/rules/skirmish/battle/shooting.h"

#include "core/rules/skirmish/battle/casualties.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/line_of_sight.h"

#include <cmath>

namespace ephor::skirmish {

// SKI-115, SKI-A26
bool mayShoot(const SkirmishGame& game, const Table& table, PieceId figure) {
    return game.profile(figure).kind.missile != Missile::None && isAble(table, figure) &&
           table.counter(figure, LastCharge) != table.turn() && table.counter(figure, FledIn) != table.turn() &&
           !isInContact(table, figure);
}

Band bandTo(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy) {
    return bandOf(game.profile(shooter).kind.missile, apart(discOf(game, table, shooter), discOf(game, table, enemy)));
}

bool isTarget(const SkirmishGame& game, const Table& table, PieceId shooter, PieceId enemy) {
    const Pose& pose = table.body(shooter).pose;
    return withinGap(discOf(game, table, shooter), discOf(game, table, enemy),
                     rangeOf(game.profile(shooter).kind.missile)) &&
           inFrontHalf(pose.centre, pose.facing, table.body(enemy).pose.centre) && !isInContact(table, enemy);
}

// SKI-028, SKI-113
Protection protectionAgainstShot(const SkirmishGame& game, const Table& table, PieceId target, bool fromFront) {
    const Protection own =
        fromFront && inWall(table, target) ? Protection::ShieldWall : game.profile(target).kind.protection;
    return isIn(game.ground().cover, table.body(target).pose.centre) ? inCover(own) : own;
}

namespace {

/// The smallest whole number of inches not below a distance (the bands end at whole inches).
int wholeInches(double distance) { return static_cast<int>(std::ceil(std::max(0.0, distance - tolerance))); }

}  // namespace

// SKI-020, SKI-021, SKI-A09, SKI-C04: the block is rolled only after a hit.
void shoot(Play& play, PieceId shooter, PieceId target) {
    const Band band = bandTo(play.game, play.table(), shooter, target);
    const Protection protection = protectionAgainstShot(play.game, play.table(), shooter, target);
    const double distance = apart(discOf(play.game, play.table(), shooter), discOf(play.game, play.table(), target));
    play.note(why::shot, shooter, target, wholeInches(distance));
    if (play.roll(why::shotRoll[static_cast<std::size_t>(band)], shooter) > hitsUpTo(band))
        return;
    if (play.roll(why::block[static_cast<std::size_t>(protection)], target) <= blocksUpTo(protection))
        return;
    play.note(why::hits, shooter, target);
    strike(play, target, shooter, HitBy::Shot);
}

namespace {

/// The targets of a shooter. Lines of sight are expensive: one is tested for the question, the others when the options
/// are read.
class Targets final : public LateOptions {
public:
    Targets(const Play& play, PieceId shooter)
        : m_from(play.pose(shooter).centre), m_lookout(play.game, play.table(), shooter) {
        const Table& table = play.table();
        const Profile& p = play.profile(shooter);
        const double reach = rangeOf(p.kind.missile) + p.radius + contactGap;
        for (const PieceId enemy : table.present(other(play.side(shooter))))
            if (table.isNear(enemy, m_from, reach) && isTarget(play.game, table, shooter, enemy))
                m_open.insert(enemy);
    }

    bool any() const {
        for (const PieceId enemy : m_open)
            if (isSeen(enemy))
                return true;
        return false;
    }
    std::span<const Option> all() const override {
        if (m_options.size() == 0) {
            m_options.add(code::noShot, why::optionNoShot);
            for (const PieceId enemy : m_open)
                if (isSeen(enemy))
                    m_options.add(code::shoot, why::optionShoot, enemy);
        }
        return m_options.all();
    }
    bool contains(std::int16_t code, PieceId piece) const override {
        if (code == code::noShot)
            return !piece;
        return code == code::shoot && m_open.contains(piece) && isSeen(piece);
    }

private:
    bool isSeen(PieceId enemy) const {
        if (!m_seen.contains(enemy) && !m_hidden.contains(enemy))
            (m_lookout.sees(m_from, enemy) ? m_seen : m_hidden).insert(enemy);
        return m_seen.contains(enemy);
    }

    Vec m_from;
    Lookout m_lookout;
    PieceSet m_open;
    mutable PieceSet m_seen;
    mutable PieceSet m_hidden;
    mutable OptionList m_options;
};

}  // namespace

// SKI-D04, SKI-116: one at a time, so that the next shooter knows the casualties.
void shooting(Play& play, const Card& card) {
    for (const PieceId shooter : play.game.figuresOf(card) & play.table().present()) {
        if (!mayShoot(play.game, play.table(), shooter))
            continue;
        const Targets targets(play, shooter);
        if (!targets.any())
            continue;
        Request request;
        request.question = {ShootAt, play.side(shooter), shooter};
        request.options = targets;
        const Choice choice = play.referee.choose(request);
        if (choice.code == code::shoot)
            shoot(play, shooter, choice.piece);
        else
            play.note(why::optionNoShot, shooter);
    }
}

}  // namespace ephor::skirmish
