// Army lists of DBA: the published ones, and every fault at once with its rule.
#include "core/io/army_list_io.h"
#include "core/io/builtin_data.h"
#include "core/rules/dba/army/years.h"
#include "core/rules/dba/battle/outcome_table.h"
#include "core/rules/dba/system.h"
#include "tests/support/dba_rig.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

ArmyList spartans() {
    ArmyList list;
    list.system = "dba";
    list.fields.push_back({"army", std::string("II/5a"), {}, {}, 0, 0});
    list.entries.push_back(dbaElement("Sp", true));
    for (int i = 0; i < 11; ++i)
        list.entries.push_back(dbaElement("Sp"));
    return list;
}

Entry feature(const char* kind) {
    Entry entry;
    entry.table = "feature";
    entry.fields.push_back({"kind", std::string(kind), {}, {}, 0, 0});
    return entry;
}

bool complains(const ArmyList& list, std::string_view code, std::string_view rule) {
    return std::ranges::any_of(checkList(list), [&](const Diagnostic& d) { return d.code == code && d.rule == rule; });
}

}  // namespace

class TestDbaLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-160
    void everyPublishedArmyIsReadAndAListOfItIsLegal() {
        QVERIFY(publishedArmies().size() >= 60);
        Pcg32 draw(1, 1);
        for (int n = 0; n < 300; ++n) {
            const ArmyList list = anyDbaArmy(draw);
            const Diagnostics faults = checkList(list);
            QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
            QCOMPARE(armyOf(list).elements.size(), std::size_t{12});
        }
        const PublishedArmy& sparta = *armyNamed("II/5a");
        QCOMPARE(sparta.aggression, 3);
        QCOMPARE(sparta.terrain, std::vector<std::string>{"arable"});
    }

    // DBA-103, DBA-160: choices of a slot are matched whatever the order of the list.
    void elementsFindTheirPlaceWhereTheyCan() {
        ArmyList list = spartans();
        list.entries[3] = dbaElement("Cv");
        list.entries[7] = dbaElement("Ps");
        QVERIFY(checkList(list).empty());
        list.entries[8] = dbaElement("4Ax");  // the slot of psiloi or auxilia is taken
        QVERIFY(complains(list, "list-not-in-army", "DBA-160"));
    }

    void everyFaultIsNamedAtOnce() {
        ArmyList list = spartans();
        list.entries.push_back(dbaElement("Sp", true));  // DBA-103: a thirteenth element and a second general
        list.entries[1] = dbaElement("Spp");             // DBA-104
        Entry elephants = dbaElement("El");
        elephants.fields.push_back({"holds", std::string("city"), {}, {}, 0, 0});
        list.entries[2] = elephants;  // DBA-A25
        list.entries.push_back(feature("dunes"));
        list.entries.push_back(feature("plough"));
        QVERIFY(complains(list, "list-size", "DBA-103") || armyOf(list).elements.size() == 12);
        QVERIFY(complains(list, "list-two-generals", "DBA-103"));
        QVERIFY(complains(list, "list-unknown-type", "DBA-104"));
        QVERIFY(complains(list, "list-guard-type", "DBA-A25"));
        QVERIFY(complains(list, "list-feature-terrain", "DBA-105"));
        QVERIFY(complains(list, "list-feature-few", "DBA-105"));
        QVERIFY(complains(list, "list-feature-compulsory", "DBA-105"));
    }

    void thirteenElementsAreOneTooMany() {
        ArmyList list = spartans();
        list.entries.push_back(dbaElement("Sp"));
        QVERIFY(complains(list, "list-size", "DBA-103"));
    }

    void anArmyNeedsItsGeneral() {
        ArmyList list = spartans();
        list.entries[0] = dbaElement("Sp");
        QVERIFY(complains(list, "list-no-general", "DBA-103"));
        list.entries[0] = dbaElement("Ps", true);
        QVERIFY(complains(list, "list-general-type", "DBA-160"));
    }

    // DBA-A21: neither elephants nor scythed chariots guard the camp.
    void elephantsGuardNoCamp() {
        QVERIFY(!mayGuardCamp(*troopNamed("El")));
        QVERIFY(!mayGuardCamp(*troopNamed("SCh")));
        QVERIFY(mayGuardCamp(*troopNamed("Cv")));
        QVERIFY(!mayGarrison(*troopNamed("El")));
        QVERIFY(!mayGarrison(*troopNamed("WWg")));
    }

    // DBA-105: how many features of which kinds.
    void featuresFollowTheHomeTerrain() {
        using enum FeatureKind;
        const auto faults = [](const char* home, std::vector<FeatureKind> kinds) {
            return checkFeatures(*topographyNamed(home), kinds).size();
        };
        QCOMPARE(faults("arable", {Plough, Plough, DifficultHill, Road}), std::size_t{0});
        QCOMPARE(faults("arable", {City, DifficultHill, Wood, Scrub}), std::size_t{0});
        QVERIFY(faults("arable", {City, DifficultHill, Wood, Scrub, Boggy}) > 0);
        QVERIFY(faults("arable", {City, Dunes, Wood, Scrub}) > 0);
        QVERIFY(faults("arable", {City, GentleHill, Road}) > 0);         // nothing rough
        QVERIFY(faults("steppe", {GentleHill, Fort, City, Scrub}) > 0);  // two built-up areas
        QVERIFY(faults("arable", {Plough, Wood, Scrub}) > 0);            // ploughs come in twos
    }

    // DBA-109
    void areasHaveTheirSizes() {
        for (std::size_t k = 1; k < featureKinds; ++k) {
            const auto kind = static_cast<FeatureKind>(k);
            for (const auto [width, depth] : featureSizes(kind)) {
                const double large = std::max(width, depth);
                const double small = std::min(width, depth);
                const bool shaped = kind == FeatureKind::Gully ? large >= 3 * small : large <= 2 * small;
                QVERIFY2(isLinear(kind) || (large + small <= 9 && small >= 1 && large >= 3 && shaped),
                         std::string(nameOf(kind)).c_str());
            }
        }
    }

    // DBA-101
    void theTableIsASquareOfFifteenToTwenty() {
        Setup setup = dbaSetup(dba::system(), spartans(), spartans());
        QVERIFY(dba::system().open(setup));
        for (const TableSize size : {TableSize{14, 14}, TableSize{21, 21}, TableSize{16, 15}}) {
            setup.table = size;
            QVERIFY(!dba::system().open(setup));
        }
        setup.table = {20, 20};
        QVERIFY(dba::system().open(setup));
    }

    // DBA-104, DBA-A26
    void basesAndZonesAreData() {
        QCOMPARE(troopNamed("Sp")->size, (Footprint{1, 0.375}));
        QCOMPARE(troopNamed("El")->size, (Footprint{1, 1}));
        QVERIFY(troopNamed("4Ax")->wing && troopNamed("MtdInf")->wing);
        QVERIFY(!troopNamed("SCh")->wing && !troopNamed("Kn")->wing);
        QVERIFY(!troopNamed("Xx"));
        QCOMPARE(troopNamed("HCh")->kind, Kind::Kn);
        QCOMPARE(troopNamed("LCh")->kind, Kind::Cv);
    }

    void everyPublishedArmySaysWhenItFought() {
        QCOMPARE(yearsOf("Thracian Army 700BC-46AD"), (Years{-700, 46}));
        QCOMPARE(yearsOf("Later Hoplite Aitolian 448-279BC or Arkananian Army 448-225BC"), (Years{-448, -225}));
        QCOMPARE(yearsOf("The 300"), std::nullopt);
        QCOMPARE(yearsOf("10-"), std::nullopt);
        QVERIFY((Years{-448, -225}).meets({-225, -100}) && !(Years{-448, -225}).meets({-224, -100}));
        for (const PublishedArmy& army : publishedArmies()) {
            const std::optional<Years> years = yearsOf(army.name);
            QVERIFY2(years && years->from <= years->to, army.name.c_str());
        }
    }

    void dataWithFaultsIsRefused() {
        QVERIFY(
            !readArmies("format = 1\nsystem = \"dba\"\n[[army]]\nid = \"x\"\nname = \"x\"\naggression = 1\n"
                        "terrain = [\"arable\"]\ngeneral = [\"Sp\"]\nelements = [\"10 Sp\"]\nsource = \"x\"\n",
                        "x"));
        QVERIFY(!readOutcomes("format = 1\nsystem = \"dba\"\n", "x"));
        QVERIFY(!readTroops("format = 1\nsystem = \"dba\"\nversion = \"1\"\n", "x"));
    }

    void theSampleArmiesAreLegal() {
        int armies = 0;
        for (const BuiltinFile& file : builtinFiles())
            if (file.path.starts_with("armies/dba/")) {
                const ReadList read =
                    readArmyList(file.text, file.path, [](std::string_view) { return &dba::system(); }, {"dba"});
                QVERIFY2(read.list && read.diagnostics.empty(),
                         read.diagnostics.empty() ? "" : toText(read.diagnostics.front()).c_str());
                ++armies;
            }
        QVERIFY(armies >= 12);
    }
};

QTEST_GUILESS_MAIN(TestDbaLists)
#include "tst_dba_lists.moc"
