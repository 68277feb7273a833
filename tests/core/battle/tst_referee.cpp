// The umpire asks: for just the answer that is missing, only where there is a choice, and takes none that is illegal.
#include "tests/core/battle/broken_off.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

class TestReferee : public QObject {
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

    void anIllegalAnswerIsRefusedWithItsReasonAndChangesNothing() {
        const auto g = game();
        const Fought whole = fought(*g);
        int refused = 0;
        for (std::size_t n = 0; n < whole.record.entries.size(); n += 3) {
            Record record = cut(whole.record, n);
            Fight fight(*g);
            Conditions conditions;
            const Run run = fight.run(conditions, &record);
            const Table before = fight.table();
            Choice wrong;
            wrong.code = 99;
            wrong.number = 9999;
            wrong.turns = 9;
            for (int i = 0; i < PieceSet::room; ++i)
                wrong.set.insert(PieceId(i));
            const Request& request = *run.pending->request;
            const auto why = checkAnswer(*g, fight.table(), request, wrong);
            QVERIFY(why && !toText(*why).empty());
            QVERIFY(before == fight.table());
            record.entries.emplace_back(Answer{request.question, wrong, By::Person});
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
        const auto move = firstPending(*g, whole.record, [](const Pending& p) {
            return p.request->form == Form::Move || p.request->form == Form::Deploy;
        });
        QVERIFY(move);
        Record record = move->first;
        Fight fight(*g);
        Conditions conditions;
        fight.run(conditions, &record);
        for (const Pose& pose : {Pose{{NAN, 3}, {0, 1}}, Pose{{3, 3}, {NAN, 1}}, Pose{{3, 3}, {0, 0}},
                                 Pose{{1e300, 3}, {0, 1}}, Pose{{INFINITY, 3}, {0, 1}}}) {
            Choice choice;
            choice.piece = move->second.request->pieces.first();
            choice.pose = pose;
            QVERIFY(checkAnswer(*g, fight.table(), *move->second.request, choice));
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
        const auto second = firstPending(*g, whole.record, [](const Pending& p) {
            return p.request->secret && p.request->question.side == Side::B;
        });
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
};

QTEST_GUILESS_MAIN(TestReferee)
#include "tst_referee.moc"
