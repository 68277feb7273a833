#include "core/io/builtin_data.h"
#include "tests/support/builtin_rules.h"
#include "tests/support/rule.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

/// A row of the table in the rules, 1.15.
struct Row {
    const char* id;
    const char* name;
    int move, attack, armor, courage, discipline, shoot, range;
    std::vector<std::string> traits;
    int points;
    bool placeholder;
};

Entry unit(const char* type, std::int64_t count = 1, const char* name = nullptr, bool strategos = false) {
    Entry entry;
    entry.table = "unit";
    const auto add = [&](const char* key, FieldValue value) {
        Field field;
        field.key = key;
        field.value = std::move(value);
        entry.fields.push_back(std::move(field));
    };
    add("type", std::string(type));
    if (count != 1)
        add("count", count);
    if (name)
        add("name", std::string(name));
    if (strategos)
        add("strategos", true);
    return entry;
}

ArmyList army(std::vector<Entry> entries) {
    ArmyList list;
    list.system = "men_of_bronze";
    list.name = "An army";
    list.entries = std::move(entries);
    return list;
}

std::string changed(const std::string& from, const std::string& to) {
    std::string text(builtinText("rules/men_of_bronze/troops.toml"));
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string{} : text.replace(at, from.size(), to);
}

std::vector<std::string> codes(const Diagnostics& diagnostics) {
    std::vector<std::string> all;
    for (const Diagnostic& d : diagnostics)
        all.push_back(d.code);
    return all;
}

}  // namespace

