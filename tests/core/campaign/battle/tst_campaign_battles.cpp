// From the map to the table and back, for each of the five systems: what armies bring with them, and that nothing is
// dropped on the way.
#include "core/campaign/battle/aftermath.h"
#include "core/campaign/battle/draft_check.h"
#include "core/campaign/battle/table_result.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>
#include <algorithm>
#include <set>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr ArmyId attic(0), laconian(1);

/// Both armies of the small campaign at Megara, the Athenians attacking.
Campaign aboutToFight() {
    Campaign campaign = smallCampaign();
    for (Army& army : campaign.state.armies)
        army.place = PlaceId(2);
    campaign.state.armies[0].from = PlaceId(1);
    campaign.state.course.phase = Phase::Battles;
    Battle battle;
    battle.turn = 1;
    battle.place = PlaceId(2);
    battle.attackers = {attic};
    battle.defenders = {laconian};
    campaign.state.battles.push_back(battle);
    return campaign;
}

Result<Battlefield> fieldBy(const Campaign& campaign, const QString& system) {
    return battlefieldOf(campaign, BattleId(0), *findSystem(system.toStdString()));
}

/// The head of a side's list and its rows as one text, to be searched.
std::string listText(const Campaign& campaign, const QString& system, std::size_t side) {
    const Result<Battlefield> field = fieldBy(campaign, system);
    return field ? toToml(field->setup.lists[side]) : "no battle: " + toText(field.error().front());
}

/// A result from the table: a draw without losses, if nothing is changed.
Aftermath typedIn(const Campaign& campaign) {
    Aftermath draft;
    draft.battle = BattleId(0);
    draft.method = Method::Table;
    for (std::size_t i = 0; i < campaign.state.units.size(); ++i)
        if (const Unit& unit = campaign.state.units[i]; unit.army == attic || unit.army == laconian)
            draft.units.push_back({UnitId(static_cast<int>(i)), unit.steps, unit.steps});
    return draft;
}

/// Leaves the units of an army that many steps, or all where they have fewer.
void leave(const Campaign& campaign, Aftermath& draft, ArmyId army, int steps) {
    for (UnitLeft& row : draft.units)
        if (campaign.state.units[row.unit.index()].army == army)
            row.left = std::min(row.before, steps);
}

std::string foundIn(const Campaign& campaign, const Aftermath& draft) {
    std::string all;
    for (const Diagnostic& one : checkDraft(campaign, draft))
        all += (one.severity == Severity::Error ? "error: " : "warning: ") + toText(one.message) + "\n";
    return all;
}

