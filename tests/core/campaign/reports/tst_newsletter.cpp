// The newsletter of a move: what the program drafts, what the umpire makes of it, and how it is kept.
#include "core/campaign/journal/newsletter.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/name_check/name_check.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/reports/report_html.h"
#include "core/campaign/reports/story/battle_luck.h"
#include "core/campaign/scenario/files.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/io/records/record_io.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// So many moves of the six cities, every battle on paper.
Journal played(int moves) {
    Journal journal = *Journal::found(sixCities(), 431);
    for (int move = 0; move < moves && journal.campaign().state.course.phase != Phase::Over; ++move) {
        adjudicateTurn(journal);
        for (const BattleId id : pendingBattles(journal.campaign().state)) {
            CampaignDice paper(keyOf(turnSeedOf(7, move), occasionOf("paper", id)));
            recordResult(journal, onPaper(journal.campaign(), id, paper));
        }
        closeTurn(journal);
    }
    return journal;
}

Newsletter drafted(const Journal& journal, int turn) {
    return draftOf(journal.campaign().scenario, journal.entries(), turn);
}

/// The first move in which there was a battle; 0: none.
int moveOfBattle(const Journal& journal) {
    for (int turn = 1; turn < journal.campaign().state.course.turn; ++turn)
        if (drafted(journal, turn).text.contains("\n  Battle of ") ||
            drafted(journal, turn).text.starts_with("Battles"))
            return turn;
    return 0;
}

}  // namespace

