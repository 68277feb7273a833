// The outcome table, row by row.
#include "core/rules/dba/battle/outcome_table.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

const QString nothing = "nothing";
const QString recoils = "recoils";
const QString flees = "flees";
const QString dies = "dies";

QString outcome(const QString& loser, const QString& winner, Degree degree, bool shot, Going going,
                const Options& options = {}) {
    static const std::array words{nothing, recoils, flees, dies};
    const auto troop = [](const QString& name) { return *troopNamed(name.toStdString()); };
    return words[static_cast<std::size_t>(outcomeFor(troop(loser), troop(winner), degree, shot, going, options))];
}
QString onTie(const char* type, const char* enemy, const Options& options = {}) {
    return outcome(type, enemy, Degree::Equal, false, Going::Good, options);
}

/// A row: the loser, "close" or "shot", its going, the winners, and what happens.
void columns() {
    QTest::addColumn<QString>("loser");
    QTest::addColumn<bool>("shot");
    QTest::addColumn<int>("going");
    QTest::addColumn<QString>("winners");
    QTest::addColumn<QString>("expected");
}
constexpr bool inCloseCombat = false;
constexpr bool whenShot = true;
void row(const char* name, const char* loser, bool isShot, Going going, const char* winners, const QString& expected) {
    QTest::newRow(name) << QString(loser) << isShot << static_cast<int>(going) << QString(winners) << expected;
}

}  // namespace

class TestDbaOutcomeTable : public QObject {
    Q_OBJECT

