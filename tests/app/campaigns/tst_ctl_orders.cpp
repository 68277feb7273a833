// ephorctl campaign: the deadline, who has sent orders and how firmly, and the reminder. The time is always given.
#include "tests/app/ctl_run.h"

namespace {

const QString file = QStringLiteral("war.ephor");
const QString before = QStringLiteral("2026-11-30T20:00+01:00");
const QString due = QStringLiteral("2026-12-01T20:00+01:00");
const QString after = QStringLiteral("2026-12-01T22:30+01:00");

QStringList words(const char* text) { return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts); }

}  // namespace

class TestCtlOrders : public QObject {
    Q_OBJECT

private:
    static Came campaign(const CtlFolder& folder, const QStringList& rest, const QByteArray& input = {}) {
        return folder.run(QStringList{QStringLiteral("campaign")} + rest, input);
    }
    /// Anna plays Athens with Bert as her deputy, Carl plays Sparta; orders are due every week.
    static void begin(const CtlFolder& folder) {
        COMES(campaign(folder, {QStringLiteral("new"), QStringLiteral("quick_start"), file, QStringLiteral("--seed"),
                                QStringLiteral("1"), QStringLiteral("--modules"),
                                QStringLiteral("omens,fates,diplomacy,money")}),
              0);
        COMES(campaign(folder, {QStringLiteral("seat"), file, QStringLiteral("athens"), QStringLiteral("--player"),
                                QStringLiteral("Anna"), QStringLiteral("--deputy"), QStringLiteral("Bert")}),
              0);
        COMES(campaign(folder, {QStringLiteral("seat"), file, QStringLiteral("sparta"), QStringLiteral("--player"),
                                QStringLiteral("Carl")}),
              0);
        COMES(campaign(folder, {QStringLiteral("deadline"), file, due, QStringLiteral("--every"), QStringLiteral("7")}),
              0);
    }
    static Came order(const CtlFolder& folder, const char* power, const QString& at, const QByteArray& sheet) {
        return campaign(folder,
                        {QStringLiteral("orders"), file, QStringLiteral("--power"), QLatin1String(power),
                         QStringLiteral("--at"), at, QStringLiteral("-")},
                        sheet);
    }
    static QJsonObject row(const CtlFolder& folder, const char* power, const QString& at) {
        const QJsonObject board =
            campaign(folder, {QStringLiteral("board"), file, QStringLiteral("--at"), at, QStringLiteral("--json")})
                .json();
        for (const QJsonValue& one : board[QStringLiteral("powers")].toArray())
            if (one[QStringLiteral("power")].toString() == QLatin1String(power))
                return one.toObject();
        return {};
    }
    static QString said(const QJsonObject& row, const char* key) { return row[QLatin1String(key)].toString(); }

private Q_SLOTS:
    void theDeadlineIsSetFollowsByItselfAndIsTakenAway() {
        const CtlFolder folder;
        begin(folder);
        const auto at = [&] {
            const QJsonObject set =
                campaign(folder, {QStringLiteral("deadline"), file, QStringLiteral("--json")}).json();
            return set[QStringLiteral("deadline")][QStringLiteral("at")].toString();
        };
        QCOMPARE(at(), QStringLiteral("2026-12-01T20:00:00+01:00"));
        COMES(campaign(folder, {QStringLiteral("adjudicate"), file, QStringLiteral("--at"), after}), 0);
        QCOMPARE(at(), QStringLiteral("2026-12-01T20:00:00+01:00"));
        for (const char* battle : {"1", "2"})
            COMES(campaign(folder, {QStringLiteral("resolve"), file, QLatin1String(battle), QStringLiteral("--auto")}),
                  0);
        COMES(campaign(folder, {QStringLiteral("advance"), file}), 0);
        QCOMPARE(at(), QStringLiteral("2026-12-08T20:00:00+01:00"));
        COMES(campaign(folder, {QStringLiteral("deadline"), file, QStringLiteral("--clear")}), 0);
        QCOMPARE(at(), QString());
        COMES(campaign(folder, {QStringLiteral("verify"), file}), 0);
        COMES(campaign(folder, {QStringLiteral("undo"), file}), 0);
        QCOMPARE(at(), QStringLiteral("2026-12-08T20:00:00+01:00"));
    }
    void aRhythmGoesByTheClocksOfItsZone() {
        const CtlFolder folder;
        begin(folder);
        const auto deadline = [&](const char* rest) {
            return campaign(folder, QStringList{QStringLiteral("deadline"), file} + words(rest));
        };
        COMES(deadline("2026-10-20T20:00+02:00 --zone Europe/Berlin"), 0);
        COMES(campaign(folder, {QStringLiteral("adjudicate"), file}), 0);
        for (const char* battle : {"1", "2"})
            COMES(campaign(folder, {QStringLiteral("resolve"), file, QLatin1String(battle), QStringLiteral("--auto")}),
                  0);
        COMES(campaign(folder, {QStringLiteral("close"), file}), 0);
        const QJsonValue set = deadline("--json").json()[QStringLiteral("deadline")];
        QCOMPARE(set[QStringLiteral("at")].toString(), QStringLiteral("2026-10-27T20:00:00+01:00"));
        QCOMPARE(set[QStringLiteral("zone")].toString(), QStringLiteral("Europe/Berlin"));
        COMES(deadline("--zone Mars/Olympus"), 2);
        // A script's variable that is not set takes no zone away.
        const Came empty = campaign(folder, {QStringLiteral("deadline"), file, QStringLiteral("--zone"), QString()});
        COMES(empty, 2);
        QVERIFY2(empty.err.startsWith("ephorctl: error: --zone: the zone is empty"), empty.all().constData());
        const auto zone = [](const Came& came) {
            return came.json()[QStringLiteral("deadline")][QStringLiteral("zone")].toString();
        };
        QCOMPARE(zone(deadline("--json")), QStringLiteral("Europe/Berlin"));
        QCOMPARE(zone(deadline("--json --zone none")), QString());
        COMES(deadline("2026-10-20T20:00+02:00 --zone America/New_York"), 2);
        COMES(deadline("--clear --zone Europe/Berlin"), 2);
        // One that is over says so, whenever it is looked at.
        const Came over = deadline("2020-01-01T20:00Z");
        COMES(over, 0);
        QVERIFY2(over.out.contains("were due") && over.out.contains(" ago"), over.all().constData());
    }
    void whatIsNoDeadlineIsRefused() {
        const CtlFolder folder;
        begin(folder);
        const auto refuses = [&](const char* rest) {
            COMES(campaign(folder, QStringList{QStringLiteral("deadline"), file} + words(rest)), 2);
        };
        refuses("soon");
        refuses("2026-12-32T20:00");
        refuses("2026-12-01");
        refuses("2026-12-01T20:00 --clear");
        refuses("2026-12-01T20:00 --every -1");
        COMES(campaign(folder, {QStringLiteral("deadline"), file, QString()}), 2);
        COMES(campaign(folder, {QStringLiteral("board"), file, QStringLiteral("--at"), QString()}), 2);
        COMES(campaign(folder, {QStringLiteral("deadline"), file, QStringLiteral("--clear")}), 0);
        refuses("--every 3");
    }
    void aDeputyDoesNotReplaceThePlayer() {
        const CtlFolder folder;
        begin(folder);
        const QByteArray sheet = "power athens\nturn 1\nathens_2: march eleusis\n";
        COMES(order(folder, "athens", before, sheet), 0);
        const Came deputys = campaign(folder,
                                      {QStringLiteral("orders"), file, QStringLiteral("--power"),
                                       QStringLiteral("athens"), QStringLiteral("--deputy"), QStringLiteral("-")},
                                      sheet);
        COMES(deputys, 1);
        QVERIFY2(deputys.err.contains("The player has submitted orders; a deputy cannot replace them."),
                 deputys.all().constData());
    }
    void theBoardSaysWhoIsInProvisionalLateAndMissing() {
        const CtlFolder folder;
        begin(folder);
        QCOMPARE(said(row(folder, "athens", before), "state"), QStringLiteral("missing"));
        QCOMPARE(said(row(folder, "athens", after), "state"), QStringLiteral("late by 2 h 30 min"));
        QCOMPARE(said(row(folder, "argos", after), "state"), QStringLiteral("by the computer"));
        const Came provisional =
            order(folder, "athens", before, "power athens\nturn 1\nprovisional\nathens_2: march eleusis\n");
        COMES(provisional, 0);
        QVERIFY2(provisional.out.contains("Provisional"), provisional.all().constData());
        QVERIFY2(provisional.out.contains("they apply unless new orders arrive"), provisional.all().constData());
        QJsonObject athens = row(folder, "athens", before);
        QCOMPARE(said(athens, "state"), QStringLiteral("provisional"));
        QCOMPARE(said(athens, "received"), QStringLiteral("2026-11-30T20:00:00+01:00"));
        QVERIFY(athens[QStringLiteral("awaited")].toBool());
        const Came late = order(folder, "athens", after, "power athens\nturn 1\nathens_2: march eleusis\n");
        COMES(late, 0);
        QVERIFY2(late.out.contains("late by 2 h 30 min"), late.all().constData());
        athens = row(folder, "athens", after);
        QCOMPARE(said(athens, "state"), QStringLiteral("submitted, late by 2 h 30 min"));
        QCOMPARE(athens[QStringLiteral("late_seconds")].toInt(), 9000);
        QVERIFY(!athens[QStringLiteral("awaited")].toBool());
        const Came text = campaign(folder, {QStringLiteral("board"), file, QStringLiteral("--at"), before});
        COMES(text, 0);
        QVERIFY2(text.out.contains("in 1 d; then every 7 days"), text.all().constData());
        QVERIFY2(text.out.contains("Carl"), text.all().constData());
    }
    void theReminderSaysUntilWhenWhoAndWhatCountsOtherwise() {
        const CtlFolder folder;
        begin(folder);
        COMES(order(folder, "athens", before, "power athens\nturn 1\nprovisional\n"), 0);
        const Came all = campaign(folder, {QStringLiteral("reminder"), file, QStringLiteral("--at"), before});
        COMES(all, 0);
        for (const char* part :
             {"Tuesday 1 December 2026, 20:00 (UTC+01:00), in 1 d", "Anna (Athens): only provisional",
              "these orders apply", "Carl (Sparta): no orders have arrived", "the computer gives the orders"})
            QVERIFY2(all.out.contains(part), all.all().constData());
        const Came one = campaign(folder, {QStringLiteral("reminder"), file, QStringLiteral("--power"),
                                           QStringLiteral("athens"), QStringLiteral("--at"), after});
        COMES(one, 0);
        QVERIFY2(one.out.contains("To Anna (Athens)"), one.all().constData());
        QVERIFY2(one.out.contains("2 h 30 min ago"), one.all().constData());
        QVERIFY2(!one.out.contains("Carl"), one.all().constData());
    }
    void whoAdjudicatesBeforeTheDeadlineIsToldAndNeverStopped() {
        const CtlFolder folder;
        begin(folder);
        const Came early = campaign(folder, {QStringLiteral("adjudicate"), file, QStringLiteral("--at"), before});
        COMES(early, 0);
        for (const char* line : {"Anna (Athens): no final orders; the computer gives the orders.",
                                 "Carl (Sparta): no final orders; the computer gives the orders.",
                                 "The deadline is still to come: Tuesday 1 December 2026, 20:00 (UTC+01:00)."})
            QVERIFY2(early.err.contains(line), early.all().constData());
        COMES(campaign(folder, {QStringLiteral("adjudicate"), file, QStringLiteral("--at"), before}), 2);
        COMES(campaign(folder, {QStringLiteral("undo"), file}), 0);
        const Came late = campaign(folder, {QStringLiteral("adjudicate"), file, QStringLiteral("--at"), after});
        COMES(late, 0);
        QVERIFY2(late.err.contains("Anna (Athens): no final orders") && !late.err.contains("deadline"),
                 late.all().constData());
        COMES(campaign(folder, {QStringLiteral("undo"), file}), 0);
        COMES(order(folder, "athens", after, "power athens\nturn 1\nprovisional\nathens_2: hold\n"), 0);
        const Came advanced = campaign(folder, {QStringLiteral("advance"), file, QStringLiteral("--at"), after,
                                                QStringLiteral("--until"), QStringLiteral("battles")});
        COMES(advanced, 0);
        QVERIFY2(advanced.err.contains("Anna (Athens): no final orders; the provisional ones apply."),
                 advanced.all().constData());
    }
    void aSeatIsToldAndWhoseOrdersReplaceTheComputers() {
        const CtlFolder folder;
        begin(folder);
        const auto seat = [&](const char* power, QStringList rest = {}) {
            return campaign(folder, QStringList{QStringLiteral("seat"), file, QLatin1String(power)} + rest).out;
        };
        QCOMPARE(seat("athens"), QByteArray("Athens: player Anna, deputy Bert\n"));
        QCOMPARE(seat("sparta"), QByteArray("Sparta: player Carl, no deputy\n"));
        QCOMPARE(seat("argos"), QByteArray("Argos: played by the computer, no deputy\n"));
        const auto answer = [&](const char* power, const char* text) { return order(folder, power, before, text).out; };
        QVERIFY(answer("argos", "power argos\nturn 1\n").contains("They replace the computer's orders."));
        QVERIFY(!answer("athens", "power athens\nturn 1\n").contains("They replace"));
    }
    void theBriefIsTextOrAWebPageOfWhatThePowerKnows() {
        const CtlFolder folder;
        begin(folder);
        const Came text = campaign(folder, {QStringLiteral("brief"), file, QStringLiteral("athens")});
        COMES(text, 0);
        for (const char* part : {"Anna, you lead Athens", "Bert is your deputy", "Orders are due on Tuesday 1 December",
                                 "Treasury", "Your armies", "Your cities"})
            QVERIFY2(text.out.contains(part), text.all().constData());
        QVERIFY2(!text.out.contains("Carl"), text.all().constData());
        const Came page =
            campaign(folder, {QStringLiteral("brief"), file, QStringLiteral("athens"), QStringLiteral("--html")});
        COMES(page, 0);
        QVERIFY2(page.out.startsWith("<!DOCTYPE html>") && page.out.contains("<h2>Who you are</h2>"),
                 page.all().constData());
        COMES(campaign(folder, {QStringLiteral("brief"), file, QStringLiteral("persia")}), 2);
        COMES(campaign(folder, {QStringLiteral("brief"), file, QStringLiteral("athens"), QStringLiteral("--html"),
                                QStringLiteral("--text")}),
              2);
    }
    void withoutAPowerEachSheetIsFromThePowerThatItNames() {
        const CtlFolder folder;
        begin(folder);
        const auto send = [&](const QByteArray& text) {
            return campaign(folder,
                            {QStringLiteral("orders"), file, QStringLiteral("--at"), before, QStringLiteral("--json"),
                             QStringLiteral("-")},
                            text);
        };
        const QByteArray ours = "power athens\nturn 1\nathens_2: hold\n\n";
        const Came none = send("turn 1\nnobody: hold\n");
        COMES(none, 1);
        QVERIFY2(none.all().contains("names no power of the campaign"), none.all().constData());
        // Nothing is submitted where another sheet is faulty.
        COMES(send(ours + "power sparta\nturn 7\n"), 1);
        const Came twice = send(ours + "power sparta\nturn 1\n\npower athens\nturn 1\nathens_2: watch\n");
        COMES(twice, 1);
        QVERIFY2(twice.all().contains("two order sheets of Athens"), twice.all().constData());
        QVERIFY(row(folder, "athens", before)[QStringLiteral("awaited")].toBool());
        const Came both = send(ours + "power sparta\nturn 1\nprovisional\n");
        COMES(both, 0);
        const QJsonArray sheets = both.json()[QStringLiteral("sheets")].toArray();
        QCOMPARE(sheets.size(), 2);
        QCOMPARE(sheets[0][QStringLiteral("power")].toString(), QStringLiteral("athens"));
        QCOMPARE(sheets[1][QStringLiteral("power")].toString(), QStringLiteral("sparta"));
        QVERIFY(!sheets[1][QStringLiteral("final")].toBool());
        QVERIFY(!row(folder, "athens", before)[QStringLiteral("awaited")].toBool());
        QVERIFY(row(folder, "sparta", before)[QStringLiteral("awaited")].toBool());
    }
    /// Scripts rely on it: the same orders give the same journal whenever they are sent.
    void withoutADeadlineNoClockIsLookedAt() {
        QStringList heads;
        for (int i = 0; i < 2; ++i) {
            const CtlFolder folder;
            COMES(campaign(folder, {QStringLiteral("new"), QStringLiteral("quick_start"), file,
                                    QStringLiteral("--seed"), QStringLiteral("1")}),
                  0);
            const Came sent = campaign(folder,
                                       {QStringLiteral("orders"), file, QStringLiteral("--power"),
                                        QStringLiteral("athens"), QStringLiteral("--json"), QStringLiteral("-")},
                                       "power athens\nturn 1\nathens_2: march eleusis\n");
            COMES(sent, 0);
            heads << sent.json()[QStringLiteral("head")].toString();
            QCOMPARE(said(row(folder, "athens", before), "received"), QString());
            QTest::qWait(i == 0 ? 1100 : 0);
        }
        QCOMPARE(heads[1], heads[0]);
    }
};

QTEST_GUILESS_MAIN(TestCtlOrders)
#include "tst_ctl_orders.moc"
