// One order of a sheet is changed in the text that a player wrote: all else stays as it was written, and the rules read
// the result.
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/sheet_names.h"
#include "models/campaign/orders/order_text.h"
#include "models/campaign/post/post_office.h"
#include "models/text.h"
#include "models/text/campaign_words.h"
#include "tests/support/sea_campaign.h"

#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const QString head = QStringLiteral("power athens\nturn 1\n");

void addTexts() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
}

void row(const char* name, const QString& text, const QString& expected) { QTest::newRow(name) << text << expected; }

}  // namespace

class TestOrderText : public QObject {
    Q_OBJECT

    const Campaign m_campaign = seaCampaign();

    /// The first value whose word in the windows is not the one that a sheet writes.
    template <typename E> static QString otherWord() {
        for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
            if (const auto value = static_cast<E>(i); text(value).toLower() != toQString(phraseOf(value)))
                return text(value);
        return {};
    }

private Q_SLOTS:
    void anOrderHasOneWordInWindowsAndSheets() {
        QCOMPARE(otherWord<Posture>(), QString());
        QCOMPARE(otherWord<Station>(), QString());
        QCOMPARE(otherWord<Task>(), QString());
    }
    void aMarchInAMail_data() {
        addTexts();
        row("an army that is named", head + QStringLiteral("attic: watch; rest"),
            head + QStringLiteral("attic: march Athens; rest"));
        row("an army that is not named", head + QStringLiteral("# soon\n"),
            head + QStringLiteral("# soon\nArmy of Attica: march Athens\n"));
        row("before a signature", head + QStringLiteral("\n--\nattic: watch"),
            head + QStringLiteral("Army of Attica: march Athens\n\n--\nattic: watch"));
        row("a forced march is one no more", head + QStringLiteral("attic: march athens; forced; retire"),
            head + QStringLiteral("attic: march Athens; retire"));
        row("quoted by a mail program", QStringLiteral("> power athens\n> turn 1\n> attic:\u00a0watch"),
            QStringLiteral("> power athens\n> turn 1\n> attic: march Athens"));
        row("it leaves its ship", head + QStringLiteral("fleet attic_fleet: sail aegina; carry attic; build 2"),
            head + QStringLiteral("fleet attic_fleet: sail aegina; build 2 squadrons\nArmy of Attica: march Athens"));
        row("others stay aboard", head + QStringLiteral("Fleet attic_fleet: sail aegina; carry attic, levy"),
            head + QStringLiteral("Fleet attic_fleet: sail aegina; carry levy\nArmy of Attica: march Athens"));
        row("words to other powers",
            head + QStringLiteral(
                       "Envoy corinth: truce 6 moves\ndeal corinth: ransom nicias 6 talents\naffair: appease athens"),
            head + QStringLiteral("Army of Attica: march Athens\n"
                                  "Envoy corinth: truce 6 moves\ndeal corinth: ransom nicias 6 talents\n"
                                  "affair: appease athens"));
        row("faults, prose and remarks of other lines",
            head + QStringLiteral("Hi Tom,\nLevy of Aegina: marhc home\n- Army of Attica - keep watch; rst  # here\n"
                                  "Fleet of Piraeus: sail Megera\nCheers, Anna"),
            head + QStringLiteral("Hi Tom,\nLevy of Aegina: marhc home\n- Army of Attica: march Athens; rst  # here\n"
                                  "Fleet of Piraeus: sail Megera\nCheers, Anna"));
        row("above the order form in TOML, quoted",
            head + QStringLiteral("attic: watch\n\n> format = 1\n> power = \"athens\"\n> turn = 1\n>\n> [[order]]\n"
                                  "> army = \"attic\"\n> posture = \"hold\""),
            head + QStringLiteral("attic: march Athens\n\n> format = 1\n> power = \"athens\"\n> turn = 1\n>\n"
                                  "> [[order]]\n> army = \"attic\"\n> posture = \"hold\""));
        row("HTML in one line",
            QStringLiteral("<p>Orders of Athens</p><p>Fleet of Pir\u00e4us: hold</p><p>Army of Attica: hold</p>"),
            QStringLiteral(
                "<p>Orders of Athens</p><p>Fleet of Pir\u00e4us: hold</p><p>Army of Attica: march Athens</p>"));
    }
    void aMarchInAMail() {
        QFETCH(const QString, text);
        OrderText sheet(m_campaign, text);
        sheet.setMarch(atticArmy, {PlaceId(0)}, false);
        QTEST(sheet.text(), "expected");
        isReadAsAMarch(sheet.text(), text);
    }