void systems() {
    QTest::addColumn<QString>("system");
    for (const char* id : {"men_of_bronze", "alala", "ohw", "dba", "skirmish"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

}  // namespace

class TestCampaignBattles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aResultThatCannotBeIsAnErrorAndAnUnlikelyOneAWarning() {
        const Campaign campaign = aboutToFight();
        const Aftermath blank = typedIn(campaign);
        QCOMPARE(foundIn(campaign, blank), std::string("warning: Neither side lost a step.\n"));
        Aftermath draft = blank;
        draft.decisive = true;
        QVERIFY(foundIn(campaign, draft).contains("error: A draw cannot be decisive."));
        draft.verdict = Verdict::Pending;
        QVERIFY(foundIn(campaign, draft).contains("error: The result has no winner."));
        draft.verdict = Verdict::Defender;
        leave(campaign, draft, laconian, 0);
        QVERIFY(foundIn(campaign, draft).contains("error: The defenders won but have no steps left."));
        draft.verdict = Verdict::Attacker;
        QCOMPARE(foundIn(campaign, draft), std::string());
        leave(campaign, draft, laconian, 1);
        draft.decisive = false;
        QCOMPARE(foundIn(campaign, draft),
                 std::string("warning: The losers lost half of their steps; such a result is usually decisive.\n"));
        draft = blank;
        draft.units.front().left = -1;
        QVERIFY(foundIn(campaign, draft).contains("cannot have lost"));
        draft.units.front().left = draft.units.front().before + 1;
        QVERIFY(foundIn(campaign, draft).contains("left; its steps were"));
        draft.method = Method::Auto;
        QVERIFY(!foundIn(campaign, draft).contains("error"));
    }
    /// In some systems several units share the entries of a list.
    void whatIsCountedOnTheTableBecomesSteps_data() { systems(); }
    void whatIsCountedOnTheTableBecomesSteps() {
        QFETCH(QString, system);
        const Campaign campaign = aboutToFight();
        const Battlefield field = *fieldBy(campaign, system);
        std::set<UnitId> counted;
        bool areShared = false;
        for (const TableCount& count : tableCounts(field)) {
            areShared = areShared || count.units.size() > 1;
            QVERIFY(count.whole > 0);
            const auto stepsLeft = [&](int onTable) {
                const std::vector<UnitLeft> rows = stepsFor(campaign.state, count, onTable);
                int steps = 0;
                for (const UnitLeft& row : rows)
                    steps += row.left;
                return rows.size() == count.units.size() ? steps : -1;
            };
            int whole = 0;
            for (const UnitId unit : count.units) {
                QVERIFY(counted.insert(unit).second);
                whole += campaign.state.units[unit.index()].steps;
            }
            QCOMPARE(stepsLeft(count.whole), whole);
            QCOMPARE(stepsLeft(0), 0);
            for (int left = 1; left <= count.whole; ++left)
                QVERIFY(stepsLeft(left) >= stepsLeft(left - 1) && stepsLeft(left) > 0);
        }
        QCOMPARE(counted.size(), field.hosts[0].units.size() + field.hosts[1].units.size());
        if (system != QStringLiteral("skirmish"))  // there it depends on the room in a retinue
            QCOMPARE(areShared, system == QStringLiteral("dba"));
    }
    void everybodyWhoMarchedStandsOnTheTableAndComesBack_data() { systems(); }
    void everybodyWhoMarchedStandsOnTheTableAndComesBack() {
        QFETCH(QString, system);
        for (int seed = 1; seed <= 5; ++seed) {
            Campaign campaign = aboutToFight();
            campaign.scenario.seed = static_cast<std::uint64_t>(seed);
            const Result<Battlefield> field = fieldBy(campaign, system);
            QVERIFY2(field, field ? "" : toText(field.error().front()).c_str());
            const Aftermath draft = fought(campaign, BattleId(0), *field);
            std::set<UnitId> told;
            for (const UnitLeft& row : draft.units) {
                QVERIFY(told.insert(row.unit).second);
                QCOMPARE(row.before, campaign.state.units[row.unit.index()].steps);
                QVERIFY(row.left >= 0 && row.left <= row.before);
            }
            QCOMPARE(told.size(), campaign.state.units.size());
        }
    }
    void anArmyHasAListOfItsOwn_data() { systems(); }
    void anArmyHasAListOfItsOwn() {
        QFETCH(QString, system);
        Campaign campaign = smallCampaign();
        const RuleSystem& rules = *findSystem(system.toStdString());
        const Result<ArmyList> list = listOf(campaign, attic, rules);
        QVERIFY2(list, list ? "" : toText(list.error().front()).c_str());
        QCOMPARE(list->name, campaign.state.armies[0].name);
        QVERIFY(!list->entries.empty());
        const ReadList read = readArmyList(toToml(*list), {}, findSystem, systemIds());
        QVERIFY(read.list);
        QCOMPARE(toToml(*read.list), toToml(*list));
        std::erase_if(campaign.state.units, [](const Unit& unit) { return unit.army == attic; });
        const Result<ArmyList> nobody = listOf(campaign, attic, rules);
        QVERIFY(!nobody && nobody.error().front().code == "list-nobody");
    }
    void losersLoseStepsInEverySystem_data() { systems(); }
    void losersLoseStepsInEverySystem() {
        QFETCH(QString, system);
        int gone = 0;
        int decided = 0;
        for (int seed = 1; seed <= 6; ++seed) {
            Campaign campaign = aboutToFight();
            campaign.scenario.seed = static_cast<std::uint64_t>(100 + seed);
            const Aftermath draft = fought(campaign, BattleId(0), *fieldBy(campaign, system));
            decided += draft.verdict != Verdict::Draw ? 1 : 0;
            for (const UnitLeft& row : draft.units)
                gone += row.before - row.left;
        }
        QVERIFY(gone > 0);
        QVERIFY(decided > 0);
    }
    void unitsComeAtTheirPresentStrength_data() { systems(); }
    void unitsComeAtTheirPresentStrength() {
        QFETCH(QString, system);
        const auto strengthOf = [&](const Campaign& campaign) {
            const Result<Battlefield> field = fieldBy(campaign, system);
            int sum = 0;
            for (const PieceInfo& piece : field->game->pieces())
                sum += piece.side == Side::A ? piece.strength : 0;
            return sum;
        };
        Campaign campaign = aboutToFight();
        const int whole = strengthOf(campaign);
        for (Unit& unit : campaign.state.units)
            if (unit.army == attic)
                unit.steps = 1;
        QVERIFY(strengthOf(campaign) < whole);
    }
    void spiritFatigueHungerAndInitiativeComeToTheTable() {
        Campaign campaign = aboutToFight();
        Army& army = campaign.state.armies[0];
        army.spirit = 3;
        army.fatigue = 2;
        army.supply = 0;
        army.initiative = true;
        const std::string alala = listText(campaign, QStringLiteral("alala"), 0);
        QVERIFY2(alala.contains("disorder = 2"), alala.c_str());
        QVERIFY(alala.contains("initiative = true") && alala.contains("level = 2"));  // nobody comes Eager
        const std::string ohw = listText(campaign, QStringLiteral("ohw"), 0);
        QVERIFY2(ohw.contains("fatigue = 2") && ohw.contains("initiative = true"), ohw.c_str());
        QVERIFY(ohw.contains("strength = 2"));  // hunger: one unit in three
        const std::string skirmish = listText(campaign, QStringLiteral("skirmish"), 0);
        QVERIFY2(skirmish.contains("fatigue = 2") && skirmish.contains("morale = 1"), skirmish.c_str());
        QVERIFY(skirmish.contains("class = \"militia\""));  // grade B, and hungry
        const std::string dba = listText(campaign, QStringLiteral("dba"), 0);
        QVERIFY2(dba.contains("fatigue = 2") && dba.contains("first_pips = 1"), dba.c_str());
        QVERIFY(dba.contains("terrain = \"hilly\""));
        const std::string bronze = listText(campaign, QStringLiteral("men_of_bronze"), 0);
        QVERIFY2(bronze.contains("arete = 2") && bronze.contains("wavering = true"), bronze.c_str());
    }
    /// As army morale, or as Eager in Alala!, a victory's spirit would all but win the next battle.
    void spiritBreaksNoMoreThanTiesInOhwAndNobodyComesEagerToAlala() {
        Campaign campaign = aboutToFight();
        Army& army = campaign.state.armies[0];
        const auto ohwWith = [&](int spirit) {
            army.spirit = spirit;
            return listText(campaign, QStringLiteral("ohw"), 0);
        };
        army.fatigue = 1;
        army.initiative = false;
        for (const int spirit : {1, 2}) {
            QVERIFY(ohwWith(spirit).contains("fatigue = 1"));
            QVERIFY(!ohwWith(spirit).contains("initiative"));
        }
        QVERIFY(ohwWith(3).contains("fatigue = 1") && ohwWith(3).contains("initiative = true"));
        QVERIFY(ohwWith(0).contains("fatigue = 2") && !ohwWith(0).contains("initiative"));
        army.fatigue = 3;
        QVERIFY(ohwWith(0).contains("fatigue = 3"));
        for (const int spirit : {0, 1, 2, 3}) {
            QVERIFY(!ohwWith(spirit).contains("morale"));
            const std::string level = "level = " + std::to_string(std::min(spirit, 2));
            QVERIFY(listText(campaign, QStringLiteral("alala"), 0).contains(level));
        }
    }
    void aTiredPhalanxComesInDisorderToAlala() {
        Campaign campaign = aboutToFight();
        campaign.state.armies[0].fatigue = 1;
        const Result<Battlefield> field = fieldBy(campaign, QStringLiteral("alala"));
        QVERIFY(field);
        constexpr std::uint8_t disorderPoints = 3;
        const Table& table = field->game->opening();
        int tired = 0;
        for (const PieceInfo& piece : field->game->pieces()) {
            const PieceId id(static_cast<int>(&piece - field->game->pieces().data()));
            tired += table.counter(id, disorderPoints) == (piece.side == Side::A ? 1 : 0) ? 1 : 0;
        }
        QCOMPARE(tired, static_cast<int>(field->game->pieces().size()));
    }
    void aHungryArmyOfDbaIsAnElementShort() {
        const auto elements = [](const Campaign& campaign) {
            return fieldBy(campaign, QStringLiteral("dba"))->setup.lists[0].entries.size();
        };
        Campaign campaign = aboutToFight();
        const std::size_t fed = elements(campaign);
        campaign.state.armies[0].supply = 0;
        QCOMPARE(elements(campaign), fed - 1);
    }
    void leadersBringTheirCommandPoints() {
        Campaign campaign = aboutToFight();
        campaign.state.leaders[0].cpNow = 5;
        QVERIFY(listText(campaign, QStringLiteral("ohw"), 0).contains("type = \"able\""));
        QVERIFY(listText(campaign, QStringLiteral("dba"), 0).contains("second_die = true"));
        campaign.state.leaders[0].cpNow = 2;
        QVERIFY(listText(campaign, QStringLiteral("ohw"), 0).contains("type = \"average\""));
        QVERIFY(!listText(campaign, QStringLiteral("dba"), 0).contains("second_die"));
        campaign.state.leaders[0].cpNow = 1;
        QVERIFY(listText(campaign, QStringLiteral("ohw"), 0).contains("type = \"poor\""));
    }
    void whoCameUponTheOtherInvadesInDba() {
        const Campaign campaign = aboutToFight();
        QVERIFY(listText(campaign, QStringLiteral("dba"), 0).contains("aggression = 7"));
        QVERIFY(listText(campaign, QStringLiteral("dba"), 1).contains("aggression = 0"));
        Campaign both = campaign;
        both.state.armies[1].from = PlaceId(3);
        QVERIFY(listText(both, QStringLiteral("dba"), 0).contains("aggression = 2"));
    }
    void hugeArmiesKeepTheirProportionOnASmallTable_data() { systems(); }
    void hugeArmiesKeepTheirProportionOnASmallTable() {
        QFETCH(QString, system);
        Campaign campaign = aboutToFight();
        const Unit hoplites = campaign.state.units.front();
        for (int i = 0; i < 12; ++i)
            campaign.state.units.push_back(hoplites);
        const Result<Battlefield> field = fieldBy(campaign, system);
        QVERIFY2(field, field ? "" : toText(field.error().front()).c_str());
        std::array<int, 2> strength{};
        for (const PieceInfo& piece : field->game->pieces())
            strength[index(piece.side)] += piece.strength;
        QVERIFY(strength[0] > strength[1]);
        std::size_t listed = field->hosts[0].units.size() + field->hosts[0].reserve.size();
        QCOMPARE(listed, std::size_t(17));
    }
    void aTypedInResultNamesEveryUnitOnce_data() { systems(); }
    void aTypedInResultNamesEveryUnitOnce() {
        QFETCH(QString, system);
        const Campaign campaign = aboutToFight();
        const Battlefield field = *fieldBy(campaign, system);
        const std::string form = tableForm(campaign, BattleId(0), field);
        const Result<Aftermath> draft = fromTable(campaign, BattleId(0), field, form, "form.toml");
        QVERIFY2(draft, draft ? "" : toText(draft.error().front()).c_str());
        QCOMPARE(draft->units.size(), campaign.state.units.size());
    }
    void aDraftThatIsNotTakenChangesNothing() {
        const Campaign campaign = aboutToFight();
        const Digest before = digestOf(campaign.state);
        Journal journal = *Journal::found(sixCities(), 11);
        const RuleSystem& system = *findSystem("men_of_bronze");
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        const std::string head = journal.head();
        const Digest state = digestOf(journal.campaign().state);
        for (const BattleId id : pendingBattles(journal.campaign().state))
            resolved(journal.campaign(), id, system);
        QCOMPARE(journal.head(), head);
        QVERIFY(digestOf(journal.campaign().state) == state);
        resolved(campaign, BattleId(0), system);
        QVERIFY(digestOf(campaign.state) == before);
    }
    void stepsLostAndLeftAndStragglersAddUp() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Campaign campaign = aboutToFight();
            campaign.scenario.seed = seed;
            const Aftermath draft = resolved(campaign, BattleId(0), *findSystem("men_of_bronze"));
            CampaignDice dice(keyOf(turnSeedOf(seed, 1), "aftermath"));
            State after = campaign.state;
            applyAll(after, aftermathChanges(campaign, draft, dice));
            int lost = 0;
            for (const UnitLeft& row : draft.units)
                lost += row.before - row.left;
            const Battle& battle = after.battles[0];
            QCOMPARE(battle.attackerLosses + battle.defenderLosses, lost);
            for (const UnitLeft& row : draft.units) {
                const Unit& unit = after.units[row.unit.index()];
                const bool surrendered = !unit.army && row.left > 0;
                QVERIFY(surrendered || (unit.steps >= row.left && unit.steps <= row.before));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCampaignBattles)
#include "tst_campaign_battles.moc"
