// Whatever a power does not know may be otherwise, and nothing that it is shown changes.
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/model/state_diff.h"
#include "core/campaign/orders/order_form.h"
#include "core/campaign/reports/campaign_report.h"
#include "core/campaign/reports/handover_summary.h"
#include "core/campaign/reports/honours/biography.h"
#include "core/campaign/reports/honours/honours.h"
#include "core/campaign/reports/leak_check/alternative_campaign.h"
#include "core/campaign/reports/leak_check/leak_check.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/reports/visibility.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "tests/support/small_campaign.h"

#include <QtTest>
#include <fmt/format.h>
#include <random>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// All that a player is given of a moment.
std::string exportOf(const Campaign& campaign, PowerId power) {
    const PowerView view = viewOf(campaign, power);
    BriefNotes notes;
    notes.row.power = power;
    notes.row.players = {"Anna", "Bert"};
    notes.deadline = Deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7};
    std::string text = powersReport(campaign, view) + orderForm(campaign, power) + handOverBrief(campaign, view, notes);
    for (const Standing& one : publicStandings(campaign))
        text += std::to_string(one.score) + " " + std::to_string(one.arete) + " " + std::to_string(one.tiers) + "\n";
    return text;
}

/// What is told of the war so far.
std::string storyOf(const Journal& journal, Audience audience) {
    const Scenario& scenario = journal.campaign().scenario;
    return honoursText(scenario, honours(scenario, taleOf(scenario, journal.entries()), audience)) +
           biographiesText(scenario, biographiesOf(scenario, livesOf(scenario, journal.entries()), audience));
}

/// The same journal, at the end of which everything is otherwise that the power does not know.
Journal otherwise(const Journal& journal, PowerId power, std::mt19937& lots) {
    Journal other = journal;
    const Campaign& campaign = journal.campaign();
    other.record({Deed::Ruling, "umpire", {}, {}, difference(campaign.state, otherwise(campaign, power, lots).state)});
    return other;
}

/// Any deal at all: what cannot be done comes to nothing.
Deal someDeal(const Campaign& campaign, PowerId power, std::mt19937& lots) {
    const State& state = campaign.state;
    const auto lot = [&](std::size_t count) { return static_cast<int>(lots() % count); };
    Deal deal;
    deal.business = static_cast<Business>(lot(10));
    const PowerId other(lot(state.powers.size()));
    deal.to = other == power || !isWithAnother(deal.business) ? PowerId{} : other;
    deal.leader = LeaderId(lot(state.leaders.size()));
    deal.against = LeaderId(lot(state.leaders.size()));
    deal.army = ArmyId(lot(state.armies.size()));
    deal.place = PlaceId(lot(state.cities.size()));
    deal.card = lot(campaign.scenario.omens.size());
    deal.amount = lot(9);
    deal.again = lot(9);
    return deal;
}

/// Orders at random for every army, and a word at random to somebody.
void orderAtRandom(Journal& journal, std::mt19937& lots) {
    const Campaign& campaign = journal.campaign();
    const MusterRoll roll(campaign.state);
    const auto lot = [&](std::size_t count) { return lots() % count; };
    for (std::size_t p = 0; p < campaign.state.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        std::vector<Order> orders;
        for (const ArmyId id : roll.armiesOf(power)) {
            Order order{id, static_cast<Posture>(lot(8)), {}, {}, static_cast<IfStronger>(lot(2))};
            PlaceId at = campaign.state.armies[id.index()].place;
            for (std::size_t i = lot(3); i > 0; --i) {
                const auto steps = campaign.scenario.map.steps(at);
                at = steps[lot(steps.size())].to;
                order.path.push_back(at);
            }
            orders.push_back(std::move(order));
        }
        std::vector<Voyage> voyages;
        for (const FleetId id : fleetsOf(campaign.state, power)) {
            Voyage voyage{id, static_cast<Station>(lot(6)), {}, {}, static_cast<int>(lot(3)), 0, {}};
            PlaceId at = campaign.state.fleets[id.index()].place;
            const auto armies = roll.armiesAt(at);
            if (!armies.empty() && lot(2) == 0)
                voyage.carries = {armies[lot(armies.size())]};
            for (std::size_t i = lot(4); i > 0; --i)
                if (const SeaReach reach = seaReachOf(campaign.scenario, at, 1); reach.order.size() > 1) {
                    at = reach.order[1 + lot(reach.order.size() - 1)];
                    voyage.path.push_back(at);
                }
            voyages.push_back(std::move(voyage));
        }
        std::vector<Envoy> envoys;
        const PowerId to(static_cast<int>(lot(campaign.state.powers.size())));
        if (to != power)
            envoys.push_back({to, static_cast<Bond>(lot(6)), 3, 0});
        for (Order& order : orders)
            if (lot(3) == 0)
                order.tasks = {static_cast<Task>(lot(10))};
        std::vector<Deal> deals;
        for (int i = 0; i < 3; ++i)
            deals.push_back(someDeal(campaign, power, lots));
        sealOrders(journal, power, std::move(orders), {}, envoys, voyages, deals);
    }
}

}  // namespace

