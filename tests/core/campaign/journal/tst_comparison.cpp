// A war, and what it might have been: where two campaigns part, and what differs between them.
#include "core/campaign/journal/campaign_comparison.h"
#include "core/campaign/umpire/actions.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const PowerId athens(0);
const PowerId sparta(1);

Journal begun(std::uint64_t seed = 431) { return *Journal::found(smallFiles(), seed); }

void march(Journal& journal, PowerId power, ArmyId army, std::vector<PlaceId> path) {
    QVERIFY(submitOrders(journal, power, {.land = {{army, Posture::Seek, std::move(path), {}, IfStronger::Stand}}},
                         "march"));
}

void playMove(Journal& journal) {
    adjudicateTurn(journal);
    resolveAll(journal, *findSystem("men_of_bronze"), 1);
    closeTurn(journal);
}

/// Both march to Megara, and fight there.
Journal met() {
    Journal journal = begun();
    march(journal, athens, ArmyId(0), {PlaceId(1), PlaceId(2)});
    march(journal, sparta, ArmyId(1), {PlaceId(3), PlaceId(2)});
    playMove(journal);
    return journal;
}

/// Only Sparta marches; Athens does nothing else than that.
Journal stayed() {
    Journal journal = begun();
    (void)submitOrders(journal, athens, {.land = {{ArmyId(0), Posture::Hold, {}, {}, IfStronger::Stand}}}, "stay");
    march(journal, sparta, ArmyId(1), {PlaceId(3), PlaceId(2)});
    playMove(journal);
    return journal;
}

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCampaignIsTheSameAsItself() {
        const Journal one = met();
        const CampaignComparison found = compared(one, *Journal::from(one.entries()));
        QVERIFY(found.isSame());
        QCOMPARE(found.parting, 0);
        QVERIFY(found.parted == one.campaign().state.course);
        QVERIFY(found.places.empty());
        QVERIFY(found.battles.empty());
        QVERIFY(found.leaders.empty());
        QCOMPARE(found.powers.size(), std::size_t(2));
        for (const Both<Balance>& stands : found.powers)
            QCOMPARE(stands[0].standing.score, stands[1].standing.score);
    }
    void theyPartAtTheFirstEntryThatIsAnother() {
        const Journal one = met();
        const Journal other = stayed();
        const CampaignComparison found = compared(one, other);
        QCOMPARE(found.parting, 2);
        QCOMPARE(found.parted.turn, 1);
        QVERIFY(found.parted.phase == Phase::Orders);
        QCOMPARE(entryAt(one, found.parting)->action, std::string("march"));
        QCOMPARE(entryAt(other, found.parting)->action, std::string("stay"));
    }
    void aJournalThatEndsFirstPartsThere() {
        const Journal one = met();
        const auto& all = one.entries();
        const Journal begunOnly = *Journal::from({all.begin(), all.begin() + 2});
        const CampaignComparison found = compared(begunOnly, one);
        QCOMPARE(found.parting, 3);
        QVERIFY(!entryAt(begunOnly, 3));
        QVERIFY(entryAt(one, 3));
        QVERIFY(!entryAt(one, 0));
        QVERIFY(!compared(one, begunOnly).isSame());
    }
    void aBattleThatOneAloneHadIsNamed() {
        const Journal one = met();
        const CampaignComparison found = compared(one, stayed());
        QCOMPARE(one.campaign().state.battles.size(), std::size_t(1));
        QCOMPARE(found.battles.size(), std::size_t(1));
        QCOMPARE(found.battles[0].turn, 1);
        QVERIFY(found.battles[0].place == PlaceId(2));
        QVERIFY(found.battles[0].battles[0] == BattleId(0));
        QVERIFY(!found.battles[0].battles[1]);
        QVERIFY(found.powers[0][0].standing.steps != found.powers[0][1].standing.steps);
    }
    void whoHoldsAndWhoServesOtherwiseIsNamed() {
        const Journal one = met();
        Journal other = *Journal::from(one.entries());
        City city = other.campaign().state.cities[2];
        city.owner = sparta;
        Leader leader = other.campaign().state.leaders[0];
        leader.fate = leader.fate == Fate::Dead ? Fate::Serving : Fate::Dead;
        other.record({EntryKind::Ruling, "umpire", "{}", {}, {Put<City>{2, city}, Put<Leader>{0, leader}}});
        const CampaignComparison found = compared(one, other);
        QCOMPARE(found.places.size(), std::size_t(1));
        QVERIFY(found.places[0].place == PlaceId(2));
        QVERIFY(found.places[0].holders[1] == sparta);
        QCOMPARE(found.leaders.size(), std::size_t(1));
        QVERIFY(found.leaders[0].fates[1] == leader.fate);
        QCOMPARE(found.powers[1][1].standing.tiers, found.powers[1][0].standing.tiers + 2);
        QVERIFY(found.powers[0][0].leaders != found.powers[0][1].leaders);
    }
    void campaignsOfTwoWarsAreToldApart() {
        QVERIFY(areOfOneWar(met(), stayed()));
        QVERIFY(!areOfOneWar(begun(1), begun(2)));
        QVERIFY(toText(whyNotOfOneWar(begun(1), begun(2))).contains("other dice"));
        const Journal quick = *Journal::found(*builtinScenario("quick_start"), 1);
        QVERIFY(!areOfOneWar(begun(1), quick));
        const std::string why = toText(whyNotOfOneWar(begun(1), quick));
        QVERIFY(why.contains("\"Small\""));
        QVERIFY(why.contains(quick.campaign().scenario.name));
    }
};

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
