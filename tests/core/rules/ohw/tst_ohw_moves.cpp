// Where units and groups can go.
#include "core/battle/answers/answer_check.h"
#include "core/battle/referee.h"
#include "core/rules/ohw/battle/groups.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

bool canCome(const OhwRig& rig, std::size_t unit, Square square, Heading facing) {
    const Board board(rig.game(), rig.table());
    ReachableSquares reachable;
    findReachable(board, rig.unit(unit), reachable);
    const Spot* spot = reachable.find(square, facing);
    return spot && spot->mayEnd;
}

std::vector<Assault> assaults(const OhwRig& rig, std::size_t unit) {
    ReachableSquares reachable;
    findAssaults(Board(rig.game(), rig.table()), rig.unit(unit), reachable);
    return {reachable.assaults.all().begin(), reachable.assaults.all().end()};
}

std::size_t charges(const OhwRig& rig, std::size_t unit) { return assaults(rig, unit).size(); }

PieceSet set(const OhwRig& rig, const std::vector<std::size_t>& units) {
    PieceSet pieces;
    for (const std::size_t i : units)
        pieces.insert(rig.unit(i));
    return pieces;
}

bool groupGoes(const OhwRig& rig, const std::vector<std::size_t>& units, Square square, Heading facing) {
    return groupCanMove(Board(rig.game(), rig.table()), set(rig, units), square, facing);
}

}  // namespace

class TestOhwMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void moveOneIsASquareOrATurn() {
        RULE("OTW-012", "OTW-071");
        const OhwRig rig({{"heavy_infantry", Side::A, {3, 3}}});
        QVERIFY(canCome(rig, 0, {3, 4}, Heading::North));
        QVERIFY(canCome(rig, 0, {3, 3}, Heading::East));
        QVERIFY(!canCome(rig, 0, {3, 3}, Heading::South));
        QVERIFY(!canCome(rig, 0, {4, 3}, Heading::East));
        QVERIFY(!canCome(rig, 0, {3, 5}, Heading::North));
        QVERIFY(!canCome(rig, 0, {3, 2}, Heading::North));
    }
    void moveTwoIsBothInAnyOrder() {
        const OhwRig rig({{"cavalry", Side::A, {3, 3}}});
        QVERIFY(canCome(rig, 0, {4, 3}, Heading::East));
        QVERIFY(canCome(rig, 0, {3, 4}, Heading::West));
        QVERIFY(!canCome(rig, 0, {4, 4}, Heading::East));
    }
    void lightCavalryTurnsFreeAndGoesThreeSquares() {
        RULE("OTW-013");
        const OhwRig rig({{"light_cavalry", Side::A, {5, 3}}});
        QVERIFY(canCome(rig, 0, {6, 5}, Heading::South));
        QVERIFY(canCome(rig, 0, {5, 0}, Heading::West));
        QVERIFY(!canCome(rig, 0, {7, 5}, Heading::North));
    }
    void onlySkirmishersPassAndAreTheyPassed() {
        RULE("OTW-014", "OTW-075");
        const OhwRig rig({{"cavalry", Side::A, {3, 3}},
                          {"javelin_skirmishers", Side::A, {3, 4}},
                          {"cavalry", Side::A, {6, 3}},
                          {"heavy_infantry", Side::A, {6, 4}},
                          {"javelin_skirmishers", Side::A, {9, 3}},
                          {"heavy_infantry", Side::A, {9, 4}}});
        QVERIFY(canCome(rig, 0, {3, 5}, Heading::North));
        QVERIFY(!canCome(rig, 0, {3, 4}, Heading::North));  // one unit in a square
        QVERIFY(!canCome(rig, 2, {6, 5}, Heading::North));
        QVERIFY(canCome(rig, 4, {9, 5}, Heading::North));
    }
    void aWoodOrFordTakesTheWholeActivation() {
        RULE("OTW-018", "OTW-A17");
        OhwField field;
        field.ground = {{{3, 4}}, {{6, 5}, "river"}, {{9, 3}}};
        const OhwRig rig({{"cavalry", Side::A, {3, 3}}, {"cavalry", Side::A, {6, 3}}, {"cavalry", Side::A, {9, 3}}},
                         field);
        QVERIFY(canCome(rig, 0, {3, 4}, Heading::North));
        QVERIFY(!canCome(rig, 0, {3, 5}, Heading::North));
        QVERIFY(!canCome(rig, 0, {3, 4}, Heading::East));
        QVERIFY(!canCome(rig, 1, {6, 5}, Heading::North));  // it would be the second square
        QVERIFY(canCome(rig, 2, {9, 4}, Heading::North));
        QVERIFY(!canCome(rig, 2, {9, 5}, Heading::North));
        QVERIFY(canCome(rig, 2, {9, 3}, Heading::East));
        QVERIFY(!canCome(rig, 2, {9, 3}, Heading::South));
    }
    void skirmishersAndLooseOrderIgnoreIt() {
        RULE("OTW-019", "OTW-106");
        OhwField field;
        field.ground = {{{3, 4}}, {{3, 5}}, {{6, 4}}, {{6, 5}}};
        const OhwRig rig({{"javelin_skirmishers", Side::A, {3, 3}}, {"light_infantry", Side::A, {6, 3}}}, field);
        QVERIFY(canCome(rig, 0, {3, 5}, Heading::North));
        QVERIFY(canCome(rig, 1, {6, 5}, Heading::North));
    }
    void nobodyEntersImpassableGroundOrLeavesTheGrid() {
        OhwField field;
        field.ground = {{{3, 4}, "rocks", Ground::Impassable}};
        const OhwRig rig({{"cavalry", Side::A, {3, 3}}, {"cavalry", Side::A, {0, 7}, Heading::West}}, field);
        QVERIFY(!canCome(rig, 0, {3, 4}, Heading::North));
        QVERIFY(!canCome(rig, 1, {-1, 7}, Heading::West));
    }
    void aChargeNeedsAMoveThatWouldReachTheEnemysSquare() {
        RULE("OTW-020");
        const OhwRig rig({{"heavy_infantry", Side::A, {1, 3}},
                          {"heavy_infantry", Side::B, {1, 5}, Heading::South},
                          {"cavalry", Side::A, {4, 3}},
                          {"heavy_infantry", Side::B, {4, 5}, Heading::South},
                          {"heavy_infantry", Side::A, {7, 3}},
                          {"heavy_infantry", Side::B, {8, 3}, Heading::South},
                          {"heavy_infantry", Side::A, {10, 3}},
                          {"heavy_infantry", Side::B, {10, 4}, Heading::South}});
        QCOMPARE(charges(rig, 0), 0U);
        QCOMPARE(charges(rig, 2), 1U);
        QCOMPARE(charges(rig, 4), 0U);  // it would have to turn first
        QCOMPARE(charges(rig, 6), 1U);
    }
    void aChargeCanFindAFlank() {
        const OhwRig rig({{"light_cavalry", Side::A, {4, 3}}, {"heavy_infantry", Side::B, {4, 5}, Heading::South}});
        bool front = false;
        bool flank = false;
        for (const Assault& assault : assaults(rig, 0)) {
            front = front || assault.edge == Edge::Front;
            flank = flank || assault.edge == Edge::Right || assault.edge == Edge::Left;
        }
        QVERIFY(front);
        QVERIFY(!flank);  // two squares forward, one aside, and into its square: four
        const OhwRig nearer({{"light_cavalry", Side::A, {4, 3}}, {"heavy_infantry", Side::B, {5, 4}, Heading::South}});
        for (const Assault& assault : assaults(nearer, 0))
            flank = flank || assault.edge == Edge::Right;
        QVERIFY(flank);
    }
    // A move may enter the square of a fleeing enemy and ends there.
    void aFleeingEnemyIsCaughtWhereItStands() {
        RULE("OTW-049");
        OhwRig rig({{"light_cavalry", Side::A, {4, 3}}, {"heavy_infantry", Side::B, {4, 4}}});
        rig.set(1, Fleeing, 1);
        QVERIFY(canCome(rig, 0, {4, 4}, Heading::North));
        QVERIFY(!canCome(rig, 0, {4, 5}, Heading::North));
        QCOMPARE(charges(rig, 0), 0U);
    }
    void aGroupGoesAsOne() {
        RULE("OTW-010", "OTW-011");
        const OhwRig rig({{"heavy_infantry", Side::A, {3, 2}},
                          {"heavy_infantry", Side::A, {4, 2}},
                          {"heavy_infantry", Side::A, {4, 1}},
                          {"heavy_infantry", Side::A, {6, 3}}});
        QVERIFY(groupGoes(rig, {0, 1, 2}, {3, 3}, Heading::North));
        QVERIFY(groupGoes(rig, {0, 1, 2}, {3, 2}, Heading::East));
        QVERIFY(!groupGoes(rig, {0, 1, 2}, {3, 4}, Heading::North));
        QVERIFY(!groupGoes(rig, {0, 1, 2}, {4, 2}, Heading::East));  // a turn and a square
        QVERIFY(!groupGoes(rig, {0, 3}, {3, 3}, Heading::North));
    }
    void whoHasMovedIsInNoGroup() {
        RULE("OTW-007", "OTW-A32");
        OhwRig rig({{"heavy_infantry", Side::A, {3, 2}}, {"heavy_infantry", Side::A, {4, 2}}});
        rig.set(1, Moved, 1);
        const Board board(rig.game(), rig.table());
        QVERIFY(!board.mayGroup(Side::A).contains(rig.unit(1)));
        QCOMPARE(groupOf(board, rig.unit(0), board.mayGroup(Side::A)).size(), 1);
    }
    void aWoodIsNoPlaceForAGroup() {
        RULE("OTW-018");
        OhwField field;
        field.ground = {{{4, 3}}};
        const OhwRig rig({{"heavy_infantry", Side::A, {3, 2}},
                          {"heavy_infantry", Side::A, {4, 2}},
                          {"light_infantry", Side::A, {4, 3}}},
                         field);
        QVERIFY(!groupGoes(rig, {0, 1}, {3, 3}, Heading::North));
        QVERIFY(Board(rig.game(), rig.table()).mayGroup(Side::A).contains(rig.unit(2)));
    }
    void membersCanStayBehindAsLongAsAGroupIsLeft() {
        RULE("OTW-D03");
        OhwRig rig({{"heavy_infantry", Side::A, {3, 2}},
                    {"heavy_infantry", Side::A, {4, 2}},
                    {"heavy_infantry", Side::A, {5, 2}}});
        rig.player.on(GroupMembers, [&](const Request& request) {
            const bool three = request.pieces.size() == 3;
            return three ? coded(code::leave, rig.unit(2)) : coded(code::go);
        });
        Units group;
        QVERIFY(rig.play({}, [&](Play& play) { group = chooseGroup(play, rig.unit(0)); }));
        QCOMPARE(group, set(rig, {0, 1}));
        const Request* asked = rig.player.last(GroupMembers);
        QVERIFY(std::ranges::none_of(rig.player.asked().front()->options, [&](const Option& o) {
            return o.code == code::leave && o.piece == rig.unit(1);  // the group would fall apart
        }));
        QVERIFY(asked);
    }
    void aPoseMeansTheSquareItLiesIn() {
        const OhwRig rig({{"heavy_infantry", Side::A, {3, 3}}});
        Request request;
        request.question = {MoveUnit, Side::A, rig.unit(0)};
        request.form = Form::Move;
        request.limits.piece = rig.unit(0);
        request.limits.how = SingleMove;
        Choice choice;
        choice.pose = {{19.0, 29.9}, {0, 1}};
        QVERIFY(!checkAnswer(rig.game(), rig.table(), request, choice));
        choice.pose.centre.y = 30.1;
        QVERIFY(checkAnswer(rig.game(), rig.table(), request, choice));
        choice.pose = {{19.0, 49.0}, {0, 1}};
        QVERIFY(checkAnswer(rig.game(), rig.table(), request, choice));
    }
    void nobodyChargesThroughAFord() {
        RULE("OTW-018", "OTW-020");
        OhwField field;
        field.ground = {{{3, 3}, "river"}};
        const std::vector<StandingUnit> units{{"cavalry", Side::A, {2, 3}, Heading::East},
                                              {"heavy_infantry", Side::B, {4, 3}, Heading::West}};
        const OhwRig ford(units, field);
        QCOMPARE(charges(ford, 0), 0U);
        const OhwRig open(units);
        QCOMPARE(charges(open, 0), 1U);
    }
};

QTEST_GUILESS_MAIN(TestOhwMoves)
#include "tst_ohw_moves.moc"