class TestCampaignLeaks : public QObject {
    Q_OBJECT

    static const Journal& hellas() {
        static const Journal journal = *Journal::found(*builtinScenario("hellas_431"), 431);
        return journal;
    }
    static PowerId athensOfHellas() {
        const auto& powers = hellas().campaign().scenario.powers;
        return PowerId(static_cast<int>(std::ranges::find(powers, "athens", &PowerInfo::id) - powers.begin()));
    }
    static const Guard& hellasGuard() {
        static const Guard guard(hellas().campaign().scenario, hellas().entries(), athensOfHellas());
        return guard;
    }

    /// A power's own papers pass its guard, the umpire's and everybody else's do not.
    static void guardEverybodysPapers(const Journal& journal) {
        const Campaign& campaign = journal.campaign();
        const PowerId power(journal.campaign().state.course.turn % static_cast<int>(campaign.state.powers.size()));
        const Guard guard(campaign.scenario, journal.entries(), power);
        for (std::size_t i = 0; i < campaign.state.powers.size(); ++i) {
            const PowerId other(static_cast<int>(i));
            const Diagnostics leaks = guard.leaksIn(exportOf(campaign, other), "paper");
            const bool hasArmies = !viewOf(campaign, other).armies.empty();
            if (other == power)
                QVERIFY2(leaks.empty(), leaks.empty() ? "" : toText(leaks.front()).c_str());
            else if (hasArmies)
                QVERIFY2(!leaks.empty(), campaign.scenario.powers[i].id.c_str());
        }
        QVERIFY(!guard.leaksIn(umpiresReport(campaign), "umpire").empty());
        const Newsletter draft = newsletterOf(campaign.scenario, journal.entries(), campaign.state.course.turn);
        const Diagnostics leaks = guard.leaksIn(pageOf(campaign.scenario, draft), "newsletter");
        QVERIFY2(leaks.empty(), leaks.empty() ? "" : toText(leaks.front()).c_str());
    }

private Q_SLOTS:
    void nothingUnknownShowsInAPlayersExportOverTwoHundredMoves() {
        std::mt19937 lots(431);
        int moves = 0;
        int compared = 0;
        int tales = 0;
        for (std::uint64_t seed = 1; moves < 200; ++seed) {
            Journal journal = *Journal::found(sixCities(), seed);
            while (journal.campaign().state.course.phase != Phase::Over && moves < 200) {
                orderAtRandom(journal, lots);
                const auto same = [&] {
                    const Campaign& campaign = journal.campaign();
                    for (std::size_t p = 0; p < campaign.state.powers.size(); ++p) {
                        const PowerId power(static_cast<int>(p));
                        if (exportOf(otherwise(campaign, power, lots), power) != exportOf(campaign, power))
                            return false;
                        ++compared;
                        tales += static_cast<int>(std::ssize(viewOf(campaign, power).fleetTales));
                    }
                    return true;
                };
                QVERIFY2(same(), "something secret shows while orders are awaited");
                lockOrders(journal);
                QVERIFY2(same(), "something secret shows while battles are pending");
                if (moves % 10 == 0)
                    guardEverybodysPapers(journal);
                for (const BattleId id : pendingBattles(journal.campaign().state)) {
                    CampaignDice paper(keyOf(moveSeedOf(seed, moves), occasionOf("paper", id)));
                    takeOver(journal, onPaper(journal.campaign(), id, paper));
                }
                closeMove(journal);
                ++moves;
            }
        }
        QVERIFY(compared >= 2 * 200);
        QVERIFY2(tales > 0, "the scouts told too little of fleets for this to mean anything");
    }
    void noHonourOfAWarThatGoesOnTellsWhatItsReaderCannotKnow() {
        std::mt19937 lots(433);
        int noticed = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Journal journal = *Journal::found(sixCities(), seed);
            for (int move = 0; move < 8 && journal.campaign().state.course.phase != Phase::Over; ++move) {
                lockOrders(journal);
                for (const BattleId id : pendingBattles(journal.campaign().state)) {
                    CampaignDice paper(keyOf(moveSeedOf(seed, move), occasionOf("paper", id)));
                    takeOver(journal, onPaper(journal.campaign(), id, paper));
                }
                closeMove(journal);
                if (journal.campaign().state.course.phase == Phase::Over)
                    break;
                const PowerId power(static_cast<int>(lots() % journal.campaign().state.powers.size()));
                const Journal other = otherwise(journal, power, lots);
                QCOMPARE(storyOf(other, {false, power}), storyOf(journal, {false, power}));
                QCOMPARE(storyOf(other, thePublic), storyOf(journal, thePublic));
                noticed += storyOf(other, theUmpire) != storyOf(journal, theUmpire) ? 1 : 0;
            }
        }
        QVERIFY2(noticed > 0, "nothing that was changed would have shown anywhere");
    }
    void theGuardNamesWhatAPowerCannotKnowWithItsLine() {
        const Journal journal = *Journal::found(sixCities(), 1);
        const Scenario& scenario = journal.campaign().scenario;
        const auto at = std::ranges::find(scenario.powers, "athens", &PowerInfo::id) - scenario.powers.begin();
        const PowerId elis(
            static_cast<int>(std::ranges::find(scenario.powers, "elis", &PowerInfo::id) - scenario.powers.begin()));
        const Power& athens = journal.campaign().state.powers[static_cast<std::size_t>(at)];
        const Guard guard(scenario, journal.entries(), elis);
        const auto says = [&](const std::string& paper, const char* code, int line) {
            const Diagnostics leaks = guard.leaksIn(paper, "paper");
            return std::ranges::any_of(
                leaks, [&](const Diagnostic& leak) { return leak.code == code && leak.place.line == line; });
        };
        QVERIFY(guard.leaksIn("Dear all,\nAthens is a fine city.\n", "mail").empty());
        QVERIFY(says("Dear all,\nthe Army of Attica marches.\n", "leak-name", 2));
        QVERIFY(says("<p>Dear all,</p>\n<p>the Army of <b>Attica</b></p>\n<p>the Army of Attica</p>", "leak-name", 3));
        const std::string sum = std::to_string(athens.treasury);
        QVERIFY(says("Athens has " + sum + " talents.", "leak-sum", 1));
        QVERIFY(says("{\"rows\":[\n{\"power\":\"athens\",\n\"treasury\":" + sum + "}]}", "leak-sum", 3));
        QVERIFY(says(std::string("SQLite format 3\0", 16), "leak-copy", 0));
        QVERIFY(says(std::string("a\0b", 3), "leak-unread", 0));
        QVERIFY(says("Dear all\nContent-Transfer-Encoding:  BASE64\n\nQnJhc2lkYXM=\n", "leak-unread", 0));
        QVERIFY(!guard.leaksIn(umpiresReport(journal.campaign()), "umpire").empty());
    }
    void aNameIsReadAsABrowserAMailAndAScriptShowIt_data() {
        QTest::addColumn<QByteArray>("paper");
        const auto row = [](const char* how, const char* paper) { QTest::newRow(how) << QByteArray(paper); };
        row("hard blanks",
            "the Army\xC2\xA0of\xC2\xA0"
            "Attica marches\n");
        row("broken at the margin", "they say that the Army of\nAttica marches\n");
        row("broken at the margin, answered", "> they say that the Army\n> of Attica marches\n");
        row("a paragraph over two lines", "<p>the Army of\nAttica</p>\n");
        row("tags in capitals", "<P>the Army of <B>Attica</B></P>\n");
        row("a remark of the page", "<p>Dear all,</p><!-- the Army of\nAttica -->\n");
        row("what a tag says", "<p title=\"Army of Attica\">Dear all,</p>\n");
        row("letters by number", "<p>Army&#32;of&#x20;&#65;ttica</p>\n");
        row("a mark before the page", "\xEF\xBB\xBF<p>Army <i>of</i> Attica</p>\n");
        row("a tag that is not closed", "<p>Dear all,</p> <Army of Attica");
        row("JSON", "{\"text\":\"Army\\u0020of\\t\\u0041ttica\"}\n");
    }
    void aNameIsReadAsABrowserAMailAndAScriptShowIt() {
        QFETCH(QByteArray, paper);
        const Journal journal = *Journal::found(sixCities(), 1);
        const auto& powers = journal.campaign().scenario.powers;
        const auto elis = std::ranges::find(powers, "elis", &PowerInfo::id) - powers.begin();
        const Guard guard(journal.campaign().scenario, journal.entries(), PowerId(static_cast<int>(elis)));
        const Diagnostics leaks = guard.leaksIn(paper.toStdString(), "paper");
        QCOMPARE(leaks.size(), std::size_t(1));
        QCOMPARE(leaks.front().code, std::string("leak-name"));
    }
    void aNameIsFoundHoweverItIsWritten_data() {
        QTest::addColumn<QByteArray>("paper");
        const auto row = [](const char* how, const char* paper) { QTest::newRow(how) << QByteArray(paper); };
        row("as it is", "They say that Brasidas marches.\n");
        row("capitals", "They say that BRASIDAS marches.\n");
        row("small letters", "they say that brasidas marches.\n");
        row("curly quotes", "They say that \u201cBrasidas\u201d marches.\n");
        row("emphasis", "They say that _Brasidas_ marches.\n");
        row("emphasis within the name", "They say that **Bra**sidas marches.\n");
        row("his", "It is Brasidas\u2019 army.\n");
        row("broken with a hyphen", "They say that Brasi-\ndas marches.\n");
        row("broken with a hyphen, answered", "> They say that Brasi-\n> das marches.\n");
        row("before a hyphen", "A Brasidas-led army marches.\n");
        row("a soft hyphen", "They say that Bra\u00adsidas marches.\n");
        row("a blank without width", "They say that Bra\u200bsidas marches.\n");
        row("tags within the name", "<p>They say that <b>Bra</b>sidas marches.</p>\n");
        row("tags in a mail", "They say that <b>Bra</b>sidas marches.\n");
        row("an entity within the name", "<p>They say that Bra&shy;sidas marches.</p>\n");
        row("an escape", "They say that \\42 rasidas marches.\n");
        row("quoted-printable", "They say that Brasi=\ndas marches.\n");
        row("quoted-printable letters", "They say that =42rasidas marches.\n");
        row("without his number", "They say that Agis marches.\n");
        row("over three lines", "They say that The\nstrategos at\nThebes marches.\n");
        row("thin blanks", "They say that the\u2009strategos\u3000at\u00a0Thebes marches.\n");
        row("breaks of a page", "<p>They say that The<br>strategos at<br>Thebes marches.</p>\n");
    }
    void aNameIsFoundHoweverItIsWritten() {
        QFETCH(QByteArray, paper);
        const Diagnostics leaks = hellasGuard().leaksIn(paper.toStdString(), "paper");
        QCOMPARE(leaks.size(), std::size_t(1));
        QCOMPARE(leaks.front().code, std::string("leak-name"));
        QCOMPARE(leaks.front().place.line, 1);
    }
    void aSentenceIsFoundThatTellsAFigureOrAPlace() {
        const Campaign& campaign = hellas().campaign();
        const std::size_t sparta =
            std::ranges::find(campaign.scenario.powers, "sparta", &PowerInfo::id) - campaign.scenario.powers.begin();
        const PowerId id(static_cast<int>(sparta));
        const Power& power = campaign.state.powers[sparta];
        const MusterRoll roll(campaign.state);
        int steps = 0;
        for (const ArmyId army : roll.armiesOf(id))
            steps += stepsOfArmy(campaign.state, roll, army);
        const auto says = [&](const std::string& text, const char* code) {
            const Diagnostics leaks = hellasGuard().leaksIn(text, "paper");
            return leaks.size() == 1 && leaks.front().code == code;
        };
        const std::string treasury = std::to_string(power.treasury);
        for (const char* written : {"Sparta's treasury is {}.", "SPARTA\u2019S TREASURY: {}",
                                    "The Spartan treasury holds {}.", "There are {} talents in it: Sparta is rich.",
                                    "Sparta's treasury\nis {} by now.", "In Sparta's treasury there are {}."})
            QVERIFY2(says(fmt::format(fmt::runtime(written), treasury), "leak-sum"), written);
        QVERIFY(says("Sparta has " + std::to_string(steps) + " steps.", "leak-sum"));
        QVERIFY(says("The Spartans have " + std::to_string(steps) + " steps left.", "leak-sum"));
        QVERIFY(says("Sparta has Arete " + std::to_string(power.arete) + ".", "leak-sum"));
        for (const char* harmless :
             {"Sparta's treasury is a mystery.", "Sparta has steps to climb.", "The Spartans fought well at sea."})
            QVERIFY2(hellasGuard().leaksIn(harmless, "paper").empty(), harmless);
        const PowerView view = viewOf(campaign, athensOfHellas());
        int hidden = 0;
        for (const ArmyId army : roll.armiesOf(id)) {
            const PlaceId at = campaign.state.armies[army.index()].place;
            const std::string& place = campaign.scenario.map.place(at).name;
            const bool isSeen = std::ranges::any_of(view.seen, [&](const auto& one) { return one.place == at; });
            if (isSeen || place == "Sparta")
                continue;
            ++hidden;
            QVERIFY2(says("A Spartan army stands at " + place + ".", "leak-place"), place.c_str());
        }
        QVERIFY(hidden > 0);
    }
    void whatOnePowerIsToldAloneAndWhatItSendsIsASecretOfIt() {
        Journal journal = *Journal::found(smallFiles(), 1);
        rule(journal, {Matter::Treasury, 1, 7}, "A ship was lost");
        sealOrders(journal, PowerId(1), {}, "power sparta\nturn 1\nlaconian: march corinth\n");
        const Campaign& campaign = journal.campaign();
        const Guard athens(campaign.scenario, journal.entries(), PowerId(0));
        const Guard sparta(campaign.scenario, journal.entries(), PowerId(1));
        for (const char* paper : {"Rulings of the umpire\n  the treasury of Sparta: 7 (was 10): A ship was lost\n",
                                  "> laconian: march corinth\n"}) {
            QCOMPARE(athens.leaksIn(paper, "paper").size(), std::size_t(1));
            QVERIFY(sparta.leaksIn(paper, "paper").empty());
        }
        QVERIFY(athens.leaksIn("  A ship was lost\n", "paper").empty());
        for (const int power : {0, 1}) {
            const Guard& own = power == 0 ? athens : sparta;
            QVERIFY(own.leaksIn(rulingsReport(journal.entries(), campaign, PowerId(power)), "report").empty());
        }
    }
    void theComparisonWouldNoticeALeak() {
        std::mt19937 lots(7);
        const Campaign campaign = Journal::found(sixCities(), 1)->campaign();
        const Campaign other = otherwise(campaign, PowerId(0), lots);
        QVERIFY(umpiresReport(campaign) != umpiresReport(other));
        QVERIFY(powersReport(campaign, viewOf(campaign, PowerId(1))) != powersReport(other, viewOf(other, PowerId(1))));
    }
};

QTEST_GUILESS_MAIN(TestCampaignLeaks)
#include "tst_campaign_leaks.moc"
