#include "models/documents/battle_session.h"
#include "tests/drill/drill.h"

#include <QSignalSpy>
#include <QTest>

using namespace ephor;

namespace {

std::unique_ptr<BattleSession> opened(const Setup& setup = drill::placedSetup(), std::uint64_t seed = 7) {
    auto session = BattleSession::open(drill::system(), setup,
                                       {.kind = DicePlan::Kind::Fast, .seed = seed, .stream = 0, .key = {}});
    return session ? std::move(*session) : nullptr;
}

Choice numbered(int number) {
    Choice choice;
    choice.number = number;
    return choice;
}

Choice piece(int id) { return coded(0, PieceId(id)); }

void waitIdle(BattleSession& session) { QTRY_VERIFY(!session.isBusy()); }

drill::Decision asked(const BattleSession& session) {
    return static_cast<drill::Decision>(session.pending()->request->question.decision);
}

/// Both bid, unit 0 of side A strikes with everybody's support.
void strikeOnce(BattleSession& session) {
    QVERIFY(!session.answer(numbered(2)));
    QVERIFY(!session.answer(numbered(1)));
    QVERIFY(!session.answer(piece(0)));
    Choice move = coded(drill::code::move);
    QVERIFY(!session.answer(move));
    move.pose = {{12, 13}, {0, 1}};
    QVERIFY(!session.answer(move));
    QVERIFY(!session.answer(piece(3)));
    QVERIFY(!session.answer(coded(drill::code::strike, PieceId(0))));
}

}  // namespace

class BattleSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensAtTheFirstQuestion() {
        const auto session = opened();
        QVERIFY(session);
        QVERIFY(session->pending());
        QCOMPARE(asked(*session), drill::Bid);
        QCOMPARE(session->sideDue(), std::optional(Side::A));
        QVERIFY(session->isPersonDue());
        QVERIFY(!session->canUndo());
    }

    void aSetupThatCannotBeFoughtIsRefusedWithItsReason() {
        Setup setup = drill::placedSetup();
        setup.lists[1].entries.clear();
        const auto session = BattleSession::open(drill::system(), setup, {});
        QVERIFY(!session);
        QCOMPARE(session.error()[0].code, std::string("drill-no-units"));
    }

    void anIllegalAnswerIsRefusedAndChangesNothing() {
        const auto session = opened();
        const Table before = session->table();
        const auto why = session->answer(numbered(99));
        QVERIFY(why);
        QCOMPARE(toText(*why), std::string("99 is not between 0 and 5."));
        QVERIFY(session->record().entries.empty());
        QCOMPARE(session->table(), before);
    }

    void secretBidsAreHiddenFromTheOther() {
        const auto session = opened();
        QCOMPARE(session->mustLookAlone(), std::optional(Side::A));
        QVERIFY(!session->answer(numbered(3)));
        QCOMPARE(session->mustLookAlone(), std::optional(Side::B));
        QCOMPARE(session->pending()->publicEntries, std::size_t{0});
        for (const Event& event : session->timeline().events())
            QVERIFY(!std::holds_alternative<Noted>(event));  // the first bid has not been said
        QVERIFY(!session->answer(numbered(1)));
        QVERIFY(!session->mustLookAlone());
    }

    void noHandOverWhereOnlyOnePersonPlays() {
        const auto session = opened();
        session->setPlayer(Side::B, By::Doctrine);
        QVERIFY(!session->mustLookAlone());
    }

    void aComputerPlayerAnswersByItself() {
        const auto session = opened();
        session->setPlayer(Side::B, By::Doctrine);
        QVERIFY(!session->answer(numbered(3)));
        waitIdle(*session);
        QCOMPARE(asked(*session), drill::Pick);
        QCOMPARE(session->sideDue(), std::optional(Side::A));
        QCOMPARE(std::get<Answer>(session->record().entries[1]).by, By::Doctrine);
    }

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

    void typedInDiceCountAndWrongOnesAreRefused() {
        const auto session = opened();
        session->setDiceWait(true);
        strikeOnce(*session);
        QVERIFY(!session->answer(Choice{}));  // no supports: four dice
        QCOMPARE(session->pending()->kind, Pending::Kind::Roll);
        QCOMPARE(session->pending()->roll.count, 4);
        QVERIFY(session->typeIn({6, 6, 6}));
        QVERIFY(session->typeIn({6, 6, 6, 7}));
        QVERIFY(!session->typeIn({6, 6, 6, 6}));
        QVERIFY(std::holds_alternative<TypedRoll>(session->record().entries.back()));
        QCOMPARE(session->table().counter(PieceId(0), drill::Steps), 4);
    }

    void rollsCanBeThrownHereWhileTheyWait() {
        const auto session = opened();
        session->setDiceWait(true);
        strikeOnce(*session);
        QVERIFY(!session->answer(Choice{}));
        QCOMPARE(session->pending()->kind, Pending::Kind::Roll);
        session->rollNow();
        QVERIFY(session->pending()->kind == Pending::Kind::Choice);
        QCOMPARE(session->run().rolls, 1);
    }

    void aBattlePlaysItselfToTheEndAndVerifies() {
        const auto session = opened();
        QSignalSpy busy(session.get(), &BattleSession::busyChanged);
        session->autoResolve(Until::End);
        QVERIFY(session->isBusy());
        waitIdle(*session);
        QVERIFY(session->ended());
        QVERIFY(session->record().result);
        QVERIFY(session->verified().empty());
        QCOMPARE(busy.size(), 2);
    }

    void stepByStepIsTheSameBattleAsAllAtOnce() {
        const auto whole = opened();
        whole->autoResolve(Until::End);
        waitIdle(*whole);
        const auto stepped = opened();
        for (int i = 0; i < 1000 && stepped->pending(); ++i) {
            stepped->step();
            waitIdle(*stepped);
        }
        QVERIFY(stepped->record().result);
        QCOMPARE(toHex(stepped->record().result->digest), toHex(whole->record().result->digest));
    }

    void autoResolveStopsAtTheEndOfThePhase() {
        const auto session = opened();
        session->autoResolve(Until::Phase);
        waitIdle(*session);
        QCOMPARE(session->table().phase(), int(drill::ActionPhase));
        session->autoResolve(Until::Turn);
        waitIdle(*session);
        QCOMPARE(session->table().turn(), 2);
    }

    void whatPlaysItselfCanBeStopped() {
        const auto session = opened();
        session->autoResolve(Until::End);
        session->stop();
        waitIdle(*session);
        QVERIFY(session->pending() || session->record().result);
        if (!session->pending())
            QSKIP("The battle was over before it could be stopped.");
        session->undo();
        QVERIFY(session->record().entries.empty());
    }

    void correctionsAreTakenBetweenActionsOnly() {
        const auto session = opened();
        Correction correction;
        correction.kind = Correction::Kind::SetCounter;
        correction.piece = PieceId(4);
        correction.counter = drill::Steps;
        correction.value = 2;
        correction.reason = "miscounted";
        QVERIFY(session->whyNoCorrection());  // bidding
        QVERIFY(!session->answer(numbered(2)));
        QVERIFY(!session->answer(numbered(1)));
        QVERIFY(!session->whyNoCorrection());
        QVERIFY(!session->correct(correction));
        QCOMPARE(session->table().counter(PieceId(4), drill::Steps), 2);
        correction.reason.clear();
        QVERIFY(session->correct(correction));
        correction.reason = "onto another";
        correction.kind = Correction::Kind::Move;
        correction.pose = session->table().body(PieceId(3)).pose;
        const std::size_t entries = session->record().entries.size();
        QVERIFY(session->correct(correction));
        QCOMPARE(session->record().entries.size(), entries);
        QVERIFY(session->pending());
    }

    void everyMomentOfTheTimelineIsTheFoldedTable() {
        const auto session = opened();
        session->autoResolve(Until::End);
        waitIdle(*session);
        const BattleTimeline& timeline = session->timeline();
        QCOMPARE(timeline.tableAt(timeline.size()), session->table());
        std::vector<Table> tables{session->game().opening()};
        for (int i = 0; i < timeline.size(); ++i) {
            tables.push_back(tables.back());
            tables.back().apply(timeline.event(i));
        }
        for (const int moment : {timeline.size(), 3, timeline.size() / 2, 0, 49, 48, 47, timeline.size() - 1})
            QCOMPARE(timeline.tableAt(moment), tables[static_cast<std::size_t>(std::min(moment, timeline.size()))]);
        QCOMPARE(timeline.turns().size(), std::size_t(session->ended()->turns + 1));
    }

    void aWhatIfHasOtherDiceFromThereOn() {
        const auto session = opened();
        session->autoResolve(Until::End);
        waitIdle(*session);
        const int half = session->timeline().size() / 2;
        const auto fork = session->whatIf(half, 99);
        QVERIFY(fork);
        QCOMPARE(fork->record().forks.size(), std::size_t{1});
        QVERIFY(fork->record().entries.size() < session->record().entries.size());
        QVERIFY(fork->timeline().size() <= half);
        fork->autoResolve(Until::End);
        waitIdle(*fork);
        QVERIFY(fork->verified().empty());
    }

    void standingOrdersAnswerSmallWindows() {
        const auto session = opened();
        session->setOrders(Side::B, {{"again", "never"}});
        strikeOnce(*session);
        QVERIFY(!session->answer(Choice{}));
        QVERIFY(session->pending()->request->question.decision != drill::Again);
        QCOMPARE(std::get<Answer>(session->record().entries.back()).by, By::StandingOrder);
    }

    void bookmarksAreKeptInOrder() {
        const auto session = opened();
        session->autoResolve(Until::End);
        waitIdle(*session);
        session->toggleBookmark(20, QStringLiteral("later"));
        session->toggleBookmark(5, QStringLiteral("first"));
        QCOMPARE(session->bookmarks().front().label, QStringLiteral("first"));
        session->toggleBookmark(5, {});
        QCOMPARE(session->bookmarks().size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(BattleSessionTest)
#include "tst_battle_session.moc"
