#include "core/rules/skirmish/battle/melee.h"

#include "core/rules/skirmish/battle/casualties.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/shield_wall.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// SKI-121: the side of `enemy` that `figure` attacks.
Arc arcAttacked(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy) {
    const Pose& there = table.body(enemy).pose;
    const Vec from = table.body(figure).pose.centre;
    const Arc arc = arcOf(there.centre, there.facing, guardsFlank(game, table, enemy), from, game.options());
    if (arc != Arc::UnshieldedFlank && arc != Arc::ShieldedFlank)
        return arc;
    const bool right = dot(from - there.centre, rightOf(there.facing)) > 0;
    return flankCovered(game, table, enemy, right) ? Arc::Front : arc;
}

/// Two enemies in contact; the phasing player's figure first.
struct Pair {
    PieceId own;
    PieceId enemy;
};

/// True if the loss of one figure affects how the other fights, or the fate of a standard. Neighbours in a wall protect
/// each other until fewer than three are left (SKI-112, SKI-121), and friends beside a bearer save the standard
/// (SKI-126).
bool dependOnEachOther(const Play& play, PieceId figure, PieceId mate) {
    const Table& table = play.table();
    if (figure == mate)
        return true;
    if (play.profile(figure).retinue != play.profile(mate).retinue)
        return false;
    const bool isBearers = table.counter(figure, Standard) != 0 || table.counter(mate, Standard) != 0;
    return (inWall(table, figure) && inWall(table, mate)) || (isBearers && table.touching(figure).contains(mate));
}

class Pairs {
public:
    // Section 0, "Melee": pairs in contact when the step begins, each once. SKI-118: one of them belongs to the phasing
    // player.
    Pairs(const Play& play, const Card& card) : m_play(play) {
        for (const PieceId own : play.game.figuresOf(card) & play.table().present())
            for (const PieceId enemy : enemiesInContact(play.table(), own)) {
                assert(m_count < m_pairs.size());
                m_pairs[m_count++] = {own, enemy};
            }
    }

    bool empty() const { return m_count == 0; }
    const Pair& front() const { return m_pairs.front(); }
    /// True if the order of fighting matters between this pair and another.
    bool isKnotted(const Pair& pair) const {
        return std::ranges::count_if(left(), [&](const Pair& p) {
                   return dependOnEachOther(m_play, p.own, pair.own) || dependOnEachOther(m_play, p.enemy, pair.enemy);
               }) > 1;
    }
    PieceSet knottedFighters() const {
        PieceSet own;
        for (const Pair& pair : left())
            if (isKnotted(pair))
                own.insert(pair.own);
        return own;
    }
    PieceSet enemiesOf(PieceId own) const {
        PieceSet enemies;
        for (const Pair& pair : left())
            if (pair.own == own)
                enemies.insert(pair.enemy);
        return enemies;
    }
    void bringForward(PieceId own, PieceId enemy) {
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_pairs[i].own == own && m_pairs[i].enemy == enemy)
                std::swap(m_pairs.front(), m_pairs[i]);
    }
    template <typename Over> void drop(const Over& over) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            if (!over(m_pairs[i]))
                m_pairs[kept++] = m_pairs[i];
        m_count = kept;
    }

private:
    std::span<const Pair> left() const { return {m_pairs.data(), m_count}; }

    const Play& m_play;
    /// At most seven bases fit around one.
    std::array<Pair, 7 * PieceSet::room / 2> m_pairs;
    std::size_t m_count = 0;
};

PieceId chosenOf(Play& play, Decision decision, Side side, PieceId figure, const PieceSet& pieces) {
    Request request;
    request.question = {decision, side, figure};
    request.form = Form::OnePiece;
    request.pieces = pieces;
    return play.referee.choose(request).piece;
}