class TestTroops : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRowOfTheTableIsAsPrinted_data() {
        QTest::addColumn<Row>("printed");
        const auto row = [](const char* rule, const Row& printed) { QTest::newRow(rule) << printed; };
        row("MOB-190", {"elite_hoplite",
                        "Elite Hoplite",
                        6,
                        6,
                        2,
                        5,
                        4,
                        0,
                        0,
                        {"phalanx", "drilled", "counter_charge"},
                        12,
                        false});
        row("MOB-191", {"drilled_hoplite",
                        "Drilled Hoplite",
                        6,
                        4,
                        2,
                        5,
                        3,
                        0,
                        0,
                        {"phalanx", "drilled", "counter_charge"},
                        10,
                        false});
        row("MOB-192",
            {"militia_hoplite", "Militia Hoplite", 6, 3, 2, 4, 2, 0, 0, {"phalanx", "counter_charge"}, 8, false});
        row("MOB-193", {"elite_infantry", "Elite Infantry", 6, 5, 2, 5, 4, 0, 0, {"counter_charge"}, 10, true});
        row("MOB-194", {"drilled_infantry", "Drilled Infantry", 6, 4, 2, 5, 3, 0, 0, {"counter_charge"}, 8, true});
        row("MOB-195", {"warband_infantry", "Warband Infantry", 7, 3, 1, 4, 2, 0, 0, {}, 4, true});
        row("MOB-196", {"psiloi", "Psiloi", 8, 2, 1, 4, 2, 3, 6, {"evade", "move_and_shoot", "skirmisher"}, 2, false});
        row("MOB-197", {"peltast", "Peltast", 7, 3, 1, 5, 3, 3, 6, {"evade", "move_and_shoot", "pursue"}, 4, false});
        row("MOB-198", {"archer_slinger", "Archer/Slinger", 7, 1, 1, 4, 2, 4, 12, {"evade"}, 4, false});
        row("MOB-199",
            {"light_cavalry", "Light Cavalry", 12, 2, 2, 4, 2, 2, 6, {"evade", "pursue", "move_and_shoot"}, 6, true});
    }
    void everyRowOfTheTableIsAsPrinted() {
        RULE("MOB-AMB-55");
        QFETCH(Row, printed);
        const TroopType* type = catalogue().find(printed.id);
        QVERIFY(type);
        QCOMPARE(type->name, std::string(printed.name));
        QCOMPARE(type->rule, std::string(QTest::currentDataTag()));
        QCOMPARE(type->stat("move"), printed.move);
        QCOMPARE(type->stat("attack"), printed.attack);
        QCOMPARE(type->stat("armor"), printed.armor);
        QCOMPARE(type->stat("courage"), printed.courage);
        QCOMPARE(type->stat("discipline"), printed.discipline);
        QCOMPARE(type->stat("shoot"), printed.shoot);
        QCOMPARE(type->stat("range"), printed.range);
        QCOMPARE(type->traits, printed.traits);
        QCOMPARE(type->points, std::optional<int>(printed.points));
        QCOMPARE(type->pointsSource == "house", printed.placeholder);
    }
    void theTableHasTenRows() { QCOMPARE(catalogue().types.size(), 10U); }
    void everyUnitIsFiveByTwoBaseWidths() {
        RULE("MOB-209");
        for (const TroopType& type : catalogue().types) {
            QCOMPARE(type.frontage, 5.0);
            QCOMPARE(type.depth, 2.0);
        }
    }
    void onlyTypesWithDiceToShootShoot() {
        RULE("MOB-085");
        QVERIFY(traitsOf(*catalogue().find("psiloi")).shoots);
        QVERIFY(traitsOf(*catalogue().find("psiloi")).skirmisher);
        QVERIFY(!traitsOf(*catalogue().find("elite_hoplite")).shoots);
        QVERIFY(traitsOf(*catalogue().find("elite_hoplite")).drilled);
        QVERIFY(traitsOf(*catalogue().find("light_cavalry")).pursue);
    }
    void aTypeOfOnesOwnIsReadFromData() {
        RULE("MOB-200");
        const std::string text =
            "format = 1\nsystem = \"men_of_bronze\"\nversion = \"x\"\n[[type]]\nid = \"pike\"\nname = \"Macedonian Phalanx\"\nsign = \"hoplite\"\n"
            "move = 5\nattack = 4\narmor = 2\ncourage = 5\ndiscipline = 3\ntraits = [\"phalanx\"]\nfrontage_bw = 5\ndepth_bw = 3\n";
        const Result<Catalogue> read = readTroops(text, "mine.toml");
        QVERIFY(read.has_value());
        QCOMPARE(read->types.size(), 1U);
        QVERIFY(!read->types[0].points);
        QCOMPARE(read->types[0].depth, 3.0);
    }
    void faultsOfTheDataNameTheirLine() {
        const std::pair<std::string, std::string> cases[] = {
            {changed("move = 6", "move = 0"), "troops-range"},
            {changed("move = 6", "mvoe = 6"), "troops-unknown-key"},
            {changed("attack = 6\n", ""), "troops-missing-key"},
            {changed("\"drilled\"", "\"driled\""), "troops-unknown-word"},
            {changed("id = \"drilled_hoplite\"", "id = \"elite_hoplite\""), "troops-duplicate"},
            {changed("sign = \"hoplite\"", "sign = \"elephant\""), "troops-unknown-word"},
            {changed("points_source = \"S1\"\n", ""), "troops-missing-key"},
            {changed("range = 6\n", ""), "troops-shoot"},
            {changed("format = 1", "format = 2"), "troops-newer-format"},
            {changed("format = 1", "format = "), "troops-syntax"},
            {changed("system = \"men_of_bronze\"", "system = \"dba\""), "troops-unknown-word"},
        };
        for (const auto& [text, code] : cases) {
            QVERIFY2(!text.empty(), code.c_str());
            const Result<Catalogue> read = readTroops(text, "troops.toml");
            QVERIFY2(!read.has_value(), code.c_str());
            QVERIFY2(std::ranges::contains(codes(read.error()), code),
                     (code + " / " + toText(read.error().front())).c_str());
            QVERIFY2(code == "troops-shoot" || read.error().front().place.line > 0, code.c_str());
        }
    }
    void theDigestIsOfValuesNotOfComments() {
        const Result<Catalogue> commented = readTroops(changed("format = 1", "# a remark\nformat = 1"), "troops.toml");
        QCOMPARE(digestOf(*commented), digestOf(catalogue()));
        const Result<Catalogue> other = readTroops(changed("courage = 5", "courage = 6"), "troops.toml");
        QVERIFY(digestOf(*other) != digestOf(catalogue()));
    }

    void armiesCostTheSumOfTheirUnits() {
        RULE("MOB-205");
        QCOMPARE(summarise(army({unit("elite_hoplite", 2), unit("drilled_hoplite"), unit("psiloi", 2)})).cost,
                 std::optional<int>(38));
        QCOMPARE(summarise(army({unit("drilled_hoplite", 2), unit("militia_hoplite"), unit("psiloi"),
                                 unit("archer_slinger"), unit("peltast")}))
                     .cost,
                 std::optional<int>(38));
        QCOMPARE(summarise(army({unit("drilled_hoplite", 2), unit("peltast", 2), unit("archer_slinger")})).cost,
                 std::optional<int>(32));
    }
    void anArmyWithAUnitWithoutPointsHasNoCost() {
        RULE("MOB-206");
        Catalogue types = catalogue();
        types.types[6].points.reset();
        const ArmyList list = army({unit("elite_hoplite", 1, nullptr, true), unit("psiloi", 2)});
        QCOMPARE(summarise(list, types).cost, std::nullopt);
        QCOMPARE(summarise(list, types).units, 3);
        QCOMPARE(codes(checkList(list, types)), std::vector<std::string>{"list-no-points"});
        QCOMPARE(checkList(list, types)[0].rule, std::string("MOB-206"));
        QCOMPARE(checkList(list, types)[0].severity, Severity::Advice);
    }
    void entriesBecomeUnitsInTheOrderOfTheList() {
        const std::vector<BronzeUnit> units =
            unitsOf(army({unit("psiloi", 2), unit("elite_hoplite", 1, "The three hundred", true), unit("psiloi"),
                          unit("peltast", 2, "Thracians"), unit("peltast")}),
                    catalogue());
        std::vector<std::string> names;
        for (const BronzeUnit& one : units)
            names.push_back(one.name);
        QCOMPARE(names, (std::vector<std::string>{"Psiloi I", "Psiloi II", "The three hundred", "Psiloi III",
                                                  "Thracians I", "Thracians II", "Peltast"}));
        QCOMPARE(units[2].strategos, true);
        QCOMPARE(std::ranges::count(units, true, &BronzeUnit::strategos), 1);
        QCOMPARE(units[3].entry, 2);
        QCOMPARE(units[3].type, catalogue().find("psiloi"));
    }
    void anArmyHasExactlyOneStrategos() {
        RULE("MOB-180");
        QCOMPARE(codes(checkList(army({unit("psiloi")}))), std::vector<std::string>{"list-no-strategos"});
        QCOMPARE(codes(checkList(army({unit("psiloi", 1, "A", true), unit("psiloi", 1, "B", true)}))),
                 std::vector<std::string>{"list-many-strategoi"});
        QCOMPARE(codes(checkList(army({unit("psiloi", 2, nullptr, true)}))),
                 std::vector<std::string>{"list-strategos-count"});
        QCOMPARE(checkList(army({unit("psiloi")}))[0].rule, std::string("MOB-180"));
        ArmyList scenario = army({unit("psiloi")});
        Field allowed;
        allowed.key = "scenario";
        allowed.value = true;
        scenario.fields.push_back(allowed);
        QCOMPARE(codes(checkList(scenario)), std::vector<std::string>{});
    }
    void aSideHasRoomForThirtyUnits() {
        QCOMPARE(codes(checkList(army({unit("psiloi", 1, nullptr, true), unit("psiloi", 20), unit("peltast", 9)}))),
                 std::vector<std::string>{});
        QCOMPARE(codes(checkList(army({unit("psiloi", 1, nullptr, true), unit("psiloi", 20), unit("peltast", 10)}))),
                 std::vector<std::string>{"list-too-many-units"});
        QCOMPARE(codes(checkList(army({}))), std::vector<std::string>{"list-no-units"});
    }
    // That is advice, not an error.
    void fourToEightUnitsAreUsualAtThirtyEightPoints() {
        const auto advice = [](const ArmyList& list) {
            const Diagnostics all = checkList(list);
            return all.size() == 1 && all[0].code == "list-unusual-size" && all[0].severity == Severity::Advice;
        };
        QVERIFY(advice(army({unit("elite_hoplite", 1, nullptr, true), unit("elite_hoplite", 2), unit("psiloi", 1)})) ==
                false);  // four units
        QVERIFY(
            advice(army({unit("light_cavalry", 1, nullptr, true), unit("peltast", 6), unit("psiloi", 4)})));  // eleven
        QVERIFY(codes(checkList(army({unit("drilled_hoplite", 1, nullptr, true), unit("drilled_hoplite", 11)})))
                    .empty());  // not of that size
    }
};

QTEST_APPLESS_MAIN(TestTroops)
#include "tst_troops.moc"
