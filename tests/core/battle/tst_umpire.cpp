// The umpire: answers, dice, undo, corrections, forks, secrets.
#include "core/battle/random_player.h"
#include "core/dice/scripted_dice.h"
#include "tests/support/battle_checks.h"
#include "tests/support/effort.h"
#include "tests/support/random_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

std::shared_ptr<const Game> game(std::uint64_t n = 3) { return anyGame(systemsUnderTest().front(), n); }

Fought fought(const Game& game, std::uint64_t seed = 7) {
    const RandomPlayer player(seed);
    DicePlan plan;
    plan.seed = seed;
    return fightOut(game, plan, {&player, &player}, seed);
}

/// Where a battle of persons stands with these entries.
Run runOf(const Game& game, Record& record, Listener* listener = nullptr, const std::optional<Fork>& fork = {}, int waitAtRoll = std::numeric_limits<int>::max()) {
    const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
    Conditions conditions;
    conditions.dice = dice.get();
    conditions.listener = listener;
    conditions.fork = fork;
    conditions.waitAtRoll = waitAtRoll;
    Fight fight(game);
    return fight.run(conditions, &record);
}

Record cut(const Record& record, std::size_t entries) {
    Record shorter = record;
    shorter.entries.resize(entries);
    shorter.result.reset();
    return shorter;
}

/// The first pending request of a kind as a battle is stepped through.
template <typename Wanted> std::optional<std::pair<Record, Pending>> firstPending(const Game& game, const Record& whole, Wanted&& wanted) {
    for (std::size_t n = 0; n < whole.entries.size(); ++n) {
        Record record = cut(whole, n);
        const Run run = runOf(game, record);
        if (run.pending && wanted(*run.pending))
            return std::pair{record, *run.pending};
    }
    return {};
}

}  // namespace

