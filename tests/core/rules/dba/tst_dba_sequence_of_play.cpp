// The order of a battle: one battle between two random players of littoral armies is told by its events.
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/dba/battle/aggression.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

constexpr int phaseOf(Step step) { return FirstStep + static_cast<int>(step); }

/// An event with the bound and phase in which it happened.
struct Timed {
    int bound = 0;
    int phase = 0;
    Event event;
};

struct Recorder final : Listener {
    std::vector<Timed> events;

    void heard(int, const Event& event) override {
        const auto* began = std::get_if<PhaseBegan>(&event);
        const Timed last = events.empty() ? Timed{} : events.back();
        events.push_back({began ? began->turn : last.bound, began ? began->phase : last.phase, event});
    }
};

}  // namespace

class TestDbaSequenceOfPlay : public QObject {
    Q_OBJECT

    std::vector<Timed> m_events;
    Side m_defender = Side::A;

    /// The index of the first event of a bound that fits; the number of events where none does.
    template <typename Fits> std::size_t first(int bound, Fits&& fits) const {
        for (std::size_t i = 0; i < m_events.size(); ++i)
            if (m_events[i].bound == bound && fits(m_events[i]))
                return i;
        return m_events.size();
    }
    std::size_t firstFor(const Reason& reason, Side side) const {
        return first(0, [&](const Timed& t) {
            const auto* counter = std::get_if<SideCounterSet>(&t.event);
            const auto* placed = std::get_if<PiecePlaced>(&t.event);
            const bool isOf = counter ? counter->side == side
                              : placed && DbaGame::pieceOf(Side::B, 0).index() > placed->piece.index()
                                  ? side == Side::A
                                  : side == Side::B;
            return (counter || placed) && isOf && reasonOf(t.event) == &reason;
        });
    }
    std::size_t lastDeployedBy(Side side) const {
        std::size_t last = 0;
        for (std::size_t i = 0; i < m_events.size(); ++i)
            if (const auto* placed = std::get_if<PiecePlaced>(&m_events[i].event);
                placed && placed->why == &why::deployed &&
                (placed->piece.index() < DbaGame::pieceOf(Side::B, 0).index()) == (side == Side::A))
                last = i;
        return last;
    }
    std::size_t phaseBegins(int bound, Step step) const {
        return first(bound, [&](const Timed& t) { return t.phase == phaseOf(step); });
    }
    int lastBound() const { return m_events.back().bound; }

private Q_SLOTS:
    /// The first battle of random players with a landing and a close combat.
    void initTestCase() {
        const DbaRig r({}, {},
                       {.ground = {dbaGround("waterway", 0, 0, 1, 15), dbaGround("road", 7, 0, 7.5, 15)},
                        .armies = {"II/5i", "II/5i"},
                        .homes = {"littoral", "littoral"}});
        for (std::uint64_t seed = 1; seed < 100; ++seed) {
            const RandomPlayer chance(seed);
            Recorder recorder;
            FastDice dice(seed);
            Conditions conditions;
            conditions.dice = &dice;
            conditions.key = seed;
            conditions.listener = &recorder;
            conditions.players = {&chance, &chance};
            Fight fight(r.game());
            QVERIFY(fight.run(conditions).ended);
            m_events = std::move(recorder.events);
            m_defender = defenderOf(fight.table());
            const auto has = [&](const Reason& reason) {
                return std::ranges::any_of(m_events, [&](const Timed& t) { return reasonOf(t.event) == &reason; });
            };
            if (has(why::landed) && has(why::closeCombat))
                return;
        }
        QFAIL("no battle has a landing and a close combat");
    }

    void theDefendersCampComesFirst() {
        RULE("DBA-009");
        QVERIFY(firstFor(why::campPlaced, m_defender) < firstFor(why::campPlaced, other(m_defender)));
        QVERIFY(firstFor(why::campPlaced, other(m_defender)) < m_events.size());
    }

    void theDefenderDeploysAfterBothCamps() {
        RULE("DBA-010");
        QVERIFY(firstFor(why::campPlaced, other(m_defender)) < firstFor(why::deployed, m_defender));
        QVERIFY(firstFor(why::deployed, m_defender) < m_events.size());
    }

    void theInvaderDeploysWhenTheDefenderIsDone() {
        RULE("DBA-011");
        QVERIFY(lastDeployedBy(m_defender) < firstFor(why::deployed, other(m_defender)));
        QVERIFY(firstFor(why::deployed, other(m_defender)) < m_events.size());
    }

    void aReserveLandsBeforeThePipDie() {
        RULE("DBA-018");
        int landings = 0;
        for (int bound = 1; bound <= lastBound(); ++bound) {
            const std::size_t landing = phaseBegins(bound, Step::Landing);
            landings += landing < m_events.size() ? 1 : 0;
            if (landing < m_events.size())
                QVERIFY(landing < phaseBegins(bound, Step::Pips));
        }
        QVERIFY(landings > 0);
    }

    void theDefenderHasTheFirstBoundAndBoundsAlternate() {
        RULE("DBA-021");
        int bounds = 0;
        for (const Timed& t : m_events)
            if (const auto* rolled = std::get_if<Rolled>(&t.event); rolled && rolled->why == &why::pipDie) {
                ++bounds;
                QCOMPARE(rolled->side, t.bound % 2 == 1 ? m_defender : other(m_defender));
            }
        QCOMPARE(bounds, lastBound());
    }

    void thePipDieIsTheFirstDieOfEachBound() {
        RULE("DBA-022");
        for (int bound = 1; bound <= lastBound(); ++bound) {
            const std::size_t die =
                first(bound, [](const Timed& t) { return std::holds_alternative<Rolled>(t.event); });
            QVERIFY(die < m_events.size());
            QCOMPARE(reasonOf(m_events[die].event), &why::pipDie);
        }
    }

    void movesComeAfterThePipsAndBeforeShooting() {
        RULE("DBA-023");
        for (int bound = 1; bound <= lastBound(); ++bound) {
            QVERIFY(phaseBegins(bound, Step::Pips) < phaseBegins(bound, Step::Moves));
            QVERIFY(phaseBegins(bound, Step::Moves) < phaseBegins(bound, Step::Shooting));
        }
        for (const Timed& t : m_events)
            if (const Reason* reason = reasonOf(t.event); reason == &why::moved || reason == &why::movedInGroup)
                QCOMPARE(t.phase, phaseOf(Step::Moves));
    }

    void closeCombatComesAfterShooting() {
        RULE("DBA-025");
        for (int bound = 1; bound <= lastBound(); ++bound)
            QVERIFY(phaseBegins(bound, Step::Shooting) < phaseBegins(bound, Step::CloseCombat));
        int fights = 0;
        for (const Timed& t : m_events)
            if (reasonOf(t.event) == &why::closeCombat) {
                ++fights;
                QCOMPARE(t.phase, phaseOf(Step::CloseCombat));
            }
        QVERIFY(fights > 0);
    }

    void theEndOfABoundDecidesTheBattle() {
        RULE("DBA-150");
        for (int bound = 1; bound <= lastBound(); ++bound)
            QVERIFY(phaseBegins(bound, Step::CloseCombat) < phaseBegins(bound, Step::VictoryCheck));
        QCOMPARE(m_events.back().phase, phaseOf(Step::VictoryCheck));
    }
};

QTEST_GUILESS_MAIN(TestDbaSequenceOfPlay)
#include "tst_dba_sequence_of_play.moc"
