// Contact: one tolerance, flanks by edges, overlaps by corners.
#include "core/rules/dba/battle/contact.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// Spears of A with their front at {5, 6}, and one of B that fights them unless it is left out.
DbaRig fighting(std::vector<PlacedElement> others, const char* type = "Sp") {
    std::vector<PlacedElement> enemies{{"Sp", {5, 6}}};
    enemies.insert(enemies.end(), others.begin(), others.end());
    return {{{type, {5, 6}}}, enemies};
}
int overlaps(const DbaRig& r, PieceId p) { return overlapsOf(r.game(), r.table(), p); }
int overlaps(const DbaRig& r) { return overlaps(r, r.a(0)); }
/// How the second of B meets the first of A.
Contact contact(const DbaRig& r) { return contactOf(r.table().body(r.b(1)), r.table().body(r.a(0))); }

}  // namespace

class TestDbaContact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGapOfAHairKeepsNobodyFromFighting() {
        RULE("DBA-025");
        DbaRig r({{"Sp", {5, 6}}}, {{"Sp", {5.01, 6.015}}});
        QCOMPARE(frontEnemy(r.table(), r.a(0)), r.b(0));
        r.putB(0, 5, 6.03);
        QVERIFY(!frontEnemy(r.table(), r.a(0)));
    }

    void whoFightsToTheFrontOverlapsNobodyAcrossAHair() {
        RULE("DBA-132");
        const DbaRig r({{"Sp", {5, 6}}, {"Sp", {6, 6}}}, {{"Sp", {5, 6}}, {"Sp", {6, 6.002}}});
        QCOMPARE(overlaps(r), 0);
        QCOMPARE(overlaps(r, r.b(0)), 0);
    }

    void sideEdgesThatShareAHairAreNoContact() {
        RULE("DBA-132");
        DbaRig r = fighting({"Sp"});
        r.put(r.b(1), {6, 5.626}, {0, 1});  // its front edge just ahead of the rear edge
        QCOMPARE(overlaps(r), 0);
        r.put(r.b(1), {6, 5.7}, {0, 1});
        QCOMPARE(overlaps(r), 1);
    }

    void anOverlapIsACornerAtTheSameSidesCorner() {
        RULE("DBA-132");
        DbaRig r = fighting({{"Sp", {6, 6}}});
        QCOMPARE(overlaps(r), 1);
        r.putB(1, 6.1, 6);
        QCOMPARE(overlaps(r), 0);
    }

    void bothFlanksMayBeOverlapped() {
        RULE("DBA-124");
        const DbaRig r = fighting({{"Sp", {4, 6}}, {"Sp", {6, 6}}});
        QCOMPARE(overlaps(r), 2);
        QCOMPARE(overlaps(r, r.b(0)), 0);
    }

    void whoFightsToTheFrontGivesNoCornerOverlap() {
        RULE("DBA-132");
        DbaRig r({{"Sp", {5, 6}}, {"Ps", {6, 6}}}, {{"Sp", {5, 6}}, {"Sp", {6, 6}}});
        QCOMPARE(overlaps(r), 0);
        r.remove(r.a(1));
        QCOMPARE(overlaps(r), 1);  // its opponent is gone: it is free
    }

    void enemiesWithTheirSideEdgesTogetherOverlapEachOtherWhileTheyFight() {
        RULE("DBA-124");
        const DbaRig r({{"Sp", {5, 6}}, {"Sp", {6, 6.375}}}, {{"Sp", {5, 6}}, {"Sp", {6, 6.375}}});
        QCOMPARE(overlaps(r, r.b(0)), 1);
        QVERIFY(frontEnemy(r.table(), r.b(0)));
    }

    void psiloiAndChariotsDoNotSufferFromCorners() {
        RULE("DBA-124");
        for (const char* type : {"Ps", "SCh"})
            QCOMPARE(overlaps(fighting({{"Sp", {6, 6}}}, type)), 0);
    }

    void psiloiAndChariotsGiveCornerOverlaps() {
        RULE("DBA-124");
        for (const char* type : {"Ps", "SCh"})
            QCOMPARE(overlaps(fighting({{type, {6, 6}}})), 1);
    }

    void psiloiSufferFromFlankContact() {
        RULE("DBA-124");
        QCOMPARE(overlaps(fighting({{"Cv", {5.5, 5.5}, {-1, 0}}}, "Ps")), 1);
    }

    void theTableEdgeOverlapsAllButCavalryAndLightHorse() {
        RULE("DBA-124");
        for (const char* type : {"Sp", "3Kn"})
            QCOMPARE(overlaps(DbaRig({{type, {0.5, 6}}}, {})), 1);
        for (const char* type : {"Cv", "LH"})
            QCOMPARE(overlaps(DbaRig({{type, {0.5, 6}}}, {})), 0);
    }

    void anEnemyAheadOfTheFrontLineIsAtNoFlank() {
        RULE("DBA-124");
        for (const Vec facing : {Vec{-1, 0}, Vec{1, 0}}) {  // across, from a front corner ahead
            const DbaRig r = fighting({{"Ps", {5 - facing.x * 0.5, 6.5}, facing}});
            QCOMPARE(contact(r), Contact::None);
            QCOMPARE(overlaps(r), 0);
            QVERIFY(strikersOfFlankOrRear(r.table(), r.a(0)).empty());
        }
    }

    void anEnemyBehindTheRearLineIsAtNoFlank() {
        RULE("DBA-124");
        QCOMPARE(overlaps(fighting({{"Ps", {4.5, 5.1}, {1, 0}}})), 0);
    }

    void aFrontEdgeAlongTheFlankIsContactWhateverCornersMeet() {
        RULE("DBA-124");
        for (const double y : {5.5, 5.3}) {
            const DbaRig r = fighting({{"LH", {5.5, y}, {-1, 0}}});
            QCOMPARE(contact(r), Contact::RightFlank);
            QCOMPARE(overlaps(r), 1);
        }
    }

    void aFrontEdgeAlongTheRearIsContact() {
        RULE("DBA-124");
        const DbaRig r = fighting({{"LH", {5.2, 5.625}, {0, 1}}});
        QCOMPARE(contact(r), Contact::Rear);
        QCOMPARE(overlaps(r), 1);
        QCOMPARE(strikersOfFlankOrRear(r.table(), r.a(0)), r.setOf({r.b(1)}));
    }
};

QTEST_GUILESS_MAIN(TestDbaContact)
#include "tst_dba_contact.moc"
