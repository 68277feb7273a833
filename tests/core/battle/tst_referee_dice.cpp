// What comes from outside the rules: dice that were typed in, corrections of the table, other dice from a place on.
#include "tests/core/battle/broken_off.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

class TestRefereeDice : public QObject {
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
            Conditions conditions;
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

    void someRollsMayBeThrownAndOthersTypedIn() {
        const auto g = game();
        Record record = cut(fought(*g).record, 0);
        const RandomPlayer player(5);
        Fight fight(*g);
        std::vector<bool> typed;
        for (int waitAtRoll = 0;;) {
            EventLog log;
            Conditions conditions;
            conditions.listener = &log;
            conditions.waitAtRoll = waitAtRoll;
            const Run run = fight.run(conditions, &record);
            QVERIFY2(!run.misfit, run.misfit ? toText(run.misfit->why).c_str() : "");
            std::vector<bool> asTyped;
            for (const Event& event : log.events())
                if (const auto* rolled = std::get_if<Rolled>(&event))
                    asTyped.push_back(rolled->typedIn);
            QVERIFY(asTyped == typed);
            if (run.ended)
                break;
            if (run.pending->kind == Pending::Kind::Choice) {
                const Position position{
                    *g, fight.table(), 5, run.decisions, run.rolls, &record, run.pending->publicEntries};
                record.entries.emplace_back(Answer{run.pending->request->question,
                                                   snapped(player.choose(*run.pending->request, position)),
                                                   By::Person});
                continue;
            }
            const RollRequest& roll = run.pending->roll;
            QCOMPARE(run.pending->rolls, static_cast<int>(typed.size()));
            typed.push_back(run.pending->rolls % 3 != 0);  // of those made one right after the other, too
            if (typed.back())
                record.entries.emplace_back(
                    TypedRoll{roll.side, roll.piece, static_cast<std::uint8_t>(roll.sides),
                              std::vector<std::uint8_t>(static_cast<std::size_t>(roll.count), 4), run.pending->rolls});
            else
                waitAtRoll = run.pending->rolls + 1;
        }
        QVERIFY(typed.size() > 5);
    }

    void diceOfAnotherRollOrWithImpossibleFacesAreMisfits() {
        const auto g = game();
        Record record = cut(fought(*g).record, 0);
        Run run;
        const RandomPlayer player(5);
        for (;;) {  // up to the first roll
            Conditions conditions;
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
        std::vector<TypedRoll> wrong(6, right);
        wrong[0].faces.push_back(3);
        wrong[1].faces[0] = 7;
        wrong[2].faces[0] = 0;
        wrong[3].side = other(right.side);
        wrong[4].sides = 8;
        wrong[5].number = run.pending->rolls + 1;
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
            Conditions conditions;
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

    void codesAndSecretsOfTheRulesAreNotForTheUmpire() {
        int kept = 0;
        for (const SystemUnderTest& system : systemsUnderTest()) {
            const auto g = anyGame(system, 3);
            const Record whole = fought(*g).record;
            std::size_t looked = 0;
            const auto found = firstPending(*g, whole, [&](const Pending& pending) {
                return ++looked > whole.entries.size() / 2 && pending.mayCorrect;  // units are on the table
            });
            QVERIFY2(found, system.id);
            Record record = found->first;
            Conditions conditions;
            Fight fight(*g);
            fight.run(conditions, &record);
            for (const auto kind : {Correction::Kind::SetCounter, Correction::Kind::SetSideCounter}) {
                const SystemInfo& info = g->system().info();
                const auto& counters = kind == Correction::Kind::SetCounter ? info.counters : info.sideCounters;
                QVERIFY2(std::ranges::any_of(counters, &CounterInfo::mayBeCorrected), system.id);
                for (std::size_t c = 0; c < counters.size(); ++c) {
                    if (counters[c].mayBeCorrected())
                        continue;
                    ++kept;
                    Record corrected = record;
                    Correction correction;
                    correction.kind = kind;
                    correction.piece = fight.table().present().first();
                    correction.counter = static_cast<std::uint8_t>(c);
                    correction.reason = "a cat";
                    corrected.entries.emplace_back(correction);
                    const Run run = runOf(*g, corrected);
                    QVERIFY2(run.misfit && toText(run.misfit->why).contains("for the rules alone"), system.id);
                }
            }
        }
        QVERIFY(kept > 20);
    }

    void whereDiceAreTypedInTheUmpireCorrectsTheTableBeforeThem() {
        for (const SystemUnderTest& system : systemsUnderTest()) {
            const auto g = anyGame(system, 3);
            const RandomPlayer player(5);
            Record record = cut(fought(*g).record, 0);
            Fight fight(*g);
            Pcg32 draw(7, 1);
            int mayCorrect = 0;
            Run run;
            do {
                Conditions conditions;
                conditions.waitAtRoll = 0;
                run = fight.run(conditions, &record);
                QVERIFY(!run.misfit);
                if (!run.pending)
                    break;
                if (run.pending->mayCorrect) {
                    ++mayCorrect;
                    Record corrected = record;
                    Correction correction;
                    correction.kind = Correction::Kind::SetSideCounter;
                    correction.value = static_cast<std::int16_t>(g->system().info().sideCounters[0].lowest);
                    correction.reason = "a cat";
                    corrected.entries.emplace_back(correction);
                    const Run after = runOf(*g, corrected, nullptr, 0);
                    QVERIFY2(!after.misfit && after.pending, system.id);
                }
                if (run.pending->kind == Pending::Kind::Roll) {
                    const RollRequest& roll = run.pending->roll;
                    std::vector<std::uint8_t> faces(static_cast<std::size_t>(roll.count));
                    for (std::uint8_t& face : faces)
                        face = static_cast<std::uint8_t>(1 + draw.below(static_cast<std::uint32_t>(roll.sides)));
                    record.entries.emplace_back(TypedRoll{roll.side, roll.piece, static_cast<std::uint8_t>(roll.sides),
                                                          faces, run.pending->rolls});
                } else {
                    const Position position{
                        *g, fight.table(), 5, run.decisions, run.rolls, &record, run.pending->publicEntries};
                    record.entries.emplace_back(Answer{run.pending->request->question,
                                                       snapped(player.choose(*run.pending->request, position)),
                                                       By::Person});
                }
            } while (mayCorrect < 5 && record.entries.size() < 2000);
            QVERIFY2(mayCorrect > 0, system.id);
        }
    }

    void aForkChangesTheDiceToComeAndNoneBefore() {
        const auto g = game();
        const Fought whole = fought(*g);
        const int at = whole.run.rolls / 2;
        const auto rollsOf = [&](Record record) {
            const RandomPlayer player(7);
            EventLog log;
            Conditions conditions;
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
    }
};

QTEST_GUILESS_MAIN(TestRefereeDice)
#include "tst_referee_dice.moc"