class TestUmpire : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBattleStopsAtEachAnswerThatIsMissingAndAsksForJustThat() {
        const auto g = game();
        const Fought whole = fought(*g);
        for (std::size_t n = 0; n < whole.record.entries.size(); ++n) {
            Record record = cut(whole.record, n);
            const Run run = runOf(*g, record);
            QVERIFY(run.pending && !run.misfit);
            QCOMPARE(run.pending->entries, n);
            QVERIFY(run.pending->request->question == std::get<Answer>(whole.record.entries[n]).question);
        }
    }

    void undoIsACutRecordFoughtOnAgain() {
        const auto g = game(11);
        const Fought whole = fought(*g);
        const RandomPlayer player(7);
        const std::unique_ptr<DiceSource> dice = makeDice(whole.record.dice);
        for (const std::size_t n : {whole.record.entries.size() / 3, whole.record.entries.size() / 2, whole.record.entries.size() - 1}) {
            Record record = cut(whole.record, n);
            const std::unique_ptr<DiceSource> again = makeDice(record.dice);
            EventDigester digester;
            Conditions conditions;
            conditions.dice = again.get();
            conditions.players = {&player, &player};
            conditions.key = 7;
            conditions.listener = &digester;
            Fight fight(*g);
            QVERIFY(fight.run(conditions, &record).ended);
            QVERIFY(digester.digest() == whole.digest);
            QVERIFY(record.entries == whole.record.entries);
        }
    }

    void oneAnswerRemovedIsNoticedEveryTime() {
        int tried = 0;
        for (std::uint64_t n = 0; tried < 500; ++n) {
            const auto g = game(n);
            const Fought whole = fought(*g, n);
            Pcg32 draw(n, 1);
            for (int i = 0; i < 10 && !whole.record.entries.empty(); ++i, ++tried) {
                Record record = whole.record;
                record.entries.erase(record.entries.begin() + draw.below(static_cast<std::uint32_t>(record.entries.size())));
                QVERIFY2(!verify(*g, record).empty(), qPrintable(QString("battle %1").arg(n)));
            }
        }
    }

    void oneAnswerAlteredIsNoticedEveryTime() {
        int tried = 0;
        for (std::uint64_t n = 0; tried < 500; ++n) {
            const auto g = game(n);
            const Fought whole = fought(*g, n);
            Pcg32 draw(n, 2);
            for (int i = 0; i < 10 && !whole.record.entries.empty(); ++i) {
                const std::size_t at = draw.below(static_cast<std::uint32_t>(whole.record.entries.size()));
                Record before = cut(whole.record, at);
                Fight fight(*g);
                const std::unique_ptr<DiceSource> dice = makeDice(before.dice);
                Conditions conditions;
                conditions.dice = dice.get();
                const Run run = fight.run(conditions, &before);
                std::vector<Choice> others;
                g->suggest(fight.table(), *run.pending->request, others);
                const Choice& given = std::get<Answer>(whole.record.entries[at]).choice;
                std::erase(others, given);
                if (others.empty())
                    continue;
                Record record = whole.record;
                std::get<Answer>(record.entries[at]).choice = others[draw.below(static_cast<std::uint32_t>(others.size()))];
                // A move that is stopped on its way is the same, however far beyond it was declared: nothing in the battle differs.
                if (run.pending->request->form == Form::Move && verify(*g, record).empty())
                    continue;
                ++tried;
                QVERIFY2(!verify(*g, record).empty(), qPrintable(QString("battle %1, entry %2").arg(n).arg(at)));
            }
        }
    }

    void anAnswerToAnotherQuestionIsAMisfit() {
        const auto g = game();
        Record record = fought(*g).record;
        std::get<Answer>(record.entries[5]).question.decision += 1;
        const Run run = runOf(*g, record);
        QVERIFY(run.misfit && !run.ended && !run.pending);
        QCOMPARE(run.misfit->entry, std::size_t{5});
        Record more = fought(*g).record;
        more.entries.push_back(more.entries.back());
        QCOMPARE(runOf(*g, more).misfit->entry, more.entries.size() - 1);
    }

    void anIllegalAnswerIsRefusedWithItsReasonAndChangesNothing() {
        const auto g = game();
        const Fought whole = fought(*g);
        int refused = 0;
        for (std::size_t n = 0; n < whole.record.entries.size(); n += 3) {
            Record record = cut(whole.record, n);
            Fight fight(*g);
            const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
            Conditions conditions;
            conditions.dice = dice.get();
            const Run run = fight.run(conditions, &record);
            const Table before = fight.table();
            Choice wrong;
            wrong.code = 99;
            wrong.number = 9999;
            wrong.turns = 9;
            for (int i = 0; i < PieceSet::room; ++i)
                wrong.set.insert(PieceId(i));
            const Request& request = *run.pending->request;
            const auto why = refusal(*g, fight.table(), request, wrong);
            QVERIFY(why && !toText(*why).empty());
            QVERIFY(before == fight.table());
            record.entries.emplace_back(Answer{request.question, wrong, By::Person});
            const std::unique_ptr<DiceSource> again = makeDice(record.dice);
            conditions.dice = again.get();
            const Run second = fight.run(conditions, &record);
            QVERIFY(second.misfit && second.misfit->entry == n);
            QVERIFY(before == fight.table());
            ++refused;
        }
        QVERIFY(refused > 10);
    }

    void posesThatAreNoNumbersAreRefused() {
        const auto g = game();
        const Fought whole = fought(*g);
        const auto move = firstPending(*g, whole.record, [](const Pending& p) { return p.request->form == Form::Move || p.request->form == Form::Deploy; });
        QVERIFY(move);
        Record record = move->first;
        Fight fight(*g);
        const std::unique_ptr<DiceSource> dice = makeDice(record.dice);
        Conditions conditions;
        conditions.dice = dice.get();
        fight.run(conditions, &record);
        for (const Pose& pose : {Pose{{NAN, 3}, {0, 1}}, Pose{{3, 3}, {NAN, 1}}, Pose{{3, 3}, {0, 0}}, Pose{{1e300, 3}, {0, 1}}, Pose{{INFINITY, 3}, {0, 1}}}) {
            Choice choice;
            choice.piece = move->second.request->pieces.first();
            choice.pose = pose;
            QVERIFY(refusal(*g, fight.table(), *move->second.request, choice));
        }
    }

    void aPendingRequestOwnsWhatItShows() {
        const auto g = game();
        const Fought whole = fought(*g);
        auto found = firstPending(*g, whole.record, [](const Pending& p) { return p.request->options.size() > 1; });
        QVERIFY(found);
        PendingRequest copy = found->second.request;
        QVERIFY(copy->options.data() != found->second.request->options.data());
        const Option first = copy->options.front();
        found.reset();
        QCOMPARE(copy->options.front().code, first.code);
        PendingRequest assigned;
        assigned = copy;
        QVERIFY(assigned->options.data() != copy->options.data());
        const auto rolled = firstPending(*g, whole.record, [](const Pending& p) { return p.request->roll != nullptr; });
        if (rolled)
            QVERIFY(PendingRequest(rolled->second.request)->roll != rolled->second.request->roll);
    }

    void whatHasOneLegalAnswerIsNotAskedNorRecorded() {
        for (std::uint64_t n = 0; n < 40; ++n) {
            const auto g = game(n);
            const Fought whole = fought(*g, n);
            for (std::size_t i = 0; i < whole.record.entries.size(); i += 7) {
                Record record = cut(whole.record, i);
                const Run run = runOf(*g, record);
                const Request& request = *run.pending->request;
                QVERIFY(request.form != Form::Options || request.options.size() > 1);
                QVERIFY(request.form != Form::Number || request.lowest < request.highest);
                QVERIFY(request.form != Form::OnePiece || request.pieces.size() > 1);
                QVERIFY(request.form != Form::Subset || (request.most > 0 && !request.pieces.empty()));
                QVERIFY(request.form != Form::Die || request.mayReroll != 0);
            }
        }
    }

    void theSecondBidderMayNotKnowTheFirstBid() {
        const auto g = game();
        const Fought whole = fought(*g);
        const auto second = firstPending(*g, whole.record, [](const Pending& p) { return p.request->secret && p.request->question.side == Side::B; });
        QVERIFY(second);
        QCOMPARE(second->second.publicEntries + 1, second->second.entries);
        // The request is the same whatever was bid.
        Record other = second->first;
        Choice& bid = std::get<Answer>(other.entries.back()).choice;
        bid.number = bid.number == 0 ? 1 : 0;
        const Run run = runOf(*g, other);
        QVERIFY(run.pending->request->question == second->second.request->question);
        QCOMPARE(run.pending->request->highest, second->second.request->highest);
        QCOMPARE(run.pending->request->lowest, second->second.request->lowest);
    }

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
                const auto rolled = std::ranges::count_if(log.events(), [](const Event& e) { return std::holds_alternative<Rolled>(e) && std::get<Rolled>(e).typedIn; });
                QCOMPARE(static_cast<int>(rolled), typed);
                break;
            }
            if (run.pending->kind == Pending::Kind::Roll) {
                const RollRequest& roll = run.pending->roll;
                record.entries.emplace_back(TypedRoll{roll.side, roll.piece, static_cast<std::uint8_t>(roll.sides),
                                                      std::vector<std::uint8_t>(static_cast<std::size_t>(roll.count), static_cast<std::uint8_t>(1 + typed % 6))});
                ++typed;
            } else {
                const Position position{*g, fight.table(), 5, run.decisions, run.rolls, &record, run.pending->publicEntries};
                record.entries.emplace_back(Answer{run.pending->request->question, snapped(player.choose(*run.pending->request, position)), By::Person});
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
            const Position position{*g, fight.table(), 5, run.decisions, run.rolls, &record, run.pending->publicEntries};
            record.entries.emplace_back(Answer{run.pending->request->question, snapped(player.choose(*run.pending->request, position)), By::Person});
        }
        const RollRequest& roll = run.pending->roll;
        const TypedRoll right{roll.side, roll.piece, 6, std::vector<std::uint8_t>(static_cast<std::size_t>(roll.count), 3)};
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
                 [](Correction& c) { c.counter = 11; }, [](Correction& c) { c.value = 999; }, [](Correction& c) { c.value = -1; }, [](Correction& c) { c.piece = PieceId(200); },
                 [](Correction& c) { c.kind = Correction::Kind::Move, c.pose = {{-5, 5}, {0, 1}}; }, [](Correction& c) { c.kind = Correction::Kind::Move, c.pose = {{NAN, 5}, {0, 1}}; },
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

QTEST_GUILESS_MAIN(TestUmpire)
#include "tst_umpire.moc"
