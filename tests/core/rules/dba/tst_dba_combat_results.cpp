// What combat does: recoil, flight, destruction, pursuit, and works that fall.
#include "core/rules/dba/battle/combat_results.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/pursuit.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// The first of A beats the first of B, whose front is at {5, 6}; the others of B stand where they are put.
DbaRig beaten(const char* winner, const char* loser, std::vector<PlacedElement> friends = {},
              std::vector<Terrain> ground = {}) {
    friends.insert(friends.begin(), {loser, {5, 6}});
    return {{{winner, {5, 6}}}, friends, std::move(ground)};
}
StepLog recoil(DbaRig& r) { return r.suffer(r.b(0), r.a(0), Outcome::Recoil); }
StepLog flee(DbaRig& r) { return r.suffer(r.b(0), r.a(0), Outcome::Flee); }
/// The winner follows the first of B, which is gone.
StepLog pursue(DbaRig& r) {
    return r.play({}, [&](Play& play) {
        play.remove(r.b(0), why::destroyed);
        ephor::dba::pursue(play, r.a(0), r.b(0), play.troop(r.b(0)));
    });
}
double line(const DbaRig& r, PieceId p) { return r.front(p).y; }
bool near(double a, double b) { return std::abs(a - b) < 1e-5; }

}  // namespace

class TestDbaCombatResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anElementRecoilsItsOwnDepth_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("depth");
        QTest::newRow("spears") << QString("Sp") << 0.375;
        QTest::newRow("cavalry") << QString("Cv") << 0.75;
        QTest::newRow("elephants") << QString("El") << 1.0;
        QTest::newRow("a deep base recoils one base width") << QString("6Kn") << 1.0;
    }
    void anElementRecoilsItsOwnDepth() {
        RULE("DBA-142");
        QFETCH(const QString, type);
        QFETCH(const double, depth);
        DbaRig r = beaten("Sp", type.toUtf8().constData());
        recoil(r);
        QVERIFY(near(line(r, r.b(0)), 6 + depth));
        QVERIFY(r.table().body(r.b(0)).facing() == (Vec{0, -1}));
    }

    void whoRecoilsOverTheEdgeIsLost() {
        RULE("DBA-145");
        DbaRig r({{"Sp", {5, 14.5}}}, {{"Sp", {5, 14.5}}});
        recoil(r);
        QVERIFY(!r.isOn(r.b(0)));
    }

    void friendsBehindArePushedBack() {
        RULE("DBA-145");
        DbaRig r = beaten("Sp", "4Bd", {{"4Ax", {5, 6.375}}, {"4Ax", {5, 6.875}}});
        recoil(r);
        QVERIFY(near(line(r, r.b(0)), 6.375));
        QVERIFY(near(line(r, r.b(1)), 6.75));
        QVERIFY(near(line(r, r.b(2)), 7.25));
    }

    void elephantsAndWagonsBehindAreNotPushed() {
        RULE("DBA-145");
        for (const char* type : {"El", "WWg"}) {
            DbaRig r = beaten("Sp", "4Bd", {{type, {5, 6.375}}});
            QVERIFY(recoil(r).has(why::recoilBlocked));
            QCOMPARE(line(r, r.b(0)), 6.0);
        }
    }

    void friendsThatFightAreNotPushed() {
        RULE("DBA-145");
        DbaRig r({{"Sp", {5, 6}}, {"Sp", {5, 6.875}, {0, -1}}}, {{"4Bd", {5, 6}}, {"4Ax", {5, 6.875}, {0, 1}}});
        QVERIFY(recoil(r).has(why::recoilBlocked));
    }

    void whoHasAnEnemyAtTheFlankOrRearDoesNotRecoilButDies() {
        RULE("DBA-145");
        for (const PlacedElement& second :
             {PlacedElement("Cv", {5.5, 6.5}, {-1, 0}), PlacedElement("Cv", {5, 6.375}, {0, -1})}) {
            DbaRig r({{"Sp", {5, 6}}, second}, {{"Sp", {5, 6}}});
            QVERIFY(recoil(r).has(why::surrounded));
            QVERIFY(!r.isOn(r.b(0)));
        }
    }

    void anEdgeAlongTheFlankIsEnoughWhateverCornersMeet() {
        RULE("DBA-145");
        DbaRig r({{"Sp", {5, 6}}}, {{"Sp", {5, 6}}, {"LH", {5.5, 5.3}, {-1, 0}}});
        r.suffer(r.a(0), r.b(0), Outcome::Recoil);
        QVERIFY(!r.isOn(r.a(0)));
    }

    void whoIsStruckInFlankWithNobodyInFrontDiesWhenItMustRecoil() {
        RULE("DBA-133");
        DbaRig r({{"Cv", {5.5, 6.5}, {-1, 0}}}, {{"Sp", {5, 6}}});
        QVERIFY(recoil(r).has(why::flankedDown));
    }

    void recoilersPassFriendsThatFaceAsTheyDo_data() {
        QTest::addColumn<QString>("loser");
        QTest::addColumn<QString>("friendly");
        QTest::addColumn<bool>("passes");
        const auto row = [](const char* loser, const char* friendly, bool passes) {
            QTest::addRow("%s and %s", loser, friendly) << QString(loser) << QString(friendly) << passes;
        };
        row("Cv", "4Ax", true);
        row("Cv", "Sp", true);
        row("Cv", "4Pk", false);
        row("Cv", "El", false);
        row("Cv", "7Hd", false);
        row("4Bd", "4Bd", true);
        row("4Bd", "Sp", true);
        row("4Bd", "4Ax", false);
        row("4Pk", "4Bd", true);
        row("4Pk", "Sp", false);
        row("4Bw", "4Bd", true);
        row("4Bw", "Sp", false);
        row("Ps", "Sp", true);
        row("Ps", "Ps", false);
        row("Sp", "Sp", false);
        row("Sp", "4Bd", false);
    }
    void recoilersPassFriendsThatFaceAsTheyDo() {
        RULE("DBA-134");
        QFETCH(const QString, loser);
        QFETCH(const QString, friendly);
        const double depth = troopNamed(loser.toStdString())->size.depth;
        DbaRig r = beaten("Sp", loser.toUtf8().constData(), {{friendly.toUtf8().constData(), {5, 6 + depth}}});
        recoil(r);
        QTEST(line(r, r.b(0)) > 6 + depth + 0.1 && near(line(r, r.b(1)), 6 + depth), "passes");
    }

    void recoilersDoNotPassFriendsThatFaceElsewhere() {
        RULE("DBA-134");
        DbaRig r = beaten("Sp", "4Bd", {{"Sp", {5, 6.75}, {0, 1}}});
        recoil(r);
        QVERIFY(near(line(r, r.b(0)), 6.375));
    }

    void whoFleesRecoilsTurnsAndGoesAFullMove() {
        RULE("DBA-143");
        DbaRig r = beaten("Sp", "Cv");
        flee(r);
        QVERIFY(r.table().body(r.b(0)).facing() == (Vec{0, 1}));
        QVERIFY(near(line(r, r.b(0)), 6 + 0.75 + 0.75 + 4));  // the recoil, its depth, the move
    }

    void flightEndsAtBadGoing() {
        RULE("DBA-143");
        DbaRig r = beaten("Sp", "Cv", {}, {dbaGround("wood", 3, 9, 8, 11)});
        flee(r);
        QVERIFY(near(line(r, r.b(0)), 9));
    }

    void aMarshStopsNoFlight() {
        RULE("DBA-143");
        DbaRig r = beaten("Sp", "Cv", {}, {dbaGround("marsh", 3, 9, 8, 11)});
        flee(r);
        QVERIFY(line(r, r.b(0)) > 9.5);
    }

    void lightHorseAndPsiloiFleeIntoBadGoing() {
        RULE("DBA-143");
        for (const char* type : {"LH", "Ps"}) {
            DbaRig r = beaten("Sp", type, {}, {dbaGround("wood", 3, 8, 8, 11)});
            flee(r);
            QVERIFY(line(r, r.b(0)) > 8.5);
        }
    }

    void whoFleesIntoARiverIsLost() {
        RULE("DBA-143");
        DbaRig r = beaten("Sp", "Cv", {}, {dbaGround("river", 0, 9, 15, 9.5)});
        QVERIFY(flee(r).has(why::drowned));
        QVERIFY(!r.isOn(r.b(0)));
    }

    void whoFleesOffTheTableIsLost() {
        RULE("DBA-143");
        DbaRig r({{"Sp", {5, 11}}}, {{"Cv", {5, 11}}});
        QVERIFY(flee(r).has(why::fleesOff));
        QVERIFY(!r.isOn(r.b(0)));
    }

    void flightStopsShortOfAnEnemy() {
        RULE("DBA-143");
        DbaRig r({{"Sp", {5, 6}}, {"Sp", {5, 10}, {0, -1}}}, {{"Cv", {5, 6}}});
        flee(r);
        QVERIFY(line(r, r.b(0)) < 10 && line(r, r.b(0)) > 9.9);
        QVERIFY(!isInContact(r.table(), r.b(0)));
    }

    void flightGoesRoundAFriendByTheLeastShift() {
        RULE("DBA-D10");
        DbaRig r = beaten("Sp", "Cv", {{"Sp", {5.6, 9}}});
        flee(r);
        QVERIFY(near(r.front(r.b(0)).x, 4.5));
        QVERIFY(line(r, r.b(0)) > 10);
    }

    void someTroopsFollowAnyEnemyOneBaseWidth_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("againstFoot");
        QTest::addColumn<double>("againstMounted");
        const auto row = [](const char* type, double foot, double mounted) {
            QTest::newRow(type) << QString(type) << foot << mounted;
        };
        for (const char* type : {"3Kn", "6Kn", "HCh", "SCh", "El", "7Hd"})
            row(type, 1, 1);
        for (const char* type : {"4Pk", "4Bd", "4Wb"})
            row(type, 0.5, 0);
        for (const char* type : {"4Kn", "Cv", "LH", "Sp", "4Ax", "Ps"})
            row(type, 0, 0);
    }
    void someTroopsFollowAnyEnemyOneBaseWidth() {
        RULE("DBA-144");
        QFETCH(const QString, type);
        QFETCH(const double, againstFoot);
        QFETCH(const double, againstMounted);
        for (const char* enemy : {"Sp", "Cv"}) {
            DbaRig r = beaten(type.toUtf8().constData(), enemy);
            pursue(r);
            QVERIFY(near(line(r, r.a(0)), 6 + (std::string_view(enemy) == "Sp" ? againstFoot : againstMounted)));
        }
    }

    void bladesDoNotFollowPsiloi() {
        RULE("DBA-144");
        DbaRig r = beaten("4Bd", "Ps");
        pursue(r);
        QCOMPARE(line(r, r.a(0)), 6.0);
    }

    void pursuitEndsAtCover_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"wood", "oasis", "dunes", "difficult_hill", "edifice", "hamlet"})
            QTest::newRow(kind) << QString(kind);
    }
    void pursuitEndsAtCover() {
        RULE("DBA-144");
        QFETCH(const QString, kind);
        DbaRig r = beaten("3Kn", "Sp", {}, {dbaGround(kind.toUtf8().constData(), 3, 6.4, 8, 11)});
        pursue(r);
        QVERIFY(near(line(r, r.a(0)), 6.4));
    }

    void nobodyPursuesWithinCover() {
        RULE("DBA-144");
        DbaRig r = beaten("4Wb", "Sp", {}, {dbaGround("wood", 3, 4, 8, 11)});
        pursue(r);
        QCOMPARE(line(r, r.a(0)), 6.0);
    }

    void pursuitStopsAtTheTableEdge() {
        RULE("DBA-144");
        DbaRig r({{"3Kn", {5, 14.6}}}, {{"Ps", {8, 8}}});
        pursue(r);
        QVERIFY(near(line(r, r.a(0)), 15));
    }

    void theSupportingRankGoesAlong() {
        RULE("DBA-144");
        DbaRig r({{"4Pk", {5, 6}}, {"4Pk", {5, 5.625}}}, {{"Sp", {5, 6}}});
        pursue(r);
        QVERIFY(near(line(r, r.a(0)), 6.5));
        QVERIFY(near(line(r, r.a(1)), 6.125));
    }

    void contactMadeByPursuitIsLinedUp() {
        RULE("DBA-144");
        DbaRig r({{"3Kn", {5, 5}}}, {"Sp", {"Sp", {5.4, 5.6}}});
        r.play({}, [&](Play& play) { ephor::dba::pursue(play, r.a(0), r.b(0), play.troop(r.b(0))); });
        QCOMPARE(frontEnemy(r.table(), r.a(0)), r.b(1));
        QVERIFY(length(r.front(r.a(0)) - Vec{5.4, 5.6}) < 1e-6);
    }

    void nobodyIsAskedWhetherToPursue() {
        RULE("DBA-D11");
        DbaRig r = beaten("4Bd", "Sp");
        QVERIFY(r.fight({4, 3}).has(why::pursuit));
        QVERIFY(near(line(r, r.a(0)), 6.375));  // as far as the enemy recoiled
        for (const PendingRequest& asked : r.player.asked())
            QCOMPARE(asked->question.decision, DecisionId{NextFight});
    }

    void elephantsTrampleWhatTheyCannotPass() {
        RULE("DBA-146");
        DbaRig r = beaten("Sp", "El", {{"Sp", {5, 7}}});
        QVERIFY(recoil(r).has(why::trampled));
        QVERIFY(!r.isOn(r.b(1)));
        QCOMPARE(line(r, r.b(0)), 7.0);
    }

    void elephantsPassPsiloi() {
        RULE("DBA-146");
        DbaRig r = beaten("Sp", "El", {{"Ps", {5, 7}}});
        recoil(r);
        QVERIFY(r.isOn(r.b(1)));
    }

    void twoElephantsDestroyEachOther() {
        RULE("DBA-146");
        DbaRig r = beaten("Sp", "El", {{"El", {5, 7}}});
        recoil(r);
        QVERIFY(!r.isOn(r.b(0)) && !r.isOn(r.b(1)));
    }

    void elephantsThatCannotFleeDieWithWhoBlocksThem() {
        RULE("DBA-146");
        DbaRig r({{"Sp", {5, 6}}, {"Sp", {5, 8.03}, {0, -1}}}, {{"El", {5, 6}}});
        QVERIFY(flee(r).has(why::blockedFlight));
        QVERIFY(!r.isOn(r.b(0)) && !r.isOn(r.a(1)));
    }

    void warbandBehindDiesWithTheFrontAndPikesDoNot() {
        RULE("DBA-147");
        for (const char* type : {"4Wb", "4Pk"}) {
            DbaRig r = beaten("Sp", type, {{type, {5, 6.375}}});
            r.fight({6, 1});
            QVERIFY(!r.isOn(r.b(0)) || std::string_view(type) == "4Pk");
            QCOMPARE(r.isOn(r.b(1)), std::string_view(type) == "4Pk");
        }
    }

    void friendsAtTheEnemysFlankRecoilWithTheirFront() {
        RULE("DBA-147");
        DbaRig r({{"Sp", {5, 6}}, {"Cv", {5.5, 6.5}, {-1, 0}}}, {{"Sp", {5, 6}}});
        const StepLog log = r.suffer(r.a(0), r.b(0), Outcome::Recoil);
        QVERIFY(log.has(why::friendGaveWay));
        QVERIFY(near(r.front(r.a(1)).x, 6.25));
    }

    void theWinnerOfAnAssaultEntersTheCamp() {
        RULE("DBA-A21");
        for (const auto& [type, into] : {std::pair{"Sp", 0.5}, {"Cv", 1.0}}) {
            DbaRig r({{type, {5.5, 13}}}, {});
            r.camp(Side::B, {5, 13}, r.game().followers(Side::B));
            r.fight({6, 1});
            QCOMPARE(r.table().counter(Side::B, CampIs), static_cast<int>(CampTaken));
            QVERIFY(!r.isOn(r.game().followers(Side::B)));
            QVERIFY(near(line(r, r.a(0)), 13 + into));
        }
    }

    void upToThreeEnemiesFightForACampOneAfterTheOther() {
        RULE("DBA-A21");
        DbaRig r({{"Sp", {5.5, 13}}, {"Sp", {5, 13.5}, {1, 0}}, {"Sp", {6, 13.5}, {-1, 0}}}, {});
        r.camp(Side::B, {5, 13}, r.game().followers(Side::B));
        const StepLog log = r.fight({1, 6, 1, 6, 1, 6});
        QCOMPARE(log.count(why::closeCombat), 2 * 3);
        QVERIFY(campStands(r.table(), Side::B));
    }

    void aCampThatNobodyDefendsIsTaken() {
        RULE("DBA-A21");
        DbaRig r({{"Sp", {5.5, 13}}}, {});
        r.camp(Side::B, {5, 13}, {});
        r.fight({});
        QCOMPARE(r.table().counter(Side::B, CampIs), static_cast<int>(CampTaken));
    }
};

QTEST_GUILESS_MAIN(TestDbaCombatResults)
#include "tst_dba_combat_results.moc"
