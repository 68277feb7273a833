// What a drag may answer: no more than its move costs.
#include "models/battle/answers/drag_risk.h"
#include "models/battle/answers/ways_to_move.h"
#include "models/text/battle_words.h"
#include "tests/ui/battle/bronze_battle.h"

#include <QtTest>

using namespace ephor;

class TestWaysToMove : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The Strategos changes units for Arete, which is for the player to decide.
    void aDragBuysNothingOnTheWay() {
        const auto session = test::bronzeSession();
        QVERIFY(session);
        int found = 0;
        for (int i = 0; i < 160 && session->pending(); ++i) {
            const PendingRequest request = session->pending()->request;
            if (session->pending()->kind == Pending::Kind::Choice && request->form == Form::Options)
                for (const PieceId piece : session->table().present(request->question.side))
                    for (const WayToMove& way : waysToMove(*session, piece)) {
                        ++found;
                        const Choice& first = way.answers.front().choice;
                        const auto option = std::ranges::find_if(request->options, [&](const Option& one) {
                            return one.code == first.code && one.piece == first.piece;
                        });
                        QVERIFY(option != request->options.end());
                        QCOMPARE(option->price, 0);
                    }
            session->step();
            QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 20000);
        }
        QVERIFY(found > 0);
    }

    /// The rolls that are named before a move are those that it rolls, with the chances that the log has.
    void theRollsOfAMoveAreForetold() {
        const auto session = test::bronzeSession();
        QVERIFY(session);
        std::vector<Answer> answers;
        QStringList rolls;
        for (int i = 0; i < 160 && session->pending() && rolls.isEmpty(); ++i) {
            if (session->pending()->kind == Pending::Kind::Choice)
                for (const PieceId piece : session->table().present(session->pending()->request->question.side)) {
                    const std::vector<WayToMove> ways = waysToMove(*session, piece);
                    if (ways.empty() || !rolls.isEmpty())
                        continue;
                    answers = ways.front().answers;
                    const Pose at = session->table().body(piece).pose;
                    Choice ahead;
                    ahead.pose = snapped({at.centre + at.facing * 2.0, at.facing});
                    answers.push_back({ways.front().move->question, ahead, By::Person});
                    rolls = rollsOfAnswers(*session, answers, piece);
                }
            if (rolls.isEmpty())
                session->step();
            QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 20000);
        }
        QCOMPARE(rolls.size(), 1);
        const int before = session->timeline().size();
        for (const Answer& answer : answers)
            QVERIFY(!session->answer(answer.choice));
        std::optional<Rolled> rolled;
        for (int i = before; i < session->timeline().size(); ++i)
            if (const auto* one = std::get_if<Rolled>(&session->timeline().event(i)); one && !rolled)
                rolled = *one;
        QVERIFY(rolled);
        const BattleWords words(session->game());
        QCOMPARE(rolls.front(), QStringLiteral("%1: %2 to pass")
                                    .arg(words.reason(*rolled->why, rolled->piece), percent(chanceToPass(*rolled))));
    }
};

QTEST_GUILESS_MAIN(TestWaysToMove)
#include "tst_ways_to_move.moc"
