// A war without money: no treasury ever changes, no paper speaks of talents, and what talents buy is to be had for
// nothing.
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/handover_summary.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/reports/umpire_report.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "core/campaign/umpire/ruling_text.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/joined_lines.h"
#include "tests/support/sea_campaign.h"
#include "tests/support/small_campaign.h"

#include <QtTest>
#include <sstream>

using namespace ephor;
using namespace ephor::campaign;

namespace {

Modules withoutMoney() {
    Modules modules;
    modules.set(Module::Money, false);
    return modules;
}

ScenarioFiles penniless(const char* scenario) {
    ScenarioFiles files = withModules(*builtinScenario(scenario), withoutMoney()).value();
    const std::size_t years = files.texts[0].find("years = ");
    files.texts[0].replace(years, 9, "years = 1");
    return files;
}

std::vector<int> treasuriesOf(const State& state) {
    std::vector<int> all;
    for (const Power& power : state.powers)
        all.push_back(power.treasury);
    return all;
}

/// All that anybody may read now.
std::string reportsOfAll(const Journal& journal) {
    const Campaign& campaign = journal.campaign();
    const auto& entries = journal.entries();
    const int turn = lastTurnTold(campaign, entries);
    std::string text = umpiresReport(campaign).text() +
                       newsletterReport(campaign.scenario, newsletterOf(campaign.scenario, entries, turn)).text();
    for (std::size_t p = 0; p < campaign.scenario.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        text += powerReport(visibleTo(campaign, power)).text() + orderForm(visibleTo(campaign, power)) +
                handOverBrief(journal, power).text() + joinedLines(rulingLines(entries, campaign, power));
    }
    return text;
}

/// The small campaign, with empty treasuries, before its move is closed.
Campaign beggars(bool hasMoney) {
    const ScenarioFiles files = hasMoney ? smallFiles() : withModules(smallFiles(), withoutMoney()).value();
    Campaign campaign = Journal::found(files, 431)->campaign();
    for (Power& power : campaign.state.powers)
        power.treasury = 0;
    campaign.state.course.phase = Phase::Battles;
    return campaign;
}

/// A close of the move costs and brings in what it does; in a winter with money the income is put out of the way.
State afterClosing(Campaign campaign) {
    campaign.scenario.rules.income = {};
    CampaignDice dice(keyOf(turnSeedOf(431, campaign.state.course.turn), "close"));
    State after = campaign.state;
    applyAll(after, closeTurn(campaign, dice));
    return after;
}

std::string linesWith(const std::string& text, std::string_view word) {
    std::string found;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (QString::fromStdString(line).contains(QLatin1StringView(word.data(), std::ssize(word)),
                                                  Qt::CaseInsensitive))
            found += line + "\n";
    return found;
}

}  // namespace

