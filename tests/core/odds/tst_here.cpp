// Odds from a position: nobody may learn from true dice to come, nor from the other side's secrets.
#include "core/ai/computer_players.h"
#include "core/ai/search_player.h"
#include "core/battle/answers/answer_check.h"
#include "core/battle/until_turn.h"
#include "core/dice/fast_dice.h"
#include "core/odds/advisor.h"
#include "tests/support/bronze_battles.h"
#include "tests/support/effort.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// A battle led up to a question by the computer player.
struct Led {
    Record record;
    Pending pending;
};

/// The battle with seed 11 before its answer number `answers`, where a person sits on both sides.
Led ledUpTo(const Game& game, std::size_t answers) {
    Led led;
    led.record.setup = game.setup();
    led.record.dice = {DicePlan::Kind::Fast, 11, 0, {}};
    Conditions conditions;
    conditions.players = {&standardPlayer(game), &standardPlayer(game)};
    Fight fight(game);
    fight.run(conditions, &led.record);
    led.record.entries.resize(answers);
    conditions.players = {};
    led.pending = *fight.run(conditions, &led.record).pending;
    return led;
}

/// The same battle, but all its dice so far were typed in: the dice to come are those of another seed.
Led withOtherDiceToCome(const Game& game, const Led& led, std::uint64_t seed) {
    class Keeper final : public Listener {
    public:
        void heard(int, const Event& event) override {
            if (const auto* rolled = std::get_if<Rolled>(&event))
                rolls.push_back(*rolled);
        }
        std::vector<Rolled> rolls;
    };
    Keeper keeper;
    Record record = led.record;
    Conditions conditions;
    conditions.listener = &keeper;
    Fight fight(game);
    fight.run(conditions, &record);

    // Answers and rolls in the order in which they came: answer by answer, the rolls made until then are typed in
    // first.
    Led typed;
    typed.record.setup = game.setup();
    typed.record.dice = {DicePlan::Kind::Fast, seed, 0, {}};
    std::size_t answered = 0;
    conditions.listener = nullptr;
    conditions.waitAtRoll = 0;
    for (std::size_t rolled = 0;;) {
        Fight again(game);
        Run run = again.run(conditions, &typed.record);
        if (run.pending->kind == Pending::Kind::Roll && rolled < keeper.rolls.size()) {
            const Rolled& roll = keeper.rolls[rolled++];
            TypedRoll entry{roll.side, roll.piece, roll.roll.sides, {}};
            if (roll.rerolled >= 0)
                entry.faces.push_back(static_cast<std::uint8_t>(roll.roll[roll.rerolled]));
            else
                entry.faces.assign(roll.roll.shown().begin(), roll.roll.shown().end());
            typed.record.entries.push_back(entry);
        } else if (answered < led.record.entries.size()) {
            typed.record.entries.push_back(led.record.entries[answered++]);
        } else {
            typed.pending = std::move(*run.pending);
            return typed;
        }
    }
}

OddsReport oddsFrom(const std::shared_ptr<const Game>& game, const Led& led, int threads = 0) {
    SimulationPlan plan;
    plan.game = game;
    plan.players = {&standardPlayer(*plan.game), &standardPlayer(*plan.game)};
    plan.here = std::make_shared<const Here>(hereOf(led.record, led.pending));
    plan.runs = 200;
    plan.seed = 5;
    plan.threads = threads;
    return simulate(plan).report;
}

/// How many answers stand before the first question of that decision to side B.
std::size_t answersBefore(const Game& game, std::string_view decision) {
    const Led led = ledUpTo(game, 0);
    Record record = led.record;
    Conditions conditions;
    conditions.players = {&standardPlayer(game), &standardPlayer(game)};
    Fight(game).run(conditions, &record);
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        const auto* answer = std::get_if<Answer>(&record.entries[i]);
        if (answer && answer->question.side == Side::B &&
            game.system().info().decisions[answer->question.decision].id == decision)
            return i;
    }
    return 0;
}

}  // namespace

