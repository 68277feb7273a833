// Camps, deployment, landings.
#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/victory.h"
#include "core/rules/dba/battle/works.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

const Terrain southernWater = dbaGround("waterway", 0, 0, 15, 1);

/// Why an element may not be deployed with its front there.
const Reason* refusal(const DbaRig& r, PieceId p, Vec front, Vec facing) {
    Choice choice;
    choice.piece = p;
    choice.code = code::inField;
    choice.pose = {front - facing * r.table().body(p).halfDepth(), facing};
    return checkDeploy(r.game(), r.table(), choice);
}
const Reason* refusal(const DbaRig& r, Vec front) { return refusal(r, r.a(0), front, {0, 1}); }

const Reason* refusalOfGarrison(const DbaRig& r, PieceId p) {
    Choice choice;
    choice.piece = p;
    choice.code = code::asGarrison;
    return checkDeploy(r.game(), r.table(), choice);
}

const Reason* refusalOfCamp(const DbaRig& r, Vec centre) {
    Choice choice;
    choice.pose = {centre, {0, 1}};
    return checkCamp(r.game(), r.table(), Side::A, choice);
}

/// An army by the sea that holds back as many as it may.
DbaField littoral() {
    return {.ground = {southernWater}, .armies = {"II/5i", "II/5a"}, .homes = {"littoral", "arable"}};
}
void deployHoldingBack(DbaRig& r) {
    r.player.on(HoldBack, [](const Request& request) {
        return coded(request.options.back().code, request.options.back().piece);
    });
    r.play({}, [](Play& play) { deploy(play, Side::A); });
}
int heldBack(const DbaRig& r) {
    int held = 0;
    for (const PieceId p : r.game().elements(Side::A))
        held += r.table().counter(p, Reserve);
    return held;
}

/// Spears and cavalry that wait for a landing.
DbaRig landingParty(std::vector<Terrain> ground) {
    DbaRig r({"Sp", "Cv"}, {"Sp"}, std::move(ground));
    r.set(r.a(0), Reserve, 1);
    r.set(r.a(1), Reserve, 1);
    return r;
}
StepLog land(DbaRig& r) {
    return r.play({}, [](Play& play) { ephor::dba::land(play, Side::A); });
}
const Reason* refusalOfLanding(const DbaRig& r, Vec rearOfSpears) {
    Choice choice;
    choice.pose = snapped({rearOfSpears + Vec{0, 0.1875}, {0, 1}});
    return checkLanding(r.game(), r.table(), Side::A, choice);
}

}  // namespace

