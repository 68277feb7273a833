// The table of honours: what it names, that equals share it, and that undone deeds and secrets stay out.
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/reports/honours/honours.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0), sparta(1);
constexpr ArmyId attic(0), laconian(1);
constexpr PlaceId megara(2), corinth(3);

Journal begun() { return *Journal::found(smallFiles(), 431); }

/// A deed of the test's own.
void make(Journal& journal, EntryKind kind, auto change) {
    State after = journal.campaign().state;
    change(after);
    journal.record({kind, "umpire", {}, {}, difference(journal.campaign().state, after)});
}

/// A close that only the calendar and `change` see.
void close(Journal& journal, auto change) {
    make(journal, EntryKind::Close, [&](State& state) {
        change(state);
        state.course.turnOfYear = (state.course.turnOfYear + 1) % 6;
        state.course.year += state.course.turnOfYear == 0 ? 1 : 0;
        ++state.course.turn;
        state.course.phase = Phase::Orders;
    });
}

/// Both armies meet at Megara, and the defender or the attacker wins; every unit of the attackers loses `lost` steps.
void fight(Journal& journal, Verdict verdict, int lost, const std::vector<ArmyId>& attackers = {attic}) {
    make(journal, EntryKind::Adjudicate, [&](State& state) {
        for (Army& army : state.armies)
            army.place = megara;
        state.course.phase = Phase::Battles;
        Battle battle;
        battle.turn = state.course.turn;
        battle.place = megara;
        battle.attackers = attackers;
        battle.defenders = {attackers.front() == attic ? laconian : attic};
        state.battles.push_back(battle);
    });
    Aftermath draft;
    draft.battle = BattleId(static_cast<int>(journal.campaign().state.battles.size()) - 1);
    draft.method = Method::Table;
    draft.verdict = verdict;
    for (std::size_t i = 0; i < journal.campaign().state.units.size(); ++i) {
        const Unit& unit = journal.campaign().state.units[i];
        const bool attacks = unit.army == attackers.front();
        draft.units.push_back({UnitId(static_cast<int>(i)), unit.steps, unit.steps - (attacks ? lost : 0)});
    }
    recordResult(journal, draft);
}

std::vector<HonourRow> table(const Journal& journal, Audience audience = theUmpire) {
    const Scenario& scenario = journal.campaign().scenario;
    return honours(scenario, achievementsOf(History(scenario, journal.entries())), audience);
}

const HonourRow* row(const std::vector<HonourRow>& rows, Honour honour) {
    const auto found = std::ranges::find(rows, honour, &HonourRow::honour);
    return found == rows.end() ? nullptr : &*found;
}

std::string line(const Journal& journal, Honour honour, Audience audience = theUmpire) {
    const std::vector<HonourRow> rows = table(journal, audience);
    const HonourRow* found = row(rows, honour);
    return found ? lineOf(journal.campaign().scenario, found->holders.front()) : "nothing";
}

}  // namespace

