// The brief for a new player: everything that his power knows and that waits for him, and nothing of the others.
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/reports/handover_summary.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/reports/umpire_report.h"
#include "core/campaign/scenario/files.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);

Journal begun() {
    Journal journal = *Journal::found(smallFiles(), 431);
    seatPlayers(journal, {{"Anna", "Bert"}, {"Carl", ""}});
    setDeadline(journal, Deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7});
    return journal;
}

void playMove(Journal& journal) {
    adjudicateTurn(journal);
    resolveAll(journal, *findSystem("men_of_bronze"), 1);
    closeTurn(journal);
}

bool says(const std::string& brief, std::string_view part) {
    if (!brief.contains(part))
        qWarning("%s", brief.c_str());
    return brief.contains(part);
}

}  // namespace

class TestBrief : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itSaysWhoHeIsAndWhatWaits() {
        const std::string brief = handOverBrief(begun(), athens).text();
        QVERIFY(says(brief, "A brief for Athens\nSmall. Spring 431 BC, first turn, turn 1\n"));
        QVERIFY(says(brief, "  Anna, you lead Athens"));
        QVERIFY(says(brief, "  You are at war with Sparta\n"));
        QVERIFY(says(brief, "  Bert is your deputy"));
        QVERIFY(says(brief, "  Your orders for turn 1\n"));
        QVERIFY(says(brief, "  Orders are due on Tuesday 1 December 2026, 20:00 (UTC+01:00), then every 7 days\n"));
        QVERIFY(says(brief, "  Nicias, 3 command points, with Army of Attica\n"));
        QVERIFY(says(brief, "Treasury 20 talents"));
        QVERIFY(says(brief, "Your cities\n  Attica: Athens, Eleusis\n"));
        QVERIFY(!brief.contains("Laconia"));
        QVERIFY(!brief.contains("Carl"));
    }
    void itSaysWhatIsInAndWhatTheArmiesDidLast() {
        Journal journal = begun();
        const Order march{ArmyId(0), Posture::March, {PlaceId(1)}, {}, {}};
        setStandingOrders(journal, athens, {.land = {march}}, "as ever");
        QVERIFY(submitOrders(journal, athens, {.land = {march}}, received({{}, false}, "sheet")));
        QVERIFY(
            says(handOverBrief(journal, athens).text(), "Provisional orders for turn 1 are in; yours replace them"));
        QVERIFY(says(handOverBrief(journal, athens).text(), "Your standing orders\n  Army of Attica: march Eleusis\n"));
        QVERIFY(!handOverBrief(journal, sparta).text().contains("standing"));
        adjudicateTurn(journal);
        QVERIFY(says(handOverBrief(journal, athens).text(), "the orders of turn 1 are adjudicated"));
        journal.undo("umpire");
        QVERIFY(submitOrders(journal, sparta, {}, "sheet"));
        playMove(journal);
        QVERIFY(says(handOverBrief(journal, athens).text(), "  Army of Attica came from Athens to Eleusis (march)\n"));
        QVERIFY(says(handOverBrief(journal, athens).text(), "due on Tuesday 8 December 2026"));
    }
    void captivesAreNamedAsPeopleCallThem() {
        Journal journal = begun();
        Ruling taken{RulingSubject::Fate, 0, static_cast<int>(Fate::Captured), sparta};
        rule(journal, taken, "He was found in a hut");
        const std::string holder = handOverBrief(journal, sparta).text();
        QVERIFY(says(holder, "  You hold Nicias of Athens, worth "));
        const std::string owner = handOverBrief(journal, athens).text();
        QVERIFY(says(owner, "  Nicias is in the hands of Sparta; "));
        QVERIFY(!holder.contains("nicias") && !owner.contains("nicias"));
    }
    void whoLostHisCapitalIsToldSo() {
        Journal journal = begun();
        rule(journal, {RulingSubject::Owner, 0, 1}, "A coup");
        QVERIFY(says(handOverBrief(journal, athens).text(), "  Your capital was Athens, which Sparta holds\n"));
        rule(journal, {RulingSubject::Owner, 0, -1}, "Another one");
        QVERIFY(says(handOverBrief(journal, athens).text(), "  Your capital was Athens, which nobody holds\n"));
        QVERIFY(says(handOverBrief(journal, sparta).text(), "  Your capital is Sparta\n"));
    }
    void itSaysWhoCommandsAFleetAndWhatItDoesWithoutOrders() {
        Journal journal = *Journal::found(sixCities(), 431);
        const State& state = journal.campaign().state;
        const auto sails = [](const Fleet& fleet) { return fleet.admiral && isAfloat(fleet); };
        const auto fleet = std::ranges::find_if(state.fleets, sails);
        QVERIFY(fleet != state.fleets.end());
        const PowerId power = fleet->power;
        const std::string admiral = state.leaders[fleet->admiral.index()].name;
        const std::string name = fleet->name;
        const FleetId id(static_cast<int>(fleet - state.fleets.begin()));
        setStandingOrders(journal, power, {.voyages = {{id, Station::Watch, {}, {}, 0, 0, {}}}}, "as ever");
        const std::string brief = handOverBrief(journal, power).text();
        QVERIFY(says(brief, "  " + admiral + ", "));
        QVERIFY(says(brief, "command points, with " + name + "\n"));
        QVERIFY(says(brief, "Your standing orders\n  " + name + ": keep watch\n"));
    }
    void itSaysWhatHeHasToAnswerAndWhatBothHavePromised() {
        Journal journal = begun();
        QVERIFY(submitOrders(journal, sparta, {.envoys = {{athens, TreatyKind::Truce, 6, 0}}}, "sheet"));
        QVERIFY(submitOrders(journal, athens, {}, "sheet"));
        playMove(journal);
        QVERIFY(says(handOverBrief(journal, athens).text(), "  To be answered: Sparta offers Athens: truce"));
        QVERIFY(!handOverBrief(journal, sparta).text().contains("To be answered"));
        QVERIFY(submitOrders(journal, athens, {.envoys = {{sparta, TreatyKind::Truce, 6, 0}}}, "sheet"));
        playMove(journal);
        QVERIFY(says(handOverBrief(journal, athens).text(), "Treaties and offers\n  truce between"));
        QVERIFY(!handOverBrief(journal, athens).text().contains("To be answered"));
        QVERIFY(says(handOverBrief(journal, athens).text(), "What all have heard lately\n"));
    }
    void itSaysHowHisBattlesEnded() {
        Journal journal = begun();
        const Order attic{ArmyId(0), Posture::Seek, {PlaceId(1), PlaceId(2)}, {}, {}};
        const Order laconian{ArmyId(1), Posture::Seek, {PlaceId(3), PlaceId(2)}, {}, {}};
        QVERIFY(submitOrders(journal, athens, {.land = {attic}}, "sheet"));
        QVERIFY(submitOrders(journal, sparta, {.land = {laconian}}, "sheet"));
        adjudicateTurn(journal);
        QCOMPARE(pendingBattles(journal.campaign().state).size(), 1U);
        QVERIFY(says(handOverBrief(journal, athens).text(), "in turn 1 is still to be fought\n"));
        resolveAll(journal, *findSystem("men_of_bronze"), 1);
        const Verdict verdict = journal.campaign().state.battles.front().result;
        const std::string_view his = verdict == Verdict::Draw ? "was not decided" : "was ";
        QVERIFY(says(handOverBrief(journal, athens).text(), "in turn 1 " + std::string(his)));
        if (verdict != Verdict::Draw) {
            const bool won = handOverBrief(journal, athens).text().contains("was won; your side lost");
            QVERIFY(won != handOverBrief(journal, sparta).text().contains("was won; your side lost"));
        }
    }
    void ofAWarThatIsOverNothingWaits() {
        Journal journal = begun();
        endWar(journal, "all have agreed");
        QVERIFY(says(handOverBrief(journal, athens).text(), "  Nothing: the war is over\n"));
    }
    void anOrderToBesiegeThatDoesNotIsNotShownAsOne() {
        Journal journal = *Journal::found(*builtinScenario("hellas_431"), 7);
        adjudicateTurn(journal);
        const QString report = QString::fromStdString(umpiresReport(journal.campaign()).text()).simplified();
        for (const char* row : {"Army of Attica Oropus relieve the city 9", "Army of Boeotia Oropus besiege 12",
                                "Army of Corinthia Corinth hold 5", "Army of Corinthia Corinth hold 4",
                                "Army of Ionian Islands Pylos (Coryphasium) besiege 4"})
            QVERIFY2(report.contains(QLatin1String(row)), qPrintable(report));
    }
    void docksAndSailsAreToldInSentences() {
        const Journal journal = *Journal::found(*builtinScenario("hellas_431"), 7);
        const auto& powers = journal.campaign().scenario.powers;
        const PowerId own(static_cast<int>(std::ranges::find(powers, "athens", &PowerInfo::id) - powers.begin()));
        const std::string report = powerReport(visibleTo(journal.campaign(), own), {}).text();
        QVERIFY(says(report, "Your docks\n  Your docks can keep "));
        QVERIFY(says(report, " squadrons; you have 35.\n"));
    }
};

QTEST_GUILESS_MAIN(TestBrief)
#include "tst_brief.moc"