class TestNewsletter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastMoveToldIsTheOneThatWasAdjudicatedLast() {
        Journal journal = played(0);
        QCOMPARE(lastTurnTold(journal.campaign(), journal.entries()), 1);
        adjudicateTurn(journal);
        QCOMPARE(lastTurnTold(journal.campaign(), journal.entries()), 1);
        journal = played(3);
        QCOMPARE(lastTurnTold(journal.campaign(), journal.entries()), 3);
        adjudicateTurn(journal);
        QCOMPARE(lastTurnTold(journal.campaign(), journal.entries()), 4);
        journal.undo("umpire");
        QCOMPARE(lastTurnTold(journal.campaign(), journal.entries()), 3);
        endWar(journal, "All have agreed.");
        QCOMPARE(lastTurnTold(journal.campaign(), journal.entries()), 4);
        QVERIFY(drafted(journal, 4).headline.starts_with("The war is over. "));
    }
    void aBattleOnRecordHasItsLuckTold() {
        Journal journal = *Journal::found(sixCities(), 11);
        const RuleSystem& system = *findSystem("men_of_bronze");
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        const int turn = journal.campaign().state.course.turn;
        const BattleId id = pendingBattles(journal.campaign().state).front();
        const Battlefield field = *battlefieldOf(journal.campaign(), id, system);
        Record record;
        fought(journal.campaign(), id, field, &record);
        recordResult(journal, *fromRecord(journal.campaign(), id, field, record));
        const Scenario& scenario = journal.campaign().scenario;
        QVERIFY(battlesOnRecord(scenario, journal.entries(), turn - 1).empty());
        const std::vector<BattleOnRecord> battles = battlesOnRecord(scenario, journal.entries(), turn);
        QCOMPARE(battles.size(), 1U);
        QCOMPARE(battles.front().record, toText(record));

        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(luckLines(battles.front(), system, 1, stopped.get_token()).empty());
        int told = 0;
        const std::vector<std::string> lines =
            luckLines(battles.front(), system, 0, {}, [&told](const BattleAnalysis& analysis) {
                ++told;
                QVERIFY(analysis.progress(AnalysisPlan{}.precision) <= 100);
            });
        QVERIFY(told > 0);
        QCOMPARE(lines.size(), 2U);
        QVERIFY2(lines[0].starts_with("Battle of " + battles.front().place + ": at first " + battles.front().attackers),
                 lines[0].c_str());
        // The chance at the end is the result: an empty or a full bar.
        const Verdict verdict = journal.campaign().state.battles[id.index()].result;
        QVERIFY2(lines[1].ends_with(verdict == Verdict::Attacker ? "█" : "▁"), lines[1].c_str());
        // It names no more than everybody may know.
        ReportSet reports(journal.campaign(), journal.entries());
        QVERIFY(NameCheck(reports, {}).unknownIn(lines[0] + "\n" + lines[1], {}).empty());
        for (const PieceInfo& piece : field.game->pieces())
            QVERIFY2(!(lines[0] + lines[1]).contains(piece.name), piece.name.c_str());

        journal.undo("umpire");
        QVERIFY(battlesOnRecord(scenario, journal.entries(), turn).empty());
    }
    void aDraftTellsOfItsMoveAlone() {
        const Journal journal = played(6);
        const int turn = moveOfBattle(journal);
        QVERIFY2(turn > 0, "the war of this seed has no battle");
        const Newsletter draft = drafted(journal, turn);
        QVERIFY2(draft.text.contains("Standings\n  "), draft.text.c_str());
        QVERIFY2(draft.text.contains("Honours that changed hands\n  Bloodiest day: "), draft.text.c_str());
        for (const ChronicleLine& line : chronicle(journal))
            if (line.news != News::Harbour)
                QCOMPARE(draft.text.contains("  " + line.text + "\n"), line.turn == turn);
    }
    void aDraftOfAnEarlierMoveIsTheSameAsItWasThen() {
        const Journal early = played(3);
        const Journal late = played(6);
        QVERIFY(drafted(early, 2) == drafted(late, 2));
    }
    void aMoveInWhichNothingHappensIsQuiet() {
        Journal journal = *Journal::found(smallFiles(), 431);
        QCOMPARE(drafted(journal, 1).headline, std::string("A quiet turn"));
    }
    void aSiegeIsToldWhenItBeginsAndWhenItEndsButNotWhoBesieges() {
        Journal journal = *Journal::found(smallFiles(), 431);
        constexpr PlaceId corinth(3);
        const auto closeWith = [&](PowerId besieger) {
            State after = journal.campaign().state;
            after.cities[corinth.index()].besieger = besieger;
            ++after.course.turn;
            journal.record({EntryKind::Close, "umpire", {}, {}, difference(journal.campaign().state, after)});
        };
        closeWith(PowerId(0));
        QCOMPARE(drafted(journal, 1).headline, std::string("Corinth is under siege"));
        QVERIFY2(drafted(journal, 1).text.contains("Cities\n  Corinth is under siege.\n"),
                 drafted(journal, 1).text.c_str());
        closeWith({});
        QVERIFY2(drafted(journal, 2).text.contains("Cities\n  The siege of Corinth is over.\n"),
                 drafted(journal, 2).text.c_str());
    }
    void harboursAreClosedInOneLineBelowTheBattles() {
        Journal journal = *Journal::found(*builtinScenario("hellas_431"), 7);
        adjudicateTurn(journal);
        const std::string text = drafted(journal, 1).text;
        QVERIFY2(text.contains("\nAt sea\n  Army of Ionian Islands of Athens lands at Pylos (Coryphasium).\n"
                               "  Ships close the harbours of Cythera, Pylos (Coryphasium), Epidaurus, "),
                 text.c_str());
        QCOMPARE(QString::fromStdString(text).count(QStringLiteral("Ships close")), 1);
        QCOMPARE(drafted(journal, 1).headline, std::string("Army of Ionian Islands of Athens lands at Pylos"));
    }
    void aDecisiveBattleIsTheHeadline() {
        Journal journal = played(0);
        adjudicateTurn(journal);
        while (pendingBattles(journal.campaign().state).empty()) {
            closeTurn(journal);
            adjudicateTurn(journal);
        }
        const State& state = journal.campaign().state;
        const BattleId id = pendingBattles(state).front();
        CampaignDice paper(keyOf(turnSeedOf(9, 0), occasionOf("paper", id)));
        Aftermath draft = onPaper(journal.campaign(), id, paper);
        draft.verdict = Verdict::Attacker;
        draft.decisive = true;
        recordResult(journal, draft);
        const Battle& battle = state.battles[id.index()];
        const auto& powers = journal.campaign().scenario.powers;
        const auto nameOf = [&](ArmyId army) { return powers[state.armies[army.index()].power.index()].name; };
        QCOMPARE(drafted(journal, state.course.turn).headline,
                 nameOf(battle.attackers.front()) + " defeats " + nameOf(battle.defenders.front()) + " at " +
                     journal.campaign().scenario.map.place(battle.place).name);
    }
    void whoSentNoOrdersIsNamedOnceHeHasSentSome() {
        Journal journal = played(0);
        closeAfter(journal);
        QVERIFY(!drafted(journal, 1).text.contains("Orders\n"));
        QVERIFY(submitOrders(journal, PowerId(0), {}, "power x\n"));
        closeAfter(journal);
        QVERIFY(!drafted(journal, 2).text.contains("Orders\n"));
        closeAfter(journal);
        const std::string name = journal.campaign().scenario.powers[0].name;
        QVERIFY2(drafted(journal, 3).text.contains("Orders\n  " + name + " sent no orders; the computer gave them."),
                 drafted(journal, 3).text.c_str());
    }
    void ordersOfTheComputerAtTheUmpiresWishAreNotMissing() {
        Journal journal = played(0);
        const std::string name = journal.campaign().scenario.powers[0].name;
        QVERIFY(submitOrders(journal, PowerId(0), {}, "power x\n"));
        closeAfter(journal);
        QVERIFY(submitOrders(journal, PowerId(0), {}, received({{}, true, OrdersFrom::Computer}, "power x\n")));
        closeAfter(journal);
        QVERIFY2(drafted(journal, 2).text.contains(name + ": ordered by the computer, at the umpire's wish."),
                 drafted(journal, 2).text.c_str());
    }
    void whatTheUmpireHasRuledIsToldAndNoHeadline() {
        Journal journal = *Journal::found(smallFiles(), 431);
        rule(journal, {RulingSubject::Treasury, 0, 12}, "A ship was lost");
        const Newsletter draft = drafted(journal, 1);
        QVERIFY2(draft.text.contains("Rulings\n  The umpire has ruled: A ship was lost\n"), draft.text.c_str());
        QVERIFY(!draft.text.contains("12"));
        QCOMPARE(draft.headline, std::string("A quiet turn"));
    }
    void remarksOnABattleStandBesideIt() {
        Journal journal = played(0);
        adjudicateTurn(journal);
        while (pendingBattles(journal.campaign().state).empty()) {
            closeTurn(journal);
            adjudicateTurn(journal);
        }
        const BattleId id = pendingBattles(journal.campaign().state).front();
        CampaignDice paper(keyOf(turnSeedOf(9, 0), occasionOf("paper", id)));
        Aftermath draft = onPaper(journal.campaign(), id, paper);
        draft.remarks = "The dog of Helen ate the strategos";
        recordResult(journal, draft);
        const std::string text = drafted(journal, journal.campaign().state.course.turn).text;
        QVERIFY2(text.contains(" The dog of Helen ate the strategos."), text.c_str());
    }
    void whoseOrdersCameLateIsNamedWithByHowMuch() {
        const auto lateText = [](const char* came) {
            Journal journal = played(0);
            setDeadline(journal, Deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7});
            (void)submitOrders(journal, PowerId(0), {}, received({*clubTimeFrom(came), true}, "power x\n"));
            closeAfter(journal);
            // The deadline has gone on by then; of the next move nothing is late.
            (void)submitOrders(journal, PowerId(0), {},
                               received({*clubTimeFrom("2026-12-02T20:00+01:00"), true}, "power x\n"));
            closeAfter(journal);
            return drafted(journal, drafted(journal, 2).text.contains("its runner") ? 2 : 1).text;
        };
        const std::string name = played(0).campaign().scenario.powers[0].name;
        QVERIFY(!lateText("2026-12-01T20:00+01:00").contains("its runner"));
        for (const auto& [came, how] :
             {std::pair("2026-12-01T20:00:30+01:00", "1 minute"), std::pair("2026-12-01T21:59+01:00", "119 minutes"),
              std::pair("2026-12-01T23:30+01:00", "3 hours"), std::pair("2026-12-04T01:00+01:00", "2 days")}) {
            const std::string text = lateText(came);
            QVERIFY2(text.contains("Orders\n  " + name + ": its runner came in " + how + " after the deadline"),
                     text.c_str());
        }
    }
    void whatIsPublishedStandsInTheJournalAndCanBeTakenBack() {
        Journal journal = played(2);
        Newsletter newsletter = drafted(journal, 2);
        newsletter.headline = "Megara is \"burning\"";
        newsletter.notice = "Cake at eight.\nBring dice.";
        publish(journal, newsletter);
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY2(again, again ? "" : toText(again.error().front()).c_str());
        QVERIFY(published(again->entries()) == std::vector<Newsletter>{newsletter});
        QVERIFY(newsletterOf(journal.campaign().scenario, journal.entries(), 2) == newsletter);
        QCOMPARE(lastTurnTold(journal.campaign(), journal.entries()), 2);
        QVERIFY(again->campaign().state == played(2).campaign().state);
        Newsletter corrected = newsletter;
        corrected.headline = "Megara is not burning";
        publish(journal, corrected);
        QVERIFY(published(journal.entries()) == std::vector<Newsletter>{corrected});
        journal.undo("umpire");
        QVERIFY(published(journal.entries()) == std::vector<Newsletter>{newsletter});
        journal.undo("umpire");
        QVERIFY(published(journal.entries()).empty());
    }
    void thePageHasHeadlineDateTextAndNotice() {
        const Journal journal = played(2);
        const Newsletter newsletter{2, "Peace & <quiet>", "Battles\n  None.\n", "Cake at eight."};
        const Report report = newsletterReport(journal.campaign().scenario, newsletter);
        const std::string page = report.text();
        QVERIFY2(page.starts_with("Peace & <quiet>\n") && page.contains("Spring") && page.contains("second turn") &&
                     page.ends_with("\n\nBattles\n  None.\n\nA notice of the umpire\n  Cake at eight.\n"),
                 page.c_str());
        const std::string html = htmlOf(report);
        QVERIFY2(html.contains("<h1>Peace &amp; &lt;quiet&gt;</h1><p") &&
                     html.contains("<h2>Battles</h2>\n<ul><li>None.</li></ul>") &&
                     html.contains("<h2>A notice of the umpire</h2>\n<ul><li>Cake at eight.</li></ul>"),
                 html.c_str());
    }
    void whatIsWrongWithAFileIsSaidWithItsLine() {
        const auto refuses = [](const char* text, const char* why) {
            const Result<Newsletter> read = newsletterFrom(text, "news.toml", 4);
            return !read && toText(read.error().front()).contains(why) && read.error().front().place.line > 0;
        };
        QVERIFY(refuses("format = 1\nmove = 5\nheadline = \"x\"\ntext = \"y\"\n", "5"));
        QVERIFY(refuses("format = 1\nmove = 4\nheadline = \"\"\ntext = \"y\"\n", "headline"));
        QVERIFY(refuses("format = 1\nmove = 4\nheadline = \"x\"\ntext = \"y\"\ntitel = \"z\"\n", "titel"));
        QVERIFY(newsletterFrom("format = 1\nmove = 4\nheadline = \"x\"\ntext = \"y\"\n", "news.toml", 4).has_value());
    }
    void onlyAPageThatIsReadBackCanBePublished() {
        const Newsletter page{2, "Peace", "Battles\n  None.\n", "Cake at eight.\n"};
        QVERIFY(whyNotPublished(page).empty());
        const auto refuses = [](const Newsletter& one, const char* code) {
            const Diagnostics why = whyNotPublished(one);
            return why.size() == 1 && why.front().code.ends_with(code) && why.front().place.line == 0;
        };
        QVERIFY(refuses({2, "", page.text, {}}, "text-length"));
        QVERIFY(refuses({2, "Peace", "", {}}, "text-length"));
        QVERIFY(refuses({2, std::string(201, 'x'), page.text, {}}, "text-length"));
        QVERIFY(refuses({2, "Peace", page.text, std::string(30'001, 'x')}, "text-length"));
        QVERIFY(refuses({2, "Peace", "Battles\n  Athens\t3\n", {}}, "text-characters"));
    }
    void ofAPageThatIsBeingWrittenPartsMayBeMissing() {
        const Newsletter begun{2, "", "", "Cake at eight."};
        QVERIFY(!newsletterFrom(toToml(begun), "draft", 2).has_value());
        const Result<Newsletter> read = newsletterFrom(toToml(begun), "draft", 2, PageState::Begun);
        QVERIFY(read.has_value());
        QVERIFY(*read == begun);
    }

private:
    static void closeAfter(Journal& journal) {
        adjudicateTurn(journal);
        for (const BattleId id : pendingBattles(journal.campaign().state)) {
            CampaignDice paper(keyOf(turnSeedOf(9, 0), occasionOf("paper", id)));
            recordResult(journal, onPaper(journal.campaign(), id, paper));
        }
        closeTurn(journal);
    }
};

QTEST_GUILESS_MAIN(TestNewsletter)
#include "tst_newsletter.moc"