class TestDbaDeployment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void elementsStayThreeFromTheCentreLine() {
        RULE("DBA-013");
        const DbaRig r({}, {});
        QCOMPARE(refusal(r, {7, 4.5}), nullptr);
        QCOMPARE(refusal(r, {7, 4.51}), &why::nearCentre);
    }

    void elementsStayOneFromAnEnemyCity() {
        RULE("DBA-014");
        const DbaRig r({}, {}, {.ground = {dbaGround("city", 5, 7, 8, 9.6)}});
        QCOMPARE(refusal(r, r.b(0), {6, 10.61}, {0, -1}), nullptr);
        QCOMPARE(refusal(r, r.b(0), {6, 10.59}, {0, -1}), &why::nearCity);
    }

    void theirOwnCityKeepsNobodyAway() {
        RULE("DBA-014");
        const DbaRig r({}, {}, {.ground = {dbaGround("city", 5, 1, 8, 2)}});
        QCOMPARE(refusal(r, {6, 2.5}), nullptr);
    }

    void wingTroopsStayTwoFromTheSides_data() {
        QTest::addColumn<QString>("type");
        for (const char* type : {"Cv", "LH", "Cm", "MtdInf", "4Ax", "Ps"})
            QTest::newRow(type) << QString(type);
    }
    void wingTroopsStayTwoFromTheSides() {
        RULE("DBA-015");
        QFETCH(const QString, type);
        const DbaRig r({{type.toStdString()}}, {});
        QCOMPARE(refusal(r, {2.5, 4}), nullptr);
        QCOMPARE(refusal(r, {2.49, 4}), &why::nearSide);
    }

    void allOthersStayFourFromTheSides() {
        RULE("DBA-016");
        const DbaRig r({}, {});
        QCOMPARE(refusal(r, {4.5, 4}), nullptr);
        QCOMPARE(refusal(r, {4.49, 4}), &why::nearSideHeavy);
        QCOMPARE(refusal(r, {10.5, 4}), nullptr);
        QCOMPARE(refusal(r, {10.51, 4}), &why::nearSideHeavy);
    }

    void everyPointOfTheBaseCounts() {
        RULE("DBA-A02");
        const DbaRig r({}, {});
        const Vec awry{std::sqrt(0.5), std::sqrt(0.5)};
        QCOMPARE(refusal(r, r.a(0), {7, 4.45}, awry), &why::nearCentre);  // its left corner is ahead
        QCOMPARE(refusal(r, r.a(0), {7, 4.1}, awry), nullptr);
    }

    void knightsAndChariotsAreNoWingTroops() {
        RULE("DBA-A26");
        for (const char* type : {"3Kn", "SCh"}) {
            const DbaRig r({{type}}, {});
            QCOMPARE(refusal(r, {4.5, 4}), nullptr);
            QCOMPARE(refusal(r, {2.5, 4}), &why::nearSideHeavy);
        }
        QVERIFY(troopNamed("MtdInf")->wing);
    }

    void oneElementMayHoldTheCity() {
        RULE("DBA-010");
        DbaRig r({"Sp", "Sp"}, {}, {.ground = {dbaGround("city", 5, 1, 8, 3)}});
        QCOMPARE(refusalOfGarrison(r, r.a(0)), nullptr);
        r.garrison(r.a(0));
        QCOMPARE(refusalOfGarrison(r, r.a(1)), &why::wrongKind);
    }

    void theInvaderHoldsNoCity() {
        RULE("DBA-010");
        const DbaRig r({}, {}, {.ground = {dbaGround("city", 5, 1, 8, 3)}});
        QCOMPARE(refusalOfGarrison(r, r.b(0)), &why::wrongKind);
    }

    void aCityThatNobodyHoldsHasItsDenizens() {
        RULE("DBA-010");
        DbaRig r({}, {}, {.ground = {dbaGround("city", 5, 1, 8, 3)}});
        r.player.on(Deploy, [&](const Request& request) {
            std::vector<Choice> choices;
            r.game().suggest(r.table(), request, choices);
            return *std::ranges::find(choices, code::inField, &Choice::code);
        });
        r.play({}, [](Play& play) { deploy(play, Side::A); });
        QCOMPARE(guardOf(r.table(), Side::A, InWalls), r.game().denizens(Side::A));
    }

    void aGarrisonMayStandOnTheCentreLine() {
        RULE("DBA-012");
        DbaRig r({}, {}, {.ground = {dbaGround("city", 6, 6.5, 9, 8.5)}});
        r.player.on(Deploy, [&](const Request& request) {
            Choice choice = coded(code::asGarrison, r.a(0));
            if (!offers(&request, code::asGarrison)) {
                std::vector<Choice> choices;
                r.game().suggest(r.table(), request, choices);
                choice = choices.front();
            }
            return choice;
        });
        r.play({}, [](Play& play) { deploy(play, Side::A); });
        QVERIFY(length(r.table().body(r.a(0)).pose.centre - Vec{7.5, 7.5}) < 1e-6);
        QCOMPARE(guardOf(r.table(), Side::A, InWalls), r.a(0));
    }

    void onlyFootThatAreNoWagonsHoldACity() {
        RULE("DBA-A25");
        const DbaRig r({"Cv", "El", "WWg", "Ps"}, {}, {.ground = {dbaGround("city", 5, 1, 8, 3)}});
        for (const int barred : {0, 1, 2})
            QCOMPARE(refusalOfGarrison(r, r.a(barred)), &why::wrongKind);
        QCOMPARE(refusalOfGarrison(r, r.a(3)), nullptr);
    }

    void theOwnerPlacesEachElementWhereTheyLike() {
        RULE("DBA-D04");
        DbaRig r({}, {});
        int asked = 0;
        r.player.on(Deploy, [&](const Request& request) {
            Choice choice = coded(code::inField, request.pieces.first());
            choice.pose = snapped({{5.0 + asked % 6, asked < 6 ? 3.0 : 1.0}, {0, 1}});
            ++asked;
            return choice;
        });
        r.play({}, [](Play& play) { deploy(play, Side::A); });
        QCOMPARE(asked, armySize);
        QVERIFY(length(r.table().body(r.a(7)).pose.centre - Vec{6, 1}) < 1e-6);
    }

    void whoComesOntoTheTableFacesTheEnemy() {
        RULE("DBA-011");
        DbaRig r({"Sp"}, {"Sp"});
        for (const TableEdge edge : allEdges) {
            r.set(Side::A, BaseEdge, 1 + static_cast<int>(edge));
            r.set(Side::B, BaseEdge, 1 + static_cast<int>(opposite(edge)));
            for (const Side side : bothSides) {
                Request request;
                request.question = {Deploy, side, {}};
                request.form = Form::Deploy;
                request.pieces = r.setOf({DbaGame::pieceOf(side, 0)});
                request.limits.how = DeployPlace;
                std::vector<Choice> choices;
                r.game().suggest(r.table(), request, choices);
                QVERIFY(!choices.empty());
                for (const Choice& choice : choices)
                    QVERIFY(choice.pose.facing == towardsEnemy(r.table(), side));
            }
        }
    }

    void twoOrThreeMayBeHeldBack() {
        RULE("DBA-017");
        DbaRig r({}, {}, littoral());
        deployHoldingBack(r);
        QCOMPARE(heldBack(r), 3);
        QCOMPARE(r.player.times(HoldBack), 3);
    }

    void oneAloneIsNotHeldBack() {
        RULE("DBA-017");
        DbaRig r({}, {}, littoral());
        std::vector<bool> mayEnd;
        r.player.on(HoldBack, [&](const Request& request) {
            mayEnd.push_back(offers(&request, code::none));
            return coded(code::chosen, request.options.back().piece);
        });
        r.play({}, [](Play& play) { deploy(play, Side::A); });
        QCOMPARE(mayEnd, (std::vector{true, false, true}));
    }

    void withoutAWaterwayNobodyIsHeldBack() {
        RULE("DBA-017");
        DbaField field = littoral();
        field.ground.clear();
        DbaRig r({}, {}, field);
        deployHoldingBack(r);
        QCOMPARE(heldBack(r), 0);
    }

    void onlyALittoralArmyHoldsElementsBack() {
        RULE("DBA-A03");
        DbaField field = littoral();
        field.homes[0] = "arable";
        DbaRig r({}, {}, field);
        deployHoldingBack(r);
        QCOMPARE(heldBack(r), 0);
    }

    void aClubMayPlayWithoutLandings() {
        RULE("DBA-A03");
        DbaField field = littoral();
        field.options.landings = false;
        DbaRig r({}, {}, field);
        deployHoldingBack(r);
        QCOMPARE(heldBack(r), 0);
    }

    void elephantsWagonsAndArtilleryDoNotLand() {
        RULE("DBA-020");
        DbaRig r({"8Sp", "El", "Art", "WWg", "Cv"}, {}, littoral());
        deployHoldingBack(r);
        const Request* asked = r.player.last(HoldBack);
        for (const int heavy : {1, 2, 3})
            QVERIFY(!offers(asked, code::chosen, r.a(heavy)));
        for (const int light : {0, 4})  // double bases may land, too
            QVERIFY(offers(asked, code::chosen, r.a(light)));
    }

    void aReserveLandsAsOneGroup() {
        RULE("DBA-018");
        DbaRig r = landingParty({southernWater});
        land(r);
        QVERIFY(r.isOn(r.a(0)) && r.isOn(r.a(1)));
        QVERIFY(isBeside(r.table().body(r.a(0)), r.table().body(r.a(1))));
        QCOMPARE(r.table().counter(r.a(1), Reserve), 0);
    }

    void oneOfThemTouchesTheWater() {
        RULE("DBA-019");
        DbaRig r = landingParty({southernWater});
        QCOMPARE(refusalOfLanding(r, {5, 1.375}), nullptr);  // the cavalry behind the line of fronts
        QCOMPARE(refusalOfLanding(r, {5, 1.475}), &why::offShore);
        land(r);
        const Body& deepest = r.table().body(r.a(1));
        QVERIFY(std::abs(deepest.pose.centre.y - deepest.halfDepth() - 1) < 1e-4);
    }

    void aReserveWithoutAShoreWaits() {
        RULE("DBA-A04");
        DbaRig r = landingParty({southernWater, dbaGround("city", 0, 1, 15, 2)});
        QVERIFY(land(r).has(why::noLanding));
        QCOMPARE(r.table().counter(r.a(0), Reserve), 1);
        QCOMPARE(lossesOf(r.game(), r.table(), Side::A), 11);  // the ten others and the general are lost, not those two
    }

    void theirOwnerChoosesWhereTheyLand() {
        RULE("DBA-D05");
        DbaRig r = landingParty({southernWater});
        r.player.on(Land, [](const Request&) {
            Choice choice;
            choice.pose = snapped({{11, 1.5625}, {0, 1}});
            return choice;
        });
        land(r);
        QCOMPARE(r.player.last(Land)->question.side, Side::A);
        QVERIFY(std::abs(r.table().body(r.a(0)).pose.centre.x - 11) < 1e-6);
    }

    void aCampStandsAtTheRearEdge() {
        RULE("DBA-A21");
        const DbaRig r({}, {});
        QCOMPARE(refusalOfCamp(r, {7.5, 0.5}), nullptr);
        QCOMPARE(refusalOfCamp(r, {7.5, 0.6}), &why::campEdge);
    }

    void aCampStandsFourFromTheSides() {
        RULE("DBA-A21");
        const DbaRig r({}, {});
        QCOMPARE(refusalOfCamp(r, {4.5, 0.5}), nullptr);
        QCOMPARE(refusalOfCamp(r, {4.49, 0.5}), &why::campEdge);
        QCOMPARE(refusalOfCamp(r, {10.51, 0.5}), &why::campEdge);
    }

    void aCampStandsInGoodGoing() {
        RULE("DBA-A21");
        const auto onGround = [](const char* kind) {
            return refusalOfCamp(DbaRig({}, {}, {.ground = {dbaGround(kind, 6, 0, 9, 2)}}), {7.5, 0.5});
        };
        QCOMPARE(onGround("scrub"), &why::campEdge);
        QCOMPARE(onGround("plough"), &why::campEdge);
        QCOMPARE(onGround("gentle_hill"), nullptr);
    }

    void threeWarWagonsNeedNoCamp() {
        RULE("DBA-A21");
        for (const bool third : {false, true}) {
            DbaRig r({"WWg", "WWg", third ? "WWg" : "Sp"}, {});
            r.play({}, [](Play& play) { placeCamp(play, Side::A); });
            QCOMPARE(campStands(r.table(), Side::A), !third);
        }
    }

    void anElementOrCampFollowersHoldTheCamp() {
        RULE("DBA-D03");
        for (const bool element : {false, true}) {
            DbaRig r({}, {});
            if (element)
                r.player.on(GuardCamp, [&](const Request&) { return coded(code::chosen, r.a(3)); });
            r.play({}, [](Play& play) { placeCamp(play, Side::A); });
            QCOMPARE(guardOf(r.table(), Side::A, InCamp), element ? r.a(3) : r.game().followers(Side::A));
        }
    }

    void elephantsAndChariotsGuardNoCamp() {
        RULE("DBA-A21");
        DbaRig r({"El", "SCh", "Cv"}, {});
        r.play({}, [](Play& play) { placeCamp(play, Side::A); });
        const Request* asked = r.player.last(GuardCamp);
        QVERIFY(!offers(asked, code::chosen, r.a(0)));
        QVERIFY(!offers(asked, code::chosen, r.a(1)));
        QVERIFY(offers(asked, code::chosen, r.a(2)));
    }

    void aScenarioTakesNobodyOutOfTheCamp() {
        RULE("DBA-A21");
        DbaRig r({"Sp", "Sp"}, {"Sp"},
                 {.placements = {{Side::A, 0, {{5, 6}, {0, 1}}, 0}, {Side::A, 1, {{6, 6}, {0, 1}}, 0}}});
        r.camp(Side::A, {7, 0}, r.a(0));
        r.play({}, [](Play& play) { deploy(play, Side::A); });
        QVERIFY(r.table().body(r.a(0)).pose.centre.y < 1.5);
        QVERIFY(r.table().body(r.a(1)).pose.centre == (Vec{6, 6}));
    }
};

QTEST_GUILESS_MAIN(TestDbaDeployment)
#include "tst_dba_deployment.moc"
