// What a drag may answer: no more than its move costs.
#include "models/battle/answers/ways_to_move.h"
#include "tests/ui/battle/bronze_battle.h"

#include <QtTest>

using namespace ephor;

class WaysToMoveTest : public QObject {
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
};

QTEST_GUILESS_MAIN(WaysToMoveTest)
#include "tst_ways_to_move.moc"
