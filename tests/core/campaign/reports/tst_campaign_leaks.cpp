// Whatever a power does not know may be different, and nothing that it is shown changes.
#include "core/campaign/model/standings.h"
#include "core/campaign/reports/handover_summary.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/reports/name_check/name_check.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/reports/report_html.h"
#include "core/campaign/reports/report_set.h"
#include "core/campaign/reports/umpire_report.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/pages/club_page.h"
#include "core/pages/turn_data.h"
#include "tests/support/alternative_campaign.h"
#include "tests/support/effort.h"
#include "tests/support/small_campaign.h"

#include <QtTest>
#include <random>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// Reports that are made from the campaign alone.
std::string reportsOf(const Visible& visible) {
    BriefNotes notes;
    notes.row.power = visible.power;
    notes.row.players = {"Anna", "Bert"};
    notes.deadline = Deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7};
    std::string all;
    for (const Report& report : {powerReport(visible, notes.deadline), handOverBrief(visible, notes)})
        all += report.text() + htmlPage(report);
    return all;
}

std::string pageOf(const Visible& visible) { return turnData({visible, {}, {}, {}}); }

/// A page that is made from more than the power may know.
std::string leakyPageOf(const Campaign& campaign, PowerId power) {
    Visible visible = visibleTo(campaign, power);
    visible.known.state = campaign.state;
    return pageOf(visible);
}

/// Everything that a power is given, and everybody. The marks of the journal name its head, which tells nothing.
std::string everythingFor(const Journal& journal, PowerId power) {
    const Campaign& campaign = journal.campaign();
    ReportSet reports(campaign, journal.entries());
    std::string all = reports.everythingFor(power);
    for (const Report& report : reports.reportsFor(power))
        all += htmlPage(report);
    if (power)
        all += htmlPage(reports.reportAndOrders(power)) +
               turnData({visibleTo(campaign, power), reports.deadline(), reports.newsOnMap(power), {}});
    else if (campaign.state.course.turn % 10 == 0)
        all += clubPage(reports);
    for (const JournalMark& mark : marksIn(all))
        for (std::size_t at = all.find(toText(mark)); at != std::string::npos; at = all.find(toText(mark)))
            all.erase(at, toText(mark).size());
    for (const Standing& one : publicStandings(campaign))
        all += std::to_string(one.score) + " " + std::to_string(one.arete) + " " + std::to_string(one.tiers) + "\n";
    return all;
}

/// Any deal at all: what cannot be done comes to nothing.
Deal someDeal(const Campaign& campaign, PowerId power, std::mt19937& lots) {
    const State& state = campaign.state;
    const auto lot = [&](std::size_t count) { return static_cast<int>(lots() % count); };
    Deal deal;
    deal.kind = static_cast<DealKind>(lot(10));
    const PowerId other(lot(state.powers.size()));
    deal.to = other == power || !isWithAnother(deal.kind) ? PowerId{} : other;
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
    const ArmyIndex armyIndex(campaign.state);
    const auto lot = [&](std::size_t count) { return lots() % count; };
    for (std::size_t p = 0; p < campaign.state.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        std::vector<Order> orders;
        for (const ArmyId id : armyIndex.armiesOf(power)) {
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
            const auto armies = armyIndex.armiesAt(at);
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
            envoys.push_back({to, static_cast<TreatyKind>(lot(6)), 3, 0});
        for (Order& order : orders)
            if (lot(3) == 0)
                order.tasks = {static_cast<Task>(lot(10))};
        std::vector<Deal> deals;
        for (int i = 0; i < 3; ++i)
            deals.push_back(someDeal(campaign, power, lots));
        QVERIFY(submitOrders(journal, power,
                             {.land = std::move(orders), .envoys = envoys, .voyages = voyages, .deals = deals}, {}));
    }
}

}  // namespace

class TestCampaignLeaks : public QObject {
    Q_OBJECT