    void aForcedMarch() {
        OrderText sheet(m_campaign, head + QStringLiteral("attic: watch; rest"));
        sheet.setMarch(atticArmy, {PlaceId(0)}, true);
        QCOMPARE(sheet.text(), head + QStringLiteral("attic: march Athens; forced march; rest"));
    }

    void aPassageInAMail_data() {
        addTexts();
        const QString passage = QStringLiteral("Fleet of Piraeus: sail Aegina; carry Army of Attica");
        row("a fleet that is not named", head, head + passage + u'\n');
        row("a fleet that holds", head + QStringLiteral("fleet attic_fleet: hold"),
            head + QStringLiteral("fleet attic_fleet: sail Aegina; carry Army of Attica"));
        row("a station stays", head + QStringLiteral("fleet attic_fleet: blockade epidaurus; build 2"),
            head + QStringLiteral("fleet attic_fleet: blockade Aegina; carry Army of Attica; build 2 squadrons"));
        row("a task alone is no station", head + QStringLiteral("fleet attic_fleet: detach 3"),
            head + QStringLiteral("fleet attic_fleet: sail Aegina; carry Army of Attica; detach 3 squadrons"));
        row("others go ashore", head + QStringLiteral("fleet attic_fleet: sail epidaurus; carry levy; build 2; sing"),
            head + QStringLiteral("fleet attic_fleet: sail Aegina; carry Army of Attica; build 2 squadrons; sing"));
        row("it leaves another fleet", head + QStringLiteral("fleet second: sail epidaurus; carry attic, levy"),
            head + QStringLiteral("fleet second: sail epidaurus; carry levy\n") + passage);
        row("its march goes", head + QStringLiteral("attic: march athens\nlevy: watch"),
            head + QStringLiteral("levy: watch\n") + passage);
        row("its order to wait stays", head + QStringLiteral("attic: watch"),
            head + QStringLiteral("attic: watch\n") + passage);
    }
    void aPassageInAMail() {
        QFETCH(const QString, text);
        OrderText sheet(m_campaign, text);
        sheet.setPassage(attic, {aegina}, {atticArmy});
        QTEST(sheet.text(), "expected");
        const Result<OrderSheet> read = readOrders(m_campaign, PowerId(0), sheet.text().toStdString(), "o");
        QVERIFY(read);
        const SheetNames names(m_campaign, athenians);
        const auto found = std::ranges::find_if(read->voyages, [&](const WrittenVoyage& one) {
            return FleetId(names.fleets.only(one.fleet.text)) == attic;
        });
        QVERIFY(found != read->voyages.end());
        QCOMPARE(found->path.size(), 1U);
        QVERIFY(PlaceId(names.places.only(found->path.front().text)) == aegina);
        QCOMPARE(found->carries.size(), 1U);
        QVERIFY(ArmyId(names.armies.only(found->carries.front().text)) == atticArmy);
    }

