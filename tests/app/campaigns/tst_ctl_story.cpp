// ephorctl campaign honours, newsletter and guard: what a club prints of its war.
#include "tests/app/ctl_run.h"

namespace {

const QString file = QStringLiteral("war.ephor");

QStringList campaign(const char* command, const QStringList& rest = {}) {
    return QStringList{QStringLiteral("campaign"), QLatin1String(command)} + rest;
}

/// A war that the program has played to its end.
void play(const CtlFolder& folder) {
    COMES(folder.run(
              campaign("new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("431")})),
          0);
    COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("end")})), 0);
}

}  // namespace

class TestCtlStory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWarThatIsOverHasHonoursForAll() {
        const CtlFolder folder;
        play(folder);
        const Came text = folder.run(campaign("honours", {file}));
        COMES(text, 0);
        QVERIFY2(text.out.contains("\nHonours of the war\n  Bloodiest day: "), text.all().constData());
        const Came open = folder.run(campaign("honours", {file, QStringLiteral("--public")}));
        QCOMPARE(open.out, text.out);
        const Came json = folder.run(campaign("honours", {file, QStringLiteral("--json")}));
        COMES(json, 0);
        const QJsonObject first = json.json()[QStringLiteral("honours")].toArray()[0].toObject();
        QCOMPARE(first[QStringLiteral("honour")].toString(), QStringLiteral("bloodiest_day"));
        const QJsonObject holder = first[QStringLiteral("holders")].toArray()[0].toObject();
        QVERIFY(text.out.contains(holder[QStringLiteral("figures")].toString().toUtf8()));
        QVERIFY(holder[QStringLiteral("place")].isString());
        COMES(folder.run(campaign("export", {file, QStringLiteral("--to"), QStringLiteral("paper")})), 0);
        QVERIFY(folder.read(QStringLiteral("paper/honours.txt")).endsWith(text.out));
    }
    void nothingHasHappenedAtTheBeginning() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 0);
        const Came came = folder.run(campaign("honours", {file}));
        COMES(came, 0);
        QVERIFY(came.out.startsWith("Nothing has happened yet"));
        QCOMPARE(folder.run(campaign("honours", {file, QStringLiteral("--json")}))
                     .json()[QStringLiteral("honours")]
                     .toArray()
                     .size(),
                 0);
    }
    void aLeadersLifeIsTold() {
        const CtlFolder folder;
        play(folder);
        const QString brasidas = QStringLiteral("brasidas");
        const Came text = folder.run(campaign("biography", {file, brasidas}));
        COMES(text, 0);
        QVERIFY2(text.out.startsWith("Brasidas of Sparta\n") && text.out.contains("Fortune Favours the Bold") &&
                     text.out.contains("\nSpring 431 BC, first turn\n  Began the war in command of "),
                 text.all().constData());
        QCOMPARE(folder.run(campaign("biography", {file, QStringLiteral("Brasidas")})).out, text.out);
        const Came html = folder.run(campaign("biography", {file, brasidas, QStringLiteral("--html")}));
        COMES(html, 0);
        QVERIFY(html.out.contains("<h1>Brasidas of Sparta</h1>"));
        const Came json = folder.run(campaign("biography", {file, brasidas, QStringLiteral("--json")}));
        COMES(json, 0);
        const QJsonObject life = json.json()[QStringLiteral("biographies")].toArray()[0].toObject();
        QCOMPARE(life[QStringLiteral("power")].toString(), QStringLiteral("sparta"));
        QVERIFY(!life[QStringLiteral("lines")].toArray().isEmpty());
        const Came all = folder.run(campaign("biography", {file}));
        COMES(all, 0);
        QVERIFY(all.out.contains("\nBrasidas of Sparta\n"));
        COMES(folder.run(campaign("export", {file, QStringLiteral("--to"), QStringLiteral("paper")})), 0);
        QCOMPARE(folder.read(QStringLiteral("paper/biographies.txt")), all.out);
        const Came near = folder.run(campaign("biography", {file, QStringLiteral("brasida")}));
        COMES(near, 2);
        QVERIFY2(near.err.contains("did you mean \"brasidas\"?"), near.all().constData());
    }
    void ofAnotherPowersManNothingIsSaidBeforeAnythingIsKnown() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 0);
        const QStringList athens{QStringLiteral("--power"), QStringLiteral("athens")};
        const Came came = folder.run(campaign("biography", QStringList{file, QStringLiteral("brasidas")} + athens));
        COMES(came, 2);
        QVERIFY2(!came.err.contains("did you mean \"brasidas\""), came.all().constData());
        COMES(folder.run(campaign("biography", QStringList{file, QStringLiteral("pericles")} + athens)), 0);
        COMES(folder.run(campaign("biography", {file, QStringLiteral("--public"), QStringLiteral("--power"),
                                                QStringLiteral("athens")})),
              2);
    }
    void whoAsksForNobodyIsRefused() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 0);
        COMES(folder.run(campaign("honours", {file, QStringLiteral("--power"), QStringLiteral("persia")})), 2);
        COMES(folder.run(campaign("honours", {file, QStringLiteral("--power"), QString()})), 2);
        COMES(folder.run(campaign(
                  "honours", {file, QStringLiteral("--power"), QStringLiteral("athens"), QStringLiteral("--public")})),
              2);
        COMES(folder.run(campaign("honours", {QStringLiteral("no.ephor")})), 3);
    }
    void aNewsletterIsDraftedEditedPublishedAndTakenBack() {
        const CtlFolder folder;
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("431")})),
              0);
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("turn")})), 0);
        const Came draft = folder.run(campaign("newsletter", {file}));
        COMES(draft, 0);
        QVERIFY2(draft.out.contains("Spring 431 BC, first turn") && draft.out.contains("\nStandings\n  "),
                 draft.all().constData());
        const Came form = folder.run(campaign("newsletter", {file, QStringLiteral("--form")}));
        COMES(form, 0);
        QByteArray edited = form.out;
        edited.replace("notice = \"\"", "notice = \"Cake at <eight>.\"");
        QVERIFY(edited != form.out);
        folder.write(QStringLiteral("news.toml"), edited);
        const Came set =
            folder.run(campaign("newsletter", {file, QStringLiteral("--set"), QStringLiteral("news.toml")}));
        COMES(set, 0);
        QVERIFY(set.out.contains(
            "A notice of the umpire\n  Cake at <eight>.\n\nKeep this to check the journal\n  Journal: entry "));
        const Came html = folder.run(
            campaign("newsletter", {file, QStringLiteral("--turn"), QStringLiteral("1"), QStringLiteral("--html")}));
        COMES(html, 0);
        QVERIFY(html.out.startsWith("<!DOCTYPE html>") && html.out.contains("<li>Cake at &lt;eight&gt;.</li>"));
        const auto isPublished = [&] {
            return folder.run(campaign("newsletter", {file, QStringLiteral("--json")}))
                .json()[QStringLiteral("published")]
                .toBool();
        };
        QVERIFY(isPublished());
        COMES(folder.run(campaign("verify", {file})), 0);
        COMES(folder.run(campaign("undo", {file})), 0);
        QVERIFY(!isPublished());
    }
    void aNewsletterThatCannotBeIsRefusedWithItsLine() {
        const CtlFolder folder;
        COMES(folder.run(campaign("new", {QStringLiteral("quick_start"), file})), 0);
        folder.write(QStringLiteral("news.toml"), "format = 1\nmove = 7\nheadline = \"x\"\ntext = \"y\"\n");
        const Came came =
            folder.run(campaign("newsletter", {file, QStringLiteral("--set"), QStringLiteral("news.toml")}));
        COMES(came, 3);
        QVERIFY2(came.err.contains("news.toml:2:"), came.all().constData());
        COMES(folder.run(campaign("newsletter", {file, QStringLiteral("--move"), QStringLiteral("7")})), 2);
        COMES(folder.run(campaign("newsletter", {file, QStringLiteral("--set"), QStringLiteral("no.toml")})), 3);
    }
    void aNewsletterThatTellsASecretIsPublishedOnlyOnRequest() {
        const CtlFolder folder;
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("431")})),
              0);
        folder.write(QStringLiteral("news.toml"),
                     "format = 1\nmove = 1\nheadline = \"News\"\ntext = \"Of the war\"\n"
                     "notice = \"The Army of At\\u0074ica hides.\"\n");
        const QStringList set{file, QStringLiteral("--set"), QStringLiteral("news.toml")};
        const auto isPublished = [&] {
            return folder.run(campaign("newsletter", {file, QStringLiteral("--json")}))
                .json()[QStringLiteral("published")]
                .toBool();
        };
        const Came refused = folder.run(campaign("newsletter", set));
        COMES(refused, 1);
        QVERIFY2(refused.err.startsWith("news.toml: ") && refused.err.contains("Army of Attica") &&
                     refused.err.contains("--all-the-same"),
                 refused.all().constData());
        QVERIFY(refused.out.isEmpty());
        QVERIFY(!isPublished());
        COMES(folder.run(campaign("newsletter", QStringList(set) << QStringLiteral("--all-the-same"))), 0);
        QVERIFY(isPublished());
        COMES(folder.run(campaign("newsletter", {file, QStringLiteral("--all-the-same")})), 2);
    }
    void theGuardLetsAPowersOwnPapersPassAndNobodyElses() {
        const CtlFolder folder;
        COMES(folder.run(campaign(
                  "new", {QStringLiteral("quick_start"), file, QStringLiteral("--seed"), QStringLiteral("431")})),
              0);
        COMES(folder.run(campaign("advance", {file, QStringLiteral("--until"), QStringLiteral("move")})), 0);
        const QString power = QStringLiteral("--power");
        const auto guarded = [&](const QString& paper, const QString& reader, const QStringList& more = {}) {
            return folder.run(campaign("guard", QStringList{file, paper, power, reader} + more));
        };
        COMES(folder.run(campaign(
                  "export", {file, QStringLiteral("--to"), QStringLiteral("a"), power, QStringLiteral("athens")})),
              0);
        COMES(folder.run(campaign("export", {file, QStringLiteral("--to"), QStringLiteral("u")})), 0);
        for (const char* name : {"report.txt", "orders.txt", "chronicle.md", "honours.txt"}) {
            const Came own = guarded(QStringLiteral("a/") + QLatin1String(name), QStringLiteral("athens"));
            COMES(own, 0);
            QVERIFY(own.out.contains("names nothing that Athens cannot know"));
        }
        for (const char* name : {"chronicle.md", "honours.txt", "standings.csv"})
            COMES(guarded(QStringLiteral("u/") + QLatin1String(name), QStringLiteral("elis")), 0);
        const Came others = guarded(QStringLiteral("a/report.txt"), QStringLiteral("elis"));
        COMES(others, 1);
        const QByteArray report = folder.read(QStringLiteral("a/report.txt"));
        const auto line = 1 + report.first(report.indexOf("Army of Attica")).count('\n');
        QVERIFY2(others.err.contains("report.txt:" + QByteArray::number(line) + ":") &&
                     others.err.contains("Army of Attica"),
                 others.all().constData());
        COMES(guarded(QStringLiteral("u/umpire.txt"), QStringLiteral("elis")), 1);
        const Came copy = guarded(file, QStringLiteral("athens"), {QStringLiteral("--json")});
        COMES(copy, 1);
        QVERIFY(!copy.json()[QStringLiteral("clean")].toBool());
        QCOMPARE(copy.json()[QStringLiteral("leaks")].toArray()[0].toObject()[QStringLiteral("code")].toString(),
                 QStringLiteral("leak-copy"));
        COMES(guarded(QStringLiteral("nothing.txt"), QStringLiteral("athens")), 3);
        COMES(guarded(QStringLiteral("a/report.txt"), QStringLiteral("persia")), 2);
        COMES(folder.run(campaign("guard", {file, QStringLiteral("a/report.txt")})), 2);
    }
};

QTEST_GUILESS_MAIN(TestCtlStory)
#include "tst_ctl_story.moc"
