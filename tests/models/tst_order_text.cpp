// One order of a sheet is changed in the text that a player wrote: all else stays as it was written, and the rules read
// the result.
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "models/campaign/order_text.h"
#include "tests/support/sea_campaign.h"

#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const QString head = QStringLiteral("power athens\nturn 1\n");
const QString tomlHead = QStringLiteral("format = 1\npower = \"athens\"\nturn = 1\n");

void addTexts() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
}

void row(const char* name, const QString& text, const QString& expected) { QTest::newRow(name) << text << expected; }

std::vector<std::string> textsOf(const std::vector<Written>& written) {
    std::vector<std::string> texts;
    for (const Written& one : written)
        texts.push_back(one.text);
    return texts;
}

}  // namespace

class TestOrderText : public QObject {
    Q_OBJECT

    const Campaign m_campaign = seaCampaign();

private Q_SLOTS:
    void aMarchInAMail_data() {
        addTexts();
        row("an army that is named", head + QStringLiteral("attic: watch; rest"),
            head + QStringLiteral("attic: march athens; rest"));
        row("an army that is not named", head + QStringLiteral("# soon\n"),
            head + QStringLiteral("# soon\nattic: march athens\n"));
        row("before a signature", head + QStringLiteral("\n--\nattic: watch"),
            head + QStringLiteral("attic: march athens\n\n--\nattic: watch"));
        row("a forced march is one no more", head + QStringLiteral("attic: march athens; forced; retire"),
            head + QStringLiteral("attic: march athens; retire"));
        row("quoted by a mail program", QStringLiteral("> power athens\n> turn 1\n> attic:\u00a0watch"),
            QStringLiteral("> power athens\n> turn 1\n> attic: march athens"));
        row("it leaves its ship", head + QStringLiteral("fleet attic_fleet: sail aegina; carry attic; build 2"),
            head + QStringLiteral("fleet attic_fleet: sail aegina; build 2\nattic: march athens"));
        row("others stay aboard", head + QStringLiteral("Fleet attic_fleet: sail aegina; carry attic, levy"),
            head + QStringLiteral("Fleet attic_fleet: sail aegina; carry levy\nattic: march athens"));
        row("words that are no orders",
            head + QStringLiteral(
                       "Envoy corinth: truce 6 moves\ndeal corinth: ransom nicias 6 talents\naffair: appease athens"),
            head + QStringLiteral(
                       "Envoy corinth: truce 6 moves\ndeal corinth: ransom nicias 6 talents\naffair: appease athens\n"
                       "attic: march athens"));
    }
    void aMarchInAMail() {
        QFETCH(const QString, text);
        OrderText sheet(m_campaign, text);
        sheet.setMarch(atticArmy, {PlaceId(0)}, false);
        QTEST(sheet.text(), "expected");
        isReadAsAMarch(sheet.text(), text);
    }

