// Army lists of DBA: the published ones, and every fault at once with its rule.
#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/dba/army/years.h"
#include "core/rules/dba/system.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

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
    return std::ranges::any_of(system().check(list),
                               [&](const Diagnostic& d) { return d.code == code && d.rule == rule; });
}

bool accepts(const char* home, const std::vector<FeatureKind>& kinds) {
    return checkFeatures(*topographyNamed(home), kinds).empty();
}
ArmyList withFeatures(std::initializer_list<const char*> kinds) {
    ArmyList list = spartans();
    for (const char* kind : kinds)
        list.entries.push_back(feature(kind));
    return list;
}

}  // namespace

class TestDbaLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPublishedArmyIsReadAndAListOfItIsLegal() {
        RULE("DBA-160");
        QVERIFY(publishedArmies().size() >= 60);
        Pcg32 draw(1, 1);
        for (int n = 0; n < 300; ++n) {
            const ArmyList list = anyDbaArmy(draw);
            const Diagnostics faults = system().check(list);
            QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
            QCOMPARE(armyOf(list, builtinFigures()).elements.size(), std::size_t{12});
        }
        const PublishedArmy& sparta = *armyNamed("II/5a");
        QCOMPARE(sparta.aggression, 3);
        QCOMPARE(sparta.terrain, std::vector<std::string>{"arable"});
    }

    void elementsFindTheirPlaceWhereTheyCan() {
        RULE("DBA-160");
        ArmyList list = spartans();
        list.entries[3] = dbaElement("Cv");
        list.entries[7] = dbaElement("Ps");
        QVERIFY(system().check(list).empty());
        list.entries[8] = dbaElement("4Ax");  // the slot of psiloi or auxilia is taken
        QVERIFY(complains(list, "list-not-in-army", "DBA-160"));
    }

    void theOpenPlacesOfAnArmyAreCounted() {
        RULE("DBA-160");
        ArmyList list = spartans();
        const auto left = [&list](const char* type) {
            const auto places = dba::system().places(list).value_or(std::vector<TypePlaces>{});
            const auto found = std::ranges::find(places, type, &TypePlaces::type);
            return found == places.end() ? -1 : found->left;
        };
        QCOMPARE(left("Sp"), 0);
        QCOMPARE(left("El"), -1);
        list.entries.pop_back();
        QCOMPARE(left("Sp"), 1);
        QCOMPARE(left("Cv"), 1);  // a spear of the two places that cavalry or psiloi may have moves up
        list.entries.erase(list.entries.begin());
        QCOMPARE(left("Sp"), 2);  // the general's place is open, too
        list.fields.clear();
        QVERIFY(!dba::system().places(list));
    }

    void everyArmyHasATitleThatPeopleRead() {
        RULE("DBA-160");
        std::string all;
        for (const PublishedList& one : dba::system().publishedLists())
            all += one.name + "\n";
        for (const char* title :
             {"II/12 Alexandrian Macedonian, 359–319 BC", "I/48 Thracian, 700 BC–46 AD",
              "II/16a Antigonos' Army, 320–301 BC", "II/5a Later Hoplite Spartan Army in Greece, 448–276 BC"})
            QVERIFY2(all.find(title) != std::string::npos, all.c_str());
    }

    void elevenElementsAreOneTooFew() {
        RULE("DBA-103");
        ArmyList list = spartans();
        list.entries.pop_back();
        QVERIFY(complains(list, "list-size", "DBA-103"));
    }

    void aSecondGeneralIsRefused() {
        RULE("DBA-103");
        ArmyList list = spartans();
        list.entries[1] = dbaElement("Sp", true);
        QVERIFY(complains(list, "list-two-generals", "DBA-103"));
    }

    void everyFaultIsNamedAtOnce() {
        RULE("DBA-160");
        ArmyList list = spartans();
        list.entries.push_back(dbaElement("Sp", true));  // a thirteenth element and a second general
        list.entries[1] = dbaElement("Spp");
        list.entries.push_back(feature("dunes"));
        list.entries.push_back(feature("plough"));
        for (const char* code : {"list-size", "list-two-generals", "list-unknown-type", "list-feature-terrain",
                                 "list-feature-few", "list-feature-compulsory"})
            QVERIFY2(std::ranges::any_of(system().check(list), [&](const Diagnostic& d) { return d.code == code; }),
                     code);
    }

    void anUnknownTypeIsRefused() {
        RULE("DBA-104");
        ArmyList list = spartans();
        list.entries[1] = dbaElement("Spp");
        QVERIFY(complains(list, "list-unknown-type", "DBA-104"));
        QVERIFY(!troopNamed("Xx"));
    }

    void elephantsAreNoGarrison() {
        RULE("DBA-A25");
        ArmyList list = spartans();
        Entry elephants = dbaElement("El");
        elephants.fields.push_back({"holds", std::string("city"), {}, {}, 0, 0});
        list.entries[2] = elephants;
        QVERIFY(complains(list, "list-guard-type", "DBA-A25"));
    }

    void thirteenElementsAreOneTooMany() {
        RULE("DBA-103");
        ArmyList list = spartans();
        list.entries.push_back(dbaElement("Sp"));
        QVERIFY(complains(list, "list-size", "DBA-103"));
    }

    void anArmyNeedsItsGeneral() {
        RULE("DBA-103");
        ArmyList list = spartans();
        list.entries[0] = dbaElement("Sp");
        QVERIFY(complains(list, "list-no-general", "DBA-103"));
        list.entries[0] = dbaElement("Ps", true);
        QVERIFY(complains(list, "list-general-type", "DBA-160"));
    }

    void featuresThatTheHomeHasAreAccepted() {
        RULE("DBA-105");
        QVERIFY(accepts("arable",
                        {FeatureKind::Plough, FeatureKind::Plough, FeatureKind::DifficultHill, FeatureKind::Road}));
        QVERIFY(
            accepts("arable", {FeatureKind::City, FeatureKind::DifficultHill, FeatureKind::Wood, FeatureKind::Scrub}));
    }

    void aFeatureOfAnotherHomeIsRefused() {
        RULE("DBA-105");
        QVERIFY(!accepts("arable", {FeatureKind::City, FeatureKind::Dunes, FeatureKind::Wood, FeatureKind::Scrub}));
        QVERIFY(complains(withFeatures({"city", "dunes", "wood", "scrub"}), "list-feature-terrain", "DBA-105"));
    }

    void threeOptionalFeaturesAreTheMost() {
        RULE("DBA-105");
        QVERIFY(!accepts("arable", {FeatureKind::City, FeatureKind::DifficultHill, FeatureKind::Wood,
                                    FeatureKind::Scrub, FeatureKind::Boggy}));
    }

    void twoOptionalFeaturesAreTheFewest() {
        RULE("DBA-105");
        QVERIFY(!accepts("hilly", {FeatureKind::DifficultHill, FeatureKind::Wood}));
        QVERIFY(accepts("hilly", {FeatureKind::DifficultHill, FeatureKind::Wood, FeatureKind::Road}));
    }

    void somethingMustBeRoughOrWet() {
        RULE("DBA-105");
        QVERIFY(!accepts("arable", {FeatureKind::City, FeatureKind::GentleHill, FeatureKind::Road}));
        QVERIFY(accepts("arable", {FeatureKind::City, FeatureKind::GentleHill, FeatureKind::River}));
    }

    void oneBuiltUpAreaIsTheMost() {
        RULE("DBA-105");
        QVERIFY(
            !accepts("steppe", {FeatureKind::GentleHill, FeatureKind::Fort, FeatureKind::City, FeatureKind::Scrub}));
    }

    void ploughComesInTwos() {
        RULE("DBA-105");
        QVERIFY(!accepts("arable", {FeatureKind::Plough, FeatureKind::Wood, FeatureKind::Scrub}));
    }

    void twoRoadsAndThreeOfAnotherKindAreTheMost() {
        RULE("DBA-105");
        QCOMPARE(mostOf(FeatureKind::Road), 2);
        QCOMPARE(mostOf(FeatureKind::Wood), 3);
        for (const FeatureKind kind :
             {FeatureKind::Waterway, FeatureKind::River, FeatureKind::Oasis, FeatureKind::Gully, FeatureKind::City})
            QCOMPARE(mostOf(kind), 1);
    }

    void theTableIsASquareOfFifteenToTwenty() {
        RULE("DBA-101");
        Setup setup = dbaSetup(dba::system(), spartans(), spartans());
        QVERIFY(dba::system().open(setup));
        for (const TableSize size : {TableSize{14, 14}, TableSize{21, 21}, TableSize{16, 15}}) {
            setup.table = size;
            QVERIFY(!dba::system().open(setup));
        }
        setup.table = {20, 20};
        QVERIFY(dba::system().open(setup));
    }

    void basesHaveTheirDepths_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("depth");
        for (const char* type : {"Sp", "4Pk", "4Bd", "4Wb"})
            QTest::newRow(type) << QString(type) << 0.375;
        for (const char* type : {"4Ax", "4Bw", "Ps", "3Bd", "3Pk", "3Wb"})
            QTest::newRow(type) << QString(type) << 0.5;
        for (const char* type : {"3Kn", "Cv", "LH", "Cm", "MtdInf", "8Sp"})
            QTest::newRow(type) << QString(type) << 0.75;
        for (const char* type : {"El", "SCh", "HCh", "Art", "7Hd"})
            QTest::newRow(type) << QString(type) << 1.0;
        for (const char* type : {"6Kn", "6Cv"})
            QTest::newRow(type) << QString(type) << 1.5;
    }
    void basesHaveTheirDepths() {
        RULE("DBA-104");
        QFETCH(const QString, type);
        QFETCH(const double, depth);
        QCOMPARE(troopNamed(type.toStdString())->size, (Footprint{1, depth}));
    }

    void chariotsFightAsTheirWeight() {
        RULE("DBA-160");
        QCOMPARE(troopNamed("HCh")->kind, dba::Kind::Kn);
        QCOMPARE(troopNamed("LCh")->kind, dba::Kind::Cv);
    }

    void aTypeWithoutANumberIsRead() {
        RULE("DBA-144");
        QCOMPARE(troopNamed("Kn")->figures, 3);
        QVERIFY(troopNamed("Kn")->pursuit > 0);
    }

    void everyPublishedArmySaysWhenItFought() {
        RULE("DBA-160");
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
        RULE("DBA-160");
        QVERIFY(
            !readArmies("format = 1\nsystem = \"dba\"\n[[army]]\nid = \"x\"\nname = \"x\"\naggression = 1\n"
                        "terrain = [\"arable\"]\ngeneral = [\"Sp\"]\nelements = [\"10 Sp\"]\nsource = \"x\"\n",
                        "x", catalogue()));
        QVERIFY(!readTroops("format = 1\nsystem = \"dba\"\nversion = \"1\"\n", "x"));
    }

    void theSampleArmiesAreLegal() {
        RULE("DBA-160");
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
