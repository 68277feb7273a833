#include "core/rules/alala/army/options.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::alala;

namespace {

/// Codes of all that is wrong with these options.
std::string codesOf(const std::vector<ChosenOption>& chosen) {
    std::string codes;
    if (const Result<Options> options = readOptions(chosen); !options)
        for (const Diagnostic& d : options.error())
            codes += (codes.empty() ? "" : " ") + d.code;
    return codes;
}

}  // namespace

class TestAlalaOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAChoiceEveryOptionHasItsDefault() { QVERIFY(readOptions({}) == Options{}); }

    void theOptionsAreThoseOfTheRules() {
        const std::vector<std::string> keys{"hoplite_figures",
                                            "redress_A",
                                            "redress_penalty_exempt_A",
                                            "redress_penalty_scope",
                                            "charge_min_advance",
                                            "deep_half_strength",
                                            "deep_bonus_mode",
                                            "flank_chain_max",
                                            "shieldless_flank",
                                            "evade_chase_from",
                                            "wheel_measure",
                                            "free_hack_dice",
                                            "leader_risk_shooting",
                                            "spartan_flag",
                                            "control_reach",
                                            "initiative_each_turn",
                                            "break_fraction",
                                            "turn_limit",
                                            "points"};
        const std::vector<OptionInfo> infos = optionInfos();
        QVERIFY(std::ranges::equal(infos, keys, {}, &OptionInfo::key));
        for (const OptionInfo& info : infos) {
            QVERIFY2(info.rule.starts_with("ALA-AMB-"), info.key.c_str());
            QVERIFY(!info.title.empty());
            QCOMPARE(info.values.front(), info.standard);
        }
    }

    void everyNamedValueIsReadAndTheDefaultChangesNothing() {
        for (const OptionInfo& info : optionInfos()) {
            QVERIFY2(readOptions({{info.key, info.standard}}) == Options{}, info.key.c_str());
            std::vector<Options> seen{Options{}};
            for (const std::string& value : info.values) {
                if (value.contains("..") || value == info.standard)
                    continue;
                const Result<Options> options = readOptions({{info.key, value}});
                QVERIFY2(options, (info.key + " = " + value).c_str());
                QVERIFY2(std::ranges::find(seen, *options) == seen.end(), (info.key + " = " + value).c_str());
                seen.push_back(*options);
            }
        }
    }

    void numbersAreReadWithinTheirBounds() {
        QCOMPARE(readOptions({{"control_reach", "6.5"}})->controlReach, 6.5);
        QCOMPARE(readOptions({{"break_fraction", "0.75"}})->breakFraction, 0.75);
        QCOMPARE(readOptions({{"turn_limit", "12"}})->turnLimit, 12);
        QCOMPARE(readOptions({{"turn_limit", "none"}})->turnLimit, hardTurnLimit);
        QCOMPARE(codesOf({{"turn_limit", "0"}}), "option-value");
        QCOMPARE(codesOf({{"turn_limit", "2.5"}}), "option-value");
        QCOMPARE(codesOf({{"break_fraction", "1.1"}}), "option-value");
        QCOMPARE(codesOf({{"hoplite_figures", "22"}}), "option-value");
    }

    void everyFaultIsReported() {
        QCOMPARE(codesOf({{"wheel_measur", "arc"}, {"wheel_measure", "cord"}, {"points", "off"}, {"points", "house"}}),
                 "option-unknown option-value option-twice");
        const auto faults = readOptions({{"wheel_measur", "arc"}}).error();
        QVERIFY(toText(faults.front()).find("wheel_measure") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestAlalaOptions)
#include "tst_alala_options.moc"
