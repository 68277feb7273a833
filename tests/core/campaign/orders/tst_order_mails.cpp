// Order sheets in mails as people send them: quoted, among prose, out of HTML, from telephones, for two powers.
#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/umpire/verification.h"
#include "tests/support/whole_war.h"

#include <QtTest>
#include <random>
#include <ranges>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(1);
constexpr PowerId sparta(4);
constexpr PowerId thebes(5);

const Campaign& sixCitiesAtWar() {
    static const Campaign campaign = *readScenario(sixCities(), 431);
    return campaign;
}

std::string allText(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& one : diagnostics)
        text += toText(one) + "\n";
    return text;
}

/// The lines of a sheet that give orders.
QString orderLines(std::string_view sheet) {
    QStringList lines;
    for (const QString& line : QString::fromUtf8(sheet.data(), std::ssize(sheet)).split(u'\n').mid(1))
        if (!line.isEmpty() && !line.startsWith(u'#'))
            lines << line;
    return lines.join(u'\n');
}

/// The orders in a mail as the program writes them, or the faults.
QString understood(PowerId power, std::string_view mail, const Campaign& campaign = sixCitiesAtWar()) {
    Diagnostics advice;
    const auto orders = ordersIn(campaign, power, mail, "mail", advice);
    return orders ? orderLines(ordersText(campaign, power, *orders))
                  : QStringLiteral("FAULTS\n") + QString::fromStdString(allText(orders.error()));
}

struct Sample {
    const char* name;
    PowerId power;
    std::string text;
    const char* orders;  ///< as they are written; of those that an umpire must look at: the faults
};

const std::string spartanForm = [] {
    std::string form = orderForm(visibleTo(sixCitiesAtWar(), sparta));
    return form;
}();

