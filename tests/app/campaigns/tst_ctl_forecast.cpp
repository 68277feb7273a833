// Forecasts on the command line, shares of long runs, and their sum.
#include "tests/app/ctl_run.h"

using namespace Qt::StringLiterals;

class TestCtlForecast : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    Came forecast(const QString& more) const { return m_folder.shell(u"\"$CTL\" campaign forecast "_s + more); }
    Came merge(const QString& files) const { return m_folder.shell(u"\"$CTL\" merge "_s + files); }
    /// Writes the shares of a run as NAME-1.json, …
    void share(const QString& command, int shares, const QString& name) const {
        for (int i = 1; i <= shares; ++i)
            COMES(m_folder.shell(u"\"$CTL\" %1 --share %2/%3 > %4-%2.json"_s.arg(command).arg(i).arg(shares).arg(name)),
                  0);
    }

private Q_SLOTS:
    void initTestCase() {
        m_folder.write(u"sparta.toml"_s, spartanList);
        m_folder.write(u"corinth.toml"_s, corinthianList);
        COMES(m_folder.shell(u"\"$CTL\" campaign new quick_start war.ephor --seed 1"_s), 0);
        COMES(m_folder.shell(u"\"$CTL\" campaign new quick_start other.ephor --seed 2"_s), 0);
    }

    void aForecastOfACampaignIsOneOfItsScenario() {
        const Came campaign = forecast(u"war.ephor --wars 8 --seed 5 --json"_s);
        COMES(campaign, 0);
        double chances = 0;
        int wins = 0;
        const QJsonArray powers = campaign.json()[u"powers"].toArray();
        QVERIFY(powers.size() > 1);
        for (const QJsonValue& power : powers) {
            const QJsonObject won = power[u"wins"].toObject();
            chances += won[u"p"].toDouble();
            wins += won[u"count"].toInt();
            QVERIFY(won[u"low"].toDouble() <= won[u"p"].toDouble() && won[u"p"].toDouble() <= won[u"high"].toDouble());
            QCOMPARE(power[u"cities"].toArray().size(), campaign.json()[u"moments"].toArray().size());
        }
        QCOMPARE(wins, 8);
        QVERIFY(std::abs(chances - 1) < 1e-9);
        // Other true dice, and no campaign at all: the same forecast, whatever the threads.
        for (const char* same : {"other.ephor --threads 1", "quick_start --threads 2"})
            QCOMPARE(forecast(QLatin1StringView(same) + u" --wars 8 --seed 5 --json"_s).out, campaign.out);
        QVERIFY(forecast(u"war.ephor --wars 8 --seed 6 --json"_s).out != campaign.out);
    }

    void aForecastForPeopleHasIntervals() {
        const Came came = forecast(u"war.ephor --wars 4 --seed 5"_s);
        COMES(came, 0);
        QVERIFY2(came.out.contains("4 wars, played on by the computer rulers; seed 5"), came.all().constData());
        QVERIFY2(came.out.contains("Wins the war (95 % intervals)"), came.all().constData());
        QVERIFY2(came.out.contains("Cities at the end"), came.all().constData());
    }

    void aBranchIsComparedWithTheSameDice() {
        const Came same = forecast(u"war.ephor other.ephor --wars 4 --seed 5 --json"_s);
        COMES(same, 0);
        QCOMPARE(same.json()[u"forecasts"].toArray().size(), 2);
        for (const QJsonValue& change : same.json()[u"changes"].toArray()) {
            QCOMPARE(change[u"change"].toDouble(), 0.0);
            QCOMPARE(change[u"certain"].toBool(), false);
        }
        const Came told = forecast(u"war.ephor other.ephor --wars 4 --seed 5"_s);
        COMES(told, 0);
        QVERIFY2(told.out.contains("B against A"), told.all().constData());
        const Came foreign = forecast(u"war.ephor hellas_431 --wars 1 --seed 5"_s);
        COMES(foreign, 2);
        QVERIFY2(foreign.err.contains("different powers"), foreign.all().constData());
    }

    void whatCannotBeForecastIsRefused() {
        COMES(forecast(u"none.ephor"_s), 3);
        COMES(forecast(u"war.ephor --wars 0"_s), 2);
        COMES(forecast(u"war.ephor --share 1/2"_s), 2);
        for (const char* share : {"0/2", "3/2", "1", "1/", "1/x", "a/2", "-1/2", "1/2/3"}) {
            const Came came = forecast(u"war.ephor --seed 1 --share "_s + QLatin1StringView(share));
            COMES(came, 2);
            QVERIFY2(came.err.contains("K/N"), came.all().constData());
        }
        COMES(m_folder.shell(u"cp war.ephor over.ephor; \"$CTL\" campaign advance over.ephor --until end >/dev/null"_s),
              0);
        const Came over = forecast(u"over.ephor"_s);
        COMES(over, 2);
        QVERIFY2(over.err.contains("is over"), over.all().constData());
    }

    void sharesAddUpToTheRunOfOneMachine_data() {
        QTest::addColumn<int>("shares");
        for (const int shares : {1, 2, 7})
            QTest::addRow("%d", shares) << shares;
    }
    void sharesAddUpToTheRunOfOneMachine() {
        QFETCH(const int, shares);
        const QString command = u"campaign forecast war.ephor --wars 9 --seed 5"_s;
        share(command, shares, u"f"_s);
        const QString files = shares == 1 ? u"f-1.json"_s : u"$(seq -f f-%g.json %1 -1 1)"_s.arg(shares);
        for (const QString& form : {QString(), u" --json"_s}) {
            const Came sum = merge(files + form);
            COMES(sum, 0);
            QCOMPARE(sum.out, m_folder.shell(u"\"$CTL\" "_s + command + form).out);
        }
        const QString odds = u"battle odds sparta.toml corinth.toml --runs 100 --seed 5"_s;
        share(odds, shares, u"o"_s);
        const QString oddsFiles = shares == 1 ? u"o-1.json"_s : u"$(seq -f o-%g.json 1 %1)"_s.arg(shares);
        const Came sum = merge(oddsFiles + u" --json"_s);
        COMES(sum, 0);
        QJsonObject whole = m_folder.shell(u"\"$CTL\" "_s + odds + u" --json"_s).json();
        for (const QString& time : {u"threads"_s, u"seconds"_s, u"battles_per_second"_s})
            whole.remove(time);
        QCOMPARE(sum.json(), whole);
        share(odds, 1, u"one"_s);
        const QString balance = u"balance men_of_bronze --battles 60 --seed 5"_s;
        share(balance, shares, u"b"_s);
        const QString balanceFiles = shares == 1 ? u"b-1.json"_s : u"$(seq -f b-%g.json 1 %1)"_s.arg(shares);
        for (const QString& form : {QString(), u" --json"_s}) {
            const Came points = merge(balanceFiles + form);
            COMES(points, 0);
            QCOMPARE(points.out, m_folder.shell(u"\"$CTL\" "_s + balance + form).out);
        }
        QCOMPARE(merge(u"one-1.json --json"_s).out, sum.out);
    }

    void aShareThatDoesNotBelongIsRefusedByName_data() {
        QTest::addColumn<QString>("prepare");
        QTest::addColumn<QString>("files");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* what, const char* prepare, const char* files, int status, const char* says) {
            QTest::newRow(what) << QString::fromLatin1(prepare) << QString::fromLatin1(files) << status
                                << QByteArray(says);
        };
        row("missing", "true", "s-1.json s-3.json", 1, "Share 2 of 3 is missing");
        row("two missing", "true", "s-3.json", 1, "Shares 1, 2 of 3 are missing");
        row("twice", "cp s-2.json again.json", "s-1.json s-2.json again.json s-3.json", 3,
            "again.json: error: This is share 2 of 3, as s-2.json is");
        row("other seed", "\"$CTL\" campaign forecast war.ephor --wars 6 --seed 9 --share 2/3 > bad.json",
            "s-1.json bad.json s-3.json", 3, "bad.json: error: This share belongs to another run than s-1.json");
        row("other number of wars", "\"$CTL\" campaign forecast war.ephor --wars 7 --seed 5 --share 2/3 > bad.json",
            "s-1.json bad.json s-3.json", 3, "bad.json: error: This share belongs to another run");
        row("other command", "\"$CTL\" battle odds sparta.toml corinth.toml --runs 6 --seed 5 --share 2/3 > bad.json",
            "s-1.json bad.json s-3.json", 3, "bad.json: error: This share belongs to another run");
        row("other version", "sed 's/\"program\":\"[^\"]*\"/\"program\":\"0.1\"/' s-2.json > bad.json",
            "s-1.json bad.json s-3.json", 3, "bad.json: error: This share was made by version 0.1");
        row("other measurement of points",
            "for k in 1 2; do \"$CTL\" balance ohw --battles 6 --seed $k --share $k/2 > b-$k.json; done",
            "b-1.json b-2.json", 3, "b-2.json: error: This share belongs to another run than b-1.json");
        row("measurement of points missing", "\"$CTL\" balance ohw --battles 6 --seed 1 --share 1/2 > b-1.json",
            "b-1.json", 1, "Share 2 of 2 is missing");
        row("edited", "sed 's/\"share\":2/\"share\":1/' s-2.json > bad.json", "s-1.json bad.json s-3.json", 3,
            "bad.json: error: This share was changed");
        row("cut off", "head -c 300 s-2.json > bad.json", "s-1.json bad.json s-3.json", 3,
            "bad.json: error: This is no share of a run, or only a part of one");
        row("empty", ": > bad.json", "s-1.json bad.json s-3.json", 3, "bad.json: error: This is no share");
        row("no file", "rm -f bad.json", "s-1.json bad.json s-3.json", 3, "bad.json");
    }
    void aShareThatDoesNotBelongIsRefusedByName() {
        QFETCH(const QString, prepare);
        QFETCH(const QString, files);
        QFETCH(const int, status);
        QFETCH(const QByteArray, says);
        share(u"campaign forecast war.ephor --wars 6 --seed 5"_s, 3, u"s"_s);
        COMES(m_folder.shell(prepare), 0);
        const Came came = merge(files);
        COMES(came, status);
        QVERIFY2(came.err.contains(says), came.all().constData());
        QVERIFY(came.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCtlForecast)
#include "tst_ctl_forecast.moc"
