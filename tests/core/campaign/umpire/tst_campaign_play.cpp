// Whole campaigns, played by the program alone.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/campaign/battle/table_result.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

Journal played(const ScenarioFiles& files, std::uint64_t seed, int threads) {
    Journal journal = *Journal::found(files, seed);
    playToEnd(journal, *findSystem(journal.campaign().scenario.system), threads);
    return journal;
}

ScenarioFiles quickStart(const std::string& system) {
    ScenarioFiles files = sixCities();
    const std::string from = "system = \"men_of_bronze\"";
    files.texts[0].replace(files.texts[0].find(from), from.size(), "system = \"" + system + "\"");
    files.texts[0].replace(files.texts[0].find("years = 2"), 9, "years = 3");
    return files;
}

/// The first side played at random, with fast dice of that seed.
Record playedBySeed(const Game& game, std::uint64_t seed) {
    Record record;
    record.rulesData = game.system().dataDigest();
    record.setup = game.setup();
    record.dice = {DicePlan::Kind::Fast, seed, 0, {}};
    const RandomPlayer random(0);
    EventDigester digester;
    Conditions conditions;
    conditions.key = seed;
    conditions.listener = &digester;
    conditions.players = {&random, &standardPlayer(game)};
    Fight fight(game);
    const Run run = fight.run(conditions, &record);
    record.result = BattleResult{run.ended->winner, run.ended->turns, digester.digest()};
    return record;
}

}  // namespace

class TestCampaignPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCampaignEndsAndItsJournalVerifies_data() {
        QTest::addColumn<QString>("system");
        QTest::newRow("Men of Bronze") << QStringLiteral("men_of_bronze");
        QTest::newRow("Alala!") << QStringLiteral("alala");
        QTest::newRow("O/THW Ancients") << QStringLiteral("ohw");
        QTest::newRow("DBA") << QStringLiteral("dba");
        QTest::newRow("Medieval skirmish") << QStringLiteral("skirmish");
    }
    void aCampaignEndsAndItsJournalVerifies() {
        QFETCH(QString, system);
        const ScenarioFiles files = quickStart(system.toStdString());
        const Journal one = played(files, 431, 1);
        QVERIFY(one.campaign().state.course.phase == Phase::Over);
        QVERIFY(one.campaign().state.course.winner);
        QVERIFY2(!one.campaign().state.battles.empty(), "nobody fought");
        for (const Battle& battle : one.campaign().state.battles) {
            QVERIFY(battle.result != Verdict::Pending);
            QVERIFY2(!battle.digest.empty(), "a battle was not fought on the table");
        }
        QCOMPARE(played(files, 431, 2).head(), one.head());
        const Result<Journal> again = Journal::from(one.entries());
        QVERIFY2(again, again ? "" : toText(again.error().front()).c_str());
        const Diagnostics faults = retrace(one, *findSystem(system.toStdString()));
        QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
    }
    void theSameSeedGivesTheSameLogByteForByteAndAnotherAnother() {
        const ScenarioFiles files = quickStart("men_of_bronze");
        const Journal one = played(files, 7, 1);
        QVERIFY(played(files, 7, 2).entries() == one.entries());
        QVERIFY(played(files, 8, 1).head() != one.head());
    }
    void ordersAreTakenUntilTheTurnIsAdjudicated() {
        Journal journal = *Journal::found(smallFiles(), 5);
        QVERIFY(submitOrders(journal, PowerId(0), {}, {}));
        adjudicateTurn(journal);
        const std::string head = journal.head();
        const Result<void> late = submitOrders(journal, PowerId(0), {}, {});
        QVERIFY(!late);
        QCOMPARE(late.error().front().code, std::string("campaign-phase"));
        QCOMPARE(journal.head(), head);
    }
    void ordersMayComeInAnyOrder() {
        const Campaign begun = smallCampaign();
        const Order attic{ArmyId(0), Posture::Seek, {PlaceId(1), PlaceId(2)}, {}, IfStronger::Stand};
        const Order laconian{ArmyId(1), Posture::Seek, {PlaceId(3), PlaceId(2)}, {}, IfStronger::Stand};
        const auto after = [&](bool athensFirst) {
            Journal journal = *Journal::found(smallFiles(), 5);
            for (const bool athens : {athensFirst, !athensFirst})
                (void)submitOrders(journal, PowerId(athens ? 0 : 1), {.land = {athens ? attic : laconian}}, {});
            adjudicateTurn(journal);
            return digestOf(journal.campaign().state);
        };
        QVERIFY(after(true) == after(false));
    }
    void theDiceOfAMoveThatIsTakenBackAreTheSameAgain() {
        Journal journal = *Journal::found(sixCities(), 3);
        adjudicateTurn(journal);
        const Digest digest = digestOf(journal.campaign().state);
        const std::string dice = journal.entries().back().dice;
        journal.undo("umpire");
        adjudicateTurn(journal);
        QVERIFY(digestOf(journal.campaign().state) == digest);
        QCOMPARE(journal.entries().back().dice, dice);
    }
    void stepsBeforeABattleAreThoseLostAndThoseLeft() {
        Journal journal = *Journal::found(sixCities(), 11);
        const RuleSystem& system = *findSystem("men_of_bronze");
        int seen = 0;
        while (journal.campaign().state.course.phase != Phase::Over && seen < 5) {
            adjudicateTurn(journal);
            for (const BattleId id : pendingBattles(journal.campaign().state)) {
                const Campaign& before = journal.campaign();
                const ArmyIndex armyIndex(before.state);
                const Battle& battle = before.state.battles[id.index()];
                int steps = 0;
                for (const auto* side : {&battle.attackers, &battle.defenders})
                    for (const ArmyId army : *side)
                        steps += stepsOfArmy(before.state, armyIndex, army);
                const Aftermath draft = resolved(before, id, system);
                int listed = 0;
                for (const UnitLeft& row : draft.units) {
                    QVERIFY(row.left >= 0 && row.left <= row.before);
                    listed += row.before;
                }
                QCOMPARE(listed, steps);  // nobody is dropped on the way to the table
                recordResult(journal, draft);
                for (const Unit& unit : journal.campaign().state.units)
                    QVERIFY(unit.steps >= 0 && unit.steps <= unit.most);
                ++seen;
            }
            closeTurn(journal);
        }
        QVERIFY(seen > 0);
    }
    void aTypedInResultGoesTheSameWay() {
        Journal journal = *Journal::found(sixCities(), 11);
        const RuleSystem& system = *findSystem("men_of_bronze");
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        const BattleId id = pendingBattles(journal.campaign().state).front();
        const Result<Battlefield> field = battlefieldOf(journal.campaign(), id, system);
        QVERIFY(field);
        std::string form = tableForm(journal.campaign(), id, *field);
        form.replace(form.find("winner = \"draw\""), 15, "winner = \"attacker\"");
        const Result<Aftermath> draft = fromTable(journal.campaign(), id, *field, form, "form.toml");
        QVERIFY2(draft, draft ? "" : toText(draft.error().front()).c_str());
        recordResult(journal, *draft);
        QVERIFY(journal.campaign().state.battles[id.index()].result == Verdict::Attacker);
        QVERIFY(journal.campaign().state.battles[id.index()].method == Method::Table);
        const std::string wrong = form + "[[unit]]\nid = \"a1\"\nleft = 9\n[[unit]]\nid = \"c1\"\nleft = 0\n";
        const Result<Aftermath> refused = fromTable(journal.campaign(), id, *field, wrong, "form.toml");
        QVERIFY(!refused);
        QVERIFY(refused.error().size() >= 3);  // twice, too many left, no such unit
    }
    void aRecordOfTheBattleIsTakenAndOneOfAnotherRefused() {
        Journal journal = *Journal::found(sixCities(), 11);
        const RuleSystem& system = *findSystem("men_of_bronze");
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        const BattleId id = pendingBattles(journal.campaign().state).front();
        const Battlefield field = *battlefieldOf(journal.campaign(), id, system);
        Record record;
        const Aftermath draft = fought(journal.campaign(), id, field, &record);
        const Result<Aftermath> same = fromRecord(journal.campaign(), id, field, record);
        QVERIFY2(same, same ? "" : toText(same.error().front()).c_str());
        QVERIFY(same->units == draft.units);
        QVERIFY(same->verdict == draft.verdict);
        QVERIFY(same->hit == draft.hit);
        QCOMPARE(same->played,
                 std::string("Fought by the program with the campaign's dice; the computer played both sides."));
        record.setup.lists[0].name = "Somebody else";
        QVERIFY(!fromRecord(journal.campaign(), id, field, record));
    }
    void howARecordWasPlayedIsKeptAndToldInTheChronicle() {
        Journal journal = *Journal::found(sixCities(), 11);
        const RuleSystem& system = *findSystem("men_of_bronze");
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        const BattleId id = pendingBattles(journal.campaign().state).front();
        const Battlefield field = *battlefieldOf(journal.campaign(), id, system);
        const Record record = playedBySeed(*field.game, 4711);
        const Result<Aftermath> draft = fromRecord(journal.campaign(), id, field, record);
        QVERIFY2(draft, draft ? "" : toText(draft.error().front()).c_str());
        const std::string said =
            "Fought by the program with dice by seed 4711, chosen by a player; attackers: the computer (random), "
            "defenders: the computer (standard).";
        QCOMPARE(draft->played, said);
        const auto told = [&](const Aftermath& result) {
            Journal other = journal;
            recordResult(other, result);
            std::string all;
            for (const ChronicleLine& line : chronicle(other))
                all += line.text + "\n";
            return retrace(other, system).empty() ? all : "it does not verify";
        };
        QVERIFY2(told(*draft).contains(". " + said + " "), told(*draft).c_str());
        // As older journals have it.
        Aftermath before = *draft;
        before.played =
            "Its record: dice by seed 4711, chosen by whoever played it; attackers: the computer (random); "
            "defenders: the computer (standard).";
        QVERIFY2(told(before).contains(before.played), told(before).c_str());
        before.played += " By daylight.";
        QVERIFY(told(before) == "it does not verify");
        Aftermath changed = *draft;
        changed.method = Method::Table;
        QVERIFY(told(changed) == "it does not verify");
        changed.digest.clear();
        changed.record.clear();
        QVERIFY2(told(changed).contains(said + " The umpire has changed its result."), told(changed).c_str());
        QVERIFY(!told(fought(journal.campaign(), id, field)).contains("by the program"));
    }
    void aRecordTellsWhatInItIsUnusual() {
        const Journal journal = *Journal::found(sixCities(), 11);
        const auto answer = [](Side side, By by) {
            Answer one;
            one.question.side = side;
            one.by = by;
            return one;
        };
        Record record;
        record.dice = {DicePlan::Kind::Sealed, 0, 0, {}};
        record.entries = {answer(Side::A, By::Person),
                          answer(Side::A, By::Search),
                          answer(Side::A, By::Random),
                          TypedRoll{},
                          TypedRoll{},
                          Correction{}};
        record.undone = {Undone{}};
        record.forks = {Fork{}};
        Campaign campaign = journal.campaign();
        campaign.state.battles.emplace_back().turn = 1;
        QCOMPARE(
            howPlayed(campaign, BattleId(0), record),
            std::string(
                "Played in the program with sealed dice that are not the campaign's; attackers: a person and the "
                "computer (look-ahead, random), defenders: nobody was asked; 2 rolls typed in; 1 correction by the umpire; "
                "1 step taken back after its dice had been seen; 1 place from which other dice fell."));
    }
};

QTEST_GUILESS_MAIN(TestCampaignPlay)
#include "tst_campaign_play.moc"