    void aMarchInToml_data() {
        addTexts();
        row("keys that are there", tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"watch\"\n"),
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\npath = [\"athens\"]\n"));
        row("a new order", tomlHead,
            tomlHead.trimmed() + QStringLiteral("\n\n[[order]]\narmy = \"attic\"\nposture = \"march\"\n"
                                                "path = [\"athens\"]\n"));
        row("a remark behind a value",
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\n"
                                      "path = [\"aegina\"] # via the Isthmus, not [Aegina\ntasks = [\"rest\"]\n"),
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\n"
                                      "path = [\"athens\"] # via the Isthmus, not [Aegina\ntasks = [\"rest\"]\n"));
        row("a # and a [ in quotes",
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"#[\"  # ?\ntasks = [\"rest\"]\n"),
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"  # ?\ntasks = [\"rest\"]\n"
                                      "path = [\"athens\"]\n"));
        row("an array of several lines",
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\npath = [  # the [long] way\n"
                                      "  \"aegina\",  # first ]\n  \"epidaurus\",\n]  # there\ntasks = [\"rest\"]\n"),
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\npath = [\"athens\"]"
                                      "  # the [long] way  # first ]  # there\ntasks = [\"rest\"]\n"));
        row("it leaves its ship",
            tomlHead + QStringLiteral("[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"sail\"\npath = [\"aegina\"]\n"
                                      "carries = [\"attic\"]\n"),
            tomlHead + QStringLiteral("[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"sail\"\npath = [\"aegina\"]\n"
                                      "\n[[order]]\narmy = \"attic\"\nposture = \"march\"\npath = [\"athens\"]\n"));
    }
    void aMarchInToml() {
        QFETCH(const QString, text);
        OrderText sheet(m_campaign, text);
        sheet.setMarch(atticArmy, {PlaceId(0)}, false);
        QTEST(sheet.text(), "expected");
        isReadAsAMarch(sheet.text(), text);
    }

    void aForcedMarch() {
        for (const auto& [text, expected] :
             {std::pair(head + QStringLiteral("attic: watch; rest"),
                        head + QStringLiteral("attic: march athens; forced; rest")),
              std::pair(tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\n"
                                                  "tasks = [\"rest\"]"),
                        tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\n"
                                                  "tasks = [\"forced\", \"rest\"]\npath = [\"athens\"]"))}) {
            OrderText sheet(m_campaign, text);
            sheet.setMarch(atticArmy, {PlaceId(0)}, true);
            QCOMPARE(sheet.text(), expected);
        }
    }

    void aPassageInAMail_data() {
        addTexts();
        row("a fleet that is not named", head,
            head.trimmed() + QStringLiteral("\nfleet attic_fleet: sail aegina; carry attic\n"));
        row("a fleet that holds", head + QStringLiteral("fleet attic_fleet: hold"),
            head + QStringLiteral("fleet attic_fleet: sail aegina; carry attic"));
        row("a station stays", head + QStringLiteral("fleet attic_fleet: blockade epidaurus; build 2"),
            head + QStringLiteral("fleet attic_fleet: blockade aegina; carry attic; build 2"));
        row("a task alone is no station", head + QStringLiteral("fleet attic_fleet: detach 3"),
            head + QStringLiteral("fleet attic_fleet: sail aegina; carry attic; detach 3"));
        row("others go ashore", head + QStringLiteral("fleet attic_fleet: sail epidaurus; carry levy; build 2"),
            head + QStringLiteral("fleet attic_fleet: sail aegina; carry attic; build 2"));
        row("it leaves another fleet", head + QStringLiteral("fleet second: sail epidaurus; carry attic, levy"),
            head + QStringLiteral("fleet second: sail epidaurus; carry levy\n"
                                  "fleet attic_fleet: sail aegina; carry attic"));
        row("its march goes", head + QStringLiteral("attic: march athens\nlevy: watch"),
            head + QStringLiteral("levy: watch\nfleet attic_fleet: sail aegina; carry attic"));
        row("its order to wait stays", head + QStringLiteral("attic: watch"),
            head + QStringLiteral("attic: watch\nfleet attic_fleet: sail aegina; carry attic"));
    }
    void aPassageInAMail() { aPassage(); }

    void aPassageInToml_data() {
        addTexts();
        row("a new voyage", tomlHead,
            tomlHead.trimmed() + QStringLiteral("\n\n[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"sail\"\n"
                                                "path = [\"aegina\"]\ncarries = [\"attic\"]\n"));
        row("a station stays, with its remark",
            tomlHead + QStringLiteral("[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"blockade\"  # [at night]\n"
                                      "build = 2\n"),
            tomlHead + QStringLiteral("[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"blockade\"  # [at night]\n"
                                      "build = 2\npath = [\"aegina\"]\ncarries = [\"attic\"]\n"));
        row("it leaves another fleet",
            tomlHead + QStringLiteral("[[voyage]]\nfleet = \"second\"\nstation = \"sail\"\npath = [\"epidaurus\"]\n"
                                      "carries = [\"attic\", \"levy\"] # both\n"),
            tomlHead + QStringLiteral("[[voyage]]\nfleet = \"second\"\nstation = \"sail\"\npath = [\"epidaurus\"]\n"
                                      "carries = [\"levy\"] # both\n\n[[voyage]]\nfleet = \"attic_fleet\"\n"
                                      "station = \"sail\"\npath = [\"aegina\"]\ncarries = [\"attic\"]\n"));
        row("its march goes",
            tomlHead + QStringLiteral("[[order]]\narmy = \"attic\"\nposture = \"march\"\npath = [\"athens\"]\n"),
            tomlHead.trimmed() + QStringLiteral("\n\n[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"sail\"\n"
                                                "path = [\"aegina\"]\ncarries = [\"attic\"]\n"));
    }
    void aPassageInToml() { aPassage(); }

    void anArrayThatIsEmptyTakesItsLineAway() {
        OrderText sheet(m_campaign,
                        tomlHead + QStringLiteral("[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"sail\"\n"
                                                  "path = [\"epidaurus\"]\ncarries = [\"attic\"]\n"));
        sheet.setPassage(attic, {aegina}, {});
        QCOMPARE(sheet.text(), tomlHead + QStringLiteral("[[voyage]]\nfleet = \"attic_fleet\"\nstation = \"sail\"\n"
                                                         "path = [\"aegina\"]\n"));
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
        QCOMPARE(powerNamedIn(m_campaign.scenario, text), PowerId(power));
        const Result<OrderSheet> sheet = readOrders(m_campaign, PowerId(0), text.toStdString(), "o");
        QVERIFY(sheet);
        QCOMPARE(sheet->power.text, m_campaign.scenario.powers[static_cast<std::size_t>(power)].id);
    }

private:
    void aPassage() {
        QFETCH(const QString, text);
        OrderText sheet(m_campaign, text);
        sheet.setPassage(attic, {aegina}, {atticArmy});
        QTEST(sheet.text(), "expected");
        const Result<OrderSheet> read = readOrders(m_campaign, PowerId(0), sheet.text().toStdString(), "o");
        QVERIFY(read);
        const auto found =
            std::ranges::find(read->voyages, "attic_fleet", [](const WrittenVoyage& one) { return one.fleet.text; });
        QVERIFY(found != read->voyages.end());
        QCOMPARE(textsOf(found->path), std::vector<std::string>{"aegina"});
        QCOMPARE(textsOf(found->carries), std::vector<std::string>{"attic"});
    }
    /// The rules find the march where it was written, and all other orders as they were.
    void isReadAsAMarch(const QString& changed, const QString& text) const {
        const Result<OrderSheet> before = readOrders(m_campaign, PowerId(0), text.toStdString(), "o");
        const Result<OrderSheet> after = readOrders(m_campaign, PowerId(0), changed.toStdString(), "o");
        QVERIFY(before && after);
        int found = 0;
        for (const WrittenOrder& one : after->orders) {
            if (one.army.text != "attic")
                continue;
            ++found;
            QCOMPARE(one.posture.text, "march");
            QCOMPARE(textsOf(one.path), std::vector<std::string>{"athens"});
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