std::string inReply(std::string_view text) {
    std::string all;
    for (const auto line : std::views::split(text, '\n'))
        all += "> " + std::string(line.begin(), line.end()) + "\n";
    return all;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    return at == std::string::npos ? "there is no " + std::string(from) : text.replace(at, from.size(), to);
}

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {"a reply above the quoted form", sparta,
         "Hi Tom,\n\nsorry for being late, the kids were ill. Here we go:\n\n"
         "Army of Laconia: march Megalopolis, seek battle; forced march\n"
         "Army of Arcadia: hold; fortify the camp\n\nSee you on Friday!\nHelen\n\n"
         "On Tue, 24 Nov 2026 at 21:03, Tom Umpire <tom@club.example> wrote:\n" +
             inReply(spartanForm),
         "Army of Laconia: march Megalopolis, seek battle; forced march\nArmy of Arcadia: hold; fortify the camp"},
        {"the quoted form filled in, German mail program", sparta,
         "Hallo Tom, meine Befehle stehen unten.\n\nAm 24.11.2026 um 21:03 schrieb Tom Umpire:\n" +
             inReply(replaced(spartanForm, "Army of Arcadia: hold", "Army of Arcadia: march Mantinea; retire")),
         "Army of Laconia: hold\nArmy of Arcadia: march Mantinea; retire before a stronger enemy\n"
         "Fleet of Gytheum: hold"},
        {"names in small letters, with umlauts, and only the goal", thebes,
         "orders of thebes, turn 1\r\n\r\narmy of b\u00f6otia: march to ath\u00e9ns, avoid battle\r\n",
         "Army of Boeotia: march Athens, avoid battle"},
        {"two sheets in one mail", athens,
         "Bob is on holiday, so I send his, too.\n\nOrders of Sparta, turn 1\nArmy of Arcadia: march Argos\n"
         "Army of Laconia: keep watch\n\nOrders of Athens, turn 1\nArmy of Attica: besiege Megara\n\n-- \nAnna\n",
         "Army of Attica: march Eleusis, besiege Megara"},
        {"HTML as text", sparta,
         "<html><body><div>Dear umpire,<br>&nbsp;<br></div><p><b>Orders of Sparta</b>, turn&nbsp;1</p>"
         "<ul><li>Army of Laconia:&nbsp;march&nbsp;Tegea, Mantinea</li><li>Army of Arcadia: rest</li></ul>"
         "<p>Envoy to Athens: truce for 6 turns</p><p>Gr&uuml;&szlig;e, J&ouml;rg</p></body></html>",
         "Army of Laconia: march Tegea, Mantinea\nArmy of Arcadia: hold; rest\nEnvoy to Athens: truce for 6 turns"},
        {"from a telephone, with its signature", athens,
         "Orders of athens\nTurn 1\nArmy of attica \u2014 March to Eleusis, keep watch\n"
         "Fleet of piraeus: Sail to Epidaurus, Keep watch; Detach 2\n\nSent from my iPhone",
         "Army of Attica: march Eleusis, keep watch\nFleet of Piraeus: sail Epidaurus, keep watch; detach 2 squadrons"},
        {"the order form half filled in", sparta,
         replaced(spartanForm, "Army of Laconia: hold", "Army of Laconia: march Tegea, seek battle"),
         "Army of Laconia: march Tegea, seek battle\nArmy of Arcadia: hold\nFleet of Gytheum: hold"},
        {"curly quotes and arrows", sparta,
         "\u201cArmy of Laconia\u201d: march Tegea \u2192 Argos, \u201cravage\u201d.\nAnd please: \u2018Army of Arcadia\u2019: stay put!",
         "Army of Laconia: march Tegea, ravage Argos\nArmy of Arcadia: hold"},
        {"TOML, quoted", sparta,
         "My orders, on your old form.\n\n> format = 1\n> power = \u201csparta\u201d\n> turn = 1\n> final = true\n>\n> [[order]]\n"
         "> army = \u201csparta_6\u201d\n> posture = \u201cmarch\u201d\n> path = [\n>   \u201cmantinea\u201d,\n> ]\n> tasks = []\n\nBrasidas rules!\n",
         "Army of Arcadia: march Mantinea"},
        {"a list with bullets and numbers", sparta,
         "My plan for Sparta:\n\n* Army of Laconia: march Gytheum\n  1. Fleet of Gytheum: hold; build 1 squadron\n"
         "- [x] Army of Arcadia - keep watch\n\nI think the Athenians are bluffing.\nTurn 1 was short, wasn't it?\n",
         "Army of Laconia: march Gytheum\nArmy of Arcadia: keep watch\nFleet of Gytheum: hold; build 1 squadron"},
        {"names misspelt", sparta,
         "Orders of Sparta, turn 1\n\nArmy of Lakonia: march Tegga; forcd march\nArmy of Arcadia: sek battle\nCheers, Bob\n",
         "FAULTS\n"
         "mail:3:1: error: You have no army \"Army of Lakonia\"; did you mean \"Army of Laconia\"?\n"
         "    fix: Write \"Army of Laconia\"\n"
         "mail:3:24: error: There is no place \"Tegga\" on the map; did you mean \"Tegea\"?\n"
         "    fix: Write \"Tegea\"\n"
         "mail:3:31: error: There is no task \"forcd march\"; did you mean \"forced march\"?\n"
         "    fix: Write \"forced march\"\n"
         "mail:4:18: error: There is no posture \"sek battle\"; did you mean \"seek battle\"?\n"
         "    fix: Write \"seek battle\"\n"},
        {"names that are like none", sparta, "Orders of Sparta, turn 1\nArmy of Nowhere: march Utopia\n",
         "FAULTS\n"
         "mail:2:1: error: You have no army \"Army of Nowhere\". There are: Army of Laconia or Army of Arcadia.\n"
         "mail:2:24: error: There is no place \"Utopia\" on the map.\n"},
        {"a heading without its line break", sparta,
         "Orders of Sparta, turn 1Army of Laconia: march Tegea, seek battleArmy of Arcadia: hold\n",
         "FAULTS\nmail:1:19: error: After \"turn 1\" nothing may follow on this line. Did the mail lose its line breaks?\n"},
        {"a heading and an envoy", sparta, "Orders of Sparta, turn 1 Envoy to Athens: peace\n",
         "FAULTS\nmail:1:19: error: After \"turn 1\" nothing may follow on this line. Did the mail lose its line breaks?\n"},
        {"a heading without a turn or its line break", sparta, "Orders of Sparta. Army of Laconia: march Tegea\n",
         "FAULTS\nmail:1:11: error: After \"Sparta\" nothing may follow on this line. Did the mail lose its line breaks?\n"},
        {"the wrong turn", sparta, "Hello Tom!\nOrders of Sparta, turn 3\nArmy of Laconia: hold\n",
         "FAULTS\nmail:2:24: error: These orders are for turn 3; it is turn 1.\n"},
    };
    return all;
}

}  // namespace

