// The computer player of DBA: what it sees, what it thinks a move is worth, which move it makes.
#include "core/ai/computer_players.h"
#include "core/ai/dba/evaluation.h"
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "tests/support/dba_rig.h"
#include "tests/support/effort.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// What A's computer player does with so many PIPs, and where it sends the group.
struct Decided {
    Choice move;
    PieceSet group;
    Plan plan;
    const Reason* refused = nullptr;
};

Decided decide(DbaRig& rig, int pips) {
    rig.set(Side::A, Pips, pips);
    const Player& player = standardPlayer(rig.game());
    const Position position{rig.game(), rig.table()};
    const Moves moves(rig.game(), rig.table(), Side::A);
    Request request;
    request.question = {ChooseMove, Side::A, {}};
    request.options = moves.options.all();
    Decided decided;
    decided.move = player.choose(request, position);
    if (decided.move.code == code::pass)
        return decided;
    decided.group = moves.formation.movers(decided.move.piece, decided.move.code);
    Request where;
    where.question = {MoveTo, Side::A, decided.move.piece};
    where.form = Form::Move;
    where.pieces = decided.group;
    where.limits = moveLimits(rig.game(), decided.move.piece, ElementSet(decided.group),
                              decided.group.size() > 1 ? GroupMove : SingleMove);
    decided.refused =
        planMove(rig.game(), rig.table(), decided.group, where.limits, player.choose(where, position), decided.plan);
    return decided;
}

/// Of fights to which elements of A go, so that their fronts are there; the enemies stand still.
struct Front {
    PieceId piece;
    Vec front;
    Vec facing{0, 1};
};

Pose poseOf(const DbaRig& rig, const Front& to) {
    return snapped({to.front - to.facing * rig.table().body(to.piece).halfDepth(), to.facing});
}

double estimated(const DbaRig& rig, std::initializer_list<Front> fronts) {
    const Viewpoint view{rig.game(), rig.table(), Side::A};
    const NeighbourGrid grid(view);
    Evaluation evaluation(view, grid);
    Ends ends;
    for (const Front& to : fronts)
        ends.push({to.piece, poseOf(rig, to)});
    Evaluation::Shares shares;
    const ElementSet touching = evaluation.fights(ends.all(), shares);
    double sum = 0;
    for (std::size_t i = 0; i < ends.size(); ++i)
        sum += shares[i];
    return touching.empty() ? std::nan("") : sum;
}

double struck(const DbaRig& rig, const Front& to, PieceId enemy, Contact edge) {
    const Viewpoint view{rig.game(), rig.table(), Side::A};
    const NeighbourGrid grid(view);
    return Evaluation(view, grid).strike(to.piece, poseOf(rig, to), enemy, edge);
}

double fought(DbaRig rig, std::initializer_list<Front> fronts, PieceId mine, PieceId enemy) {
    for (const Front& to : fronts)
        rig.table().apply(PieceMoved{to.piece, poseOf(rig, to), nullptr});
    return valueOfFight(Viewpoint{rig.game(), rig.table(), Side::A}, mine, enemy);
}

/// Compares the grid with the table wherever somebody moves, and leaves the answer to another.
struct Comparer final : Player {
    const Player& who;
    mutable int compared = 0;
    mutable int faults = 0;

    explicit Comparer(const Player& p) : who(p) {}
    By kind() const override { return who.kind(); }

    Choice choose(const Request& request, const Position& position) const override {
        if (request.question.decision == ChooseMove)
            compare({static_cast<const DbaGame&>(position.game), position.table, request.question.side});
        return who.choose(request, position);
    }

