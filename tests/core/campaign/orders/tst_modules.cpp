// Parts of the rules that a campaign is played without: their phases do nothing, their orders are refused by name, and
// the war goes on and verifies.
#include "core/campaign/model/modules.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/reports/umpire_report.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

Modules allBut(Module module) {
    Modules modules;
    modules.set(module, false);
    return modules;
}

ScenarioFiles aYear(const Modules& modules) {
    ScenarioFiles files = withModules(*builtinScenario("quick_start"), modules).value();
    files.texts[0].replace(files.texts[0].find("years = 2"), 9, "years = 1");
    return files;
}

Journal yearOf(const Modules& modules, std::uint64_t seed = 431) {
    Journal journal = *Journal::found(aYear(modules), seed);
    playToEnd(journal, *findSystem("men_of_bronze"), 1);
    return journal;
}

bool wasRolled(const Journal& journal, std::string_view words) {
    return std::ranges::any_of(journal.entries(),
                               [words](const JournalEntry& entry) { return entry.dice.contains(words); });
}

ScenarioFiles smallWithout(Module module) { return withModules(smallFiles(), allBut(module)).value(); }

std::string faultsOf(Module off, const std::string& line) {
    const Campaign campaign = *readScenario(smallWithout(off), 1);
    const Result<OrderSheet> sheet = readOrders(campaign, PowerId(0), "power athens\nturn 1\n" + line + "\n", "mail");
    if (!sheet)
        return "not read";
    Diagnostics advice;
    const auto orders = validate(campaign, PowerId(0), *sheet, advice);
    std::string text;
    for (const Diagnostic& fault : orders ? Diagnostics() : orders.error())
        text += fault.code + " " + toText(fault.message) + "\n";
    return text;
}

}  // namespace

