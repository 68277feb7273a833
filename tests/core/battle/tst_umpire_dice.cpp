// What comes from outside the rules: dice that were typed in, corrections of the table, other dice from a place on.
#include "tests/core/battle/broken_off.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

class TestUmpireDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void diceMayBeTypedInAndAreMarkedAsSuch() {
        const auto g = game();
        Record record = cut(fought(*g).record, 0);
        const RandomPlayer player(5);
        Fight fight(*g);
        int typed = 0;
        for (;;) {
            EventLog log;
            const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
            Conditions conditions;
            conditions.dice = dice.get();
            conditions.listener = &log;
            conditions.waitAtRoll = 0;
            const Run run = fight.run(conditions, &record);
            QVERIFY(!run.misfit);
            if (run.ended) {
                const auto rolled = std::ranges::count_if(log.events(), [](const Event& e) {
                    return std::holds_alternative<Rolled>(e) && std::get<Rolled>(e).typedIn;
                });
                QCOMPARE(static_cast<int>(rolled), typed);
                break;
            }
            if (run.pending->kind == Pending::Kind::Roll) {
                const RollRequest& roll = run.pending->roll;
                record.entries.emplace_back(
                    TypedRoll{roll.side, roll.piece, static_cast<std::uint8_t>(roll.sides),
                              std::vector<std::uint8_t>(static_cast<std::size_t>(roll.count),
                                                        static_cast<std::uint8_t>(1 + typed % 6))});
                ++typed;
            } else {
                const Position position{
                    *g, fight.table(), 5, run.decisions, run.rolls, &record, run.pending->publicEntries};
                record.entries.emplace_back(Answer{run.pending->request->question,
                                                   snapped(player.choose(*run.pending->request, position)),
                                                   By::Person});
            }
        }
        QVERIFY(typed > 5);
    }

    void diceOfAnotherRollOrWithImpossibleFacesAreMisfits() {
        const auto g = game();
        Record record = cut(fought(*g).record, 0);
        Run run;
        const RandomPlayer player(5);
        for (;;) {  // up to the first roll
            const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
            Conditions conditions;
            conditions.dice = dice.get();
            conditions.waitAtRoll = 0;
            Fight fight(*g);
            run = fight.run(conditions, &record);
            if (run.pending->kind == Pending::Kind::Roll)
                break;
            const Position position{
                *g, fight.table(), 5, run.decisions, run.rolls, &record, run.pending->publicEntries};
            record.entries.emplace_back(Answer{run.pending->request->question,
                                               snapped(player.choose(*run.pending->request, position)), By::Person});
        }
        const RollRequest& roll = run.pending->roll;
        const TypedRoll right{roll.side, roll.piece, 6,
                              std::vector<std::uint8_t>(static_cast<std::size_t>(roll.count), 3)};
        std::vector<TypedRoll> wrong(5, right);
        wrong[0].faces.push_back(3);
        wrong[1].faces[0] = 7;
        wrong[2].faces[0] = 0;
        wrong[3].side = other(right.side);
        wrong[4].sides = 8;
        for (const TypedRoll& one : wrong) {
            Record bad = record;
            bad.entries.emplace_back(one);
            QVERIFY(runOf(*g, bad).misfit);
        }
        record.entries.emplace_back(right);
        QVERIFY(!runOf(*g, record).misfit);
    }

    void theUmpireCorrectsTheTableWhereTheRulesHoldNothingInHand() {
        const auto g = game();
        const Fought whole = fought(*g);
        const auto found = firstPending(*g, whole.record, [](const Pending& p) { return p.mayCorrect; });
        QVERIFY(found);
        Record record = found->first;
        Fight fight(*g);
        const auto tableAfter = [&](Record& r, EventLog* log = nullptr) {
            const std::unique_ptr<DiceSource> dice = makeDice(r.dice);
            Conditions conditions;
            conditions.dice = dice.get();
            conditions.listener = log;
            return fight.run(conditions, &r);
        };
        tableAfter(record);
        const PieceId piece = fight.table().present().first();
        Correction correction;
        correction.kind = Correction::Kind::SetCounter;
        correction.piece = piece;
        correction.value = 1;
        correction.reason = "a die fell off the table";
        record.entries.emplace_back(correction);
        EventLog log;
        const Run run = tableAfter(record, &log);
        QVERIFY(run.pending && !run.misfit);
        QCOMPARE(fight.table().counter(piece, 0), 1);
        QVERIFY(std::ranges::any_of(log.events(), [](const Event& e) { return std::holds_alternative<Corrected>(e); }));
        for (const auto& spoil : std::initializer_list<std::function<void(Correction&)>>{
                 [](Correction& c) { c.counter = 11; }, [](Correction& c) { c.value = 999; },
                 [](Correction& c) { c.value = -1; }, [](Correction& c) { c.piece = PieceId(200); },
                 [](Correction& c) { c.kind = Correction::Kind::Move, c.pose = {{-5, 5}, {0, 1}}; },
                 [](Correction& c) { c.kind = Correction::Kind::Move, c.pose = {{NAN, 5}, {0, 1}}; },
                 [](Correction& c) { c.kind = Correction::Kind::Move, c.pose = {{5, 5}, {0, 0}}; }}) {
            Record bad = found->first;
            Correction wrong = correction;
            spoil(wrong);
            bad.entries.emplace_back(wrong);
            QVERIFY(tableAfter(bad).misfit);
        }
    }

    void aForkChangesTheDiceToComeAndNoneBefore() {
        const auto g = game();
        const Fought whole = fought(*g);
        const int at = whole.run.rolls / 2;
        const auto rollsOf = [&](Record record) {
            const RandomPlayer player(7);
            const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
            EventLog log;
            Conditions conditions;
            conditions.dice = dice.get();
            conditions.listener = &log;
            conditions.players = {&player, &player};
            conditions.key = 7;
            record.entries.clear();
            Fight(*g).run(conditions, &record);
            std::vector<Roll> rolls;
            for (const Event& event : log.events())
                if (const auto* rolled = std::get_if<Rolled>(&event))
                    rolls.push_back(rolled->roll);
            return rolls;
        };
        const std::vector<Roll> plain = rollsOf(whole.record);
        Record forked = whole.record;
        forked.forks = {{at, 99}};
        const std::vector<Roll> other = rollsOf(forked);
        const auto n = static_cast<std::ptrdiff_t>(at);
        QVERIFY(std::equal(plain.begin(), plain.begin() + n, other.begin()));
        QVERIFY(plain != other);
        // Of several forks at one roll the last holds.
        Record twice = whole.record;
        twice.forks = {{at, 5}, {at, 99}};
        QVERIFY(rollsOf(twice) == other);
        // The same as a condition, without touching the record.
        Record record = cut(whole.record, 0);
        const RandomPlayer player(7);
        const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
        EventLog log;
        Conditions conditions;
        conditions.dice = dice.get();
        conditions.players = {&player, &player};
        conditions.key = 7;
        conditions.listener = &log;
        conditions.fork = Fork{at, 99};
        Fight(*g).run(conditions);
        std::vector<Roll> rolls;
        for (const Event& event : log.events())
            if (const auto* rolled = std::get_if<Rolled>(&event))
                rolls.push_back(rolled->roll);
        QVERIFY(rolls == other);
    }
};

QTEST_GUILESS_MAIN(TestUmpireDice)
#include "tst_umpire_dice.moc"
