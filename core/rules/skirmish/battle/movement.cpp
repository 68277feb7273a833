#include "core/rules/skirmish/battle/movement.h"

#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "core/rules/skirmish/battle/standard_bearers.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::skirmish {

bool startsOnRough(const SkirmishGame& game, const Table& table, PieceId figure) {
    return !game.ground().rough.empty() && isIn(game.ground().rough, table.body(figure).pose.centre);
}

namespace {

int dieFor(Play& play, PieceId figure, TypeDice& dice, int sides, const Reason& why) {
    const Profile& p = play.profile(figure);
    std::uint8_t& die = dice[static_cast<std::size_t>(p.retinue)][static_cast<std::size_t>(p.type)];
    if (die == 0)
        die = static_cast<std::uint8_t>(play.die(play.side(figure), figure, why, sides));
    return die;
}

bool isOff(TableSize size, const Disc& disc) {
    const auto outside = [&](double at, double most) {
        return !(at >= disc.radius - tolerance && at <= most - disc.radius + tolerance);
    };
    return outside(disc.centre.x, size.width) || outside(disc.centre.y, size.height);
}

/// SKI-107, SKI-122: checks the path of a base against enemies and terrain.
const Reason* checkPath(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, Vec to, bool asWall) {
    const double radius = game.profile(figure).radius;
    const Vec offset = to - from;
    const double distance = length(offset);
    if (distance == 0)
        return nullptr;
    const Vec middle = (from + to) * 0.5;
    for (const PieceId enemy : table.present(other(table.side(figure)))) {
        const Vec centre = table.body(enemy).pose.centre;
        const double least = radius + game.profile(enemy).radius - 2 * tolerance;
        const double reach = distance / 2 + least;
        if (squaredLength(centre - middle) < reach * reach &&
            squaredDistanceFromSegment(centre, from, to) < least * least)
            return &why::throughEnemy;
    }
    if (leadsThrough(game.ground().impassable, from, to))
        return &why::impassable;
    if (asWall && leadsThrough(game.ground().rough, from, to))  // SKI-013
        return &why::wallOnRough;
    return nullptr;
}

/// The figures that may still move: not routing and not in contact, or a rider in contact only with figures on foot
/// (SKI-122).
PieceSet movers(Play& play, const Card& card) {
    const Table& table = play.table();
    PieceSet all;
    for (const PieceId figure : play.game.figuresOf(card) & table.present())
        if (!isRouting(table, figure) && (!isInContact(table, figure) || mayBreakOff(play.game, table, figure)))
            all.insert(figure);
    return all;
}

bool mayMarch(const SkirmishGame& game, const Table& table, PieceId figure) {
    return table.isPresent(figure) && !isRouting(table, figure) && table.counter(figure, Acted) == 0 &&
           !isInContact(table, figure) && !startsOnRough(game, table, figure);
}

double paceOf(const SkirmishGame& game, const Table& table, PieceId figure) {
    return inWall(table, figure) ? wallMove : game.profile(figure).move;
}

}  // namespace

const Reason* checkPosition(const SkirmishGame& game, const Table& table, PieceId figure, const Pose& pose,
                            const PieceSet& ignoring) {
    const Disc disc{pose.centre, game.profile(figure).radius};
    if (isOff(table.size(), disc))
        return &why::off;
    for (const PieceId other : table.near(disc.centre, disc.radius + contactGap))
        if (other != figure && !ignoring.contains(other) && onEachOther(disc, discOf(game, table, other)))
            return &why::onAnother;
    return reachesInto(game.ground().impassable, disc) ? &why::impassable : nullptr;
}

const Reason* checkMove(const SkirmishGame& game, const Table& table, const MoveLimits& limits, const Choice& choice) {
    const PieceId figure = limits.piece;
    if (!isFacing(choice.pose.facing))
        return &why::facesNowhere;
    Vec at = table.body(figure).pose.centre;
    if (choice.turns == 0 && choice.pose.centre == at)  // it turns on the spot
        return nullptr;
    double gone = 0;
    for (std::size_t leg = 0; leg <= choice.turns; ++leg) {
        const Vec next = leg < choice.turns ? choice.via[leg] : choice.pose.centre;
        gone += length(next - at);
        if (!(gone <= limits.allowance + tolerance))
            return &why::tooFar;
        if (const Reason* why = checkPath(game, table, figure, at, next, limits.how == WallWalk))
            return why;
        at = next;
    }
    if (const Reason* why = checkPosition(game, table, figure, choice.pose))
        return why;
    // SKI-122: a figure that moves leaves all enemies in contact.
    const Disc before = discOf(game, table, figure);
    if (at != before.centre)
        for (const PieceId enemy : enemiesInContact(table, figure))
            if (touchEachOther({at, before.radius}, discOf(game, table, enemy)))
                return &why::stillTouches;
    return nullptr;
}