class TestModules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aYearWithoutAnyOfThemIsPlayedAndVerifies_data() {
        QTest::addColumn<int>("module");
        for (std::size_t i = 0; i < Words<Module>::list.size(); ++i)
            QTest::newRow(Words<Module>::list[i].data()) << static_cast<int>(i);
    }
    void aYearWithoutAnyOfThemIsPlayedAndVerifies() {
        QFETCH(int, module);
        const Journal journal = yearOf(allBut(static_cast<Module>(module)));
        QVERIFY(journal.campaign().state.course.phase == Phase::Over);
        QVERIFY(Journal::from(journal.entries()));
        const Diagnostics faults = retrace(journal, *findSystem("men_of_bronze"));
        QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
    }
    void liteAndNoneArePlayedAndVerifyToo() {
        for (const char* words : {"lite", "none"}) {
            const Journal journal = yearOf(modulesFrom(words).value());
            QVERIFY(journal.campaign().state.course.phase == Phase::Over);
            QVERIFY(!journal.campaign().state.battles.empty());
            QVERIFY(retrace(journal, *findSystem("men_of_bronze")).empty());
        }
    }
    void withAllOfThemTheWarIsTheSameAsWithoutASwitch() {
        ScenarioFiles plain = aYear(Modules::full());
        const std::size_t table = plain.texts[5].find("[modules]");
        QVERIFY(table != std::string::npos);
        plain.texts[5].erase(table);
        const Journal one = yearOf(Modules::full());
        Journal other = *Journal::found(plain, 431);
        playToEnd(other, *findSystem("men_of_bronze"), 1);
        QVERIFY(one.campaign().state == other.campaign().state);
    }
    void withoutScoutingEverybodyIsSeenAndNobodyScouts() {
        QVERIFY(!yearOf(Modules::full()).campaign().state.sightings.empty());
        const Journal journal = yearOf(allBut(Module::Scouting));
        const State& state = journal.campaign().state;
        QVERIFY(!wasRolled(journal, " looks out for "));
        QVERIFY(state.sightings.empty());
        QVERIFY(state.fleetSightings.empty());
        for (std::size_t p = 0; p < state.powers.size(); ++p) {
            const Visible view = visibleTo(journal.campaign(), PowerId(static_cast<int>(p)));
            const auto others = std::ranges::count_if(state.armies, [&](const Army& army) {
                return isThere(army) && army.power != view.power && army.posture != Posture::LieInWait;
            });
            QCOMPARE(std::ssize(view.armies), others);
        }
    }
    void withoutSupplyNobodyGoesHungry() {
        const Journal journal = yearOf(allBut(Module::Supply));
        QVERIFY(!wasRolled(journal, "Hunger in "));
        for (const Army& army : journal.campaign().state.armies)
            QCOMPARE(army.supply, 3);
        QVERIFY(umpiresReport(yearOf(Modules::full()).campaign()).text().contains("Food"));
        QVERIFY(!umpiresReport(journal.campaign()).text().contains("Food"));
    }
    /// Corinth has food for one move.
    void withoutSiegesACityFallsWhenItsStoresAreEaten() {
        Journal journal = *Journal::found(smallWithout(Module::Sieges), 431);
        const auto corinth = [&]() -> const City& { return journal.campaign().state.cities[3]; };
        QCOMPARE(corinth().stores, 1);
        std::vector<PlaceId> path{PlaceId(1), PlaceId(2), PlaceId(3)};
        for (int move = 0; move < 2; ++move) {
            QVERIFY(corinth().owner == PowerId(1));
            QVERIFY(submitOrders(journal, PowerId(0),
                                 {.land = {{ArmyId(0), Posture::Besiege, path, {Task::Works}, IfStronger::Stand}}},
                                 {}));
            QVERIFY(submitOrders(journal, PowerId(1), {.land = {{ArmyId(1), Posture::Hold, {}, {}, IfStronger::Stand}}},
                                 {}));
            adjudicateTurn(journal);
            closeTurn(journal);
            path.clear();
        }
        QVERIFY(corinth().owner == PowerId(0));
        QVERIFY(!wasRolled(journal, "Siege of "));
        QCOMPARE(corinth().works, 0);
    }
    void withoutOmensTheGodsAreSilent() {
        QVERIFY(wasRolled(yearOf(Modules::full()), "Omen of the season"));
        const Journal journal = yearOf(allBut(Module::Omens));
        QVERIFY(journal.campaign().scenario.omens.empty());
        QVERIFY(!wasRolled(journal, "Omen of the season"));
        QVERIFY(!wasRolled(journal, "The gods answer"));
        QVERIFY(journal.campaign().state.favours.empty());
    }
    void withoutFatesNoLeaderIsHurtOrTaken() {
        const Journal journal = yearOf(allBut(Module::Fates));
        QVERIFY(!wasRolled(journal, "Fate of "));
        QVERIFY(!wasRolled(journal, "Wound of "));
        for (const Leader& leader : journal.campaign().state.leaders) {
            QCOMPARE(leader.fate, Fate::Serving);
            QCOMPARE(leader.wound, Wound::None);
        }
    }
    void withoutDiplomacyNobodyTreatsWithAnybody() {
        const Journal journal = yearOf(allBut(Module::Diplomacy));
        QVERIFY(journal.campaign().state.treaties.empty());
        QVERIFY(journal.campaign().state.captives.empty());
        for (const Deal& deal : journal.campaign().state.deals)
            QVERIFY(!isWithAnother(deal.kind));
    }
    void withoutPoliticsNobodyVotes() {
        const Journal journal = yearOf(allBut(Module::Politics));
        QVERIFY(!wasRolled(journal, "Vote o"));
        for (const Deal& deal : journal.campaign().state.deals)
            QVERIFY(moduleOf(deal.kind) != Module::Politics);
    }
    void withoutFleetsNobodySails() {
        QVERIFY(!yearOf(Modules::full()).campaign().state.fleets.empty());
        const Journal journal = yearOf(allBut(Module::Fleets));
        QVERIFY(journal.campaign().state.fleets.empty());
        QCOMPARE(journal.campaign().scenario.rules.sea.fleets, 0);
    }
    void withoutGoalsNobodyHasOne() {
        QVERIFY(!yearOf(Modules::full()).campaign().state.goals.empty());
        QVERIFY(yearOf(allBut(Module::Goals)).campaign().state.goals.empty());
    }
    void ordersOfWhatIsOffAreRefusedByName_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("off");
        const auto row = [](const char* line, Module off) {
            QTest::newRow((std::string(line) + ", " + std::string(wordOf(off))).c_str())
                << QString::fromLatin1(line) << static_cast<int>(off);
        };
        row("attic: hold; market", Module::Supply);
        row("attic: besiege; works", Module::Sieges);
        row("attic: besiege; storm", Module::Sieges);
        row("attic: hold; invoke", Module::Omens);
        row("affair: omen earthquake sparta", Module::Omens);
        row("attic: besiege; vote", Module::Politics);
        row("attic: besiege; treachery", Module::Politics);
        row("affair: bid 1 1", Module::Politics);
        row("affair: appease eleusis", Module::Politics);
        row("envoy sparta: peace", Module::Diplomacy);
        row("deal sparta: gift 1 talent", Module::Diplomacy);
        row("deal sparta: gift 1 talent", Module::Money);
        row("deal sparta: ransom brasidas", Module::Money);
        row("envoy sparta: tribute 5 talents", Module::Money);
    }
    void ordersOfWhatIsOffAreRefusedByName() {
        QFETCH(QString, line);
        QFETCH(int, off);
        const auto module = static_cast<Module>(off);
        const std::string faults = faultsOf(module, line.toStdString());
        QVERIFY2(faults.contains("orders-module "), faults.c_str());
        QVERIFY2(faults.contains(" belongs to " + std::string(wordOf(module)) + ", "), faults.c_str());
        QVERIFY2(faults.contains(without(module)), faults.c_str());
        QVERIFY2(faults.contains("Leave it out."), faults.c_str());
        const Module other = module == Module::Goals ? Module::Supply : Module::Goals;
        QVERIFY(!faultsOf(other, line.toStdString()).contains("orders-module"));
    }
    void theFormNamesNothingThatIsOff() {
        const Campaign full = *readScenario(sixCities(), 1);
        const Campaign none = *readScenario(withModules(sixCities(), *modulesFrom("none")).value(), 1);
        for (const char* word : {"market", "storm", "invoke", "treachery", "bid", "gift", "Envoy to", "Fleet of"}) {
            QVERIFY2(orderForm(visibleTo(full, PowerId(1))).contains(word), word);
            QVERIFY2(!orderForm(visibleTo(none, PowerId(1))).contains(word), word);
        }
        QVERIFY(orderForm(visibleTo(none, PowerId(1))).contains("rest"));
    }
    void theyAreReadAndWrittenByName() {
        QVERIFY(*modulesFrom("full") == Modules::full());
        QVERIFY(*modulesFrom("lite") == Modules::lite());
        const Modules two = *modulesFrom("goals,supply");
        QVERIFY(two.has(Module::Goals) && two.has(Module::Supply) && !two.has(Module::Omens));
        QCOMPARE(textOf(two), std::string("supply,goals"));
        for (const char* text : {"full", "lite", "none", "supply,goals"})
            QCOMPARE(textOf(*modulesFrom(text)), std::string(text));
        const auto wrong = modulesFrom("supply,suply");
        QVERIFY(!wrong);
        QVERIFY(toText(wrong.error().front().message).contains("\"suply\""));
        QVERIFY(!modulesFrom(""));
    }
    void theFileSaysItWithTrueAndFalse() {
        ScenarioFiles files = smallFiles();
        files.texts[5] = "format = 1\n\n[modules]\nsupply = false  # a short war\n";
        Modules expected = allBut(Module::Supply);
        expected.set(Module::Fleets, false);  // it has none
        QVERIFY(readScenario(files, 1)->scenario.rules.modules == expected);
        const ScenarioFiles lite = withModules(files, Modules::lite()).value();
        QVERIFY(lite.texts[5].contains("supply = false  # a short war\n"));
        QVERIFY(readScenario(lite, 1)->scenario.rules.modules == Modules::lite());
        QVERIFY(readScenario(withModules(lite, Modules::full()).value(), 1)->scenario.rules.modules == Modules::full());
        files.texts[5] = "format = 1\n\n[modules]\nsuply = false\n";
        QVERIFY(!readScenario(files, 1));
    }
    /// The number of old files and the switch are one thing.
    void fleetsAreLeftOutByEitherWord() {
        ScenarioFiles files = smallFiles();
        files.texts[5] = "format = 1\n\n[sea]\nfleets = 0\n";
        QVERIFY(!readScenario(files, 1)->scenario.rules.modules.has(Module::Fleets));
        const ScenarioFiles full = withModules(files, Modules::full()).value();
        QCOMPARE(readScenario(full, 1)->scenario.rules.sea.fleets, 1);
    }
    void theScenariosOfTheProgramSayWhatTheyPlay() {
        QVERIFY(readScenario(*builtinScenario("quick_start"), 1)->scenario.rules.modules == Modules::lite());
        for (const char* id : {"hellas_431", "hellas_371"})
            QVERIFY(readScenario(*builtinScenario(id), 1)->scenario.rules.modules == Modules::full());
    }
};

QTEST_GUILESS_MAIN(TestModules)
#include "tst_modules.moc"
