// A battle and its record: whole battles, forged and foreign records, every moment, and what if.
#include "core/io/file.h"
#include "core/io/records/record_io.h"
#include "tests/models/drill_session.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <utility>

using namespace ephor;
using namespace ephor::test;

namespace {

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

}  // namespace

class TestBattleSessionRecords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBattlePlaysItselfToTheEndAndVerifies() {
        const auto session = opened();
        QSignalSpy busy(session.get(), &BattleSession::busyChanged);
        session->autoResolve(Until::End);
        QVERIFY(session->isBusy());
        QVERIFY(waitIdle(*session));
        QVERIFY(session->ended());
        QVERIFY(session->record().result);
        QVERIFY(session->verified().empty());
        QCOMPARE(busy.size(), 2);
    }

    void stepByStepIsTheSameBattleAsAllAtOnce() {
        const auto whole = opened();
        whole->autoResolve(Until::End);
        QVERIFY(waitIdle(*whole));
        const auto stepped = opened();
        for (int i = 0; i < 1000 && stepped->pending(); ++i) {
            stepped->step();
            QVERIFY(waitIdle(*stepped));
        }
        QVERIFY(stepped->record().result);
        QCOMPARE(toHex(stepped->record().result->digest), toHex(whole->record().result->digest));
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

    void theSameBattleInOtherWordsOfAnotherProgramOpens() {
        const QTemporaryDir dir;
        const std::filesystem::path file = dir.filePath(QStringLiteral("a.battle")).toStdString();
        const auto whole = std::move(*BattleSession::open(drill::system(), foughtRecord()));
        QVERIFY(whole->save(file));
        const std::string text = *readFile(file, largestRecord);
        Record record = *readRecord(text, "a.battle");
        Log log = logIn(text);
        QVERIFY(!log.empty());
        log.front().text += ", as it was put then";
        QVERIFY(writeFile(file, toText(record, log)));
        QVERIFY(!loaded(file));
        const std::string thisProgram = std::exchange(record.program, "0.0.9");
        QVERIFY(writeFile(file, toText(record, log)));
        const auto session = loaded(file);
        QVERIFY(session);
        QVERIFY((*session)->save(file));  // in the words of this one, and as its own
        QCOMPARE(readRecord(*readFile(file, largestRecord), "a.battle")->program, thisProgram);
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
        QTest::newRow("misfit, of another version") << 5 << QStringLiteral("record-misfit") << 4;
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
        if (fault == 5)
            record.program = "0.0.9";
        const QTemporaryDir dir;
        const std::filesystem::path file = dir.filePath(QStringLiteral("a.battle")).toStdString();
        QVERIFY(writeFile(file, toText(record)));
        const auto session = loaded(file);
        QVERIFY(!session);
        QCOMPARE(QString::fromStdString(session.error()[0].code), code);
        std::string said;
        for (const Diagnostic& d : session.error()) {
            QCOMPARE(d.place.file, file.string());
            QCOMPARE(d.place.line, d.code == "record-other-program" ? 1 : line);
            said += toText(d.message);
        }
        // What the rules do not let be fought again can be read all the same.
        QCOMPARE(said.find("ephorctl battle replay") != std::string::npos, fault < 3 || fault == 5);
    }

    void everyMomentOfTheTimelineIsTheFoldedTable() {
        const auto session = opened();
        session->autoResolve(Until::End);
        QVERIFY(waitIdle(*session));
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
        QVERIFY(waitIdle(*session));
        const int half = session->timeline().size() / 2;
        const auto fork = session->whatIf(half, 99);
        QVERIFY(fork);
        QCOMPARE(fork->record().forks.size(), std::size_t{1});
        QVERIFY(fork->record().entries.size() < session->record().entries.size());
        QVERIFY(fork->timeline().size() <= half);
        fork->autoResolve(Until::End);
        QVERIFY(waitIdle(*fork));
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
};

QTEST_GUILESS_MAIN(TestBattleSessionRecords)
#include "tst_battle_session_records.moc"
