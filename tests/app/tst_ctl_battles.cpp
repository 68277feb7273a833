#include "core/io/record_io.h"
#include "tests/app/ctl_run.h"

#include <functional>

using namespace ephor;

class TestCtlBattles : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    Came fight(const QStringList& more) const { return m_folder.battleOfLists("fight", more); }
    Came odds(const QStringList& more) const { return m_folder.battleOfLists("odds", more); }
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

    void aFightIsReportedForPeople() {
        const Came came = seeded({});
        COMES(came, 0);
        for (const char* part : {"Sparta, 38 points against Corinth, 38 points", "seed 431", "Turn 2",
                                 "The three hundred", "Courage", "Digest"})
            QVERIFY2(came.out.contains(part), part);
    }

    void theLogNamesRollsAndRules() {
        const Came came = seeded({QStringLiteral("--log")});
        COMES(came, 0);
        for (const char* part : {"[MOB-136]", "dice on 4+", "Attack value", "Initiative"})
            QVERIFY2(came.out.contains(part), part);
    }

    void aFightAsJsonHasWhatIsReliedOn() {
        const Came came = seeded({QStringLiteral("--json")});
        COMES(came, 0);
        const QJsonObject fought = came.json();
        QCOMPARE(fought[u"system"].toString(), QStringLiteral("men_of_bronze"));
        QCOMPARE(fought[u"seed"].toString(), QStringLiteral("431"));
        QVERIFY(fought[u"turns"].toInt() >= 1);
        QVERIFY((QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("draw")})
                    .contains(fought[u"winner"].toString()));
        QVERIFY(fought[u"reason"].isString() && fought[u"rolls"].toInt() > 0 && fought[u"decisions"].toInt() > 0);
        QCOMPARE(fought[u"digest"].toString().size(), 32);
        const QJsonArray sides = fought[u"sides"].toArray();
        QCOMPARE(sides.size(), 2);
        const QJsonObject sparta = sides[0].toObject();
        QCOMPARE(sparta[u"name"].toString(), QStringLiteral("Sparta, 38 points"));
        QCOMPARE(sparta[u"start"].toObject()[u"units"].toInt(), 5);
        QCOMPARE(sparta[u"start"].toObject()[u"strength"].toInt(), 23);
        QVERIFY(sparta[u"left"].toObject()[u"strength"].toInt() <= 23);
        QCOMPARE(sparta[u"leaders"].toArray().size(), 1);
        int left = 0;
        for (const QJsonValue& value : sparta[u"units"].toArray()) {
            const QJsonObject unit = value.toObject();
            for (const char* key : {"id", "name", "type", "start", "left", "fate"})
                QVERIFY(unit.contains(QLatin1String(key)));
            QCOMPARE(unit[u"left"].toInt() > 0, unit[u"fate"].toString() == QStringLiteral("stands"));
            left += unit[u"left"].toInt();
        }
        QCOMPARE(left, sparta[u"left"].toObject()[u"strength"].toInt());
    }

    void theSameSeedGivesTheSameDigestAndAnotherAnother() {
        const QString digest = seeded({QStringLiteral("--json")}).json()[u"digest"].toString();
        QCOMPARE(seeded({QStringLiteral("--json")}).json()[u"digest"].toString(), digest);
        QVERIFY(fight({QStringLiteral("--seed"), QStringLiteral("432"), QStringLiteral("--json")})
                    .json()[u"digest"]
                    .toString() != digest);
    }

    void withoutASeedOneIsDrawnAndSaid() {
        const QJsonObject first = fight({QStringLiteral("--json")}).json();
        const QJsonObject second = fight({QStringLiteral("--json")}).json();
        QVERIFY(!first[u"seed"].toString().isEmpty());
        QVERIFY(first[u"seed"] != second[u"seed"]);
        QCOMPARE(
            fight({QStringLiteral("--json"), QStringLiteral("--seed"), first[u"seed"].toString()}).json()[u"digest"],
            first[u"digest"]);
    }

    void playersAndOptionsAreTaken() {
        const QString digest = seeded({QStringLiteral("--json")}).json()[u"digest"].toString();
        const Came random =
            seeded({QStringLiteral("--json"), QStringLiteral("--players"), QStringLiteral("doctrine,random")});
        COMES(random, 0);
        QVERIFY(random.json()[u"digest"].toString() != digest);
        const Came brief =
            seeded({QStringLiteral("--json"), QStringLiteral("--option"), QStringLiteral("turn_limit=1")});
        COMES(brief, 0);
        QCOMPARE(brief.json()[u"turns"].toInt(), 1);
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

    void oddsAsJsonHaveWhatIsReliedOnAndAddToOne() {
        const Came came = odds({QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--runs"),
                                QStringLiteral("500"), QStringLiteral("--json")});
        COMES(came, 0);
        const QJsonObject all = came.json();
        QCOMPARE(all[u"system"].toString(), QStringLiteral("men_of_bronze"));
        QCOMPARE(all[u"runs"].toInt(), 500);
        QVERIFY(all[u"threads"].toInt() >= 1 && all[u"seconds"].toDouble() > 0 &&
                all[u"battles_per_second"].toDouble() > 0);
        double sum = 0;
        for (const char* key : {"a", "b", "draw"}) {
            const QJsonObject share = all[QLatin1String(key)].toObject();
            sum += share[u"p"].toDouble();
            QVERIFY(share[u"low"].toDouble() <= share[u"p"].toDouble() &&
                    share[u"p"].toDouble() <= share[u"high"].toDouble());
            QCOMPARE(share[u"wins"].toInt(), qRound(share[u"p"].toDouble() * 500));
        }
        QVERIFY(std::abs(sum - 1) < 1e-12);
        QVERIFY(all[u"turns"].toObject()[u"mean"].toDouble() >= 1);
        QCOMPARE(all[u"losses"].toObject()[u"a"].toArray().size(), 5);
        QCOMPARE(all[u"losses"].toObject()[u"b"].toArray().size(), 6);
    }

    void oddsDoNotDependOnTheNumberOfThreads() {
        QJsonObject reports[2];
        for (int threads = 1; threads <= 2; ++threads) {
            const Came came =
                odds({QStringLiteral("--seed"), QStringLiteral("9"), QStringLiteral("--runs"), QStringLiteral("400"),
                      QStringLiteral("--json"), QStringLiteral("--threads"), QString::number(threads)});
            COMES(came, 0);
            reports[threads - 1] = came.json();
            for (const char* key : {"threads", "seconds", "battles_per_second"})
                reports[threads - 1].remove(QLatin1String(key));
        }
        QCOMPARE(reports[0], reports[1]);
    }

    void runZeroOfTheOddsIsTheFight() {
        const QJsonObject fought = seeded({QStringLiteral("--json")}).json();
        const QJsonObject one = odds({QStringLiteral("--seed"), QStringLiteral("431"), QStringLiteral("--runs"),
                                      QStringLiteral("1"), QStringLiteral("--json")})
                                    .json();
        QCOMPARE(one[fought[u"winner"].toString()].toObject()[u"wins"].toInt(), 1);
        QCOMPARE(one[u"turns"].toObject()[u"mean"].toInt(), fought[u"turns"].toInt());
        for (int i = 0; i < 2; ++i) {
            const QJsonArray units = fought[u"sides"].toArray()[i].toObject()[u"units"].toArray();
            const QJsonArray losses = one[u"losses"].toObject()[i == 0 ? u"a" : u"b"].toArray();
            for (qsizetype u = 0; u < units.size(); ++u)
                QCOMPARE(losses[u].toObject()[u"mean_left"].toDouble(), units[u].toObject()[u"left"].toDouble());
        }
    }

    void oddsStopAtAPrecision() {
        const Came came = odds({QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--precision"),
                                QStringLiteral("5"), QStringLiteral("--json")});
        COMES(came, 0);
        const QJsonObject a = came.json()[u"a"].toObject();
        QVERIFY(a[u"high"].toDouble() - a[u"low"].toDouble() <= 0.1);
        QVERIFY(came.json()[u"runs"].toInt() < 1000);
    }

    void aTableWithBothArmiesNeedsNoLists() {
        QByteArray table =
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"The plain\"\n\n[table]\nwidth = 60\nheight = 48\n\n";
        m_folder.write(QStringLiteral("plain.toml"), table);
        const QByteArray armies =
            "[a]\nname = \"Red\"\n[[a.unit]]\ntype = \"drilled_hoplite\"\nstrategos = true\n[b]\nname = \"Blue\"\n[[b.unit]]\ntype = \"drilled_hoplite\"\nstrategos = true\n";
        m_folder.write(QStringLiteral("battle.toml"), table + armies);
        const Came alone = m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("--table"),
                                         QStringLiteral("battle.toml"), QStringLiteral("--json")});
        COMES(alone, 0);
        QCOMPARE(alone.json()[u"sides"].toArray()[1].toObject()[u"name"].toString(), QStringLiteral("Blue"));
        COMES(seeded({QStringLiteral("--table"), QStringLiteral("plain.toml")}), 0);
        const Came none = m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("--table"),
                                        QStringLiteral("plain.toml")});
        COMES(none, 2);
    }

    void oneClashIsExact() {
        const QByteArray clash =
            "format = 1\n[attacker]\nunit = \"elite_hoplite\"\ncharging = true\n[defender]\nunit = \"drilled_hoplite\"\n";
        const Came text = m_folder.run(
            {QStringLiteral("odds"), QStringLiteral("clash"), QStringLiteral("men_of_bronze"), QStringLiteral("-")},
            clash);
        COMES(text, 0);
        QVERIFY(text.out.contains("Attack value"));
        m_folder.write(QStringLiteral("clash.toml"), clash);
        const Came json =
            m_folder.run({QStringLiteral("odds"), QStringLiteral("clash"), QStringLiteral("men_of_bronze"),
                          QStringLiteral("clash.toml"), QStringLiteral("--json")});
        COMES(json, 0);
        for (const char* side : {"attacker", "defender"}) {
            double sum = 0;
            for (const QJsonValue& p :
                 json.json()[QLatin1String(side)].toObject()[u"losses"].toObject()[u"p"].toArray())
                sum += p.toDouble();
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
        QVERIFY(!json.json()[u"lines"].toArray().isEmpty());
    }

    void aListInJsonFightsLikeTheOneInToml() {
        COMES(m_folder.run({QStringLiteral("list"), QStringLiteral("convert"), QStringLiteral("sparta.toml"),
                            QStringLiteral("sparta.json")}),
              0);
        const QJsonObject toml = seeded({QStringLiteral("--json")}).json();
        const Came json = m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"),
                                        QStringLiteral("sparta.json"), QStringLiteral("corinth.toml"),
                                        QStringLiteral("--seed"), QStringLiteral("431"), QStringLiteral("--json")});
        COMES(json, 0);
        QCOMPARE(json.json(), toml);
        m_folder.write(
            QStringLiteral("mixed.toml"),
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"x\"\na = \"sparta.json\"\nb = \"corinth.toml\"\n");
        const Came table = m_folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("--table"),
                                         QStringLiteral("mixed.toml"), QStringLiteral("--seed"), QStringLiteral("431"),
                                         QStringLiteral("--json")});
        COMES(table, 0);
        QCOMPARE(table.json()[u"digest"], toml[u"digest"]);
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

QTEST_GUILESS_MAIN(TestCtlBattles)
#include "tst_ctl_battles.moc"