class TestWarWithoutMoney : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noTreasuryChangesAndNoPaperSpeaksOfTalents_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("seed");
        for (const int seed : {1, 431, 77'001})
            QTest::addRow("quick_start %d", seed) << QStringLiteral("quick_start") << seed;
        QTest::addRow("hellas_431 5") << QStringLiteral("hellas_431") << 5;
    }
    void noTreasuryChangesAndNoPaperSpeaksOfTalents() {
        QFETCH(QString, scenario);
        QFETCH(int, seed);
        const RuleSystem& system = *findSystem("ohw");
        Journal journal = *Journal::found(penniless(qPrintable(scenario)), static_cast<std::uint64_t>(seed));
        const std::vector<int> start = treasuriesOf(journal.campaign().state);
        while (journal.campaign().state.course.phase != Phase::Over) {
            adjudicateTurn(journal);
            resolveAll(journal, system, 1);
            QCOMPARE(treasuriesOf(journal.campaign().state), start);
            closeTurn(journal);
            QCOMPARE(treasuriesOf(journal.campaign().state), start);
            const std::string papers = reportsOfAll(journal);
            QCOMPARE(linesWith(papers, "talent"), std::string());
            QCOMPARE(linesWith(papers, "treasury"), std::string());
        }
        QVERIFY(!journal.campaign().state.battles.empty());
        for (const ChronicleLine& line : chronicle(journal))
            QVERIFY2(!line.text.contains("talent") && !line.text.contains("ransom"), line.text.c_str());
        QVERIFY(Journal::from(journal.entries()));
        const Diagnostics faults = retrace(journal, system);
        QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
    }
    /// The same war, read by the same eyes.
    void withMoneyThePapersSpeakOfIt() {
        Journal journal = *Journal::found(*builtinScenario("hellas_431"), 5);
        QVERIFY(!linesWith(reportsOfAll(journal), "talent").empty());
        QVERIFY(!linesWith(reportsOfAll(journal), "treasury").empty());
    }
    void siegeWorksCostNothing() {
        for (const bool hasMoney : {true, false}) {
            Campaign campaign = beggars(hasMoney);
            campaign.state.armies[0].place = PlaceId(4);  // whose walls hold against any dice
            campaign.state.armies[1].place = PlaceId(3);
            campaign.state.armies[0].posture = Posture::Besiege;
            campaign.state.powers[0].orders = {{ArmyId(0), Posture::Besiege, {}, {Task::Works}, IfStronger::Stand}};
            const State after = afterClosing(campaign);
            QCOMPARE(after.cities[4].besieger, PowerId(0));
            QCOMPARE(after.cities[4].works, hasMoney ? 0 : 1);
        }
    }
    void draftsAndLeviesBringMenAllTheSame() {
        for (const bool hasMoney : {true, false}) {
            Campaign campaign = beggars(hasMoney);
            for (Unit& unit : campaign.state.units)
                unit.steps = 1;
            campaign.state.course.turnOfYear = 5;
            const State after = afterClosing(campaign);
            int steps = 0;
            for (const Unit& unit : after.units)
                steps += unit.steps;
            const int before = static_cast<int>(std::ssize(campaign.state.units));
            QVERIFY2(hasMoney ? steps == before : steps > before, qPrintable(QString::number(steps)));
        }
    }
    void whoIsACaptiveIsLetGoInWinter() {
        for (const bool hasMoney : {true, false}) {
            Campaign campaign = beggars(hasMoney);
            Leader& nicias = campaign.state.leaders[0];
            campaign.state.armies[0].leader = {};
            nicias.army = {};
            nicias.fate = Fate::Captured;
            capture(campaign.state, LeaderId(0), PowerId(1));
            campaign.state.course.turnOfYear = 5;
            const State after = afterClosing(campaign);
            QCOMPARE(after.leaders[0].fate, hasMoney ? Fate::Captured : Fate::Serving);
            QCOMPARE(holderOf(after, LeaderId(0)), hasMoney ? PowerId(1) : PowerId());
        }
    }
    void shipsAreBuiltForNothingAsFarAsTheYardGoes() {
        for (const bool hasMoney : {true, false}) {
            const ScenarioFiles files = hasMoney ? seaFiles() : withModules(seaFiles(), withoutMoney()).value();
            Campaign campaign = Journal::found(files, 431)->campaign();
            campaign.state.powers[0].treasury = 0;
            campaign.state.course.phase = Phase::Battles;
            const Fleet before = campaign.state.fleets[0];
            QCOMPARE(campaign.scenario.map.place(before.place).harbour, 2);
            campaign.state.fleets[0].voyage = {{FleetId(0), Station::Hold, {}, {}, 9, 0, {}}};
            const State after = afterClosing(campaign);
            QCOMPARE(after.fleets[0].squadrons, before.squadrons + (hasMoney ? 0 : 2));
        }
    }
    void noCardSendsGoldAndNobodyStrivesForATreasure() {
        const Campaign without = *readScenario(penniless("hellas_431"), 1);
        const Campaign with = *readScenario(*builtinScenario("hellas_431"), 1);
        const auto gold = [](const Campaign& campaign) {
            return std::ranges::count(campaign.scenario.omens, Effect::Gold, &OmenCard::effect);
        };
        QCOMPARE(gold(with), 2);
        QCOMPARE(gold(without), 0);
        Journal journal = *Journal::found(penniless("hellas_431"), 7);
        adjudicateTurn(journal);
        QVERIFY(!journal.campaign().state.goals.empty());
        for (const Goal& goal : journal.campaign().state.goals)
            QVERIFY(goal.aim != Aim::Treasure);
    }
    void aTreasuryCannotBeRuledOn() {
        const std::vector<std::string> words{"treasury", "athens", "12"};
        QVERIFY(rulingFrom(beggars(true), words));
        const Result<Ruling> ruling = rulingFrom(beggars(false), words);
        QVERIFY(!ruling);
        QCOMPARE(toText(ruling.error().front().message),
                 std::string("This campaign is played without money: nobody has a treasury, and nothing is paid for."));
        QVERIFY(thingsOf(beggars(false), RulingSubject::Treasury).empty());
    }
    void theFormOffersNothingThatOnlyMovesMoney() {
        const Campaign campaign = *readScenario(withModules(sixCities(), withoutMoney()).value(), 1);
        const std::string form = orderForm(visibleTo(campaign, PowerId(1)));
        for (const char* word : {"gift", "ransom", "tribute", "talents"})
            QVERIFY2(!form.contains(word), form.c_str());
        for (const char* word : {"exchange", "release", "contingent", "truce", "build"})
            QVERIFY2(form.contains(word), word);
    }
};

QTEST_GUILESS_MAIN(TestWarWithoutMoney)
#include "tst_war_without_money.moc"
