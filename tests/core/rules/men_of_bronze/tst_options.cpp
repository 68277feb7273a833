#include "core/rules/men_of_bronze/army/options.h"
#include "tests/support/rule.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

/// The one fault of these options.
Diagnostic faultOf(const std::vector<ChosenOption>& chosen) {
    const Result<Options> options = readOptions(chosen);
    if (options || options.error().size() != 1)
        return {};
    return options.error().front();
}

}  // namespace

class TestOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAChoiceEveryOptionHasItsDefault() { QVERIFY(readOptions({}) == Options{}); }

    void theOptionsAreThoseOfTheRules() {
        const std::vector<std::string> keys{
            "armor_model",       "strategos_value",     "bid_payment",   "steal_tie",   "phalanx_armor_flank",
            "phalanx_dice_side", "form_phalanx_window", "failed_charge", "loss_window", "double_test_scope",
            "collapse_tests",    "collapse_value",      "premeasure",    "may_concede", "move_unit",
            "bw_inches",         "deploy_depth_bw",     "turn_limit"};
        const std::vector<OptionInfo> infos = optionInfos();
        QCOMPARE(infos.size(), keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            QCOMPARE(infos[i].key, keys[i]);
            QVERIFY(!infos[i].rule.empty() && !infos[i].title.empty());
            QCOMPARE(infos[i].values.front(), infos[i].standard);
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
        QCOMPARE(readOptions({{"strategos_value", "0"}})->strategosValue, 0);
        QCOMPARE(readOptions({{"strategos_value", "3"}})->strategosValue, 3);
        QCOMPARE(readOptions({{"bw_inches", "0.25"}})->bw, 0.25);
        QCOMPARE(readOptions({{"bw_inches", "4"}})->bw, 4.0);
        QCOMPARE(readOptions({{"turn_limit", "1"}})->turnLimit, 1);
        QCOMPARE(readOptions({{"turn_limit", "50"}})->turnLimit, 50);
        for (const auto& [key, value] : {std::pair{"strategos_value", "4"},
                                         {"strategos_value", "-1"},
                                         {"strategos_value", "1.5"},
                                         {"bw_inches", "0.2"},
                                         {"bw_inches", "4.1"},
                                         {"bw_inches", "nan"},
                                         {"bw_inches", "1in"},
                                         {"bw_inches", ""},
                                         {"turn_limit", "0"},
                                         {"turn_limit", "51"},
                                         {"deploy_depth_bw", "0"},
                                         {"deploy_depth_bw", "inf"},
                                         {"turn_limit", "1e9"}})
            QVERIFY2(!readOptions({{key, value}}), (std::string(key) + " = " + value).c_str());
    }

    void noTurnLimitIsTheHardOne() {
        RULE("MOB-AMB-49");
        QCOMPARE(readOptions({{"turn_limit", "none"}})->turnLimit, hardTurnLimit);
    }

    void baseWidthsBecomeInches() {
        RULE("MOB-045", "MOB-AMB-03", "MOB-AMB-65");
        const Result<Options> small = readOptions({{"deploy_depth_bw", "10"}, {"bw_inches", "0.75"}});
        QCOMPARE(small->deployDepth, 7.5);
        QCOMPARE(small->inches(6), 4.5);
        QCOMPARE(readOptions({{"move_unit", "inch"}, {"bw_inches", "0.75"}})->inches(6), 6.0);
    }

    void anUnknownOptionNamesTheNearestOne() {
        const Diagnostic fault = faultOf({{"armour_model", "excess"}});
        QCOMPARE(fault.code, std::string("option-unknown"));
        QVERIFY(toText(fault.message).contains("Is \"armor_model\" meant?"));
        QVERIFY(toText(fault.message).contains("steal_tie"));
        QVERIFY(toText(faultOf({{"zzzzzzzzzzzzzzzzzzzz", "1"}}).message).contains("turn_limit"));
    }

    void anUnknownValueNamesTheNearestOneAndAllThatAreAllowed() {
        const Diagnostic fault = faultOf({{"armor_model", "exces"}});
        QCOMPARE(fault.code, std::string("option-value"));
        QCOMPARE(fault.rule, std::string("MOB-AMB-01"));
        QVERIFY(toText(fault.message).contains("Is \"excess\" meant? Allowed: multiple, excess or threshold"));
        QVERIFY(toText(faultOf({{"turn_limit", "99"}}).message).contains("Allowed: 1..50 or none"));
    }

    void everyFaultIsReported() {
        const Result<Options> options =
            readOptions({{"steal_tie", "no"}, {"what", "1"}, {"steal_tie", "fail"}, {"bw_inches", "9"}});
        QVERIFY(!options);
        QCOMPARE(options.error().size(), std::size_t{4});
        QCOMPARE(options.error()[2].code, std::string("option-twice"));
    }
};

QTEST_APPLESS_MAIN(TestOptions)
#include "tst_options.moc"