/// SKI-120: a figure without an enemy to its front turns to one in contact. House rule: a flank covered by a neighbour
/// in the wall counts as the front.
void turnToFace(Play& play, const PieceSet& fought) {
    for (const PieceId figure : fought& play.table().present()) {
        const Pose& pose = play.pose(figure);
        const PieceSet enemies = enemiesInContact(play.table(), figure);
        bool faced = enemies.empty();
        for (const PieceId enemy : enemies)
            faced = faced || arcAttacked(play.game, play.table(), enemy, figure) == Arc::Front;
        if (faced)
            continue;
        const Vec towards = direction(play.pose(enemies.first()).centre - pose.centre);
        play.referee.apply(PieceMoved{figure, snapped({pose.centre, towards}), &why::turns});
        play.wallsStand = false;
    }
}

}  // namespace

Breakdown factorsOf(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy) {
    const Profile& p = game.profile(figure);
    const Profile& theirs = game.profile(enemy);
    Bout bout;
    bout.firstRound = !p.kind.mounted || !hasFoughtRound(table, figure, enemy);
    bout.charging = table.counter(figure, ChargedInto) == asCounter(enemy);
    bout.enemyMounted = theirs.kind.mounted;
    bout.enemyWeapon = weaponOf(game, table, enemy);
    bout.arc = arcAttacked(game, table, figure, enemy);
    const Vec here = table.body(figure).pose.centre;
    const Vec there = table.body(enemy).pose.centre;
    bout.enemyUphill = heightAt(game.ground(), there) > heightAt(game.ground(), here);
    bout.enemyBehindObstacle = obstacleBetween(game.ground(), here, there);
    return meleeFactors(
        {p.stripes, weaponOf(game, table, figure), p.kind.secondary, p.kind.mounted, woundsOf(table, figure)}, bout,
        game.options());
}

Protection protectionInMelee(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy) {
    return protectionFrom(game, table, figure, table.body(enemy).pose.centre);
}

// SKI-030, SKI-031, SKI-C05
void fightRound(Play& play, PieceId own, PieceId enemy) {
    const std::array<PieceId, 2> fighters{own, enemy};
    std::array<int, 2> scores{};
    std::array<Protection, 2> protections{};
    for (const std::size_t i : {0, 1}) {
        const Breakdown factors = factorsOf(play.game, play.table(), fighters[i], fighters[1 - i]);
        protections[i] = protectionInMelee(play.game, play.table(), fighters[i], fighters[1 - i]);
        scores[i] = adjusted(play.roll(why::meleeRoll, fighters[i]), factors.total());
        play.note(why::factors, fighters[i], fighters[1 - i], scores[i], marginOf(protections[i]), factors);
    }
    for (const std::size_t i : {0, 1}) {
        if (play.table().counter(fighters[i], ChargedInto) == asCounter(fighters[1 - i]))
            play.set(fighters[i], ChargedInto, 0, why::met);
        meet(play, fighters[i], fighters[1 - i]);
    }
    if (kills(scores[0], scores[1], protections[1]))
        strike(play, enemy, own, HitBy::Melee);
    else if (kills(scores[1], scores[0], protections[0]))
        strike(play, own, enemy, HitBy::Melee);
}

// SKI-119, SKI-D05: the phasing player chooses the order of pairs that affect each other; for other pairs the order
// does not matter.
void melee(Play& play, const Card& card) {
    Pairs pairs(play, card);
    if (pairs.empty())
        return;
    PieceSet fought;
    while (!pairs.empty()) {
        if (pairs.isKnotted(pairs.front())) {
            const PieceId own = chosenOf(play, NextFighter, card.side, {}, pairs.knottedFighters());
            const PieceSet enemies = pairs.enemiesOf(own);
            pairs.bringForward(
                own, enemies.isOne() ? enemies.first() : chosenOf(play, WhomToFight, card.side, own, enemies));
        }
        const Pair pair = pairs.front();
        fightRound(play, pair.own, pair.enemy);
        fought.insert(pair.own);
        fought.insert(pair.enemy);
        pairs.drop([&play, &fought, pair](const Pair& p) {
            const bool here = play.table().isPresent(p.own) && play.table().isPresent(p.enemy);
            const bool again = play.options().oneFightEach && (fought.contains(p.own) || fought.contains(p.enemy));
            return !here || again || (p.own == pair.own && p.enemy == pair.enemy);
        });
    }
    turnToFace(play, fought);
    keepWalls(play);
}

}  // namespace ephor::skirmish