PieceSet marchers(const SkirmishGame& game, const Table& table, PieceId figure) {
    PieceSet all;
    for (const PieceId mate : game.retinueOf(figure).figures)
        if (mayMarch(game, table, mate))
            all.insert(mate);
    return all;
}

const Reason* checkMarch(const SkirmishGame& game, const Table& table, const MoveLimits& limits, const Choice& choice) {
    if (!isFacing(choice.pose.facing))
        return &why::facesNowhere;
    if (choice.turns != 0)
        return &why::marchStraight;
    const Vec offset = choice.pose.centre - table.body(limits.piece).pose.centre;
    if (!(length(offset) <= limits.allowance + tolerance))
        return &why::tooFar;
    if (offset == Vec{})
        return nullptr;
    const PieceSet all = marchers(game, table, limits.piece);
    for (const PieceId figure : all) {
        const Vec from = table.body(figure).pose.centre;
        const Pose to = snapped({from + offset, choice.pose.facing});
        if (const Reason* why = checkPath(game, table, figure, from, to.centre, inWall(table, figure)))
            return why;
        if (const Reason* why = checkPosition(game, table, figure, to, all))
            return why;
    }
    return nullptr;
}

void place(Play& play, PieceId figure, const Pose& pose, const Reason& reason) {
    play.referee.apply(PieceMoved{figure, snapped(pose), &reason});
    play.wallsStand = false;
    findStandards(play, figure);
}

// SKI-014, SKI-108, SKI-109, SKI-C02; entering rough terrain on the path costs nothing.
double allowanceOf(Play& play, PieceId figure, CardDice& dice) {
    if (inWall(play.table(), figure))
        return wallMove;
    const Profile& p = play.profile(figure);
    return startsOnRough(play.game, play.table(), figure) ? dieFor(play, figure, dice.rough, p.roughDie, why::roughDie)
                                                          : p.move;
}

// SKI-016, SKI-A32, SKI-C03
int chargeDieOf(Play& play, PieceId figure, CardDice& dice) {
    return dieFor(play, figure, dice.charge, chargeSides, why::chargeDie);
}

namespace {

/// SKI-111: a walk may end in contact.
void walk(Play& play, PieceId figure, CardDice& dice, bool breaksOff) {
    Request request;
    request.question = {MoveTo, play.side(figure), figure};
    request.form = Form::Move;
    request.limits.piece = figure;
    request.limits.how = inWall(play.table(), figure) ? WallWalk : Walk;
    request.limits.allowance = allowanceOf(play, figure, dice);
    request.limits.passFriends = true;
    const Choice choice = play.referee.choose(request);
    const bool leaves = breaksOff && choice.pose.centre != play.pose(figure).centre;
    if (leaves)
        endMelees(play, figure, enemiesInContact(play.table(), figure));
    place(play, figure, choice.pose, leaves ? why::breaksOff : why::moves);
}

/// The options of a figure. Legal charges are expensive to find, and few players need them for all enemies.
class FigureOptions final : public LateOptions {
public:
    FigureOptions(const Play& play, PieceId figure)
        : m_play(play), m_figure(figure), m_inContact(isInContact(play.table(), figure)) {}

    bool inContact() const { return m_inContact; }
    std::span<const Option> all() const override {
        if (m_options.size() == 0)
            find();
        return m_options.all();
    }
    bool contains(std::int16_t code, PieceId piece) const override {
        if (code != code::charge)
            return (code == code::hold || code == code::move) && !piece;
        return piece && mayCharge() && isNear(piece) && mayChargeAt(m_play.game, m_play.table(), m_figure, piece);
    }

private:
    bool mayCharge() const { return !m_inContact && skirmish::mayCharge(m_play.table(), m_figure); }
    double reach() const {
        const Profile& p = m_play.profile(m_figure);
        return greatestCharge(p) + p.radius + tolerance;
    }
    /// The enemies that may be in reach, and whether one is.
    PieceSet near() const {
        const Table& table = m_play.table();
        return table.near(m_play.pose(m_figure).centre, reach()) & table.all(other(table.side(m_figure)));
    }
    bool isNear(PieceId enemy) const {
        const Table& table = m_play.table();
        return table.isPresent(enemy) && table.side(enemy) != table.side(m_figure) &&
               table.isNear(enemy, m_play.pose(m_figure).centre, reach());
    }
    void find() const {
        m_options.add(code::hold, why::optionHold);
        m_options.add(code::move, m_inContact ? why::optionBreakOff : why::optionMove);
        if (!mayCharge())
            return;
        for (const PieceId enemy : near())
            if (mayChargeAt(m_play.game, m_play.table(), m_figure, enemy))
                m_options.add(code::charge, why::optionCharge, enemy);
    }

