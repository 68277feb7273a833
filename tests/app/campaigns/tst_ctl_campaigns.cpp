// ephorctl campaign, as a club runs it.
#include "tests/app/ctl_run.h"

namespace {

const QString file = QStringLiteral("war.ephor");

QStringList campaign(const char* command, const QStringList& rest = {}) {
    return QStringList{QStringLiteral("campaign"), QLatin1String(command)} + rest;
}

}  // namespace

class TestCtlCampaigns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeCampaignIsTheSameTwiceAndWithTwoThreads() {
        const CtlFolder folder;
        QStringList heads;
        for (const char* threads : {"1", "1", "2"}) {
            const QString name = QStringLiteral("war%1.ephor").arg(heads.size());
            COMES(folder.run(campaign(
                      "new", {QStringLiteral("quick_start"), name, QStringLiteral("--seed"), QStringLiteral("431")})),
                  0);
            COMES(folder.run(campaign("advance", {name, QStringLiteral("--until"), QStringLiteral("end"),
                                                  QStringLiteral("--threads"), QLatin1String(threads)})),
                  0);
            const Came verified = folder.run(campaign("verify", {name, QStringLiteral("--json")}));
            COMES(verified, 0);
            QVERIFY(verified.json()[QStringLiteral("valid")].toBool());
            QVERIFY(verified.json()[QStringLiteral("over")].toBool());
            QVERIFY(verified.json()[QStringLiteral("winner")].isString());
            QCOMPARE(verified.json()[QStringLiteral("standings")].toArray().size(), 6);
            heads << verified.json()[QStringLiteral("head")].toString();
        }
        QCOMPARE(heads[0].size(), 32);
        QCOMPARE(heads[1], heads[0]);
        QCOMPARE(heads[2], heads[0]);
    }
    /// EPHOR_KILLS says how often; 500 takes some minutes.
    void aCampaignWhoseProcessIsKilledAtAnyMomentOpensAndVerifies() {
        bool given = false;
        const int asked = qEnvironmentVariableIntValue("EPHOR_KILLS", &given);
        const int kills = given ? asked : 20;
        const CtlFolder folder;
        int wars = 0;
        int entries = 0;
        int written = 0;
        // A busy machine needs longer to come to the first write.
        for (int i = 0; i < kills || (written == 0 && i < 10 * kills); ++i) {
            const QString name = QStringLiteral("war%1.ephor").arg(wars);
            if (entries == 0) {
                COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), name, QStringLiteral("--seed"),
                                                  QString::number(wars)})),
                      0);
                entries = 1;
            }
            // From before the file is opened to after the last write.
            const int milliseconds = 1 + i * 7 % 90 + 100 * (i / kills);
            folder.shell(QStringLiteral("timeout -s KILL 0.%1 \"$CTL\" campaign advance %2 >/dev/null 2>&1; true")
                             .arg(milliseconds, 3, 10, QLatin1Char('0'))
                             .arg(name));
            const Came verified = folder.run(campaign("verify", {name, QStringLiteral("--json")}));
            COMES(verified, 0);
            const int now = verified.json()[QStringLiteral("entries")].toInt();
            QVERIFY2(now >= entries, "entries that were written are gone");
            written += now > entries ? 1 : 0;
            const bool over = verified.json()[QStringLiteral("over")].toBool();
            entries = over ? 0 : now;
            wars += over ? 1 : 0;
        }
        QVERIFY2(written > 0, "every kill came before the first write");
    }
    void aCampaignWhoseFoundingIsKilledIsThereWholeOrNotAtAll() {
        const CtlFolder folder;
        int founded = 0;
        int milliseconds = 1;
        for (int i = 0; i < 40 && founded < 3; ++i) {
            folder.shell(QStringLiteral("timeout -s KILL %1 \"$CTL\" campaign new quick_start %2 >/dev/null 2>&1; true")
                             .arg(milliseconds / 1000.0, 0, 'f', 3)
                             .arg(file));
            const Came verified = folder.run(campaign("verify", {file, QStringLiteral("--json")}));
            if (folder.files().contains(file)) {
                COMES(verified, 0);
                ++founded;
                QVERIFY(QFile::remove(folder.path(file)));
            } else {
                COMES(verified, 3);
                milliseconds += 1 + milliseconds / 6;  // a busy machine is slower to begin
            }
        }
        QVERIFY2(founded > 0, "every kill came before the file was there");
    }
    void ordersAreTakenOrRefusedWithTheirLines() {
        const CtlFolder folder;
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("1")})),
              0);
        const QStringList athens{file, QStringLiteral("--power"), QStringLiteral("athens"), QStringLiteral("-")};
        const Came taken = folder.run(campaign("orders", athens), "power athens\nturn 1\nathens_2: march eleusis\n");
        COMES(taken, 0);
        QVERIFY(taken.out.contains("Army of Attica: march Eleusis\n"));
        const Came refused = folder.run(campaign("orders", athens), "power athens\nturn 1\nathens_2: march elusis\n");
        COMES(refused, 1);
        QVERIFY2(
            refused.err.contains("3:17: error: There is no place \"elusis\" on the map; did you mean \"Eleusis\"?"),
            refused.err.constData());
        COMES(folder.run(
                  campaign("orders", {file, QStringLiteral("--power"), QStringLiteral("persia"), QStringLiteral("-")}),
                  "x"),
              2);
        COMES(folder.run(campaign("undo", {file})), 0);
        COMES(folder.run(campaign("undo", {file})), 2);
        COMES(folder.run(campaign("redo", {file})), 0);
        COMES(folder.run(campaign("verify", {file})), 0);
    }
    void aResultFormThatCannotBeTrueIsRefusedAndAnUnlikelyOneIsRemarkedOn() {
        const CtlFolder folder;
        COMES(folder.run(
                  campaign("new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("1"),
                                   QStringLiteral("--modules"), QStringLiteral("omens,fates,diplomacy,money")})),
              0);
        COMES(folder.run(campaign("adjudicate", {file})), 0);
        COMES(folder.run(campaign("battles", {file, QStringLiteral("--to"), QStringLiteral("packet")})), 0);
        const QString form = QStringLiteral("packet/battle_1_result.toml");
        const QByteArray blank = folder.read(form);
        QVERIFY(blank.contains("decisive = false"));
        const QStringList one{file, QStringLiteral("1"), QStringLiteral("--result"), form};
        folder.write(form, QByteArray(blank).replace("decisive = false", "decisive = true"));
        const Came refused = folder.run(campaign("resolve", one));
        COMES(refused, 1);
        QVERIFY2(refused.err.contains("error: A draw cannot be decisive."), refused.all().constData());
        folder.write(form, blank);
        const Came taken = folder.run(campaign("resolve", one));
        COMES(taken, 0);
        QVERIFY2(taken.err.contains("warning: Neither side lost a step."), taken.all().constData());
    }
    void whatCannotBeDoneIsSaid() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("hellas_999"), file})), 2);
        COMES(folder.run(campaign("show", {file})), 3);
        folder.write(file, "no campaign");
        COMES(folder.run(campaign("verify", {file})), 3);
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 4);
        QCOMPARE(folder.read(file), QByteArray("no campaign"));
    }
    /// A script's variable that is not set leaves "" behind: that is no leave to see everything, to draw a seed or to
    /// write anywhere.
    void anEmptyTextIsNoPowerNoSeedAndNoPlace() {
        const CtlFolder folder;
        const QString nothing;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 0);
        const QStringList before = folder.files();
        const auto refuses = [&](const char* command, const QStringList& rest, const char* names) {
            const Came came = folder.run(campaign(command, rest));
            COMES(came, 2);
            QVERIFY2(came.err.contains(names), came.all().constData());
            QVERIFY2(came.out.isEmpty(), came.all().constData());
        };
        const QString power = QStringLiteral("--power");
        const QString to = QStringLiteral("--to");
        refuses("show", {file, power, nothing}, "--power: the name of the power is empty");
        refuses("show", {file, QStringLiteral("--power=")}, "--power");
        refuses("export", {file, to, QStringLiteral("paper"), power, nothing}, "--power");
        refuses("export", {file, to, nothing}, "--to: the name of the folder is empty");
        refuses("battles", {file, to, nothing}, "--to");
        refuses("resolve", {file, QStringLiteral("1"), QStringLiteral("--auto"), QStringLiteral("--record"), nothing},
                "--record");
        refuses("resolve", {file, QStringLiteral("1"), QStringLiteral("--result"), nothing}, "--result");
        refuses("new",
                {QStringLiteral("quick_start"), QStringLiteral("other.ephor"), QStringLiteral("--seed"), nothing},
                "--seed");
        refuses("new", {QStringLiteral("quick_start"), nothing}, "FILE");
        refuses("verify", {nothing}, "FILE");
        refuses("sea-odds", {nothing, QStringLiteral("12:4"), QStringLiteral("9:2")}, "FILE");
        QCOMPARE(folder.files(), before);
        QVERIFY(!QFile::exists(folder.path(QStringLiteral("paper"))));
    }
    void modulesAreChosenByName() {
        const CtlFolder folder;
        const auto playedWith = [&](const char* list) {
            const QString name = QLatin1String(list) + QStringLiteral(".ephor");
            QStringList rest{QStringLiteral("quick_start"), name, QStringLiteral("--json")};
            if (*list != '\0')
                rest << QStringLiteral("--modules") << QLatin1String(list);
            return folder.run(campaign("new", rest)).json()[QStringLiteral("modules")].toString();
        };
        QCOMPARE(playedWith(""), QStringLiteral("lite"));
        QCOMPARE(playedWith("full"), QStringLiteral("full"));
        QCOMPARE(playedWith("none"), QStringLiteral("none"));
        QCOMPARE(playedWith("omens,supply"), QStringLiteral("supply,omens"));
        const Came wrong = folder.run(campaign(
            "new", {QStringLiteral("quick_start"), file, QStringLiteral("--modules"), QStringLiteral("supplies")}));
        COMES(wrong, 2);
        QVERIFY2(wrong.err.contains("There is no module \"supplies\""), wrong.all().constData());
        QVERIFY(!folder.files().contains(file));
        COMES(folder.run(campaign("advance",
                                  {QStringLiteral("none.ephor"), QStringLiteral("--until"), QStringLiteral("end")})),
              0);
        COMES(folder.run(campaign("verify", {QStringLiteral("none.ephor")})), 0);
    }
    void twoCampaignsOfOneWarAreCompared() {
        const CtlFolder folder;
        const QString other = QStringLiteral("what_if.ephor");
        for (const QString& name : {file, other})
            COMES(folder.run(campaign(
                      "new", {QStringLiteral("quick_start"), name, QStringLiteral("--seed"), QStringLiteral("1")})),
                  0);
        COMES(folder.run(campaign("compare", {file, other})), 0);
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("end")})), 0);
        const Came text = folder.run(campaign("compare", {file, other}));
        COMES(text, 1);
        QVERIFY2(text.out.contains("The same as far as entry 1, in Spring 431 BC"), text.all().constData());
        QVERIFY2(text.out.contains("no battle"), text.all().constData());
        const QJsonObject found = folder.run(campaign("compare", {file, other, QStringLiteral("--json")})).json();
        QCOMPARE(found[QStringLiteral("same")], QJsonValue(false));
        QCOMPARE(found[QStringLiteral("parting")][QStringLiteral("entry")].toInt(), 2);
        QVERIFY(found[QStringLiteral("parting")][QStringLiteral("deeds")][1].isNull());
        QCOMPARE(found[QStringLiteral("powers")].toArray().size(), 6);
        QCOMPARE(found[QStringLiteral("powers")][0][QStringLiteral("score")].toArray().size(), 2);
        QVERIFY(found[QStringLiteral("battles")][0][QStringLiteral("results")][1].isNull());
        QVERIFY(found[QStringLiteral("battles")][0][QStringLiteral("results")][0].isObject());
    }
    void theUmpireVetoesAnOmenWithAReason() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"),
                                          QStringLiteral("7"), QStringLiteral("--modules"), QStringLiteral("full")})),
              0);
        const auto vetoed = [&](const QStringList& words) {
            return folder.run(campaign("veto", QStringList{file} + words));
        };
        COMES(vetoed({}), 1);
        COMES(folder.run(campaign("adjudicate", {file})), 0);
        const Came list = vetoed({});
        COMES(list, 0);
        QVERIFY2(list.out.startsWith("omen "), list.all().constData());
        const QStringList why{QStringLiteral("--reason"), QStringLiteral("The seer had drunk")};
        COMES(vetoed({QStringLiteral("omen")}), 2);
        const Came wrong = vetoed(QStringList{QStringLiteral("omne")} + why);
        COMES(wrong, 2);
        QVERIFY2(wrong.err.contains("did you mean \"omen\"?"), wrong.all().constData());
        COMES(vetoed(QStringList{QStringLiteral("omen")} + why), 0);
        const QJsonObject now = vetoed({QStringLiteral("--json")}).json();
        QCOMPARE(now[QStringLiteral("vetoed")][0][QStringLiteral("reason")].toString(),
                 QStringLiteral("The seer had drunk"));
        for (const QJsonValue& act : now[QStringLiteral("acts")].toArray())
            QVERIFY(act[QStringLiteral("act")] != QStringLiteral("omen"));
        COMES(folder.run(campaign("verify", {file})), 0);
        const Came told = folder.run(campaign("show", {file, QStringLiteral("--power"), QStringLiteral("elis")}));
        QVERIFY2(told.out.contains("Vetoed: the omen of the season"), told.all().constData());
        COMES(folder.run(campaign("undo", {file})), 0);
        const Came lifted = vetoed({});
        QVERIFY2(lifted.out.startsWith("omen "), lifted.all().constData());
        COMES(folder.run(campaign("verify", {file})), 0);
    }
    void aMarchIsVetoedWhereItStands() {
        const CtlFolder folder;
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("7")})),
              0);
        COMES(folder.run(campaign("review", {file})), 1);
        COMES(folder.run(campaign("adjudicate", {file})), 0);
        const auto marches = [&] {
            QStringList words;
            const QJsonObject review = folder.run(campaign("review", {file, QStringLiteral("--json")})).json();
            for (const QJsonValue& step : review[QStringLiteral("acts")].toArray())
                if (const QString act = step[QStringLiteral("act")].toString(); act.startsWith(u"march "))
                    words << act;
            return words;
        };
        const QStringList before = marches();
        QVERIFY(!before.isEmpty());
        const QStringList why{QStringLiteral("--reason"), QStringLiteral("The road was closed")};
        COMES(folder.run(campaign("veto", QStringList{file} + before.first().split(u' ') + why)), 0);
        QVERIFY(!marches().contains(before.first()));
        const Came again = folder.run(campaign("veto", QStringList{file} + before.first().split(u' ') + why));
        COMES(again, 1);
        QVERIFY2(again.err.contains("has moved since then"), again.all().constData());
        COMES(folder.run(campaign("verify", {file})), 0);
        COMES(folder.run(campaign("undo", {file})), 0);
        QCOMPARE(marches(), before);
    }
    void withoutMoneyNothingIsSaidOfATreasury() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 0);
        const QJsonObject shown = folder.run(campaign("show", {file, QStringLiteral("--json")})).json();
        QVERIFY(!QJsonDocument(shown).toJson().contains("treasury"));
        QVERIFY(!folder.run(campaign("show", {file})).out.contains("talents"));
        const Came ruled =
            folder.run(campaign("rule", {file, QStringLiteral("treasury"), QStringLiteral("athens"),
                                         QStringLiteral("3"), QStringLiteral("--reason"), QStringLiteral("Thieves")}));
        COMES(ruled, 2);
        QVERIFY2(ruled.err.contains("without money"), ruled.all().constData());
        const QString other = QStringLiteral("other.ephor");
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), other, QStringLiteral("--modules"), QStringLiteral("full")})),
              0);
        QVERIFY(QJsonDocument(folder.run(campaign("show", {other, QStringLiteral("--json")})).json())
                    .toJson()
                    .contains("treasury"));
    }
    void theUmpireRulesWithAReason() {
        const CtlFolder folder;
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), file, QStringLiteral("--modules"), QStringLiteral("full")})),
              0);
        const auto ruled = [&](const char* words, const char* reason) {
            return folder.run(campaign("rule", QStringList{file} + QString::fromLatin1(words).split(u' ') +
                                                   QStringList{QStringLiteral("--reason"), QLatin1String(reason)}));
        };
        const Came done = ruled("treasury athens 3", "Thieves");
        COMES(done, 0);
        QVERIFY2(done.out.contains("the treasury of Athens: 3 (was "), done.all().constData());
        COMES(ruled("treasury athens 3", "Again"), 1);
        COMES(ruled("treasury persia 3", "Who?"), 2);
        COMES(ruled("treasury athens 4", " "), 2);
        const auto told = [&](const char* power) {
            return folder.run(campaign("show", {file, QStringLiteral("--power"), QLatin1String(power)})).out;
        };
        QVERIFY(told("athens").contains("the treasury of Athens: 3"));
        QVERIFY(told("elis").contains("Thieves") && !told("elis").contains("treasury of Athens"));
        COMES(folder.run(campaign("verify", {file})), 0);
        COMES(folder.run(campaign("undo", {file})), 0);
        QVERIFY(!told("athens").contains("Thieves"));
    }
    void campaignsOfTwoWarsAreNotCompared() {
        const CtlFolder folder;
        const QString other = QStringLiteral("other.ephor");
        for (const QString& name : {file, other})
            COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), name, QStringLiteral("--seed"),
                                              name == file ? QStringLiteral("1") : QStringLiteral("2")})),
                  0);
        const Came came = folder.run(campaign("compare", {file, other}));
        COMES(came, 2);
        QVERIFY2(came.err.contains("with other dice"), came.all().constData());
        COMES(folder.run(campaign("compare", {file, QStringLiteral("nowhere.ephor")})), 3);
    }
    void aFolderThatCannotBeMadeIsNamed() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 0);
        for (const char* command : {"export", "battles"}) {
            const Came came =
                folder.run(campaign(command, {file, QStringLiteral("--to"), QStringLiteral("war.ephor/paper")}));
            COMES(came, 4);
            QVERIFY2(came.err.contains("war.ephor/paper: error: The folder cannot be made"), came.all().constData());
            QVERIFY(came.out.isEmpty());
        }
    }
    void onePowersPapersHoldNothingOfTheOthers() {
        const CtlFolder folder;
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("1")})),
              0);
        COMES(folder.run(campaign("export", {file, QStringLiteral("--to"), QStringLiteral("paper"),
                                             QStringLiteral("--power"), QStringLiteral("elis")})),
              0);
        const QByteArray report = folder.read(QStringLiteral("paper/report.txt"));
        QVERIFY(report.contains("Army of Elis"));
        QVERIFY(!report.contains("Army of Attica"));
        const Came form = folder.run(campaign(
            "orders", {file, QStringLiteral("--power"), QStringLiteral("elis"), QStringLiteral("paper/orders.txt")}));
        COMES(form, 0);
    }
};

QTEST_GUILESS_MAIN(TestCtlCampaigns)
#include "tst_ctl_campaigns.moc"