class TestHere : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_game = bronzeGame(sixUnits(), sixUnits());

private Q_SLOTS:
    void oddsFromHereDoNotKnowTheTrueDiceToCome() {
        for (const std::size_t answers : {std::size_t{20}, std::size_t{60}, std::size_t{100}}) {
            const Led led = ledUpTo(*m_game, answers);
            const Led other = withOtherDiceToCome(*m_game, led, 99);
            QCOMPARE(other.pending.rolls, led.pending.rolls);
            QVERIFY(other.pending.request->question == led.pending.request->question);
            QVERIFY(oddsFrom(m_game, led) == oddsFrom(m_game, other));
        }
    }

    void oddsFromHereAreNotOneBattleAgainAndAgain() {
        const OddsReport report = oddsFrom(m_game, ledUpTo(*m_game, 60));
        const auto lengths = std::ranges::count_if(report.piecesLeft(Side::A), [](std::int64_t n) { return n > 0; });
        QVERIFY(lengths > 1);
    }

    void oddsFromHereAreTheSameForOneThreadAndSeveral() {
        const Led led = ledUpTo(*m_game, 60);
        QVERIFY(oddsFrom(m_game, led, 1) == oddsFrom(m_game, led, 2));
    }

    void theOtherSidesSecretBidIsNotKnown() {
        const std::size_t before = answersBefore(*m_game, "D-03");
        QVERIFY(before > 0);
        Led led = ledUpTo(*m_game, before);
        QCOMPARE(led.pending.request->question.side, Side::B);
        QCOMPARE(led.pending.entries, before);
        QCOMPARE(led.pending.publicEntries, before - 1);
        const OddsReport report = oddsFrom(m_game, led);
        auto& bid = std::get<Answer>(led.record.entries.back());
        for (const int number : {0, 1, 3}) {
            bid.choice.number = number;
            QVERIFY(oddsFrom(m_game, led) == report);
        }
    }

    void aForkThatWasNotTakenYetIsDiceToCome() {
        Led led = ledUpTo(*m_game, 60);
        const OddsReport report = oddsFrom(m_game, led);
        led.record.forks.push_back({led.pending.rolls, 1234});
        QVERIFY(oddsFrom(m_game, led) == report);
    }

    void aForkBehindIsKept() {
        Led led = ledUpTo(*m_game, 60);
        led.record.forks.push_back({led.pending.rolls - 1, 1234});
        QCOMPARE(hereOf(led.record, led.pending).prefix.forks.size(), std::size_t{1});
    }

    void adviceHasTheStandardAnswerAndTheSameNumberOfBattlesForEach() {
        AdvicePlan plan;
        const Led led = ledUpTo(*m_game, answersBefore(*m_game, "D-09"));
        plan.game = m_game;
        plan.standard = &standardPlayer(*plan.game);
        plan.record = led.record;
        plan.pending = led.pending;
        plan.runsEach = 96;
        int refinements = 0;
        const std::vector<Advice> advice = advise(plan, {}, [&](const std::vector<Advice>&) { ++refinements; });
        QCOMPARE(refinements, 3);
        QVERIFY(advice.size() >= 2);
        QCOMPARE(std::ranges::count_if(advice, &Advice::isStandard), 1);
        for (const Advice& one : advice) {
            QCOMPARE(one.report.runs(), 96);
            QVERIFY(!checkAnswer(*m_game, m_game->opening(), *led.pending.request, one.choice) ||
                    led.pending.request->form == Form::Move);
        }
    }

    void adviceStops() {
        AdvicePlan plan;
        const Led led = ledUpTo(*m_game, answersBefore(*m_game, "D-09"));
        plan.game = m_game;
        plan.standard = &standardPlayer(*plan.game);
        plan.record = led.record;
        plan.pending = led.pending;
        std::stop_source stop;
        const std::vector<Advice> advice =
            advise(plan, stop.get_token(), [&](const std::vector<Advice>&) { stop.request_stop(); });
        QVERIFY(std::ranges::all_of(advice, [](const Advice& one) { return one.report.runs() <= 64; }));
    }

    void whoLooksSoManyTurnsAheadLeavesWhenTheyAreOver() {
        for (const int last : {1, 2, 4}) {
            const UntilTurn player(standardPlayer(*m_game), last);
            const FastDice fresh(3);
            FastDice dice = fresh;
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&player, &player};
            Fight fight(*m_game);
            const Run run = fight.run(conditions);
            QVERIFY(run.pending && !run.ended && !run.misfit);
            QCOMPARE(fight.table().turn(), last + 1);
            // Until then he plays as the other one does.
            FastDice same = fresh;
            conditions.dice = &same;
            conditions.players = {&standardPlayer(*m_game), &standardPlayer(*m_game)};
            const Run whole = Fight(*m_game).run(conditions);
            QVERIFY(whole.ended && whole.rolls > run.rolls);
        }
    }

    void searchBeatsTheStandardPlayer() {
        const auto game = bronzeGame(sixUnits(), sixUnits());
        SearchSettings settings;
        settings.playouts = 16;  // half as many as usual, for it takes long
        const SearchPlayer search(settings);
        const int battles = effort(30);
        int won = 0;
        for (int n = 0; n < battles; ++n) {
            const Side side = n % 2 == 0 ? Side::A : Side::B;
            Record record;
            record.setup = game->setup();
            record.dice = {DicePlan::Kind::Fast, mixed(77, static_cast<std::uint64_t>(n)), 0, {}};
            Conditions conditions;
            conditions.key = static_cast<std::uint64_t>(n);
            conditions.players[index(side)] = &search;
            conditions.players[index(other(side))] = &standardPlayer(*game);
            const Run run = Fight(*game).run(conditions, &record);
            won += run.ended->winner == (side == Side::A ? Winner::A : Winner::B) ? 1 : 0;
        }
        qInfo("search won %d of %d", won, battles);
        if (battles >= 30)  // of one battle, under a sanitizer, nothing follows
            QVERIFY(2 * won > battles);
    }

    void whoLooksAheadHasNoMemoryAndHisBattlesVerify() {
        SearchSettings settings;
        settings.candidates = 3;
        settings.playouts = 2;
        const SearchPlayer search(settings);
        Record record;
        record.setup = m_game->setup();
        record.dice = {DicePlan::Kind::Fast, 3, 0, {}};
        Conditions conditions;
        conditions.players = {&search, &standardPlayer(*m_game)};
        EventDigester digester;
        conditions.listener = &digester;
        const Run run = Fight(*m_game).run(conditions, &record);
        record.result = BattleResult{run.ended->winner, run.ended->turns, digester.digest()};
        QVERIFY(verify(*m_game, record).empty());

        Record again = record;
        again.entries.clear();
        conditions.listener = nullptr;
        Fight(*m_game).run(conditions, &again);
        QVERIFY(again.entries == record.entries);
        QVERIFY(std::ranges::any_of(record.entries,
                                    [](const RecordEntry& entry) { return std::get<Answer>(entry).by == By::Search; }));
    }

    void onceStoppedItAnswersAsTheStandardPlayerDoes() {
        std::stop_source stop;
        stop.request_stop();
        SearchSettings settings;
        settings.stop = stop.get_token();
        const SearchPlayer search(settings);
        SimulationPlan plan;
        plan.game = m_game;
        plan.players = {&standardPlayer(*plan.game), &standardPlayer(*plan.game)};
        plan.runs = 20;
        const OddsReport doctrines = simulate(plan).report;
        plan.players = {&search, &search};
        QVERIFY(simulate(plan).report == doctrines);
    }
};

QTEST_APPLESS_MAIN(TestHere)
#include "tst_here.moc"