class TestOrderMails : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMailIsReadAsItsWriterMeantIt_data() {
        QTest::addColumn<int>("at");
        for (std::size_t i = 0; i < samples().size(); ++i)
            QTest::newRow(samples()[i].name) << static_cast<int>(i);
    }
    void aMailIsReadAsItsWriterMeantIt() {
        QFETCH(const int, at);
        const Sample& sample = samples()[static_cast<std::size_t>(at)];
        QCOMPARE(understood(sample.power, sample.text), QString::fromUtf8(sample.orders));
    }
    void twoSheetsInOneMailAreTwoSheets() {
        const Result<std::vector<OrderSheet>> sheets = readOrderSheets(sixCitiesAtWar(), samples()[3].text, "mail");
        QVERIFY(sheets);
        QCOMPARE(sheets->size(), 2U);
        QVERIFY(sheets->at(0).whose == sparta && sheets->at(1).whose == athens);
        for (const OrderSheet& sheet : *sheets) {
            QCOMPARE(understood(sheet.whose, sheet.text), understood(sheet.whose, samples()[3].text));
            QVERIFY(sheet.text.contains("Orders of "));
        }
        QVERIFY(!sheets->at(1).text.contains("Arcadia"));
    }
    void aSheetWithoutAHeadingIsOfThePowerThatHasTheArmies() {
        const auto powerOf = [](std::string_view text) {
            const auto sheets = readOrderSheets(sixCitiesAtWar(), text, "mail");
            return sheets && sheets->size() == 1 ? sheets->front().whose : PowerId{};
        };
        QVERIFY(powerOf("Hello,\nArmy of Arcadia: hold\n") == sparta);
        QVERIFY(powerOf("army of attica: march eleusis\n") == athens);
        QVERIFY(powerOf("Orders for Thebes\n") == thebes);
        QVERIFY(!powerOf("Nothing to say.\n"));
        QVERIFY(understood(athens, "Army of Arcadia: hold\n")
                    .contains(QStringLiteral("These are orders of Sparta, not of Athens.")));
        QVERIFY(understood(athens, "Orders of Sprata, turn 1\n").contains(QStringLiteral("did you mean \"Sparta\"?")));
    }
    void anOrderSaysItsGoalInManyWays() {
        const auto order = [](std::string_view line) { return understood(sparta, line); };
        const QString march = QStringLiteral("Army of Laconia: march Tegea, Argos");
        for (const char* line :
             {"Army of Laconia: march Argos", "Army of Laconia marches to Argos", "sparta_5: march tegea, argos",
              "The Army of Laconia should march from Sparta via Tegea to Argos.", "army of laconia: go to ARGOS",
              "Laconia: march Argos", "Army of Laconia (5 units): Argos", "Army of Laconia:\n  march Argos",
              "Army of Laconia: march Tegea,\nArgos", "ARMY OF LACONIA: MARCH ARGOS", "Army sparta_5: march argos"})
            QCOMPARE(order(line), march);
        QCOMPARE(order("Army of Laconia: march Argos, seek battle"),
                 QStringLiteral("Army of Laconia: march Tegea, Argos, seek battle"));
        QCOMPARE(order("Army of Laconia: attack Argos"),
                 QStringLiteral("Army of Laconia: march Tegea, Argos, seek battle"));
        QCOMPARE(order("Army of Laconia: besiege Sparta"), QStringLiteral("Army of Laconia: besiege"));
        QCOMPARE(order("Army of Laconia: lay siege to Tegea; storm"),
                 QStringLiteral("Army of Laconia: besiege Tegea; storm the walls"));
        QCOMPARE(order("Army of Laconia: march Messene"), QStringLiteral("Army of Laconia: march Messene (Ithome)"));
        QVERIFY(order("Army of Laconia: march Sparta").contains(QStringLiteral("is at Sparta already")));
    }
    void proseIsNoOrder() {
        for (const char* line :
             {"Hi Tom, how are you?", "Final note: I love this campaign.", "Fleet week was great.", "Turn 3 was fun",
              "Turn out the lights", "Power corrupts, as we all know.", "PS: see you",
              "I will be away until 10:30 tomorrow.", "Subject: my orders", "--\nArmy of Arcadia: hold", "Deal me in!",
              "https://club.example/orders?turn=3", "Orders of the day are below."})
            QVERIFY2(understood(sparta, std::string("Army of Laconia: hold\n") + line) ==
                         QStringLiteral("Army of Laconia: hold"),
                     (line + understood(sparta, std::string("Army of Laconia: hold\n") + line).toStdString()).c_str());
        Diagnostics advice;
        const auto orders =
            ordersIn(sixCitiesAtWar(), sparta, "I think our Army of Arcadia should wait.\n", "mail", advice);
        QVERIFY(orders && orders->land.empty());
        QVERIFY(allText(advice).contains("was not read as an order"));
    }
    /// A line of TOML that cannot be read is no prose.
    void aFaultInTomlIsNotPassedOver() {
        const std::string head =
            "format = 1\npower = \"sparta\"\nturn = 1\n[[order]]\narmy = \"sparta_6\"\nposture = \"march\"\n";
        QCOMPARE(understood(sparta, head + "path = [\"mantinea\"]\nBest wishes\n"),
                 QStringLiteral("Army of Arcadia: march Mantinea"));
        for (const char* line : {"pth = [\"mantinea\"]\n", "path [\"mantinea\"]\n", "path = [mantinea]\n"})
            QVERIFY2(understood(sparta, head + "if_stronger = \"retire\"\n" + line + "Best wishes\n")
                         .contains(QStringLiteral("mail:8:")),
                     qPrintable(understood(sparta, head + "if_stronger = \"retire\"\n" + line + "Best wishes\n")));
    }
    void aFixCorrectsTheWordThatItStandsAt() {
        const std::string mail = "Hello!\n> > <b>Army of Lakonia</b>: m\u00e4rch Tegea; r\u00eatire\n";
        Diagnostics advice;
        const auto orders = ordersIn(sixCitiesAtWar(), sparta, mail, "mail", advice);
        QVERIFY(!orders);
        QCOMPARE(orders.error().front().place.line, 2);
        QVERIFY2(orders.error().front().fixes.size() == 1, allText(orders.error()).c_str());
        const Fix& fix = orders.error().front().fixes.front();
        QCOMPARE(fix.column, 8);
        QCOMPARE(fix.length, 15);
    }
    void armiesOfOneNameAreToldApartByTheirPlaces() {
        ScenarioFiles files = sixCities();
        std::string& armies = files.texts[4];
        armies = replaced(armies, "name = \"Army of Arcadia\"", "name = \"Army of Laconia\"");
        const Campaign campaign = *readScenario(files, 431);
        QCOMPARE(shownName(campaign, ArmyId(4)), std::string("Army of Laconia (Sparta)"));
        QCOMPARE(shownName(campaign, ArmyId(5)), std::string("Army of Laconia (Tegea)"));
        QCOMPARE(shownName(campaign, ArmyId(0)), std::string("Army of Argolis"));
        QCOMPARE(understood(sparta, "army of laconia (tegea): march mantinea", campaign),
                 QStringLiteral("Army of Laconia (Tegea): march Mantinea"));
        const QString ambiguous = understood(sparta, "Army of Laconia: hold", campaign);
        QVERIFY2(ambiguous.contains(
                     QStringLiteral("may be one of these: Army of Laconia (Sparta) or Army of Laconia (Tegea)")),
                 qPrintable(ambiguous));
        QVERIFY(ambiguous.contains(QStringLiteral("fix: Write \"Army of Laconia (Tegea)\"")));
    }
    void aNameWithSignsOfTheGrammarIsWrittenWithoutThem() {
        ScenarioFiles files = sixCities();
        files.texts[4] = replaced(files.texts[4], "name = \"Army of Arcadia\"", "name = \"Helots, freed; the: #1\"");
        files.texts[4] = replaced(files.texts[4], "name = \"Army of Laconia\"", "name = \"Turn 3\"");
        const Campaign campaign = *readScenario(files, 431);
        Orders orders;
        orders.land = {{ArmyId(4), Posture::Watch, {}, {}, {}}, {ArmyId(5), Posture::Seek, {}, {Task::Rest}, {}}};
        Diagnostics advice;
        const std::string text = ordersText(campaign, sparta, orders);
        const auto again = ordersIn(campaign, sparta, text, "o", advice);
        QVERIFY2(again, text.c_str());
        QVERIFY2(*again == orders, text.c_str());
    }
    /// What every power orders in a war, and what it has the right to order.
    void ordersOfAWholeWarAreReadAsTheyWereWritten() {
        Journal journal = *Journal::found(sixCities(), 431);
        const RuleSystem& rules = *findSystem("men_of_bronze");
        int sheets = 0;
        int voyages = 0;
        for (int move = 0; move < 8 && journal.campaign().state.course.phase != Phase::Over; ++move) {
            const Campaign& campaign = journal.campaign();
            for (std::size_t p = 0; p < campaign.scenario.powers.size(); ++p) {
                const PowerId power(static_cast<int>(p));
                Orders orders = standInOrders(campaign, power);
                orders.isFinal = move % 2 == 0;
                Diagnostics advice;
                const std::string toml = ordersToml(campaign, power, orders);
                const std::string text = ordersText(campaign, power, orders);
                const auto old = ordersIn(campaign, power, toml, "old", advice);
                const auto read = ordersIn(campaign, power, text, "new", advice);
                if (!old)
                    continue;  // a ruler may order what costs more than its leader has
                QVERIFY2(read, (text + (read ? "" : allText(read.error()))).c_str());
                QVERIFY2(*read == *old && *read == orders, text.c_str());
                QVERIFY2(!text.contains('_'), text.c_str());
                ++sheets;
                voyages += static_cast<int>(orders.voyages.size());
                QVERIFY(submitOrders(journal, power, *read, text));
            }
            adjudicateTurn(journal);
            resolveAll(journal, rules, 1);
            closeTurn(journal);
        }
        QVERIFY2(sheets >= 30, std::to_string(sheets).c_str());
        QVERIFY(voyages >= 10);
        const Diagnostics faults = retrace(journal, rules);
        QVERIFY2(faults.empty(), allText(faults).c_str());
    }
    /// Programs before 1.0 read quoted lines and others as one sheet.
    void aJournalWithAHalfQuotedSheetIsVerified() {
        Journal journal = *Journal::found(sixCities(), 431);
        const std::string text = "> power sparta\n> turn 1\nsparta_5: watch\n> sparta_6: march mantinea; rest\n";
        Orders orders;
        orders.land = {
            {ArmyId(4), Posture::Watch, {}, {}, {}},
            {ArmyId(5), Posture::March, {journal.campaign().scenario.map.find("mantinea")}, {Task::Rest}, {}}};
        QVERIFY(submitOrders(journal, sparta, orders, text));
        const Diagnostics faults = retrace(journal, *findSystem("men_of_bronze"));
        QVERIFY2(faults.empty(), allText(faults).c_str());
        Diagnostics advice;
        QCOMPARE(ordersIn(journal.campaign(), sparta, text, "mail", advice)->land.size(), 1U);
    }
    /// Until November 2026 what followed a heading on its line was skipped.
    void aJournalWithAnOrderOnTheHeadingIsVerified() {
        Journal journal = *Journal::found(sixCities(), 431);
        const std::string text = "Orders of Sparta, turn 1: sparta_6: hold\nsparta_5: watch\n> sparta_6: watch\n";
        QVERIFY(submitOrders(journal, sparta, {.land = {{ArmyId(4), Posture::Watch, {}, {}, {}}}}, text));
        const Diagnostics faults = retrace(journal, *findSystem("men_of_bronze"));
        QVERIFY2(faults.empty(), allText(faults).c_str());
        Diagnostics advice;
        QVERIFY(!ordersIn(journal.campaign(), sparta, text, "mail", advice));
    }
    void anEmptyTextIsASheetWithoutOrders() {
        const Result<OrderSheet> sheet = readOrders(sixCitiesAtWar(), PowerId(0), "", "mail");
        QVERIFY(sheet);
        QVERIFY(sheet->orders.empty() && sheet->faults.empty());
    }
    void cutAndMixedMailsDoNoHarm() {
        std::mt19937 random(431);
        const auto lot = [&](std::size_t below) { return static_cast<std::size_t>(random() % below); };
        for (int run = 0; run < 300; ++run) {
            const std::string& one = samples()[lot(samples().size())].text;
            const std::string& other = samples()[lot(samples().size())].text;
            std::string mail = one.substr(lot(one.size()), lot(one.size())) + other.substr(lot(other.size()));
            while (!mail.empty() && (static_cast<unsigned char>(mail.front()) & 0xC0) == 0x80)
                mail.erase(0, 1);
            Diagnostics advice;
            const auto orders = ordersIn(sixCitiesAtWar(), sparta, mail, "mail", advice);
            const auto lines = std::ranges::count(mail, '\n') + 1;
            for (const Diagnostic& fault : orders ? advice : orders.error())
                QVERIFY2(fault.place.line >= 1 && fault.place.line <= lines && fault.place.column >= 1,
                         (toText(fault) + "\n" + mail).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestOrderMails)
#include "tst_order_mails.moc"
