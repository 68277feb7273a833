#include "core/io/file.h"
#include "core/io/record_io.h"
#include "models/documents/battle_session.h"
#include "tests/drill/drill.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;

namespace {

std::unique_ptr<BattleSession> opened(const Setup& setup = drill::placedSetup(), std::uint64_t seed = 7,
                                      BattleSession::PlayerFactory factory = {}) {
    auto session =
        BattleSession::open(drill::system(), setup,
                            {.kind = DicePlan::Kind::Fast, .seed = seed, .stream = 0, .key = {}}, std::move(factory));
    return session ? std::move(*session) : nullptr;
}

/// Plays like the doctrine, as often as the test lets it.
class WaitingPlayer final : public Player {
public:
    By kind() const override { return By::Search; }
    Choice choose(const Request& request, const Position& position) const override {
        static constexpr int longest = 20000;  // a test that fails does not hang
        mayGo.tryAcquire(1, longest);
        return position.game.doctrine().choose(request, position);
    }

    mutable QSemaphore mayGo;
};

BattleSession::PlayerFactory making(const std::shared_ptr<WaitingPlayer>& player) {
    return [player](By kind, const Game&) -> std::shared_ptr<const Player> {
        return kind == By::Search ? player : nullptr;
    };
}

/// A finished battle, as a file would have it.
Record foughtRecord() {
    const auto session = opened();
    session->autoResolve(Until::End);
    if (!QTest::qWaitFor([&] { return !session->isBusy(); }, 20000))
        return {};
    return session->record();
}

Result<std::unique_ptr<BattleSession>> loaded(const std::filesystem::path& file) {
    return BattleSession::load(file, [](std::string_view id) { return id == "drill" ? &drill::system() : nullptr; },
                               {"drill"});
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

void strike(BattleSession& session) {
    QVERIFY(!session.answer(piece(0)));
    Choice move = coded(drill::code::move);
    QVERIFY(!session.answer(move));
    move.pose = {{12, 13}, {0, 1}};
    QVERIFY(!session.answer(move));
    QVERIFY(!session.answer(piece(3)));
    QVERIFY(!session.answer(coded(drill::code::strike, PieceId(0))));
}

/// Both bid, A moves its unit up, and B's strikes at it: who supports it?
void strikeOnce(BattleSession& session) {
    QVERIFY(!session.answer(numbered(2)));
    QVERIFY(!session.answer(numbered(1)));
    strike(session);
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
        waitIdle(*session);
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
        QTest::newRow("the doctrine answers once") << 2;
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
            session->setPlayer(Side::B, By::Doctrine);
        else
            session->step();
        waitIdle(*session);
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

    void diceThatAreToWaitWhileTheComputerPlaysWaitAfterwards() {
        const auto player = std::make_shared<WaitingPlayer>();
        const auto session = opened(drill::placedSetup(), 7, making(player));
        session->setPlayer(Side::A, By::Search);
        QVERIFY(session->isBusy());
        session->setDiceWait(true);
        player->mayGo.release();
        waitIdle(*session);
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

    void aForgedResultIsRefused_data() {
        QTest::addColumn<int>("forged");
        QTest::addColumn<QString>("code");
        QTest::newRow("winner") << 0 << QStringLiteral("record-result");
        QTest::newRow("turns") << 1 << QStringLiteral("record-result");
        QTest::newRow("digest") << 2 << QStringLiteral("record-digest");
    }

    void aForgedResultIsRefused() {
        QFETCH(int, forged);
        QFETCH(QString, code);
        Record record = foughtRecord();
        QVERIFY(record.result);
        QVERIFY(BattleSession::open(drill::system(), record));
        if (forged == 0)
            record.result->winner = record.result->winner == Winner::A ? Winner::B : Winner::A;
        else if (forged == 1)
            --record.result->turns;
        else
            record.result->digest = digestOf("forged");
        const auto session = BattleSession::open(drill::system(), record);
        QVERIFY(!session);
        QCOMPARE(QString::fromStdString(session.error()[0].code), code);
        const QTemporaryDir dir;
        const std::filesystem::path file = dir.filePath(QStringLiteral("a.battle")).toStdString();
        QVERIFY(writeFile(file, toText(record)));
        const auto fromFile = loaded(file);
        QVERIFY(!fromFile);
        QCOMPARE(QString::fromStdString(fromFile.error()[0].code), code);
        QCOMPARE(fromFile.error()[0].place.file, file.string());
        QCOMPARE(std::size_t(fromFile.error()[0].place.line), record.entries.size() + 3);
    }

    void aRecordKeepsItsResultUntilItIsChanged() {
        Record record = foughtRecord();
        std::get<Answer>(record.entries[0]).by = By::Person;  // whose answer can be taken back
        const auto whole = std::move(*BattleSession::open(drill::system(), record));
        QVERIFY(whole->record() == record);
        QVERIFY(whole->verified().empty());
        whole->undo();
        QVERIFY(!whole->record().result);
        whole->redo();
        QVERIFY(whole->record().result == record.result);
        record.result.reset();  // it does not say how it ended: nobody says it in its place
        const auto cut = std::move(*BattleSession::open(drill::system(), record));
        QVERIFY(!cut->record().result);
        QCOMPARE(cut->verified()[0].code, std::string("record-unfinished"));
    }

    void whyARecordIsNotOpenedNamesFileAndLine_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("other rules") << 0 << QStringLiteral("record-rules-version") << 1;
        QTest::newRow("other data") << 1 << QStringLiteral("record-rules-data") << 1;
        QTest::newRow("unknown system") << 2 << QStringLiteral("record-system") << 1;
        QTest::newRow("set-up") << 3 << QStringLiteral("drill-no-units") << 2;
        QTest::newRow("misfit") << 4 << QStringLiteral("record-misfit") << 4;
    }

    void whyARecordIsNotOpenedNamesFileAndLine() {
        QFETCH(int, fault);
        QFETCH(QString, code);
        QFETCH(int, line);
        Record record = foughtRecord();
        if (fault == 0)
            record.setup.rules = "2";
        else if (fault == 1)
            record.rulesData = digestOf("other");
        else if (fault == 2)
            record.setup.system = record.setup.lists[0].system = record.setup.lists[1].system = "drull";
        else if (fault == 3)
            record.setup.lists[1].entries.clear();
        else
            std::get<Answer>(record.entries[1]).question.side = Side::A;
        const QTemporaryDir dir;
        const std::filesystem::path file = dir.filePath(QStringLiteral("a.battle")).toStdString();
        QVERIFY(writeFile(file, toText(record)));
        const auto session = loaded(file);
        QVERIFY(!session);
        QCOMPARE(QString::fromStdString(session.error()[0].code), code);
        std::string said;
        for (const Diagnostic& d : session.error()) {
            QCOMPARE(d.place.file, file.string());
            QCOMPARE(d.place.line, line);
            said += toText(d.message);
        }
        // What the rules do not let be fought again can be read all the same.
        QCOMPARE(said.find("ephorctl battle replay") != std::string::npos, fault < 3);
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
        waitIdle(*session);
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

    void aWhatIfDoesNotKnowASecretBid() {
        const auto session = opened();
        const int asksForBids = session->timeline().size();
        QVERIFY(!session->answer(numbered(3)));
        QCOMPARE(session->sideDue(), std::optional(Side::B));
        const auto fork = session->whatIf(session->moment(), 99);
        QVERIFY(fork->record().entries.empty());
        QCOMPARE(asked(*fork), drill::Bid);
        QCOMPARE(fork->sideDue(), std::optional(Side::A));
        QVERIFY(!session->answer(numbered(1)));  // no secret any more, but it was one at that moment
        QCOMPARE(session->entriesAt(asksForBids), std::size_t{0});
        QCOMPARE(session->whatIf(session->moment(), 99)->record().entries.size(), std::size_t{2});
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
