// The clash calculator.
#include "core/rules/men_of_bronze/odds/clash.h"
#include "core/rules/men_of_bronze/reasons.h"
#include "core/rules/men_of_bronze/system.h"
#include "tests/support/rule.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

const ClashLine& line(const ClashReport& report, std::string_view key) {
    return *std::ranges::find(report.lines, key, &ClashLine::key);
}

std::string codesOf(const Result<ClashReport>& result) {
    std::string codes;
    if (!result)
        for (const Diagnostic& d : result.error())
            codes += (codes.empty() ? "" : " ") + d.code;
    return codes;
}

}  // namespace

class TestClash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStrategosCountsForDiceAndTestsAndOnlyTheAttackerClaimsAFlank() {
        RULE("MOB-106", "MOB-110", "MOB-112", "MOB-140");
        std::array<ClashSide, 2> sides;
        for (ClashSide& side : sides)
            side = {.attack = 4, .armor = 2, .discipline = 3, .courage = 5, .strategos = 2, .attacks = Facing::Rear};
        const Clash clash = computeClash(sides, {});
        QCOMPARE(clash.dice[0].total(), 10);
        QCOMPARE(clash.dice[1].total(), 6);
        QCOMPARE(clash.primaries[0].discipline, 5);
    }

    void supportersRoutAsOftenAsTheirPrimary() {
        RULE("MOB-116");
        std::array<ClashSide, 2> sides;
        for (ClashSide& side : sides)
            side = {.attack = 6, .armor = 2, .discipline = 3, .courage = 1};
        sides[1].supports = 2;
        const Clash clash = computeClash(sides, {});
        QCOMPARE(clash.supportersRout[0], 0.0);
        QCOMPARE(clash.supportersRout[1], clash.chances.routs[1]);
        QVERIFY(clash.chances.routs[1] > 0);
    }

    void theCalculatorAnswersWithReasonsAndChances() {
        const ClashInputs inputs{
            std::vector<Field>{field("unit", "drilled_hoplite"), field("phalanx", true), field("charging", true)},
            std::vector<Field>{field("unit", "drilled_hoplite"), field("phalanx", true)}};
        const Result<ClashReport> report = men_of_bronze::system().clash(inputs);
        QVERIFY(report);
        QCOMPARE(report->dice[0].total(), 8);
        QCOMPARE(report->dice[1].total(), 6);
        QCOMPARE(report->armor[0].total(), 3);
        QCOMPARE(report->dice[0].lines()[1].why, &reasons::chargeDice);
        QVERIFY(std::abs(report->losses[1].at(1) - 91.0 / 128) < 1e-12);
        QVERIFY(std::abs(line(*report, "p_attacker_pushed_back").p - 217.0 / 2048) < 1e-12);
        QVERIFY(std::abs(line(*report, "p_no_pushback_tie_both_survive").p - 8313.0 / 16384) < 1e-12);
    }

    void everyFieldOfTheCalculatorHasALegalDefault() {
        ClashInputs inputs;
        for (const ClashField& f : men_of_bronze::system().clashFields())
            for (std::vector<Field>& side : inputs)
                side.push_back({f.key, f.standard, {}, {}, 0});
        QVERIFY(men_of_bronze::system().clash(inputs));
        QVERIFY(men_of_bronze::system().clash({}));
        const std::vector<std::string> keys{"unit",     "courage",         "wavering",     "phalanx",
                                            "charging", "countercharging", "supports",     "strategos",
                                            "attacks",  "struck_from",     "in_difficult", "rerolls"};
        QVERIFY(std::ranges::equal(men_of_bronze::system().clashFields(), keys, {}, &ClashField::key));
    }

    void courageNotGivenIsThatOfTheType() {
        const Result<ClashReport> full = men_of_bronze::system().clash(
            {std::vector{field("unit", "militia_hoplite")}, std::vector{field("unit", "elite_hoplite")}});
        const Result<ClashReport> given = men_of_bronze::system().clash(
            {std::vector{field("unit", "militia_hoplite"), field("courage", std::int64_t{4})},
             std::vector{field("unit", "elite_hoplite")}});
        QCOMPARE(full->losses[0], given->losses[0]);
    }

    void theCalculatorRefusesWhatItDoesNotUnderstand_data() {
        QTest::addColumn<std::string>("key");
        QTest::addColumn<FieldValue>("value");
        QTest::addColumn<std::string>("code");
        const auto row = [](const char* name, std::string key, FieldValue value, std::string code) {
            QTest::addRow("%s", name) << key << value << code;
        };
        row("unknown field", "supportz", std::int64_t{1}, "clash-unknown");
        row("unknown unit", "unit", "hoplight", "clash-value");
        row("text for a number", "supports", "two", "clash-value");
        row("number for a flag", "wavering", std::int64_t{1}, "clash-value");
        row("too many", "supports", std::int64_t{17}, "clash-value");
        row("below zero", "courage", std::int64_t{-1}, "clash-value");
        row("no side", "attacks", "left", "clash-value");
        row("no Phalanx trait (MOB-040)", "phalanx", true, "clash-phalanx");
        row("struck elsewhere (MOB-063)", "attacks", "rear", "clash-struck");
    }

    void theCalculatorRefusesWhatItDoesNotUnderstand() {
        QFETCH(std::string, key);
        QFETCH(FieldValue, value);
        QFETCH(std::string, code);
        std::vector<Field> attacker{{key, value, {}, {}, 0}};
        if (key != "unit")
            attacker.push_back(field("unit", "peltast"));
        QCOMPARE(codesOf(men_of_bronze::system().clash({attacker, {}})), code);
    }

    void theCalculatorReportsEveryFault() {
        const std::vector<Field> wrong{field("unti", "psiloi"), field("supports", -2.0), field("wavering", true),
                                       field("wavering", true)};
        QCOMPARE(codesOf(men_of_bronze::system().clash({wrong, wrong})),
                 std::string("clash-unknown clash-value clash-twice clash-unknown clash-value clash-twice"));
    }
};

QTEST_APPLESS_MAIN(TestClash)
#include "tst_clash.moc"
