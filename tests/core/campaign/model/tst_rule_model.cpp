// What the rule model of the campaign promises (2.16), each in a test of its own. Three more stand where they belong: a
// battle that was cancelled in its form changes no file (tst_campaign_turn), a list over a changed limit is judged anew
// at once (tst_army_list_document), and walls of 2 fall to siege works in a median of five moves (tst_turn).
#include "core/campaign/orders/order_status.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"
#include "tests/support/turn_without_vetoes.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// What each power of a campaign sends: orders and voyages of a stand-in, a word to the next power, and a gift to it,
/// which most can pay only out of the one that they get themselves.
struct Sheet {
    PowerId power;
    Orders orders;
};

std::vector<Sheet> sheetsOf(const Campaign& campaign) {
    const int powers = static_cast<int>(campaign.scenario.powers.size());
    std::vector<Sheet> sheets;
    for (int p = 0; p < powers; ++p) {
        const PowerId power(p);
        const PowerId next((p + 1) % powers);
        Deal gift;
        gift.to = next;
        gift.amount = campaign.state.powers[power.index()].treasury + (p == 0 ? 0 : 1);
        const TreatyKind word = p % 2 == 0 ? TreatyKind::War : TreatyKind::Alliance;
        sheets.push_back({power, standInOrders(campaign, power)});
        sheets.back().orders.envoys = {{next, word, 0, 0}};
        sheets.back().orders.deals = {gift};
    }
    return sheets;
}

void submit(Journal& journal, const Sheet& sheet) { QVERIFY(submitOrders(journal, sheet.power, sheet.orders, {})); }

/// Dice log and digest of the move that these sheets make, in the order in which they come in.
std::pair<std::string, std::string> lockedAfter(const std::string& scenario, const std::vector<Sheet>& sheets) {
    Journal journal = *Journal::found(*builtinScenario(scenario), 431);
    for (const Sheet& sheet : sheets)
        submit(journal, sheet);
    adjudicateTurn(journal);
    return {journal.entries().back().dice, toHex(digestOf(journal.campaign().state))};
}

/// Two places and one way between them, of so many march points.
Campaign oneWay(int points) {
    ScenarioFiles files = smallFiles();
    const std::string from = "{a = \"athens\", b = \"eleusis\", kind = \"road\", points = 1}";
    files.texts[1].replace(
        files.texts[1].find(from), from.size(),
        "{a = \"athens\", b = \"eleusis\", kind = \"road\", points = " + std::to_string(points) + "}");
    Campaign campaign = *readScenario(files, 431);
    campaign.state.armies[1].place = PlaceId(1);
    return campaign;
}

Campaign afterBothSeek(Campaign campaign, std::uint64_t seed) {
    for (std::size_t i = 0; i < 2; ++i) {
        campaign.state.powers[i].orders = {
            {ArmyId(static_cast<int>(i)), Posture::Seek, {PlaceId(1 - static_cast<int>(i))}, {}, IfStronger::Stand}};
        campaign.state.powers[i].from = OrdersFrom::Player;
    }
    CampaignDice dice(keyOf(turnSeedOf(seed, 0), "test"));
    applyAll(campaign.state, adjudicateTurn(campaign, dice));
    return campaign;
}

/// The quick start, Athens being Anna's, and Ben her deputy.
Journal withAPlayer() {
    ScenarioFiles files = smallFiles();
    files.texts[0].replace(files.texts[0].find("years = 1"), 9, "years = 3");
    const std::string head = "name = \"Athens\"\n";
    files.texts[2].replace(files.texts[2].find(head), head.size(), head + "player = \"Anna\"\ndeputy = \"Ben\"\n");
    return *Journal::found(files, 5);
}

/// Who ordered Athens' armies in the move that is played now.
OrdersFrom playMove(Journal& journal) {
    adjudicateTurn(journal);
    const OrdersFrom from = journal.campaign().state.powers[0].from;
    for (const BattleId id : pendingBattles(journal.campaign().state)) {
        CampaignDice paper(keyOf(turnSeedOf(1, 1), occasionOf("paper", id)));
        recordResult(journal, onPaper(journal.campaign(), id, paper));
    }
    closeTurn(journal);
    return from;
}

/// The first battle of a quick start by these rules, about to be settled.
Journal aboutToFight(const std::string& system, std::uint64_t seed) {
    ScenarioFiles files = sixCities();
    const std::string from = "system = \"men_of_bronze\"";
    files.texts[0].replace(files.texts[0].find(from), from.size(), "system = \"" + system + "\"");
    Journal journal = *Journal::found(files, seed);
    while (pendingBattles(journal.campaign().state).empty()) {
        if (journal.campaign().state.course.phase == Phase::Battles)
            closeTurn(journal);
        adjudicateTurn(journal);
    }
    return journal;
}

int stepsOfAll(const State& state) {
    int sum = 0;
    for (const Unit& unit : state.units)
        sum += unit.army ? unit.steps : 0;
    return sum;
}

}  // namespace

class TestRuleModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoArmiesThatCrossOneWayMeetExactlyOnce() {
        for (int points = 1; points <= 3; ++points)
            for (std::uint64_t seed = 1; seed <= 50; ++seed) {
                const Campaign after = afterBothSeek(oneWay(points), seed);
                QCOMPARE(after.state.battles.size(), std::size_t(1));
                QCOMPARE(after.state.battles[0].attackers.size(), std::size_t(1));
                QCOMPARE(after.state.battles[0].defenders.size(), std::size_t(1));
                QVERIFY(after.state.armies[0].place == after.state.armies[1].place);
            }
    }
    void sheetsMayComeInInAnyOrder_data() {
        QTest::addColumn<QString>("scenario");
        for (const char* id : {"quick_start", "hellas_431", "hellas_371"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void sheetsMayComeInInAnyOrder() {
        QFETCH(QString, scenario);
        const std::string id = scenario.toStdString();
        std::vector<Sheet> sheets = sheetsOf(Journal::found(*builtinScenario(id), 431)->campaign());
        const auto first = lockedAfter(id, sheets);
        std::ranges::reverse(sheets);
        QVERIFY(lockedAfter(id, sheets) == first);
        for (std::size_t turn = 1; turn < sheets.size(); ++turn) {
            std::ranges::rotate(sheets, sheets.begin() + 1);
            std::swap(sheets[turn / 2], sheets[turn]);
            QVERIFY(lockedAfter(id, sheets) == first);
        }
    }
    void theSameSeedGivesTheSameLogByteForByte() {
        const auto logOf = [](std::uint64_t seed) {
            Journal journal = *Journal::found(*builtinScenario("hellas_431"), seed);
            playToEnd(journal, *findSystem("men_of_bronze"), 2);
            std::string log;
            for (const JournalEntry& entry : journal.entries())
                log += entry.dice;
            return log;
        };
        const std::string log = logOf(7);
        QVERIFY(logOf(7) == log);
        QVERIFY(logOf(8) != log);
    }
    void whoSendsNothingGoesByTheLadderRungByRung() {
        Journal journal = withAPlayer();
        const PowerId athens(0);
        const Order watch{ArmyId(0), Posture::Watch, {}, {}, IfStronger::Stand};
        const std::string deputys = received({{}, true, OrdersFrom::Deputy}, "power athens\n");
        QVERIFY(submitOrders(journal, athens, {.land = {watch}}, {}));
        QVERIFY(playMove(journal) == OrdersFrom::Player);
        // Standing orders come before the deputy's, the deputy's before the ruler, and after two misses nobody obeys.
        setStandingOrders(journal, athens, {.land = {watch}}, {});
        QVERIFY(submitOrders(journal, athens, {}, deputys));
        QVERIFY(playMove(journal) == OrdersFrom::Standing);
        setStandingOrders(journal, athens, {}, {});
        QVERIFY(submitOrders(journal, athens, {.land = {watch}}, deputys));
        QVERIFY(playMove(journal) == OrdersFrom::Deputy);
        QVERIFY(playMove(journal) == OrdersFrom::Disorder);
        QVERIFY(submitOrders(journal, athens, {.land = {watch}}, {}));
        QVERIFY(playMove(journal) == OrdersFrom::Player);
        QVERIFY(playMove(journal) == OrdersFrom::Ruler);
        QVERIFY(playMove(journal) == OrdersFrom::Ruler);
        QVERIFY(playMove(journal) == OrdersFrom::Disorder);
        QVERIFY(playMove(journal) == OrdersFrom::Disorder);
    }
    void stepsRecoveredAndLostAreThoseBefore_data() {
        QTest::addColumn<QString>("system");
        for (const char* id : {"men_of_bronze", "alala", "ohw", "dba", "skirmish"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void stepsRecoveredAndLostAreThoseBefore() {
        QFETCH(QString, system);
        for (std::uint64_t seed = 11; seed <= 14; ++seed) {
            Journal journal = aboutToFight(system.toStdString(), seed);
            const State before = journal.campaign().state;
            const BattleId id = pendingBattles(before).front();
            const Aftermath draft = resolved(journal.campaign(), id, *findSystem(system.toStdString()));
            recordResult(journal, draft);
            const State& after = journal.campaign().state;
            int lost = 0;
            int recovered = 0;
            int surrendered = 0;
            for (const UnitLeft& row : draft.units) {
                const Unit& unit = after.units[row.unit.index()];
                QCOMPARE(row.before, before.units[row.unit.index()].steps);
                lost += row.before - row.left;
                if (!unit.army && row.left > 0)
                    surrendered += row.left;
                else
                    recovered += unit.steps - row.left;
            }
            const Battle& battle = after.battles[id.index()];
            QCOMPARE(battle.attackerLosses + battle.defenderLosses, lost);
            QVERIFY(recovered >= 0 && recovered <= lost);
            QCOMPARE(stepsOfAll(before), stepsOfAll(after) + lost - recovered + surrendered);
        }
    }
    void undoneToTheBeginningAndRedoneEveryStateIsTheSameAgain() {
        Journal journal = *Journal::found(sixCities(), 3);
        playToEnd(journal, *findSystem("men_of_bronze"), 2);
        const std::vector<JournalEntry> deeds = journal.entries();
        for (std::size_t i = deeds.size() - 1; i > 0; --i) {
            QCOMPARE(journal.undoable(), deeds[i].number);
            journal.undo("umpire");
            QCOMPARE(journal.entries().back().state, deeds[i - 1].state);
        }
        for (std::size_t i = 1; i < deeds.size(); ++i) {
            QCOMPARE(journal.redoable(), deeds[i].number);
            journal.redo("umpire");
            QCOMPARE(journal.entries().back().state, deeds[i].state);
        }
        QVERIFY(Journal::from(journal.entries()).has_value());
    }
};

QTEST_GUILESS_MAIN(TestRuleModel)
#include "tst_rule_model.moc"
