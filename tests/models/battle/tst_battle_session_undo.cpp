// Taking back and doing again.
#include "tests/models/drill_session.h"

using namespace ephor;
using namespace ephor::test;

class TestBattleSessionUndo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoGoesBackAndRedoForward() {
        const auto session = opened();
        strikeOnce(*session);
        QCOMPARE(asked(*session), drill::Supports);
        const Table before = session->table();
        const std::size_t entries = session->record().entries.size();
        Choice all;
        all.set = session->pending()->request->pieces;
        QVERIFY(!session->answer(all));
        QCOMPARE(session->run().rolls, 1);
        session->undo();
        QCOMPARE(session->record().entries.size(), entries);
        QCOMPARE(session->table(), before);
        QCOMPARE(session->run().rolls, 0);
        QCOMPARE(session->record().undone.size(), std::size_t{1});
        QCOMPARE(session->record().undone[0].rolls, 1);
        session->redo();
        QCOMPARE(session->record().entries.size(), entries + 1);
        QVERIFY(!session->canRedo());
    }

    void anUndoBeforeAnyDiceLeavesNoTrace() {
        const auto session = opened();
        QVERIFY(!session->answer(numbered(3)));
        session->undo();
        QVERIFY(session->record().undone.empty());
        QVERIFY(session->record().entries.empty());
    }

    void aRevealedBidThatIsTakenBackStaysInTheRecord() {
        const auto session = opened();
        QVERIFY(!session->answer(numbered(3)));
        QVERIFY(!session->answer(numbered(1)));
        session->undo();
        QCOMPARE(asked(*session), drill::Bid);
        QCOMPARE(session->record().undone.size(), std::size_t{1});
        QCOMPARE(session->record().undone[0], (Undone{1, 1, 0}));
        QVERIFY(!session->answer(numbered(4)));
        QVERIFY(!session->answer(piece(3)));
        session->undo();  // this was no secret
        QCOMPARE(session->record().undone.size(), std::size_t{1});
    }

    void whatGaveNoEntriesIsNoStepOfUndo() {
        const auto session = opened();
        session->setDiceWait(true);
        strikeOnce(*session);
        QVERIFY(!session->answer(Choice{}));
        const std::size_t entries = session->record().entries.size();
        QCOMPARE(session->pending()->kind, Pending::Kind::Roll);
        session->step();  // dice wait for a person: nothing happens
        QVERIFY(waitIdle(*session));
        QCOMPARE(session->record().entries.size(), entries);
        session->undo();
        QCOMPARE(session->record().entries.size(), entries - 1);
        QCOMPARE(asked(*session), drill::Supports);
        session->redo();
        while (session->canUndo())
            session->undo();
        QVERIFY(session->record().entries.empty());
    }

    void whatGrowsAfterAnUndoCannotBeRedoneInto_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("a standing order answers") << 0;
        QTest::newRow("another player answers") << 1;
        QTest::newRow("the standard player answers once") << 2;
    }

    void whatGrowsAfterAnUndoCannotBeRedoneInto() {
        QFETCH(int, way);
        const auto session = opened();
        strikeOnce(*session);
        QVERIFY(!session->answer(Choice{}));
        QCOMPARE(asked(*session), drill::Again);
        QVERIFY(!session->answer(Choice{}));
        session->undo();
        QCOMPARE(asked(*session), drill::Again);
        QVERIFY(session->canRedo());
        const std::size_t entries = session->record().entries.size();
        if (way == 0)
            session->setOrders(Side::B, {{"again", "never"}});
        else if (way == 1)
            session->setPlayer(Side::B, By::Standard);
        else
            session->step();
        QVERIFY(waitIdle(*session));
        QVERIFY(session->record().entries.size() > entries);
        QVERIFY(!session->canRedo());
        session->redo();
        QVERIFY(!session->run().misfit);
        QVERIFY(session->pending());
    }

    void typedInDiceAreNotRedoneAfterOthersWereThrown() {
        const auto session = opened();
        session->setDiceWait(true);
        strikeOnce(*session);
        QVERIFY(!session->answer(Choice{}));
        QVERIFY(!session->typeIn({1, 2, 3, 4}));
        session->undo();
        QCOMPARE(session->pending()->kind, Pending::Kind::Roll);
        session->rollNow();
        const Table thrown = session->table();
        QVERIFY(!session->canRedo());
        session->redo();
        QCOMPARE(session->table(), thrown);
    }
};

QTEST_GUILESS_MAIN(TestBattleSessionUndo)
#include "tst_battle_session_undo.moc"