    static void checkRow(Degree degree) {
        QFETCH(const QString, loser);
        QFETCH(const bool, shot);
        QFETCH(const int, going);
        QFETCH(const QString, winners);
        QFETCH(const QString, expected);
        for (const QString& winner : winners.split(' '))
            QCOMPARE(outcome(loser, winner, degree, shot, static_cast<Going>(going)), expected);
    }

private Q_SLOTS:
    void beaten_data() {
        columns();
        const auto good = Going::Good;
        const auto rough = Going::Rough;
        const auto bad = Going::Bad;
        row("elephants die of loose foot and light horse", "El", inCloseCombat, good, "Ax Ps LH", dies);
        row("elephants die of artillery that shoots", "El", whenShot, good, "Art", dies);
        row("elephants flee from elephants", "El", inCloseCombat, good, "El", flees);
        row("elephants recoil from others", "El", inCloseCombat, good, "Art Sp Kn Bd", recoils);
        row("knights die of elephants, chariots, camels and light horse", "Kn", inCloseCombat, good, "El SCh Cm LH",
            dies);
        row("knights recoil from others", "Kn", inCloseCombat, good, "Sp Pk Bd Cv", recoils);
        row("knights that are shot at recoil", "Kn", whenShot, good, "Bw Art", recoils);
        row("cavalry flee from chariots", "Cv", inCloseCombat, good, "SCh", flees);
        row("cavalry flee in bad going", "Cv", inCloseCombat, bad, "Sp Ax", flees);
        row("cavalry recoil otherwise", "Cv", inCloseCombat, rough, "Sp Ax El", recoils);
        row("light horse flee from chariots", "LH", inCloseCombat, good, "SCh", flees);
        row("light horse flee from artillery that shoots", "LH", whenShot, good, "Art", flees);
        row("light horse flee in bad going", "LH", inCloseCombat, bad, "Sp Ax", flees);
        row("light horse recoil otherwise", "LH", inCloseCombat, rough, "Sp Art Cv", recoils);
        row("camels die of chariots", "Cm", inCloseCombat, good, "SCh", dies);
        row("camels die in bad going", "Cm", inCloseCombat, bad, "Sp Ax", dies);
        row("camels flee from elephants", "Cm", inCloseCombat, good, "El", flees);
        row("camels recoil otherwise", "Cm", inCloseCombat, good, "Sp Cv", recoils);
        row("chariots die in close combat", "SCh", inCloseCombat, good, "Sp Cv Ps", dies);
        row("chariots that are shot at flee", "SCh", whenShot, good, "Bw Art", flees);
        for (const char* heavy : {"Sp", "Pk", "Bd"}) {
            const auto name = [&](const char* what) { return std::string(heavy) + what; };
            row(name(" die of warband").c_str(), heavy, inCloseCombat, rough, "Wb", dies);
            row(name(" die of knights and chariots in good going").c_str(), heavy, inCloseCombat, good, "Kn SCh", dies);
            row(name(" recoil from knights and chariots elsewhere").c_str(), heavy, inCloseCombat, rough, "Kn SCh",
                recoils);
            row(name(" recoil from others").c_str(), heavy, inCloseCombat, good, "Sp Bd El Cv", recoils);
        }
        row("warband die of knights and chariots in good going", "Wb", inCloseCombat, good, "Kn SCh", dies);
        row("warband recoil otherwise", "Wb", inCloseCombat, rough, "Kn SCh Wb Sp", recoils);
        row("auxilia die of knights in good going", "Ax", inCloseCombat, good, "Kn", dies);
        row("auxilia recoil otherwise", "Ax", inCloseCombat, rough, "Kn SCh Sp", recoils);
        row("bows die of any mounted in close combat", "Bw", inCloseCombat, bad, "El Kn Cv LH Cm SCh", dies);
        row("bows recoil otherwise", "Bw", inCloseCombat, good, "Sp Bd Ps", recoils);
        row("psiloi die of knights, cavalry and camels in good going", "Ps", inCloseCombat, good, "Kn Cv Cm", dies);
        row("psiloi recoil otherwise", "Ps", inCloseCombat, rough, "Kn Cv Cm LH Sp", recoils);
        row("hordes die of warband", "Hd", inCloseCombat, rough, "Wb", dies);
        row("hordes die of elephants and knights in good going", "Hd", inCloseCombat, good, "El Kn", dies);
        row("hordes that are shot at recoil", "Hd", whenShot, good, "Bw", recoils);
        row("hordes hold against others", "Hd", inCloseCombat, good, "Sp Cv", nothing);
        row("artillery die in close combat", "Art", inCloseCombat, good, "Sp Ps", dies);
        row("artillery die of artillery that shoots", "Art", whenShot, good, "Art", dies);
        row("artillery recoil from other shots", "Art", whenShot, good, "Bw", recoils);
        row("war wagons die of elephants", "WWg", inCloseCombat, good, "El", dies);
        row("war wagons die of artillery that shoots", "WWg", whenShot, good, "Art", dies);
        row("war wagons hold against others", "WWg", inCloseCombat, good, "Sp Kn", nothing);
        row("camp followers die in close combat", "CF", inCloseCombat, good, "Sp Ps", dies);
        row("denizens die in close combat", "Den", inCloseCombat, good, "Sp Ps", dies);
    }
    void beaten() {
        RULE("DBA-140");
        checkRow(Degree::Beaten);
    }

    void doubled_data() {
        columns();
        const auto good = Going::Good;
        const auto rough = Going::Rough;
        const auto bad = Going::Bad;
        for (const char* type :
             {"El", "Kn", "Cm", "SCh", "Sp", "Pk", "Bd", "Wb", "Ax", "Bw", "Hd", "Art", "WWg", "CF", "Den"})
            row((std::string(type) + " die").c_str(), type, inCloseCombat, good, "Sp Cv Ps", dies);
        row("cavalry flee from pikes, spears and hordes in good going", "Cv", inCloseCombat, good, "Pk Sp Hd", flees);
        row("cavalry flee from artillery in close combat", "Cv", inCloseCombat, rough, "Art", flees);
        row("cavalry die of artillery that shoots", "Cv", whenShot, good, "Art", dies);
        row("cavalry die elsewhere", "Cv", inCloseCombat, rough, "Pk Sp Hd", dies);
        row("light horse flee from foot", "LH", inCloseCombat, rough, "Pk Sp Bd Wb Ax Hd WWg CF Den Art", flees);
        row("light horse die in bad going", "LH", inCloseCombat, bad, "Pk Sp Bd Wb Ax", dies);
        row("light horse die of mounted", "LH", inCloseCombat, good, "Kn Cv LH El", dies);
        row("psiloi recoil from elephants and chariots", "Ps", inCloseCombat, good, "El SCh", recoils);
        row("psiloi die of other mounted in good going", "Ps", inCloseCombat, good, "Kn Cv LH Cm", dies);
        row("psiloi flee from other mounted elsewhere", "Ps", inCloseCombat, rough, "Kn Cv LH Cm", flees);
        row("psiloi die of auxilia, psiloi and bows in close combat", "Ps", inCloseCombat, rough, "Ax Ps Bw", dies);
        row("psiloi flee from the rest", "Ps", inCloseCombat, good, "Sp Bd Pk Wb", flees);
    }
    void doubled() {
        RULE("DBA-140");
        checkRow(Degree::Doubled);
    }

