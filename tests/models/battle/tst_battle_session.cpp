// A battle in hand: questions, secrets, computer players, dice that wait, corrections, bookmarks.
#include "core/ai/computer_players.h"
#include "tests/models/drill_session.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace ephor;
using namespace ephor::test;

namespace {

/// Plays like the standard player, as often as the test lets it.
class WaitingPlayer final : public Player {
public:
    By kind() const override { return By::Search; }
    Choice choose(const Request& request, const Position& position) const override {
        static constexpr int longest = 20000;  // a test that fails does not hang
        mayGo.tryAcquire(1, longest);
        return standardPlayer(position.game).choose(request, position);
    }

    mutable QSemaphore mayGo;
};

BattleSession::PlayerFactory making(const std::shared_ptr<WaitingPlayer>& player) {
    return [player](By kind, const Game&) -> std::shared_ptr<const Player> {
        return kind == By::Search ? player : nullptr;
    };
}

}  // namespace

class TestBattleSession : public QObject {
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

    void playIsShownUpToAMomentUntilItIsCaughtUp() {
        const auto session = opened();
        session->setShowsPlay(true);
        strikeOnce(*session);
        session->catchUp();
        QVERIFY(session->isLive());
        const int before = session->moment();
        QVERIFY(!session->answer({}));
        QVERIFY(session->isCatchingUp());
        QVERIFY(!session->isLive());
        QCOMPARE(session->moment(), before);
        session->showUpTo(session->timeline().size());
        QVERIFY(!session->isLive());
        session->catchUp();
        QVERIFY(session->isLive());
        QVERIFY(!session->isCatchingUp());
    }

    void undoShowsThePresent() {
        const auto session = opened();
        session->setShowsPlay(true);
        strikeOnce(*session);
        QVERIFY(session->isCatchingUp());
        session->undo();
        QVERIFY(session->isLive());
        QCOMPARE(session->moment(), session->timeline().size());
    }

    void afterAPhaseTheComputerGoesOnByItself() {
        const auto session = opened();
        session->setPlayer(Side::B, By::Standard);
        for (int i = 0; i < 100 && session->pending(); ++i) {
            QVERIFY(waitIdle(*session));
            QVERIFY(!session->pending() || session->isPersonDue());
            session->autoResolve(Until::Phase);
        }
        QVERIFY(session->ended());
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
        session->setPlayer(Side::B, By::Standard);
        QVERIFY(!session->mustLookAlone());
    }

    void aComputerPlayerAnswersByItself() {
        const auto session = opened();
        session->setPlayer(Side::B, By::Standard);
        QVERIFY(!session->answer(numbered(3)));
        QVERIFY(waitIdle(*session));
        QCOMPARE(asked(*session), drill::Pick);
        QCOMPARE(session->sideDue(), std::optional(Side::A));
        QCOMPARE(std::get<Answer>(session->record().entries[1]).by, By::Standard);
    }

    void diceThatAreToWaitWhileTheComputerPlaysWaitAfterwards() {
        const auto player = std::make_shared<WaitingPlayer>();
        const auto session = opened(drill::placedSetup(), 7, making(player));
        session->setPlayer(Side::A, By::Search);
        QVERIFY(session->isBusy());
        session->setDiceWait(true);
        player->mayGo.release();
        QVERIFY(waitIdle(*session));
        QCOMPARE(session->sideDue(), std::optional(Side::B));
        session->setPlayer(Side::A, By::Person);
        QVERIFY(!session->answer(numbered(0)));
        strike(*session);
        QVERIFY(!session->answer(Choice{}));
        QCOMPARE(session->pending()->kind, Pending::Kind::Roll);
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

    void autoResolveStopsAtTheEndOfThePhase() {
        const auto session = opened();
        session->autoResolve(Until::Phase);
        QVERIFY(waitIdle(*session));
        QCOMPARE(session->table().phase(), int(drill::ActionPhase));
        session->autoResolve(Until::Turn);
        QVERIFY(waitIdle(*session));
        QCOMPARE(session->table().turn(), 2);
    }

    void whatPlaysItselfCanBeStopped() {
        const auto player = std::make_shared<WaitingPlayer>();
        const auto session = opened(drill::placedSetup(), 7, making(player));
        session->setPlayer(Side::B, By::Search);
        session->setPlayer(Side::A, By::Search);
        session->autoResolve(Until::End);
        player->mayGo.release(3);
        QTRY_COMPARE(session->decisionsPlayed(), 3);
        session->stop();
        player->mayGo.release(1000);
        QVERIFY(waitIdle(*session));
        QVERIFY(session->pending());
        QCOMPARE(session->record().entries.size(), std::size_t{4});  // the one that was thought about is given
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

    void aCorrectionKeepsItsReasonWhereAStandingOrderAnswers() {
        for (int corrections = 1; corrections < 20;
             ++corrections) {  // with one of them the record grows beyond its room
            const auto session = opened();
            session->setOrders(Side::B, {{"again", "never"}});
            QVERIFY(!session->answer(numbered(2)));
            QVERIFY(!session->answer(numbered(1)));
            Correction correction;
            correction.kind = Correction::Kind::SetCounter;
            correction.piece = PieceId(4);
            correction.counter = drill::Steps;
            correction.value = 2;
            correction.reason = "cat";
            for (int i = 0; i < corrections; ++i)
                QVERIFY(!session->correct(correction));
            strike(*session);
            QVERIFY(!session->answer(Choice{}));
            int told = 0;
            for (const Event& event : session->timeline().events())
                if (const auto* corrected = std::get_if<Corrected>(&event)) {
                    QCOMPARE(QString::fromUtf8(corrected->reason), QStringLiteral("cat"));
                    ++told;
                }
            QCOMPARE(told, corrections);
        }
    }

    void aCorrectionThatIsRefusedChangesNothing() {
        const auto session = opened();
        QVERIFY(!session->answer(numbered(2)));
        QVERIFY(!session->answer(numbered(1)));
        QVERIFY(!session->answer(piece(0)));
        session->undo();
        const QTemporaryDir folder;
        QVERIFY(session->save(folder.filePath(QStringLiteral("evening.battle")).toStdU16String()));
        QVERIFY(session->canRedo());
        QSignalSpy changed(session.get(), &BattleSession::changed);
        Correction correction;
        correction.kind = Correction::Kind::Move;
        correction.piece = PieceId(4);
        correction.pose = session->table().body(PieceId(3)).pose;
        correction.reason = "onto another";
        const Record before = session->record();
        QVERIFY(session->correct(correction));
        QCOMPARE(session->record(), before);
        QVERIFY(session->canRedo());
        QVERIFY(!session->isModified());
        QCOMPARE(changed.size(), 0);
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
        QVERIFY(waitIdle(*session));
        session->toggleBookmark(20, QStringLiteral("later"));
        session->toggleBookmark(5, QStringLiteral("first"));
        QCOMPARE(session->bookmarks().front().label, QStringLiteral("first"));
        session->toggleBookmark(5, {});
        QCOMPARE(session->bookmarks().size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestBattleSession)
#include "tst_battle_session.moc"
