// `list best`: the better list is first, what may not take part is left out by name, and threads change nothing.
#include "tests/app/ctl_run.h"

using namespace Qt::StringLiterals;

class TestCtlListBest : public QObject {
    Q_OBJECT

    CtlFolder m_folder;

    Came best(const QString& more) const { return m_folder.shell(u"\"$CTL\" list best "_s + more); }

private Q_SLOTS:
    void initTestCase() {
        m_folder.write(u"sparta.toml"_s, spartanList);
        m_folder.write(u"corinth.toml"_s, corinthianList);
        QDir(m_folder.path({})).mkpath(u"club/old"_s);
        QByteArray strong = spartanList;
        m_folder.write(u"club/strong.toml"_s,
                       strong.replace("Sparta, 38", "Strong, many").replace("count = 2", "count = 6"));
        QByteArray weak = corinthianList;
        const qsizetype archer = weak.indexOf("[[unit]]\ntype  = \"peltast\"");
        m_folder.write(u"club/old/weak.toml"_s, weak.left(archer).replace("Corinth, 38", "Weak, few"));
        m_folder.write(u"club/broken.toml"_s,
                       "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Broken\"\n");
        m_folder.write(u"club/foreign.toml"_s, "format = 1\nsystem = \"ohw\"\nrules = \"1\"\nname = \"Foreign\"\n");
        m_folder.write(u"club/notes.toml"_s, "[[[");
    }

    void theBetterListIsFirstAndOthersAreLeftOutByName() {
        const Came came = best(u"club corinth.toml --against corinth.toml --points 200 --runs 200 --seed 3 --json"_s);
        COMES(came, 0);
        const QJsonObject json = came.json();
        const QJsonArray lists = json[u"lists"].toArray();
        QCOMPARE(lists.size(), 2);
        QCOMPARE(lists[0][u"name"].toString(), u"Strong, many points"_s);
        QCOMPARE(lists[0][u"rank"].toArray(), (QJsonArray{1, 1}));
        QVERIFY(lists[0][u"may_be_best"].toBool() && !lists[1][u"may_be_best"].toBool());
        QCOMPARE(lists[1][u"name"].toString(), u"Weak, few points"_s);
        const QJsonObject wins = lists[0][u"wins"].toObject();
        QVERIFY(wins[u"low"].toDouble() < wins[u"p"].toDouble() && wins[u"p"].toDouble() < wins[u"high"].toDouble());
        const QJsonObject against = lists[0][u"against"][0].toObject();
        QCOMPARE(against[u"battles"].toInt(), 200);
        QCOMPARE(against[u"wins"], wins[u"wins"]);
        QHash<QString, QString> leftOut;
        for (const QJsonValue& one : json[u"left_out"].toArray())
            leftOut[one[u"file"].toString().section(u'/', -1)] = one[u"why"].toString();
        QCOMPARE(leftOut.size(), 4);
        QVERIFY(leftOut[u"broken.toml"_s].contains(u"not legal"));
        QVERIFY(leftOut[u"foreign.toml"_s].contains(u"not for Men of Bronze"));
        QVERIFY(!leftOut[u"notes.toml"_s].isEmpty());
        QVERIFY(leftOut[u"corinth.toml"_s].contains(u"enemy"));
    }

    void theLimitIsWhatTheEnemyCosts() {
        const Came came = best(u"club sparta.toml --against corinth.toml --runs 50 --seed 3"_s);
        COMES(came, 0);
        QVERIFY2(came.out.contains("strong.toml: It costs "), came.all().constData());
        QVERIFY2(came.out.contains("the limit is 38"), came.all().constData());
        QVERIFY2(came.out.contains("Sparta, 38 points (sparta.toml)"), came.all().constData());
        QVERIFY2(came.out.contains("95 % intervals in brackets"), came.all().constData());
    }

    void theSamplesAreTriedAgainstSeveralEnemies() {
        const QString question = u"--against corinth.toml --against sparta.toml --runs 60 --seed 3 --json --threads "_s;
        const Came one = best(question + u'1');
        COMES(one, 0);
        QCOMPARE(best(question + u'2').out, one.out);
        QVERIFY(best(u"--against corinth.toml --against sparta.toml --runs 60 --seed 4 --json"_s).out != one.out);
        const QJsonArray lists = one.json()[u"lists"].toArray();
        QVERIFY(lists.size() > 3);
        double before = 1;
        for (const QJsonValue& list : lists) {
            const double first = list[u"against"][0][u"p"].toDouble();
            const double second = list[u"against"][1][u"p"].toDouble();
            QVERIFY(std::abs(list[u"wins"][u"p"].toDouble() - (first + second) / 2) < 1e-12);
            QVERIFY(list[u"wins"][u"p"].toDouble() <= before);
            before = list[u"wins"][u"p"].toDouble();
        }
    }

    void wrongQuestionsAreRefused() {
        COMES(best(u"sparta.toml"_s), 2);
        COMES(best(u"sparta.toml --against missing.toml"_s), 3);
        COMES(best(u"missing.toml --against corinth.toml"_s), 3);
        COMES(best(u"sparta.toml --against corinth.toml --points 0"_s), 2);
        const Came broken = best(u"sparta.toml --against club/broken.toml"_s);
        COMES(broken, 3);
        const Came none = best(u"club/strong.toml --against corinth.toml"_s);
        COMES(none, 3);
        QVERIFY2(none.err.contains("club/strong.toml") && none.err.contains("the limit is 38"), none.all().constData());
    }
};

QTEST_GUILESS_MAIN(TestCtlListBest)
#include "tst_ctl_list_best.moc"