    void theGoingIsTheLosers() {
        RULE("DBA-140");
        DbaRig r({{"3Kn", {5, 6}}}, {{"Sp", {5, 6}}}, {dbaGround("scrub", 3, 4, 7, 5.9)});  // the winner's alone
        r.fight({6, 3});
        QVERIFY(!r.isOn(r.b(0)));
        r = DbaRig({{"3Kn", {5, 6}}}, {{"Sp", {5, 6}}}, {dbaGround("scrub", 3, 6.1, 7, 8)});
        r.fight({6, 3});
        QVERIFY(r.isOn(r.b(0)));
    }

    void knightsAndCamelsDieOfBladesOnATie() {
        RULE("DBA-141");
        QCOMPARE(onTie("3Kn", "4Bd"), dies);
        QCOMPARE(onTie("Cm", "4Bd"), dies);
        QCOMPARE(onTie("Cv", "4Bd"), nothing);
    }

    void heavyKnightsRecoilFromLighterOnesOnATie() {
        RULE("DBA-141");
        QCOMPARE(onTie("4Kn", "3Kn"), recoils);
        QCOMPARE(onTie("3Kn", "4Kn"), nothing);
    }

    void othersStandOnATie() {
        RULE("DBA-141");
        QCOMPARE(onTie("Sp", "Sp"), nothing);
        QCOMPARE(onTie("Sp", "4Bd"), nothing);
        QCOMPARE(onTie("Cv", "LH"), nothing);
    }

    void aTieOfAShotHasNoEffect() {
        RULE("DBA-141");
        QCOMPARE(outcome("3Kn", "Bd", Degree::Equal, true, Going::Good), nothing);
        QCOMPARE(outcome("3Ax", "4Bw", Degree::Equal, true, Going::Good), nothing);
    }

    void fastFootRecoilFromSolidFootOnATie() {
        RULE("DBA-A20");
        QCOMPARE(onTie("3Ax", "4Ax"), recoils);
        QCOMPARE(onTie("4Ax", "3Ax"), nothing);
        QCOMPARE(onTie("3Ax", "3Ax"), nothing);
    }

    void psiloiDoNotRecoilOnATieAndNobodyDoesFromMounted() {
        RULE("DBA-A20");
        QCOMPARE(onTie("Ps", "Sp"), nothing);
        QCOMPARE(onTie("3Ax", "Cv"), nothing);
    }

    void artilleryAndWagonsAreSolidAndFollowersAreFast() {
        RULE("DBA-A20");
        QCOMPARE(onTie("3Ax", "Art"), recoils);
        QCOMPARE(onTie("3Ax", "WWg"), recoils);
        QCOMPARE(onTie("3Ax", "CF"), nothing);
        QCOMPARE(onTie("3Ax", "Den"), nothing);
    }

    void aClubMayLetFastFootStand() {
        RULE("DBA-A20");
        QCOMPARE(onTie("3Ax", "4Ax", {.fastTie = false}), nothing);
        QCOMPARE(onTie("4Kn", "3Kn", {.fastTie = false}), recoils);
    }

    void aTableWithGapsIsRefused() {
        RULE("DBA-140");
        QVERIFY(!readOutcomes("format = 1\nsystem = \"dba\"\n", "x"));
    }
};

QTEST_GUILESS_MAIN(TestDbaOutcomeTable)
#include "tst_dba_outcome_table.moc"
