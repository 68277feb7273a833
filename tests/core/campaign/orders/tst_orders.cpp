// Orders as TOML and as pasted from a mail, and what is said about those that cannot be done.
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/umpire/actions.h"
#include "tests/support/whole_war.h"

#include <QtTest>
#include <ranges>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);

std::string allText(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& d : diagnostics)
        text += toText(d) + "\n";
    return text;
}

Result<Orders> ordersOf(const Campaign& campaign, std::string_view text, Diagnostics* advice = nullptr) {
    const Result<OrderSheet> sheet = readOrders(campaign, athens, text, "orders.txt");
    if (!sheet)
        return std::unexpected(sheet.error());
    Diagnostics none;
    return validate(campaign, athens, *sheet, advice ? *advice : none);
}

std::string faults(std::string_view lines, const Campaign& campaign = smallCampaign()) {
    const auto orders = ordersOf(campaign, "power athens\nturn 1\n" + std::string(lines));
    return orders ? "" : allText(orders.error());
}

/// The sheet of a power that orders what its ruler would, talks to the next power and pays it.
std::string sheetWithEveryPart(const Campaign& campaign, PowerId power, bool isFinal) {
    const PowerId next((static_cast<int>(power.index()) + 1) % static_cast<int>(campaign.scenario.powers.size()));
    Deal gift;
    gift.to = next;
    gift.amount = 1;
    Orders orders = standInOrders(campaign, power);
    orders.envoys = {{next, TreatyKind::Peace, 0, 0}};
    orders.deals = {gift};
    orders.isFinal = isFinal;
    return ordersToml(campaign, power, orders);
}

}  // namespace

class TestOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPastedMailAndTomlSayTheSame() {
        const Campaign campaign = smallCampaign();
        const auto mail = ordersOf(
            campaign,
            "> power athens\n> turn 1\n>\n# for Monday\n> attic: march Eleusis, megara; forced; retire\n--\nNicias: this is not read");
        const auto toml = ordersOf(campaign, R"(format = 1
power = "athens"
turn = 1
[[order]]
army = "attic"
posture = "march"
path = ["eleusis", "megara"]
tasks = ["forced"]
if_stronger = "retire"
)");
        QVERIFY2(mail, mail ? "" : allText(mail.error()).c_str());
        QVERIFY2(toml, toml ? "" : allText(toml.error()).c_str());
        QVERIFY(*mail == *toml);
        QCOMPARE(mail->land.size(), std::size_t(1));
        QCOMPARE(mail->land.front().path.size(), std::size_t(2));
        QVERIFY(mail->land.front().ifStronger == IfStronger::Retire);
    }
    void whatMailProgramsDoToASheetIsLookedOver() {
        const Campaign campaign = smallCampaign();
        const std::string sheet = orderForm(visibleTo(campaign, athens));
        std::string mail;
        bool isOpening = true;
        for (const char sign : sheet)  // quoted, with curly quotes and hard blanks
            if (sign == '"') {
                mail += isOpening ? "\u201c" : "\u201d";
                isOpening = !isOpening;
            } else {
                mail += sign == ' ' ? std::string("\u00a0") : sign == '\n' ? "\r\n> >" : std::string(1, sign);
            }
        const auto plain = ordersOf(campaign, sheet);
        const auto quoted = ordersOf(campaign, "> >" + mail);
        QVERIFY2(quoted, quoted ? "" : allText(quoted.error()).c_str());
        QVERIFY(plain && *plain == *quoted);
        // A fault is told at its place.
        const auto faulty =
            ordersOf(campaign, "> format = 1\n> power = \u201cathens\u201d\n> turn = \u201cone\u201d\n");
        QVERIFY(!faulty);
        QCOMPARE(faulty.error().front().place.line, 3);
        QCOMPARE(faulty.error().front().place.column, 10);
    }
    void aTelephoneBeginsLinesWithACapitalLetter() {
        const Campaign campaign = smallCampaign();
        const auto typed = ordersOf(campaign, "Power athens\nTurn\t1\nProvisional\nattic: march ele\u200busis\u00ad\n");
        QVERIFY2(typed, typed ? "" : allText(typed.error()).c_str());
        QCOMPARE(typed->land[0].path, std::vector{PlaceId(1)});
        const Result<OrderSheet> sheet = readOrders(
            campaign, athens,
            "Power athens\nTurn 1\nFinal\nFleet a: hold\nEnvoy sparta: peace\nDeal sparta: gift 1\nAffair: bid 1\n",
            "o");
        QVERIFY(sheet && sheet->isFinal);
        QCOMPARE(sheet->voyages.size() + sheet->envoys.size() + sheet->deals.size(), 4U);
        QVERIFY(sheet->orders.empty());
    }
    void aFaultStandsWhereItsWordStands() {
        QVERIFY(faults("αβγ: hold; δε\n").starts_with("orders.txt:3:1: "));
        QVERIFY(faults("αβγ: hold; δε\n").contains("orders.txt:3:12: "));
        for (const char* nothing : {": hold\n", "envoy : truce\n", "fleet : hold\n"})
            QVERIFY2(faults(nothing).starts_with("orders.txt:3:1: "), faults(nothing).c_str());
    }
    void whatAFleetCarriesOrJoinsHasAName() {
        QVERIFY(faults("fleet a: hold; join\n").contains("Write another fleet after \"join\"."));
        QVERIFY(faults("fleet a: carry; sail megara\n").contains("Write an army after \"carry\"."));
    }
    void noOrderIsSilentlyLeftOutOfASheetThatIsTooLong() {
        std::string lines;
        for (int i = 0; i < 5000; ++i)
            lines += "a" + std::to_string(i) + ": hold\n";
        QVERIFY(readOrders(smallCampaign(), athens, "power athens\nturn 1\n" + lines, "o"));
        QVERIFY(faults(lines + "attic: hold\n").contains("orders.txt:5003:1: "));
    }
    void theOrdersOfAFormStandAboveItsHelp() {
        const std::string sheet = orderForm(visibleTo(smallCampaign(), athens));
        const std::size_t orders = sheet.find("Army of Attica: hold");
        QVERIFY2(orders < 120, sheet.c_str());
        QVERIFY(orders < sheet.find("# After the colon"));
    }
    void noLineOfAnEmptySheetIsSoLongThatAMailProgramBreaksIt() {
        const std::string sheet = orderForm(visibleTo(smallCampaign(), athens));
        QVERIFY(sheet.contains("\n# "));
        for (const auto line : std::views::split(sheet, '\n'))
            QVERIFY2(std::ranges::ssize(line) <= 72, std::string(line.begin(), line.end()).c_str());
        QCOMPARE(remarks(""), std::string());
        QCOMPARE(remarks("a word"), std::string("# a word\n"));
        QCOMPARE(remarks(std::string(60, 'x') + " " + std::string(80, 'y') + " z"),
                 "# " + std::string(60, 'x') + "\n# " + std::string(80, 'y') + "\n# z\n");
    }
    /// As an editor of Windows writes it: with a mark before the first letter, or in letters of its own.
    void aSheetIsInUtf8WithOrWithoutItsMark() {
        const Campaign campaign = smallCampaign();
        for (const char* sheet : {"\xEF\xBB\xBFpower athens\nturn 1\nattic: watch\n",
                                  "\xEF\xBB\xBF"
                                  "format = 1\npower = \"athens\"\nturn = 1\n"}) {
            const auto orders = ordersOf(campaign, sheet);
            QVERIFY2(orders, orders ? "" : allText(orders.error()).c_str());
        }
        QVERIFY(faults("attic: watch\n# Gr\xC3\xBC\xC3\x9F"
                       "e\n")
                    .empty());
        QVERIFY(faults("attic: watch\n# Gr\xFC\xDF"
                       "e\n")
                    .starts_with("orders.txt:4:5: error: This letter is not"));
    }
    // H02
    void aCodeThatIsNoCharacterIsNamedWithItsPlace() {
        QVERIFY2(
            faults("attic: watch\n# \xEF\xBF\xBE\n").starts_with("orders.txt:4:3: error: This text contains U+FFFE"),
            faults("attic: watch\n# \xEF\xBF\xBE\n").c_str());
        QVERIFY(faults("attic: watch\n# \xEF\xBF\xBF\n").contains("U+FFFF, an invisible code"));
    }
    void whatIsSentBackReadsAsTheSameOrders() {
        const Campaign campaign = smallCampaign();
        const auto orders = ordersOf(campaign, "power athens\nturn 1\nattic: watch; fortify");
        const auto again = ordersOf(campaign, ordersText(campaign, athens, *orders));
        QVERIFY2(again, again ? "" : allText(again.error()).c_str());
        QVERIFY(*again == *orders);
    }
    void anArmyThatIsNotYours() {
        QCOMPARE(faults("laconian: hold"),
                 faults("persians: hold").replace(faults("persians: hold").find("persians"), 8, "laconian"));
        QVERIFY(!faults("laconian: hold").contains("Laconia"));
        QCOMPARE(faults("atic: hold"),
                 "orders.txt:3:1: error: You have no army \"atic\"; did you mean \"Army of Attica\"?\n"
                 "    fix: Write \"Army of Attica\"\n");
        QVERIFY(faults("phalanx: hold").contains("There are: Army of Attica."));
    }
    void aPlaceThatIsNotThere() {
        QCOMPARE(faults("attic: march elusis"),
                 "orders.txt:3:14: error: There is no place \"elusis\" on the map; did you mean \"Eleusis\"?\n"
                 "    fix: Write \"Eleusis\"\n");
        QCOMPARE(faults("attic: march megara"), "");
    }
    void allFaultsOfAnOrderAreToldAtOnce() {
        const std::string all = faults("attic: seek elusis, megera; encourage; fortify");
        QVERIFY2(all.contains("\"elusis\"") && all.contains("\"megera\""), all.c_str());
        QVERIFY2(all.contains("cost 5 command points; Nicias has 3"), all.c_str());
    }
    /// The second place is not judged from one that is not on the map.
    void whatOnlyFollowsFromAFaultIsNotTold() {
        const Campaign campaign = smallCampaign();
        const auto orders = ordersOf(campaign, "power athens\nturn 1\nattic: march elusis, sparta");
        QVERIFY(!orders);
        QCOMPARE(orders.error().size(), 1U);
    }
    void faultsOfTomlComeWithThoseOfItsWords() {
        const Campaign campaign = smallCampaign();
        const auto orders = ordersOf(campaign, R"(format = 1
power = "athens"
turn = 1
[[order]]
army = "attic"
posture = "march"
pth = ["eleusis"]
[[order]]
army = "atic"
posture = "hold"
)");
        QVERIFY(!orders);
        const std::string all = allText(orders.error());
        QVERIFY2(orders.error().size() == 2, all.c_str());
        QCOMPARE(orders.error()[0].place.line, 7);
        QVERIFY2(all.contains("You have no army \"atic\""), all.c_str());
    }
    void contradictions() {
        QVERIFY(faults("attic: hold eleusis").contains("is to hold and to go to eleusis"));
        QVERIFY(faults("attic: march").contains("no place says where"));
        QVERIFY(faults("attic: hold\nattic: watch").contains("already an order for attic"));
        QVERIFY(faults("attic: hodl").contains("did you mean \"hold\"?"));
        QVERIFY(faults("attic: hold; fortfy").contains("did you mean \"fortify the camp\"?"));
        QVERIFY(faults("attic: watch eleusis, besiege megara").contains("has two postures, \"watch\" and \"besiege\""));
    }
    void ordersThatCostMoreThanTheCommanderHas() {
        QVERIFY(faults("attic: seek eleusis; encourage; fortify").contains("cost 5 command points; Nicias has 3"));
        QCOMPARE(faults("attic: seek eleusis; fortify"), "");
    }
    void ordersForAnotherMoveAndLateOnes() {
        const Campaign campaign = smallCampaign();
        const auto of = [&](const Campaign& c, const char* text) { return allText(ordersOf(c, text).error()); };
        QVERIFY(of(campaign, "power athens\nturn 2\n").contains("are for turn 2; it is turn 1"));
        QVERIFY(of(campaign, "power sparta\nturn 1\n").contains("These are orders of Sparta, not of Athens"));
        QVERIFY(of(campaign, "power spata\n").contains("There is no power \"spata\"; did you mean \"Sparta\"?"));
        Campaign under = campaign;
        under.state.course.phase = Phase::Battles;
        QVERIFY(of(under, "power athens\nturn 1\n").contains("come too late"));
    }
    void aMarchThatIsTooFarIsAdvice() {
        Diagnostics advice;
        const auto orders =
            ordersOf(smallCampaign(), "power athens\nturn 1\nattic: march eleusis, megara, corinth, sparta", &advice);
        QVERIFY(orders);
        QCOMPARE(advice.size(), std::size_t(1));
        QVERIFY(toText(advice[0]).contains("needs 4 march points and has 3"));
    }
    void aSheetWithoutOrdersIsTakenWithAWarning() {
        Diagnostics advice;
        QVERIFY(ordersOf(smallCampaign(), "power athens\nturn 1\n# hold\n", &advice));
        QCOMPARE(allText(advice), "orders.txt:1:7: warning: No orders on this sheet: all armies hold.\n");
        advice.clear();
        QVERIFY(ordersOf(smallCampaign(), "power athens\nturn 1\nattic: hold\n", &advice));
        QVERIFY(advice.empty());
    }
    /// Sheets with every part, read, validated and submitted in three moves: each word of them is in this hash.
    void theJournalOfAWarOfSheetsStaysTheSame() {
        Journal journal = *Journal::found(sixCities(), 431);
        const RuleSystem& rules = *findSystem("men_of_bronze");
        int submitted = 0;
        for (int move = 0; move < 3; ++move) {
            for (std::size_t p = 0; p < journal.campaign().scenario.powers.size(); ++p) {
                const PowerId power(static_cast<int>(p));
                const bool isFinal = (move + p) % 2 == 0;
                const std::string text = sheetWithEveryPart(journal.campaign(), power, isFinal);
                Diagnostics advice;
                const auto orders = validate(journal.campaign(), power,
                                             readOrders(journal.campaign(), power, text, "sheet").value(), advice);
                if (!orders)
                    continue;  // a ruler may order what costs more than its leader has
                ++submitted;
                if (p == 2)
                    setStandingOrders(journal, power, *orders, text);
                else
                    QVERIFY(
                        submitOrders(journal, power, *orders,
                                     received({{}, isFinal, p == 1 ? OrdersFrom::Deputy : OrdersFrom::Player}, text)));
            }
            // The sheet of a power may be written for it.
            const Orders others = standInOrders(journal.campaign(), PowerId(3));
            QVERIFY(submitOrders(journal, PowerId(3), others, ordersToml(journal.campaign(), PowerId(3), others)));
            adjudicateTurn(journal);
            resolveAll(journal, rules, 1);
            closeTurn(journal);
        }
        QCOMPARE(submitted, 17);
        QCOMPARE(journal.head(), std::string("c3af0cfbca44d1f65058734878a96ff1"));
    }
};

QTEST_GUILESS_MAIN(TestOrders)
#include "tst_orders.moc"
