// Records of battles on the command line: replayed, verified, and refused where they are not what they claim to be.
#include "core/io/records/record_io.h"
#include "tests/app/ctl_run.h"

#include <functional>

using namespace ephor;

class TestCtlRecords : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    Came fight(const QStringList& more) const { return m_folder.battleOfLists("fight", more); }
    Came battle(const char* what, const QString& file, const QStringList& more = {}) const {
        return m_folder.battle(what, file, more);
    }
    /// The record of a battle, changed and sealed anew: an edit by someone who knows how. The number of its lines.
    qsizetype writeChanged(const QString& name, const std::function<void(Record&)>& change) const {
        seeded({QStringLiteral("--record"), QStringLiteral("plain.battle")});
        Result<Record> record = readRecord(m_folder.read(QStringLiteral("plain.battle")).toStdString(), "plain.battle");
        if (!record)
            return -1;
        change(*record);
        const QByteArray text = QByteArray::fromStdString(toText(*record));
        m_folder.write(name, text);
        return text.count('\n');
    }
    Came seeded(QStringList more) const {
        return fight(QStringList{QStringLiteral("--seed"), QStringLiteral("431")} + more);
    }

private Q_SLOTS:
    void initTestCase() {
        m_folder.write(QStringLiteral("sparta.toml"), spartanList);
        m_folder.write(QStringLiteral("corinth.toml"), corinthianList);
    }

    void aRecordReplaysAndVerifies() {
        const Came fought =
            seeded({QStringLiteral("--record"), QStringLiteral("one.battle"), QStringLiteral("--json")});
        COMES(fought, 0);
        const Came replayed = m_folder.run({QStringLiteral("battle"), QStringLiteral("replay"),
                                            QStringLiteral("one.battle"), QStringLiteral("--json")});
        COMES(replayed, 0);
        QCOMPARE(replayed.json(), fought.json());
        const Came log = m_folder.run({QStringLiteral("battle"), QStringLiteral("replay"), QStringLiteral("one.battle"),
                                       QStringLiteral("--log")});
        COMES(log, 0);
        QVERIFY(log.out.contains("dice on 4+"));
        const Came verified = m_folder.run({QStringLiteral("battle"), QStringLiteral("verify"),
                                            QStringLiteral("one.battle"), QStringLiteral("--json")});
        COMES(verified, 0);
        QCOMPARE(verified.json()[u"valid"].toBool(), true);
        QCOMPARE(verified.json()[u"digest"], fought.json()[u"digest"]);
    }

    void aRecordOfARandomBattleVerifiesWithoutItsPlayers() {
        COMES(fight({QStringLiteral("--players"), QStringLiteral("random"), QStringLiteral("--record"),
                     QStringLiteral("random.battle")}),
              0);
        COMES(m_folder.run({QStringLiteral("battle"), QStringLiteral("verify"), QStringLiteral("random.battle")}), 0);
    }

    void anOrdinaryRecordHasNothingUnusual() {
        COMES(seeded({QStringLiteral("--record"), QStringLiteral("usual.battle")}), 0);
        const Came verified = battle("verify", QStringLiteral("usual.battle"), {QStringLiteral("--json")});
        COMES(verified, 0);
        const QJsonObject unusual = verified.json()[u"unusual"].toObject();
        QCOMPARE(unusual.keys(), (QStringList{QStringLiteral("corrections"), QStringLiteral("forks"),
                                              QStringLiteral("typed_rolls"), QStringLiteral("undone")}));
        for (const QJsonValue& number : unusual)
            QCOMPARE(number.toInt(-1), 0);
        const Came text = battle("verify", QStringLiteral("usual.battle"));
        COMES(text, 0);
        QVERIFY2(text.out.contains("Nothing was taken back, forked, corrected or typed in."), text.out.constData());
        QVERIFY(!battle("replay", QStringLiteral("usual.battle")).out.contains("Unusual"));
    }

    void whatMakesARecordUnusualIsCounted() {
        writeChanged(QStringLiteral("unusual.battle"), [](Record& record) {
            record.undone = {{2, 1, 1}};
            record.forks = {{1'000'000, 7}, {2'000'000, 8}};  // after the last roll: the battle stays the same
        });
        for (const char* what : {"verify", "replay"}) {
            const Came text = battle(what, QStringLiteral("unusual.battle"));
            COMES(text, 0);
            QVERIFY2(text.out.contains("Unusual: 1 stretch taken back after its dice had been seen, other dice from 2 "
                                       "places on."),
                     text.out.constData());
            const QJsonObject unusual = battle(what, QStringLiteral("unusual.battle"), {QStringLiteral("--json")})
                                            .json()[u"unusual"]
                                            .toObject();
            QCOMPARE(unusual[u"undone"].toInt(), 1);
            QCOMPARE(unusual[u"forks"].toInt(), 2);
            QCOMPARE(unusual[u"corrections"].toInt(-1), 0);
            QCOMPARE(unusual[u"typed_rolls"].toInt(-1), 0);
        }
    }

    void correctionsAndTypedRollsAreCountedToo() {
        writeChanged(QStringLiteral("hand.battle"), [](Record& record) {
            Correction correction;
            correction.kind = Correction::Kind::Remove;
            correction.piece = PieceId(0);
            correction.reason = "fell off the table";
            record.entries.insert(record.entries.end(),
                                  {correction, TypedRoll{Side::A, {}, 6, {3}}, TypedRoll{Side::B, {}, 6, {4, 5}}});
        });
        const Came verified = battle("verify", QStringLiteral("hand.battle"), {QStringLiteral("--json")});
        COMES(verified, 1);  // there is no battle left for them
        const QJsonObject unusual = verified.json()[u"unusual"].toObject();
        QCOMPARE(unusual[u"corrections"].toInt(), 1);
        QCOMPARE(unusual[u"typed_rolls"].toInt(), 2);
        const Came text = battle("verify", QStringLiteral("hand.battle"));
        QVERIFY2(text.out.contains("Unusual: 1 correction by the umpire, 2 rolls typed in."), text.out.constData());
    }

    void anEntryThatDoesNotFitIsNamedWithItsLine() {
        qsizetype entries = 0;
        writeChanged(QStringLiteral("misfit.battle"), [&](Record& record) {
            entries = static_cast<qsizetype>(record.entries.size());
            record.entries.emplace_back(TypedRoll{Side::A, {}, 6, {3}});
        });
        QVERIFY(entries > 0);
        const QByteArray place = "misfit.battle:" + QByteArray::number(entries + 3) + ":";
        QVERIFY(m_folder.read(QStringLiteral("misfit.battle")).split('\n')[entries + 2].contains("typed"));
        const Came verified = battle("verify", QStringLiteral("misfit.battle"));
        COMES(verified, 1);
        QVERIFY2(verified.err.contains(place), verified.err.constData());
        const Came replayed = battle("replay", QStringLiteral("misfit.battle"));
        COMES(replayed, 3);
        QVERIFY2(replayed.err.contains(place), replayed.err.constData());
    }

    void aRecordOfAnotherVersionThatDoesNotReplayIsShownAsItWasWritten_data() {
        QTest::addColumn<bool>("fits");
        QTest::newRow("an entry does not fit") << false;
        QTest::newRow("another result") << true;
    }
    void aRecordOfAnotherVersionThatDoesNotReplayIsShownAsItWasWritten() {
        QFETCH(bool, fits);
        writeChanged(QStringLiteral("older.battle"), [fits](Record& record) {
            record.program = "0.1.0";
            if (fits)
                ++record.result->turns;
            else
                record.entries.emplace_back(TypedRoll{Side::A, {}, 6, {3}});
        });
        const Came verified = battle("verify", QStringLiteral("older.battle"));
        COMES(verified, 1);
        QVERIFY2(verified.err.contains("Ephor 0.1.0 wrote this record"), verified.err.constData());
        const Came replayed = battle("replay", QStringLiteral("older.battle"));
        COMES(replayed, 3);
        QVERIFY2(replayed.err.contains("Ephor 0.1.0 wrote this record"), replayed.err.constData());
        QVERIFY2(replayed.out.contains("recorded by Ephor 0.1.0"), replayed.out.constData());
        QVERIFY2(!replayed.out.contains(" wins"), replayed.out.constData());
    }

    void aReplayWarnsOfAResultThatIsNotTheRecordedOne_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("winner") << 0;
        QTest::newRow("turns") << 1;
        QTest::newRow("digest") << 2;
    }
    void aReplayWarnsOfAResultThatIsNotTheRecordedOne() {
        QFETCH(int, what);
        const qsizetype lines = writeChanged(QStringLiteral("won.battle"), [what](Record& record) {
            if (what == 0)
                record.result->winner = record.result->winner == Winner::A ? Winner::B : Winner::A;
            else if (what == 1)
                ++record.result->turns;
            else
                record.result->digest = digestOf("another battle");
        });
        const Came replayed = battle("replay", QStringLiteral("won.battle"));
        COMES(replayed, 0);
        const QByteArray place = "won.battle:" + QByteArray::number(lines - 1) + ": warning: ";
        QVERIFY2(replayed.err.contains(place), replayed.err.constData());
        COMES(battle("verify", QStringLiteral("won.battle")), 1);
        const Came plain = battle("replay", QStringLiteral("plain.battle"));
        COMES(plain, 0);
        QCOMPARE(plain.err, QByteArray());
    }

    void aRecordOfOtherRulesIsRefusedAndItsLogShown() {
        COMES(seeded({QStringLiteral("--record"), QStringLiteral("now.battle")}), 0);
        const std::string text = m_folder.read(QStringLiteral("now.battle")).toStdString();
        Result<Record> record = readRecord(text, "now.battle");
        QVERIFY(record);
        record->setup.rules = "0";
        m_folder.write(QStringLiteral("old.battle"), QByteArray::fromStdString(toText(*record, logIn(text))));
        const Came came =
            m_folder.run({QStringLiteral("battle"), QStringLiteral("replay"), QStringLiteral("old.battle")});
        COMES(came, 3);
        QVERIFY2(came.err.contains("version 0"), came.err.constData());
        // What was written then is what a replay by the same rules shows now.
        const Came again = battle("replay", QStringLiteral("now.battle"), {QStringLiteral("--log")});
        const QByteArray log = came.out.mid(came.out.indexOf("\nTurn 1"));
        QVERIFY2(again.out.contains(log.trimmed()), came.out.constData());
        QVERIFY2(log.contains("[MOB-"), came.out.constData());
    }

    void aLogThatTellsAnotherBattleDoesNotVerify() {
        COMES(seeded({QStringLiteral("--record"), QStringLiteral("told.battle")}), 0);
        const std::string text = m_folder.read(QStringLiteral("told.battle")).toStdString();
        const Result<Record> record = readRecord(text, "told.battle");
        QVERIFY(record);
        Log log = logIn(text);
        QVERIFY(log.size() > 100);
        log[40].text += " and the gods applaud";
        m_folder.write(QStringLiteral("told.battle"), QByteArray::fromStdString(toText(*record, log)));
        const Came came = battle("verify", QStringLiteral("told.battle"));
        COMES(came, 1);
        const auto line =
            record->entries.size() + 3 + 1 + 40;  // header, set-up, entries, result, and forty lines of the log
        QVERIFY2(came.err.contains("told.battle:" + QByteArray::number(line) + ":"), came.err.constData());
    }

    void theSameBattleInOtherWordsOfAnotherProgramVerifies() {
        COMES(seeded({QStringLiteral("--record"), QStringLiteral("told.battle")}), 0);
        const std::string text = m_folder.read(QStringLiteral("told.battle")).toStdString();
        Result<Record> record = readRecord(text, "told.battle");
        QVERIFY(record);
        record->program = "0.0.9";
        Log log = logIn(text);
        log[40].text += ", as it was put then";
        m_folder.write(QStringLiteral("told.battle"), QByteArray::fromStdString(toText(*record, log)));
        COMES(battle("verify", QStringLiteral("told.battle")), 0);
        const Came replayed = battle("replay", QStringLiteral("told.battle"));
        COMES(replayed, 0);
        QCOMPARE(replayed.err, QByteArray());
    }

    void aRecordOfOtherRulesWithoutALogShowsItsAnswers() {
        COMES(seeded({QStringLiteral("--record"), QStringLiteral("now.battle")}), 0);
        Result<Record> record = readRecord(m_folder.read(QStringLiteral("now.battle")).toStdString(), "now.battle");
        QVERIFY(record);
        record->setup.rules = "0";
        m_folder.write(QStringLiteral("old.battle"), QByteArray::fromStdString(toText(*record)));
        const Came came = battle("replay", QStringLiteral("old.battle"));
        COMES(came, 3);
        QVERIFY2(came.err.contains("old.battle:1") && came.err.contains("version 0"), came.err.constData());
        for (const char* what : {"replay", "verify"}) {
            const Came fromInput = m_folder.run({QStringLiteral("battle"), QLatin1String(what), QStringLiteral("-")},
                                                m_folder.read(QStringLiteral("old.battle")));
            COMES(fromInput, 3);
            QVERIFY2(fromInput.err.startsWith("standard input:1"), fromInput.err.constData());
        }
        QVERIFY2(came.out.contains("Activate a unit (D-07)"), came.out.constData());
        QVERIFY2(came.out.contains("The three hundred"), came.out.constData());
        QCOMPARE(came.out.count('\n'), static_cast<qsizetype>(record->entries.size()) + 1);
    }
};

QTEST_GUILESS_MAIN(TestCtlRecords)
#include "tst_ctl_records.moc"