class TestHonours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whereNothingHappenedNothingIsHonoured() {
        const Journal journal = begun();
        QVERIFY(table(journal).empty());
        QVERIFY(honoursReport(journal.campaign().scenario, table(journal)).sections.empty());
    }
    void theBloodiestDayCountsTheStepsOfBothSides() {
        Journal journal = begun();
        fight(journal, Verdict::Defender, 1);
        QCOMPARE(line(journal, Honour::BloodiestDay),
                 std::string("Athens against Sparta, Megara, Spring 431 BC, first turn: 5 steps lost, 5 and 0"));
        QCOMPARE(line(journal, Honour::BloodiestDay, thePublic), line(journal, Honour::BloodiestDay));
    }
    void equalDaysShareTheHonourAndTheyStandInTheirOrder() {
        Journal journal = begun();
        fight(journal, Verdict::Draw, 1);
        close(journal, [](State& state) {
            for (Unit& unit : state.units)
                unit.steps = unit.most;
        });
        fight(journal, Verdict::Draw, 1);
        const std::vector<HonourRow> rows = table(journal);
        const HonourRow* days = row(rows, Honour::BloodiestDay);
        QVERIFY(days);
        QCOMPARE(days->holders.size(), std::size_t(2));
        QVERIFY(days->holders[0].date < days->holders[1].date);
    }
    void whatWasTakenBackIsNotHonoured() {
        Journal journal = begun();
        fight(journal, Verdict::Defender, 1);
        const std::vector<HonourRow> before = table(journal);
        journal.undo("umpire");
        QVERIFY(!row(table(journal), Honour::BloodiestDay));
        journal.redo("umpire");
        QVERIFY(table(journal) == before);
    }
    void aBattleInProgressIsNotThere() {
        Journal journal = begun();
        fight(journal, Verdict::Defender, 1);
        journal.undo("umpire");
        QVERIFY(!pendingBattles(journal.campaign().state).empty());
        QVERIFY(!row(table(journal), Honour::BloodiestDay));
        QVERIFY(!row(table(journal), Honour::BestGeneral));
    }
    /// Sparta has 4 units of 4 steps and 2 of 2, Athens 4 of 4 and 1 of 2.
    void aDefenceAgainstOddsIsKnownToThoseWhoWereThere() {
        Journal journal = begun();
        fight(journal, Verdict::Defender, 1, {laconian});
        const std::string told = "Athens, Megara, Spring 431 BC, first turn: 18 steps beat 20 of Sparta";
        QCOMPARE(line(journal, Honour::AgainstOdds), told);
        QCOMPARE(line(journal, Honour::AgainstOdds, {false, sparta}), told);
        QCOMPARE(line(journal, Honour::AgainstOdds, thePublic), std::string("nothing"));
        make(journal, EntryKind::Ruling, [](State& state) { state.course.phase = Phase::Over; });
        QCOMPARE(line(journal, Honour::AgainstOdds, thePublic), told);
    }
    void theStrongerSideHasNotHeldOutAgainstOdds() {
        Journal journal = begun();
        fight(journal, Verdict::Defender, 1);
        QCOMPARE(line(journal, Honour::AgainstOdds), std::string("nothing"));
    }
    void theBestGeneralIsHisOwnPowersSecret() {
        Journal journal = begun();
        fight(journal, Verdict::Defender, 1);
        QCOMPARE(line(journal, Honour::BestGeneral),
                 std::string("Agis of Sparta, Megara, Spring 431 BC, first turn: fame 1, 1 battle won of 1; this is "
                             "the last"));
        QCOMPARE(line(journal, Honour::BestGeneral, {false, sparta}), line(journal, Honour::BestGeneral));
        QCOMPARE(line(journal, Honour::BestGeneral, {false, athens}), std::string("nothing"));
    }
    void aSiegeIsMeasuredByWallsAndMovesAndADefenceByMoves() {
        Journal journal = begun();
        const auto besieged = [](State& state) { state.cities[corinth.index()].besieger = athens; };
        close(journal, besieged);
        close(journal, besieged);
        QCOMPARE(
            line(journal, Honour::LongestDefence, thePublic),
            std::string("Sparta, Corinth, Spring 431 BC, first turn: besieged for 2 turns, and still holding out"));
        close(journal, [](State& state) {
            state.cities[corinth.index()].besieger = {};
            state.cities[corinth.index()].owner = athens;
            state.cities[corinth.index()].loyalty = -1;
        });
        QCOMPARE(line(journal, Honour::BestSiege, thePublic),
                 std::string("Athens, Corinth, Summer 431 BC, first turn: walls of 0, taken from Sparta in 3 turns"));
        QVERIFY(line(journal, Honour::LongestDefence).contains("besieged for 3 turns, fallen: Summer 431 BC"));
    }
    void aReliefEndsADefence() {
        Journal journal = begun();
        const auto besieged = [](State& state) { state.cities[corinth.index()].besieger = athens; };
        close(journal, besieged);
        close(journal, besieged);
        close(journal, [](State& state) { state.cities[corinth.index()].besieger = {}; });
        QVERIFY(line(journal, Honour::LongestDefence).contains("for 2 turns, relieved: Summer 431 BC"));
        QCOMPARE(line(journal, Honour::BestSiege), std::string("nothing"));
    }
    void aCityThatVotesToComeOverWasNotRelieved() {
        Journal journal = begun();
        const auto besieged = [](State& state) { state.cities[corinth.index()].besieger = athens; };
        close(journal, besieged);
        close(journal, besieged);
        close(journal, [](State& state) {
            state.cities[corinth.index()].besieger = {};
            state.cities[corinth.index()].owner = athens;
        });
        QVERIFY(line(journal, Honour::LongestDefence).contains("for 2 turns, given up: Summer 431 BC"));
        QCOMPARE(line(journal, Honour::BestSiege), std::string("nothing"));
    }
    void aLandIsRavagedAsOftenAsTheReaderKnows() {
        Journal journal = begun();
        make(journal, EntryKind::Adjudicate, [](State& state) {
            state.armies[attic.index()].place = corinth;
            state.armies[attic.index()].posture = Posture::Ravage;
        });
        close(journal, [](State&) {});
        QCOMPARE(line(journal, Honour::MostRavaged),
                 std::string("The land of Sparta, Corinth, Spring 431 BC, first turn: ravaged 1 time by Athens; this "
                             "was the last"));
        QCOMPARE(line(journal, Honour::MostRavaged, {false, athens}), line(journal, Honour::MostRavaged));
        QCOMPARE(line(journal, Honour::MostRavaged, thePublic), std::string("nothing"));
    }
    void aMarchEndsWithADaysRestAndIsItsOwnPowersSecret() {
        Journal journal = begun();
        const auto to = [&](PlaceId place) {
            make(journal, EntryKind::Adjudicate, [&](State& state) { state.armies[attic.index()].place = place; });
            close(journal, [](State&) {});
        };
        to(PlaceId(1));
        to(megara);
        to(megara);
        to(corinth);
        QCOMPARE(line(journal, Honour::LongestMarch),
                 std::string("Army of Attica of Athens, Megara, Spring 431 BC, first turn: from Athens, 2 march points "
                             "in 2 turns without a rest"));
        QCOMPARE(line(journal, Honour::LongestMarch, {false, sparta}), std::string("nothing"));
    }
    void aPlaceThatWasTakenTwiceIsContested() {
        Journal journal = begun();
        const auto falls = [&](PowerId to) {
            close(journal, [&](State& state) {
                state.cities[corinth.index()].owner = to;
                state.cities[corinth.index()].loyalty = -1;
            });
        };
        falls(athens);
        QCOMPARE(line(journal, Honour::MostContested), std::string("nothing"));
        falls(sparta);
        QCOMPARE(line(journal, Honour::MostContested, thePublic),
                 std::string("Corinth, Spring 431 BC, second turn: taken 2 times: Athens, Sparta"));
    }
    void whatTheUmpireGivesOrTakesBackWasNotTaken() {
        Journal journal = begun();
        const auto goesTo = [&](EntryKind kind, PowerId to) {
            make(journal, kind, [&](State& state) { state.cities[corinth.index()].owner = to; });
        };
        goesTo(EntryKind::Close, athens);
        goesTo(EntryKind::Ruling, sparta);
        QCOMPARE(line(journal, Honour::MostContested), std::string("nothing"));
        goesTo(EntryKind::Close, athens);
        QVERIFY(line(journal, Honour::MostContested).contains("taken 2 times: Athens, Athens"));
    }
    /// A journal whose hashes hold may still have been written by anybody.
    void aResultThatNamesWhatIsNotThereIsLeftOut() {
        for (
            const char* result :
            {"no JSON",
             R"({"battle":7,"method":"table","result":"draw","decisive":false,"units":[],"hit":[],"digest":"","remarks":""})",
             R"({"battle":0,"method":"table","result":"draw","decisive":false,"units":[[999,4,4]],"hit":[],"digest":"","remarks":""})"}) {
            Journal journal = begun();
            fight(journal, Verdict::Defender, 1);
            const std::string bloodiest = line(journal, Honour::BloodiestDay);
            journal.record({EntryKind::Battle, "umpire", result, {}, {}});
            QVERIFY(Journal::from(journal.entries()));
            QCOMPARE(line(journal, Honour::BloodiestDay), bloodiest);
        }
    }
    void theUnitWithMostStripesIsKnownAtHome() {
        Journal journal = begun();
        make(journal, EntryKind::Ruling, [](State& state) { state.units[0].stripes = 2; });
        QCOMPARE(line(journal, Honour::MostStripes),
                 std::string("Athens hoplite 1 of Athens, Athens, Spring 431 BC, first turn: 2 stripes in 0 battles"));
        QCOMPARE(line(journal, Honour::MostStripes, {false, sparta}), std::string("nothing"));
    }
};

QTEST_GUILESS_MAIN(TestHonours)
#include "tst_honours.moc"