    static const Journal& hellas() {
        static const Journal journal = *Journal::found(*builtinScenario("hellas_431"), 431);
        return journal;
    }
    static PowerId powerOf(const Journal& journal, const char* id) {
        const auto& powers = journal.campaign().scenario.powers;
        return PowerId(static_cast<int>(std::ranges::find(powers, id, &PowerInfo::id) - powers.begin()));
    }
    static NameCheck checkFor(const Journal& journal, PowerId reader) {
        ReportSet reports(journal.campaign(), journal.entries());
        return {reports, reader};
    }
    static void fightAll(Journal& journal, std::uint64_t seed, int move) {
        for (const BattleId id : pendingBattles(journal.campaign().state)) {
            CampaignDice paper(keyOf(turnSeedOf(seed, move), occasionOf("paper", id)));
            recordResult(journal, onPaper(journal.campaign(), id, paper));
        }
    }

private Q_SLOTS:
    /// In 200 turns, whatever a power cannot know is made different; what is visible to it stays the same, and so does
    /// every report. A report that is made from the whole campaign is found out.
    void nothingUnknownShowsInAnyReportOfTwoHundredTurns() {
        const int wanted = testing::effort(200);
        std::mt19937 lots(431);
        int turns = 0;
        int compared = 0;
        int sightings = 0;
        int planted = 0;
        int pages = 0;
        int plantedInPages = 0;
        int exports = 0;
        for (std::uint64_t seed = 1; turns < wanted; ++seed) {
            Journal journal = *Journal::found(sixCities(), seed);
            while (journal.campaign().state.course.phase != Phase::Over && turns < wanted) {
                orderAtRandom(journal, lots);
                const auto isSame = [&] {
                    const Campaign& campaign = journal.campaign();
                    for (std::size_t p = 0; p < campaign.state.powers.size(); ++p) {
                        const PowerId power(static_cast<int>(p));
                        const Campaign other = alternativeOf(campaign, power, lots);
                        const Visible visible = visibleTo(campaign, power);
                        if (visibleTo(other, power) != visible ||
                            reportsOf(visibleTo(other, power)) != reportsOf(visible))
                            return false;
                        planted += umpiresReport(other) == umpiresReport(campaign) ? 0 : 1;
                        ++compared;
                        // Pages cost more than reports: those of every other power, and a planted leak in one of them.
                        if (p % 2 != static_cast<std::size_t>(turns % 2))
                            continue;
                        if (pageOf(visibleTo(other, power)) != pageOf(visible))
                            return false;
                        if (pages++ % 4 == 0)
                            plantedInPages += leakyPageOf(other, power) == leakyPageOf(campaign, power) ? 0 : 1;
                        sightings += static_cast<int>(std::ssize(visible.known.state.fleetSightings));
                    }
                    return true;
                };
                QVERIFY2(isSame(), "something secret shows while orders are awaited");
                adjudicateTurn(journal);
                QVERIFY2(isSame(), "something secret shows while battles are pending");
                fightAll(journal, seed, turns);
                closeTurn(journal);
                ++turns;
                if (journal.campaign().state.course.phase == Phase::Over)
                    break;
                // Every export of every power in one turn of ten, of one power in the others.
                const int powers = static_cast<int>(journal.campaign().state.powers.size());
                const bool isForAll = turns % 10 == 0;
                for (int p = isForAll ? 0 : turns % powers; p < (isForAll ? powers : turns % powers + 1); ++p) {
                    const Journal other = alternativeOf(journal, PowerId(p), lots);
                    QCOMPARE(everythingFor(other, PowerId(p)), everythingFor(journal, PowerId(p)));
                    QCOMPARE(everythingFor(other, {}), everythingFor(journal, {}));
                    ++exports;
                }
            }
        }
        QVERIFY(compared >= 2 * wanted);
        QVERIFY(exports > wanted * 5 / 4);
        QVERIFY2(planted > compared * 9 / 10, std::to_string(planted).c_str());
        QVERIFY2(pages >= 5 * wanted, std::to_string(pages).c_str());
        QVERIFY2(plantedInPages > pages / 4 * 9 / 10, std::to_string(plantedInPages).c_str());
        QVERIFY2(sightings > 0 || wanted < 200, "the scouts told too little of fleets for this to mean anything");
    }
    void whatIsHiddenWouldShowInTheUmpiresReports() {
        std::mt19937 lots(433);
        int noticed = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Journal journal = *Journal::found(sixCities(), seed);
            for (int move = 0; move < 8 && journal.campaign().state.course.phase != Phase::Over; ++move) {
                adjudicateTurn(journal);
                fightAll(journal, seed, move);
                closeTurn(journal);
                if (journal.campaign().state.course.phase == Phase::Over)
                    break;
                const PowerId power(static_cast<int>(lots() % journal.campaign().state.powers.size()));
                const Journal other = alternativeOf(journal, power, lots);
                ReportSet here(journal.campaign(), journal.entries());
                ReportSet there(other.campaign(), other.entries());
                noticed += here.honours(theUmpire) != there.honours(theUmpire) ||
                                   here.biographies(theUmpire) != there.biographies(theUmpire)
                               ? 1
                               : 0;
            }
        }
        QVERIFY2(noticed > 0, "nothing that was changed would have shown anywhere");
    }
    void aPowerKnowsNoSeed() {
        const Journal journal = *Journal::found(sixCities(), 1);
        const Visible visible = visibleTo(journal.campaign(), PowerId(0));
        QVERIFY(visible.known.scenario.seed.text() != journal.campaign().scenario.seed.text());
    }
    void theCheckNamesWhatAPowerCannotKnowWithItsLine() {
        const Journal journal = *Journal::found(sixCities(), 1);
        const NameCheck check = checkFor(journal, powerOf(journal, "elis"));
        const auto says = [&](const std::string& text, const char* code, int line) {
            const Diagnostics found = check.unknownIn(text, "mail");
            return std::ranges::any_of(
                found, [&](const Diagnostic& fault) { return fault.code == code && fault.place.line == line; });
        };
        QVERIFY(check.unknownIn("Dear all,\nAthens is a fine city.\n", "mail").empty());
        QVERIFY(says("Dear all,\nthe Army of Attica marches.\n", "leak-name", 2));
        QVERIFY(says("<p>Dear all,</p>\n<p>the Army of <b>Attica</b></p>\n<p>the Army of Attica</p>", "leak-name", 3));
        QVERIFY(says(std::string("SQLite format 3\0", 16), "leak-copy", 0));
        QVERIFY(says(std::string("a\0b", 3), "leak-unread", 0));
        QVERIFY(says("Dear all\nContent-Transfer-Encoding:  BASE64\n\nQnJhc2lkYXM=\n", "leak-unread", 0));
        QVERIFY(!check.unknownIn(umpiresReport(journal.campaign()).text(), "umpire").empty());
    }
    void theCheckFindsTheTreasuryOfAnother_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");  ///< 0: nothing is told
        const auto row = [](const char* how, const char* text, int line) {
            QTest::newRow(how) << QByteArray(text) << line;
        };
        row("in the sentence", "Dear all,\nthe treasury of Athens is 117 talents now.\n", 2);
        row("before the power", "Dear all,\n117 talents lie on the Acropolis of ATHENS.\n", 2);
        row("in the sentence before", "Athens is rich. They say that her treasury is\n117\u00a0talents.\n", 2);
        row("two sentences before", "Athens is rich. Wine is cheap. It costs 117 talents.\n", 0);
        row("in the next sentence", "It costs 117 talents. Athens is rich.\n", 0);
        row("another amount", "Athens has 17 talents, or 1170 talents.\n", 0);
        row("another power", "Corinth has 117 talents.\n", 0);
    }
    void theCheckFindsTheTreasuryOfAnother() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        Journal journal = *Journal::found(sixCities(), 1);
        const PowerId athens = powerOf(journal, "athens");
        rule(journal, {RulingSubject::Treasury, static_cast<int>(athens.index()), 117}, "A gift");
        const Diagnostics leaks = checkFor(journal, powerOf(journal, "elis")).unknownIn(text.toStdString(), "mail");
        QCOMPARE(leaks.size(), std::size_t(line > 0 ? 1 : 0));
        if (line > 0) {
            QCOMPARE(leaks.front().code, std::string("leak-treasury"));
            QCOMPARE(leaks.front().place.line, line);
        }
        QVERIFY(checkFor(journal, athens).unknownIn(text.toStdString(), "mail").empty());
    }
    void aPowersOwnReportsPassTheCheckAndThoseOfOthersDoNot() {
        Journal journal = *Journal::found(sixCities(), 1);
        for (int move = 0; move < 3; ++move) {
            adjudicateTurn(journal);
            fightAll(journal, 1, move);
            closeTurn(journal);
        }
        ReportSet reports(journal.campaign(), journal.entries());
        for (std::size_t p = 0; p < journal.campaign().state.powers.size(); ++p) {
            const PowerId power(static_cast<int>(p));
            const NameCheck check(reports, power);
            const Diagnostics own = check.unknownIn(reports.everythingFor(power), "own");
            QVERIFY2(own.empty(), own.empty() ? "" : toText(own.front()).c_str());
            for (std::size_t o = 0; o < journal.campaign().state.powers.size(); ++o)
                if (const PowerId other(static_cast<int>(o));
                    other != power && !ArmyIndex(journal.campaign().state).armiesOf(other).empty())
                    QVERIFY(!check.unknownIn(reports.report(other).text(), "other").empty());
        }
        QVERIFY(NameCheck(reports, {}).unknownIn(reports.everythingFor({}), "all").empty());
        QVERIFY(!NameCheck(reports, {}).unknownIn(umpiresReport(journal.campaign()).text(), "umpire").empty());
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
        const Diagnostics leaks = checkFor(journal, powerOf(journal, "elis")).unknownIn(paper.toStdString(), "paper");
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
        static const NameCheck check = checkFor(hellas(), powerOf(hellas(), "athens"));
        const Diagnostics leaks = check.unknownIn(paper.toStdString(), "paper");
        QCOMPARE(leaks.size(), std::size_t(1));
        QCOMPARE(leaks.front().code, std::string("leak-name"));
        QCOMPARE(leaks.front().place.line, 1);
    }
};

QTEST_GUILESS_MAIN(TestCampaignLeaks)
#include "tst_campaign_leaks.moc"