    void theTasksOfAFleetLeaveItsWayAsItIsWritten_data() {
        addTexts();
        QTest::addColumn<int>("build");
        QTest::addColumn<int>("detach");
        QTest::addColumn<bool>("carries");
        const auto add = [](const char* name, const QString& text, const QString& expected, int build, int detach,
                            bool carries) { QTest::newRow(name) << text << expected << build << detach << carries; };
        add("in a mail", head + QStringLiteral("fleet attic_fleet: sail aegina, epidaurus; detach 2; sing"),
            head + QStringLiteral("fleet attic_fleet: sail aegina, epidaurus; carry Army of Attica; "
                                  "build 2 squadrons; sing"),
            2, 0, true);
        add("a fleet that is not named", head, head + QStringLiteral("Fleet of Piraeus: detach 3 squadrons\n"), 0, 3,
            false);
        add("the last one", head + QStringLiteral("fleet attic_fleet: build 2"),
            head + QStringLiteral("fleet attic_fleet: hold"), 0, 0, false);
    }
    void theTasksOfAFleetLeaveItsWayAsItIsWritten() {
        QFETCH(const QString, text);
        QFETCH(const int, build);
        QFETCH(const int, detach);
        QFETCH(const bool, carries);
        OrderText sheet(m_campaign, text);
        Voyage tasks;
        tasks.fleet = attic;
        tasks.build = build;
        tasks.detach = detach;
        if (carries)
            tasks.carries = {atticArmy};
        sheet.setFleetTasks(tasks);
        QTEST(sheet.text(), "expected");
        const Result<OrderSheet> read = readOrders(m_campaign, athenians, sheet.text().toStdString(), "o");
        QVERIFY(read && read->voyages.size() == 1);
        QCOMPARE(read->voyages.front().build, build);
        QCOMPARE(read->voyages.front().detach, detach);
        QCOMPARE(read->voyages.front().carries.empty(), !carries);
    }

    /// The power that a text is from, as the rules read it.
    void thePowerThatATextIsFrom_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("power");
        QTest::newRow("mail") << QStringLiteral("power corinth\nturn 1") << 1;
        QTest::newRow("mail of a telephone") << QStringLiteral("Power athens\nTurn 1") << 0;
        QTest::newRow("quoted") << QStringLiteral("> > power\u00a0corinth\n> > turn 1") << 1;
        QTest::newRow("TOML") << QStringLiteral("format = 1\npower = \"corinth\"\nturn = 1") << 1;
        QTest::newRow("TOML with curly quotes")
            << QStringLiteral("format = 1\npower = \u201ccorinth\u201d\nturn = 1") << 1;
        QTest::newRow("TOML with a remark") << QStringLiteral("format = 1\npower = 'athens' # Anna\nturn = 1") << 0;
    }
    void thePowerThatATextIsFrom() {
        QFETCH(const QString, text);
        QFETCH(const int, power);
        const std::vector<SheetInMail> sheets = sheetsIn(m_campaign, text);
        QCOMPARE(sheets.size(), 1U);
        QCOMPARE(sheets.front().power, PowerId(power));
        const Result<OrderSheet> sheet = readOrders(m_campaign, PowerId(0), text.toStdString(), "o");
        QVERIFY(sheet);
        QCOMPARE(sheet->power.text, m_campaign.scenario.powers[static_cast<std::size_t>(power)].id);
    }

private:
    /// The rules find the march where it was written, and all other orders as they were.
    void isReadAsAMarch(const QString& changed, const QString& text) const {
        const Result<OrderSheet> before = readOrders(m_campaign, PowerId(0), text.toStdString(), "o");
        const Result<OrderSheet> after = readOrders(m_campaign, PowerId(0), changed.toStdString(), "o");
        QVERIFY(before && after);
        const SheetNames names(m_campaign, athenians);
        int found = 0;
        for (const WrittenOrder& one : after->orders) {
            if (ArmyId(names.armies.only(one.army.text)) != atticArmy)
                continue;
            ++found;
            QCOMPARE(one.posture.text, "march");
            QCOMPARE(one.path.size(), 1U);
            QVERIFY(PlaceId(names.places.only(one.path.front().text)) == PlaceId(0));
        }
        QCOMPARE(found, 1);
        QCOMPARE(after->envoys.size(), before->envoys.size());
        QCOMPARE(after->deals.size(), before->deals.size());
        QCOMPARE(after->voyages.size(), before->voyages.size());
        QCOMPARE(after->power.text, before->power.text);
    }
};

QTEST_MAIN(TestOrderText)
#include "tst_order_text.moc"