    const Play& m_play;
    PieceId m_figure;
    bool m_inContact;
    mutable OptionList m_options;
};

void actWith(Play& play, PieceId figure, CardDice& dice) {
    const FigureOptions options(play, figure);
    Request request;
    request.question = {TakeAction, play.side(figure), figure};
    request.options = options;
    const Choice choice = play.referee.choose(request);
    play.set(figure, Acted, 1, why::acts);
    if (choice.code == code::move)
        walk(play, figure, dice, options.inContact());
    else if (choice.code == code::charge)
        charge(play, figure, choice.piece, dice);
    else
        play.note(why::holds, figure);
}

/// The first marcher of each retinue that may march together.
PieceSet firstMarchers(Play& play, const Card& card) {
    PieceSet firsts;
    for (const Retinue& retinue : play.game.retinuesOf(card)) {
        const PieceSet all = marchers(play.game, play.table(), retinue.figures.first());
        if (all.size() > 1)
            firsts.insert(all.first());
    }
    return firsts;
}

PieceSet march(Play& play, PieceId first) {
    const PieceSet all = marchers(play.game, play.table(), first);
    Request request;
    request.question = {MoveTo, play.side(first), first};
    request.form = Form::Move;
    request.limits.piece = first;
    request.limits.how = March;
    request.limits.allowance = paceOf(play.game, play.table(), first);
    for (const PieceId figure : all)
        request.limits.allowance = std::min(request.limits.allowance, paceOf(play.game, play.table(), figure));
    const Choice choice = play.referee.choose(request);
    const Vec offset = choice.pose.centre - play.pose(first).centre;
    // The foremost first, so that no figure ends on another.
    std::array<PieceId, mostFigures> order;
    std::size_t count = 0;
    for (const PieceId figure : all)
        order[count++] = figure;
    const auto ahead = [&](PieceId f) { return dot(play.pose(f).centre, offset); };
    std::ranges::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count),
                      [&](PieceId a, PieceId b) { return ahead(a) != ahead(b) ? ahead(a) > ahead(b) : a < b; });
    for (std::size_t i = 0; i < count; ++i) {
        play.set(order[i], Acted, 1, why::acts);
        const Pose& from = play.pose(order[i]);
        place(play, order[i], {from.centre + offset, choice.pose.facing}, why::marches);
    }
    return all;
}

/// Adds all next actions: done, a retinue's march, a figure's action.
void offerMoves(Play& play, const Card& card, OptionList& options) {
    options.add(code::done, why::optionDone);
    for (const PieceId first : firstMarchers(play, card))
        options.add(code::march, why::optionMarch, first);
    for (const PieceId figure : movers(play, card))
        options.add(code::figure, why::optionFigure, figure);
}

/// Removes options after a march or action. Once a figure of a retinue has acted, the others act individually.
void dropMoves(const Play& play, const Choice& done, const PieceSet& moved, OptionList& options) {
    const int retinue = play.profile(done.piece).retinue;
    options.drop([&](const Option& option) {
        if (option.code == code::march)
            return play.profile(option.piece).retinue == retinue;
        return option.code == code::figure && (moved.contains(option.piece) || !play.table().isPresent(option.piece));
    });
}

}  // namespace

// SKI-D03, SKI-A23: figures one by one in the player's order, or a whole retinue together.
void moves(Play& play, const Card& card) {
    CardDice dice;
    OptionList options;
    offerWalls(play, card);
    offerMoves(play, card, options);
    while (options.size() > 1) {
        Request request;
        request.question = {NextFigure, card.side, {}};
        request.options = options.all();
        const Choice choice = play.referee.choose(request);
        if (choice.code == code::done) {
            const auto rest = std::ranges::find(options.all(), code::figure, &Option::code);
            play.note(why::restHold, rest->piece);
            break;
        }
        PieceSet moved;
        moved.insert(choice.piece);
        if (choice.code == code::march) {
            moved = march(play, choice.piece);
        } else {
            actWith(play, choice.piece, dice);
        }
        dropMoves(play, choice, moved, options);
    }
    for (const PieceId figure : play.game.figuresOf(card) & play.table().present())
        if (play.table().counter(figure, State) == Shaken)
            play.set(figure, State, Steady, why::steadies);
    keepWalls(play);
}

}  // namespace ephor::skirmish
