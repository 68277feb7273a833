// Battles and odds on the command line: reports, JSON, seeds, players and options.
#include "tests/app/ctl_run.h"

class TestCtlBattles : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    Came fight(const QStringList& more) const { return m_folder.battleOfLists("fight", more); }
    Came odds(const QStringList& more) const { return m_folder.battleOfLists("odds", more); }
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

    void anAnalysisAsJsonAddsUp() {
        COMES(seeded({QStringLiteral("--record"), QStringLiteral("fought.battle")}), 0);
        QJsonObject reports[2];
        for (int threads = 1; threads <= 2; ++threads) {
            const Came came = m_folder.battle(
                "analyse", QStringLiteral("fought.battle"),
                {QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--precision"), QStringLiteral("15"),
                 QStringLiteral("--json"), QStringLiteral("--threads"), QString::number(threads)});
            COMES(came, 0);
            reports[threads - 1] = came.json();
        }
        QCOMPARE(reports[0], reports[1]);
        const QJsonObject& all = reports[0];
        QVERIFY(all[u"complete"].toBool());
        const double start = all[u"start"].toObject()[u"p"].toDouble();
        const double end = all[u"end"].toObject()[u"p"].toDouble();
        const QJsonObject a = all[u"a"].toObject();
        const QJsonObject b = all[u"b"].toObject();
        QCOMPARE(start + a[u"luck"].toDouble() + a[u"choices"].toDouble() - b[u"choices"].toDouble(), end);
        QCOMPARE(end, std::round(2 * end) / 2);  // won, drawn or lost
        QVERIFY(!all[u"steps"].toArray().isEmpty());
        for (const QJsonValue& step : all[u"steps"].toArray()) {
            const QJsonObject before = step[u"before"].toObject();
            QVERIFY(before[u"low"].toDouble() <= before[u"p"].toDouble() &&
                    before[u"p"].toDouble() <= before[u"high"].toDouble());
        }
    }

    void anotherPlayerMayPlayOn() {
        COMES(seeded({QStringLiteral("--record"), QStringLiteral("fought.battle")}), 0);
        const auto analysed = [this](const QString& player) {
            const Came came =
                m_folder.battle("analyse", QStringLiteral("fought.battle"),
                                {QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--precision"),
                                 QStringLiteral("20"), QStringLiteral("--json"), QStringLiteral("--player"), player});
            return came.status == 0 ? came.json() : QJsonObject();
        };
        const QJsonObject standard = analysed(QStringLiteral("veteran"));
        const QJsonObject novice = analysed(QStringLiteral("novice"));
        QVERIFY(standard[u"complete"].toBool() && novice[u"complete"].toBool());
        QVERIFY(standard[u"steps"] != novice[u"steps"]);
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
};

QTEST_GUILESS_MAIN(TestCtlBattles)
#include "tst_ctl_battles.moc"