    void compare(const Viewpoint& view) const {
        const NeighbourGrid grid(view);
        const ElementSet enemies = presentOf(view.table, other(view.me)) - guardsOf(view.table, other(view.me));
        ElementSet free;
        for (const PieceId e : enemies)
            if (!frontEnemy(view.table, e))
                free.insert(e);
        faults += grid.free() == free ? 0 : 1;
        for (const PieceId p : presentOf(view.table, view.me)) {
            const auto distanceTo = [&](PieceId e) {
                return length(view.table.body(e).pose.centre - view.table.body(p).pose.centre);
            };
            for (const PieceId e : enemies) {
                const double reach = view.game.troop(p).moveIn(Going::Good) + reachBeyond;
                faults += grid.inReach(p).contains(e) == (distanceTo(e) <= reach) ? 0 : 1;
                faults += grid.nearest(p) && grid.distance(p) <= distanceTo(e) ? 0 : 1;
                faults += within(view.table.body(p), view.table.body(e), 0.1) &&
                                  !grid.enemiesNear(view.table.body(p).pose.centre).contains(e)
                              ? 1
                              : 0;
                ++compared;
            }
            ElementSet alone;
            alone.insert(p);
            faults += grid.isFree(p, view.table.body(p).pose, {}) ? 1 : 0;
            faults += !isGuard(view.table, p) && !grid.isFree(p, view.table.body(p).pose, alone) ? 1 : 0;
        }
    }
};

}  // namespace

class TestDbaPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGridSaysWhatTheTableSays() {
        int compared = 0;
        for (int n = 0; n < effort(10); ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            Pcg32 draw(mixed(31, key), key);
            const auto game = dba::system().open(mirroredDbaSetup(dba::system(), draw));
            QVERIFY(game);
            const RandomPlayer chance(key);
            const Comparer one(standardPlayer(**game));
            const Comparer another(n % 2 == 0 ? static_cast<const Player&>(chance) : standardPlayer(**game));
            FastDice dice(mixed(37, key));
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&one, &another};
            Fight fight(**game);
            QVERIFY(fight.run(conditions).ended);
            QCOMPARE(one.faults + another.faults, 0);
            compared += one.compared + another.compared;
        }
        QVERIFY(compared > 1000);
    }

    void aMoveIsWorthWhatItsFightsAreWorthOnceItIsMade() {
        DbaRig r({"4Bd", "4Bd", "Cv"}, {"4Bd", "4Bd"});
        r.putA(0, 5, 4);
        r.putA(1, 6, 4);
        r.putA(2, 10, 4);
        r.putB(0, 5, 6);
        r.putB(1, 12, 6);
        const Front left{r.a(0), {5, 6}};
        const Front right{r.a(1), {6, 6}};
        const Front horse{r.a(2), {12, 6}};
        QCOMPARE(estimated(r, {left}), fought(r, {left}, r.a(0), r.b(0)));
        QCOMPARE(struck(r, left, r.b(0), Contact::Front), fought(r, {left}, r.a(0), r.b(0)));
        QCOMPARE(estimated(r, {horse}), fought(r, {horse}, r.a(2), r.b(1)));
        // The second overlaps the first one's enemy.
        QCOMPARE(estimated(r, {left, right}), fought(r, {left, right}, r.a(0), r.b(0)));
        QVERIFY(estimated(r, {left, right}) > estimated(r, {left}));
    }

    void whoComesToTheFlankOfAnEnemyHelpsTheFriendWhoFightsHim() {
        DbaRig r({"4Bd", "Cv"}, {"4Bd"});
        r.putA(0, 5, 6);
        r.putA(1, 9, 9);
        r.putB(0, 5, 6);
        const Body& enemy = r.table().body(r.b(0));
        const Pose flank = flush(r.table().body(r.a(1)), enemy, Contact::LeftFlank);
        const Front strike{r.a(1), flank.centre + flank.facing * r.table().body(r.a(1)).halfDepth(), flank.facing};
        const double before = fought(r, {}, r.a(0), r.b(0));
        QVERIFY(estimated(r, {strike}) > 0.1);
        QCOMPARE(estimated(r, {strike}), fought(r, {strike}, r.a(0), r.b(0)) - before);
    }

    void anEnemyBesideWhoChargesOverlapsThem() {
        DbaRig r({"4Bd"}, {"4Bd", "4Bd", "4Bd"});
        r.putA(0, 5, 3);
        r.putB(0, 5, 6);
        r.putB(1, 6, 6);                  // corner to corner
        r.put(r.b(2), {4, 5.8}, {0, 1});  // side edge to side edge
        const Front charge{r.a(0), {5, 6}};
        const double value = fought(r, {charge}, r.a(0), r.b(0));
        QVERIFY(value < -0.1);
        QCOMPARE(struck(r, charge, r.b(0), Contact::Front), value);
        QCOMPARE(estimated(r, {charge}), value);
    }

    void whoLeavesTheSideOfAnEnemyOverlapsThemNoLonger() {
        DbaRig r({"4Bd", "4Bd"}, {"4Bd", "4Bd"});
        r.putA(0, 6, 6);
        r.putA(1, 5, 6);
        r.putB(0, 5, 6);
        r.putB(1, 7, 6);
        const Front aside{r.a(0), {7, 6}};
        QCOMPARE(struck(r, aside, r.b(1), Contact::Front), fought(r, {aside}, r.a(0), r.b(1)));
    }

    void whoTouchesNobodyHasNoFight() {
        DbaRig r({"4Bd"}, {"4Bd"});
        r.putA(0, 5, 3);
        r.putB(0, 5, 9);
        QVERIFY(std::isnan(estimated(r, {Front{r.a(0), {5, 5}}})));
    }

    void aLineFarFromTheEnemyGoesAheadTogether() {
        DbaRig r({"4Bd", "4Bd", "4Bd"}, {"4Bd"});
        for (int i = 0; i < 3; ++i)
            r.putA(i, 6 + i, 3);
        r.putB(0, 7, 12);
        const Decided decided = decide(r, 3);
        QCOMPARE(decided.move.code, code::group);
        QCOMPARE(decided.group, r.setOf({r.a(0), r.a(1), r.a(2)}));
        QCOMPARE(decided.refused, nullptr);
        QVERIFY(!decided.plan.contact);
    }

    void aFlankThatIsOpenIsStruck() {
        DbaRig r({"4Bd", "3Kn"}, {"4Bd"});
        r.putA(0, 7, 7);
        r.putA(1, 9, 8);
        r.putB(0, 7, 7);
        const Decided decided = decide(r, 6);
        QCOMPARE(decided.move.piece, r.a(1));
        QCOMPARE(decided.refused, nullptr);
        QVERIFY(decided.plan.contact);
        r.table().apply(PieceMoved{r.a(1), decided.plan.places[0].second, nullptr});
        QVERIFY(strikersOfFlankOrRear(r.table(), r.b(0)).contains(r.a(1)));
    }

    void nobodyChargesAgainstTheOdds() {
        DbaRig r({"Ps"}, {"3Kn"});
        r.putA(0, 7, 5);
        r.putB(0, 7, 7);
        const Decided decided = decide(r, 6);
        QCOMPARE(decided.refused, nullptr);
        QVERIFY(!decided.plan.contact);
    }

    void aCampThatFollowersGuardIsAssaulted() {
        DbaRig r({"4Bd"}, {"4Bd"});
        r.set(Side::B, CampIs, CampStands);
        r.set(Side::B, CampX, 600);
        r.set(Side::B, CampY, 1300);
        const PieceId followers = r.game().followers(Side::B);
        r.put(followers, {6.5, 13.2}, {0, -1});
        r.set(followers, Guards, InCamp);
        r.putA(0, 6.5, 11.5);
        const Decided decided = decide(r, 3);
        QCOMPARE(decided.move.piece, r.a(0));
        QCOMPARE(decided.refused, nullptr);
        QVERIFY(decided.plan.contact);
    }
};

QTEST_APPLESS_MAIN(TestDbaPlayer)
#include "tst_dba_player.moc"
