// ephorctl campaign dice, as a player and as an umpire use it.
#include "tests/app/ctl_run.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace {

QStringList campaign(const char* command, const QStringList& rest = {}) {
    return QStringList{QStringLiteral("campaign"), QLatin1String(command)} + rest;
}

const QString file = QStringLiteral("war.ephor");

Came found(const CtlFolder& folder, const QStringList& rest = {QStringLiteral("--seed"), QStringLiteral("431")}) {
    return folder.run(campaign(
        "new",
        QStringList{QStringLiteral("quick_start"), file, QStringLiteral("--modules"), QStringLiteral("full")} + rest));
}

/// Sheet and report of Athens, in a folder of their own.
void exportTo(const CtlFolder& folder, const QString& name) {
    COMES(folder.run(campaign(
              "export", {file, QStringLiteral("--to"), name, QStringLiteral("--power"), QStringLiteral("athens")})),
          0);
}

QJsonObject diceOf(const CtlFolder& folder) {
    return folder.run(campaign("show", {file, QStringLiteral("--json")})).json()[u"dice"].toObject();
}

/// The rolls of a step, by `--rolls`.
QJsonArray rollsOf(const CtlFolder& folder, const char* step, const QStringList& more = {}) {
    const Came came =
        folder.run(campaign(step, QStringList{file, QStringLiteral("--rolls"), QStringLiteral("--json")} + more));
    return came.status == 0 ? came.json()[u"throws"].toArray() : QJsonArray();
}

/// Another face for the first of the throws that has one die and is told to Athens, as `--die` takes it.
QString anotherFace(const QJsonArray& rolls) {
    for (const QJsonValue& one : rolls)
        if (const QJsonArray faces = one[u"faces"].toArray();
            faces.size() == 1 && one[u"told"].toString() == QLatin1String("athens")) {
            const int face = faces.first().toInt();
            const int least = one[u"least"].toInt();
            return one[u"throw"].toString() + QStringLiteral("=%1").arg(face > least ? face - 1 : least + 1);
        }
    return {};
}

const QString die = QStringLiteral("--die");

/// The first battle that a new war comes to; empty where it does not.
QString pendingBattle(const CtlFolder& folder) {
    QJsonArray pending;
    bool isWell = found(folder).status == 0;
    for (int moves = 0; isWell && moves < 10 && pending.isEmpty(); ++moves) {
        isWell =
            folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("battles")})).status == 0;
        pending = folder.run(campaign("battles", {file, QStringLiteral("--json")})).array();
    }
    return pending.isEmpty() ? QString() : QString::number(pending.first()[u"battle"].toInt());
}

}  // namespace

class TestCtlCampaignDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlayerChecksTheDiceWithWhatHeWasSentAlone() {
        const CtlFolder folder;
        COMES(found(folder), 0);
        exportTo(folder, QStringLiteral("first"));
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("battles")})), 0);
        const QByteArray before =
            folder.run(campaign("show", {file, QStringLiteral("--power"), QStringLiteral("athens")})).out;
        QVERIFY(!before.contains("Seed of move"));
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("end")})), 0);
        exportTo(folder, QStringLiteral("last"));
        const QStringList texts{QStringLiteral("first/orders.txt"), QStringLiteral("first/report.txt"),
                                QStringLiteral("last/report.txt")};
        const Came text = folder.run(campaign("dice", texts));
        COMES(text, 0);
        QVERIFY(text.out.contains("it is the one that was promised"));
        QVERIFY(text.out.contains("  correct  "));
        const Came json = folder.run(campaign("dice", texts + QStringList{QStringLiteral("--json")}));
        COMES(json, 0);
        QVERIFY(json.json()[u"holds"].toBool());
        QVERIFY(!json.json()[u"throws"].toArray().isEmpty());
    }
    void aForgedReportIsNotBelieved() {
        const CtlFolder folder;
        COMES(found(folder), 0);
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("end")})), 0);
        exportTo(folder, QStringLiteral("out"));
        const QByteArray honest = folder.read(QStringLiteral("out/report.txt"));
        const QRegularExpression drafts(QStringLiteral("(Drafts of Athens|Winter levy of Athens): (\\d+) of 100"));
        const QRegularExpressionMatch match = drafts.match(QString::fromUtf8(honest));
        QVERIFY2(match.hasMatch(), honest.constData());
        QByteArray forged = honest;
        const QByteArray was = match.captured(0).toUtf8();
        const int face = match.captured(2).toInt();
        forged.replace(was,
                       QStringLiteral("%1: %2 of 100").arg(match.captured(1)).arg(face > 1 ? face - 1 : 2).toUtf8());
        folder.write(QStringLiteral("forged.txt"), forged);
        const Came came = folder.run(campaign("dice", {QStringLiteral("forged.txt")}));
        COMES(came, 1);
        QVERIFY2(came.out.contains("  differs  ") || came.out.contains("not understood"), came.out.constData());
        COMES(folder.run(campaign("dice", {QStringLiteral("-")})), 3);
    }
    void aSeedAndItsPromiseAreHeldAgainstEachOther() {
        const CtlFolder folder;
        COMES(found(folder), 0);
        const QString promise = diceOf(folder)[u"promise"].toString();
        QCOMPARE(promise.size(), 64);
        QVERIFY(diceOf(folder)[u"closed_seed"].toString().isEmpty());
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("end")})), 0);
        const QString seed = diceOf(folder)[u"closed_seed"].toString();
        const QString own = QString::fromLatin1(
            QCryptographicHash::hash(QByteArray::fromHex(seed.toLatin1()), QCryptographicHash::Sha256).toHex());
        const QStringList asked{QStringLiteral("--seed"), seed, QStringLiteral("--promise")};
        COMES(folder.run(campaign("dice", asked + QStringList{own})), 0);
        COMES(folder.run(campaign("dice", asked + QStringList{promise})), 1);
        const Came key = folder.run(
            campaign("dice", {QStringLiteral("--seed"), seed, QStringLiteral("--occasion"), QStringLiteral("close"),
                              QStringLiteral("--roll"), QStringLiteral("Siege of Plataea"), QStringLiteral("--json")}));
        COMES(key, 0);
        QCOMPARE(key.json()[u"occasion"][u"key"].toString().size(), 64);
        QCOMPARE(key.json()[u"dice"][u"two dice"].toArray().size(), 2);
    }
    /// Whatever a report tells, asked for one by one with the seed that it shows.
    void theDiceOfAnyThrowThatWasToldAreShown() {
        const CtlFolder folder;
        COMES(found(folder), 0);
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("end")})), 0);
        exportTo(folder, QStringLiteral("out"));
        const QJsonObject told =
            folder.run(campaign("dice", {QStringLiteral("out/report.txt"), QStringLiteral("--json")})).json();
        QHash<QString, QString> seeds;
        for (const QJsonValue& one : told[u"seeds"].toArray())
            seeds[one[u"of"].toString()] = one[u"seed"].toString();
        const QRegularExpression parts(QStringLiteral(
            "^(.*?)(, throw (\\d+))?: (lot \\d+ of (\\d+)|average|\\d+ of 100, needs at most (\\d+)|[\\d ]+).*$"));
        QSet<QString> kinds;
        for (const QJsonValue& one : told[u"throws"].toArray()) {
            const QString line = one[u"throw"].toString();
            const QRegularExpressionMatch match = parts.match(line);
            if (one[u"finding"].toString() != QLatin1String("correct") || !match.hasMatch())
                continue;
            const bool isOwn = line.contains(QLatin1String("(private)"));
            const QString needs = match.captured(6);
            const QString purpose =
                match.captured(1) + (needs.isEmpty() ? QString() : QStringLiteral(", needs ") + needs);
            QStringList asked{
                QStringLiteral("--seed"),     seeds[isOwn ? QStringLiteral("power") : QStringLiteral("move")],
                QStringLiteral("--occasion"), one[u"occasion"].toString(),
                QStringLiteral("--roll"),     purpose,
                QStringLiteral("--json")};
            if (!match.captured(3).isEmpty())
                asked << QStringLiteral("--nth") << match.captured(3);
            if (!match.captured(5).isEmpty())
                asked << QStringLiteral("--sides") << match.captured(5);
            const QJsonArray faces = one[u"faces"].toArray();
            const QString kind = !match.captured(5).isEmpty() ? QStringLiteral("one of ") + match.captured(5)
                                 : !needs.isEmpty()           ? QStringLiteral("one of a hundred")
                                 : match.captured(4) == QLatin1String("average") ? QStringLiteral("an average die")
                                 : faces.size() == 2                             ? QStringLiteral("two dice")
                                                                                 : QStringLiteral("a die");
            const Came came = folder.run(campaign("dice", asked));
            COMES(came, 0);
            QVERIFY2(came.json()[u"dice"][kind].toArray() == faces, qPrintable(line + QString::fromUtf8(came.out)));
            kinds << kind;
        }
        QVERIFY(kinds.contains(QStringLiteral("one of a hundred")));
        const Came lot = folder.run(
            campaign("dice", {QStringLiteral("--seed"), seeds[QStringLiteral("move")], QStringLiteral("--occasion"),
                              QStringLiteral("muster"), QStringLiteral("--roll"), QStringLiteral("Omen of the season"),
                              QStringLiteral("--sides"), QStringLiteral("16"), QStringLiteral("--json")}));
        COMES(lot, 0);
        QCOMPARE(lot.json()[u"dice"][u"one of 16"].toArray().size(), 1);
    }
    void aPlayerMakesAWordThatTheUmpireEnters() {
        const CtlFolder folder;
        COMES(found(folder), 0);
        const Came made = folder.run(
            campaign("contribute", {QStringLiteral("--power"), QStringLiteral("Athens"), QStringLiteral("--json")}));
        COMES(made, 0);
        const QString words = made.json()[u"words"].toString();
        const QString seal = made.json()[u"seal"].toString();
        QCOMPARE(words.size(), 26);
        QCOMPARE(seal, QString::fromLatin1(
                           QCryptographicHash::hash("Athens: " + words.toUtf8(), QCryptographicHash::Sha256).toHex()));
        const QStringList athens{file, QStringLiteral("--power"), QStringLiteral("athens")};
        COMES(folder.run(campaign("contribute", athens)), 2);
        COMES(folder.run(campaign("contribute", athens + QStringList{QStringLiteral("--sealed"), seal})), 0);
        COMES(folder.run(campaign("contribute", athens + QStringList{QStringLiteral("--words"), words})), 0);
        COMES(folder.run(campaign("contribute", {QStringLiteral("--power"), QStringLiteral("Athens"),
                                                 QStringLiteral("--sealed"), seal})),
              2);
    }
    void theGroundOfABattleIsAnOccasionAndTheEndOfAWarIsNone() {
        const QStringList asked{QStringLiteral("--seed"), QString(64, QLatin1Char('a')), QStringLiteral("--occasion")};
        COMES(CtlFolder().run(campaign("dice", asked + QStringList{QStringLiteral("ground 5")})), 0);
        COMES(CtlFolder().run(campaign("dice", asked + QStringList{QStringLiteral("end")})), 2);
    }
    void aMoveIsAdjudicatedAndClosedWithOwnDice() {
        const CtlFolder folder;
        COMES(found(folder), 0);
        const QString head =
            folder.run(campaign("verify", {file, QStringLiteral("--json")})).json()[u"head"].toString();
        const QString own = anotherFace(rollsOf(folder, "adjudicate"));
        QVERIFY(!own.isEmpty());
        const QJsonArray tried = rollsOf(folder, "adjudicate", {die, own});
        QCOMPARE(std::ranges::count_if(tried, [](const QJsonValue& one) { return one[u"typed"].toBool(); }), 1);
        // Looking changes nothing.
        QCOMPARE(folder.run(campaign("verify", {file, QStringLiteral("--json")})).json()[u"head"].toString(), head);
        COMES(folder.run(campaign("adjudicate", {file, die, own})), 0);
        COMES(folder.run(campaign("adjudicate", {file, die, own})), 2);
        const QJsonArray pending = folder.run(campaign("battles", {file, QStringLiteral("--json")})).array();
        for (const QJsonValue& one : pending)
            COMES(folder.run(
                      campaign("resolve", {file, QString::number(one[u"battle"].toInt()), QStringLiteral("--auto")})),
                  0);
        const QString ownAtClose = anotherFace(rollsOf(folder, "close"));
        QVERIFY(!ownAtClose.isEmpty());
        COMES(folder.run(campaign("close", {file, die, ownAtClose})), 0);
        COMES(folder.run(campaign("verify", {file})), 0);
        exportTo(folder, QStringLiteral("out"));
        const Came told = folder.run(campaign("dice", {QStringLiteral("out/report.txt")}));
        COMES(told, 0);
        QVERIFY2(told.out.contains("2 rolls were entered by the umpire; the seed cannot verify them."),
                 told.out.constData());
    }
    void aBattlesAftermathTakesOwnDice() {
        const CtlFolder folder;
        const QString battle = pendingBattle(folder);
        QVERIFY(!battle.isEmpty());
        const QStringList fought{file, battle, QStringLiteral("--auto")};
        const Came shown =
            folder.run(campaign("resolve", fought + QStringList{QStringLiteral("--rolls"), QStringLiteral("--json")}));
        COMES(shown, 0);
        const QJsonObject first = shown.json()[u"throws"].toArray().first().toObject();
        const QString own = first[u"throw"].toString() + QStringLiteral("=%1").arg(first[u"most"].toInt());
        COMES(folder.run(campaign("resolve", fought + QStringList{die, own})), 0);
        COMES(folder.run(campaign("verify", {file})), 0);
    }
    void aRecordThatIsAcceptedTellsItsDiceAndPlayersToAll() {
        const CtlFolder folder;
        const QString battle = pendingBattle(folder);
        QVERIFY(!battle.isEmpty());
        COMES(folder.run(campaign("battles", {file, QStringLiteral("--to"), QStringLiteral("packets")})), 0);
        COMES(folder.run({QStringLiteral("battle"), QStringLiteral("fight"), QStringLiteral("--table"),
                          QStringLiteral("packets/battle_%1.toml").arg(battle), QStringLiteral("--seed"),
                          QStringLiteral("4711"), QStringLiteral("--players"), QStringLiteral("random,doctrine"),
                          QStringLiteral("--record"), QStringLiteral("game.battle")}),
              0);
        const QByteArray said =
            "Fought by the program with dice by seed 4711, chosen by a player; attackers: the computer (random), "
            "defenders: the computer (standard).";
        const Came came =
            folder.run(campaign("resolve", {file, battle, QStringLiteral("--record"), QStringLiteral("game.battle")}));
        COMES(came, 0);
        QVERIFY2(came.out.contains(said), came.out.constData());
        COMES(folder.run(campaign("export", {file, QStringLiteral("--to"), QStringLiteral("out")})), 0);
        QVERIFY2(folder.read(QStringLiteral("out/chronicle.md")).contains("with dice by seed 4711"), "the chronicle");
        COMES(folder.run(campaign("verify", {file})), 0);
    }
    void ownDiceThatCannotBeAreRefusedAndNothingIsDone_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no faces") << QStringLiteral("Siege of Plataea") << QByteArray("by the purpose of a roll");
        QTest::newRow("no such throw") << QStringLiteral("Siege of Troy=4,2") << QByteArray("There is no roll for");
        QTest::newRow("a slip") << QStringLiteral("Kind of gaol of Athens=1")
                                << QByteArray("Did you mean \"Kind of goal of Athens\"?");
        QTest::newRow("too high") << QStringLiteral("Kind of goal of Athens=6")
                                  << QByteArray("takes 1 number from 1 to 5, not 6");
    }
    void ownDiceThatCannotBeAreRefusedAndNothingIsDone() {
        QFETCH(QString, text);
        QFETCH(QByteArray, says);
        const CtlFolder folder;
        COMES(found(folder), 0);
        const Came came = folder.run(campaign("adjudicate", {file, die, text}));
        COMES(came, 2);
        QVERIFY2(came.err.contains(says), came.err.constData());
        COMES(folder.run(campaign("close", {file, die, text})), 2);
        COMES(folder.run(campaign("adjudicate", {file})), 0);
    }
    void wrongWordsAreRefused_data() {
        QTest::addColumn<QStringList>("words");
        const QString hex(64, QLatin1Char('a'));
        QTest::newRow("nothing") << QStringList();
        QTest::newRow("no hex") << QStringList{QStringLiteral("--seed"), QStringLiteral("431")};
        QTest::newRow("no promise") << QStringList{QStringLiteral("--seed"), hex, QStringLiteral("--promise"),
                                                   QStringLiteral("x")};
        QTest::newRow("promise of nothing") << QStringList{QStringLiteral("--promise"), hex};
        QTest::newRow("throw of nothing")
            << QStringList{QStringLiteral("--seed"), hex, QStringLiteral("--throw"), QStringLiteral("Siege")};
    }
    void wrongWordsAreRefused() {
        QFETCH(QStringList, words);
        COMES(CtlFolder().run(campaign("dice", words)), 2);
    }
    void aTextWithoutDiceCannotBeJudged() {
        const CtlFolder folder;
        folder.write(QStringLiteral("letter.txt"), "Dear umpire,\n");
        COMES(folder.run(campaign("dice", {QStringLiteral("letter.txt")})), 3);
        COMES(folder.run(campaign("dice", {QStringLiteral("missing.txt")})), 3);
    }
    void aCampaignWithoutASeedGetsALargeOneThatNobodyGuesses() {
        QSet<QString> seeds;
        for (int i = 0; i < 4; ++i) {
            const CtlFolder folder;
            const Came came = found(folder, {QStringLiteral("--json")});
            COMES(came, 0);
            seeds << came.json()[u"seed"].toString();
            QVERIFY(came.json()[u"seed"].toString().size() >= 12);
        }
        QCOMPARE(seeds.size(), 4);
    }
};

QTEST_GUILESS_MAIN(TestCtlCampaignDice)
#include "tst_ctl_campaign_dice.moc"
