// Men of Bronze counted again from its rule texts: fights, tests, volleys, moves, Arete, Initiative, Collapse, the
// result.
#include "core/rules/men_of_bronze/battle/shooting.h"
#include "tests/recount/men_of_bronze_formulas.h"
#include "tests/recount/recount.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

constexpr double rounding = BronzeFormulas::rounding;

class BronzeRecount final : public Recount, private BronzeFormulas {
public:
    BronzeRecount(const Game& game, Findings& findings) : BronzeFormulas(game), m_findings(findings) {}

    void heard(int number, const Event& event, const Table& before, const Table& after) override {
        m_number = number;
        std::visit(
            [&](const auto& e) {
                if constexpr (requires { count(e, before, after); })
                    count(e, before, after);
            },
            event);
    }

private:
    bool check(const std::string& what, bool holds, std::string_view rule, const std::string& numbers = {}) {
        return m_findings.check(what, holds, fmt::format("event {}, {} {}", m_number, rule, numbers));
    }
    /// MOB-135 to MOB-142
    void expectTests(const Table& t, PieceId unit, int loss) {
        const int left = courage(t, unit);
        if (loss < 1 || left < 1 || left > 2 || isWavering(t, unit))
            return;
        const int wanted = m_options.lossWindowTurn ? t.counter(unit, LostThisTurn) : loss;
        m_due.push_back({unit, wanted, left == 1 ? 2 : 1});
    }

    void count(const Noted& e, const Table& before, const Table&) {
        const std::string_view rule = ruleOf(e);
        if (rule == "MOB-101") {
            settle(before);
            m_fight = {Primary{e.piece, {}, 1, 4, {}, 0}, Primary{e.other, {}, 1, 4, {}, 0}};
            m_told = 0;
            check("fights", before.touching(e.piece).contains(e.other) && before.side(e.piece) != before.side(e.other),
                  rule, "the primaries do not touch");
            if (e.piece == m_charger && m_counter != e.other)
                check("struck sides",
                      struckNow(before, e.piece, e.other) ==
                          struckFrom(before.body(e.other), m_chargedFrom, before.body(e.piece)),
                      "MOB-063", fmt::format("struck on {}", struckNow(before, e.piece, e.other)));
        } else if (rule == "MOB-102") {
            Primary& p = m_fight[e.other == m_fight[0].unit ? 0 : 1];
            check("supports",
                  before.side(e.piece) == before.side(e.other) && e.other == p.unit && e.piece != p.unit &&
                      gap(before.body(e.piece), before.body(p.unit)) <= 3 + rounding,
                  rule);
            p.supports.insert(e.piece);
        } else if (rule == "MOB-104") {
            const std::size_t i = e.piece == m_fight[0].unit ? 0 : 1;
            Primary& mine = m_fight[i];
            Primary& theirs = m_fight[1 - i];
            const int strikes = struckNow(before, mine.unit, theirs.unit);
            const int struckOn = struckNow(before, theirs.unit, mine.unit);
            const bool charging = i == 0 ? mine.unit == m_charger : m_counter == mine.unit;
            theirs.armor = armor(before, theirs.unit, strikes);
            mine.need = isWavering(before, mine.unit) ? 5 : 4;
            const int expected = dice(before, mine, charging, i == 0 ? strikes : 0, struckOn);
            check("fight dice", e.number == expected && e.otherNumber == theirs.armor, rule,
                  fmt::format("dice {} expected {}, armor {} expected {}", e.number, expected, e.otherNumber,
                              theirs.armor));
        } else if (rule == "MOB-114") {
            countLoss(e, before);
        } else if (rule == "MOB-091") {
            countVolley(e, before);
        } else if (rule == "MOB-096") {
            check("wasted volleys", !reaches(before, e.piece, e.other), rule);
        } else if (rule == "MOB-141") {
            check("impossible tests", !m_due.empty() && m_due.front().unit == e.piece && e.number > e.otherNumber,
                  rule);
            if (!m_due.empty())
                m_due.erase(m_due.begin());
            m_failed = e.piece;
        } else if (rule == "MOB-055") {
            settle(before);
            m_charger = e.piece;
            m_target = e.other;
            m_counter = {};
            m_chargedFrom = before.body(e.piece).pose.centre;
            const Body& body = before.body(e.piece);
            check("charges",
                  e.piece == m_active && before.enemiesTouching(e.piece).empty() &&
                      (inPhalanx(before, e.piece) ? inLane(body, before.body(e.other))
                                                  : inForwardArc(body, before.body(e.other))),
                  rule);
        }
    }
    void countLoss(const Noted& e, const Table& t) {  // both losses are on the table by now
        const std::size_t i = e.piece == m_fight[0].unit ? 0 : 1;
        Primary& theirs = m_fight[1 - i];
        const Primary& mine = m_fight[i];
        const int hits = mine.roll ? mine.roll->atLeast(mine.need) : 0;
        const int expected = lossOf(hits, theirs.armor, courage(t, theirs.unit) + theirs.loss);
        check("losses", e.number == hits && e.otherNumber == expected && theirs.loss == expected, "MOB-114",
              fmt::format("hits {} expected {}, loss {} expected {}", e.number, hits, e.otherNumber, expected));
        if (++m_told < 2)
            return;
        for (const Primary& p : m_fight)
            if (courage(t, p.unit) == 0) {
                m_mustRout.insert(p.unit);
                m_mustRout = m_mustRout | p.supports;
            }
        for (const Primary& p : m_fight)
            expectTests(t, p.unit, p.loss);
    }

    void countVolley(const Noted& e, const Table& t) {
        std::vector<Body> blockers;
        for (const PieceId p : t.present())
            if (p != e.piece && p != e.other)
                blockers.push_back(t.body(p));
        std::vector<std::span<const Vec>> hides;
        for (const Terrain& terrain : m_game.setup().terrain)
            if (terrain.blocksSight)
                hides.push_back(terrain.outline);
        check("volleys", m_volley.piece == e.piece && reaches(t, e.piece, e.other), "MOB-086", "out of range or arc");
        check("volleys in sight",
              inSight(t.body(e.piece), seesAround(t, e.piece) ? LooksFrom::AnyEdge : LooksFrom::FrontEdge,
                      t.body(e.other), blockers, hides),
              "MOB-086");
        check("volleys out of contact", t.enemiesTouching(e.piece).empty() && t.enemiesTouching(e.other).empty(),
              "MOB-097");
        const int need = isWavering(t, e.piece) ? 5 : 4;
        const int hits = m_volley.roll.atLeast(need);
        const int strikes = struckByVolley(t.body(e.other), t.body(e.piece).pose.centre);
        const int expected = lossOf(hits, armor(t, e.other, strikes), courage(t, e.other) + m_shotLoss);
        check("volley losses",
              m_volley.roll.count == type(e.piece).stat("shoot") && e.number == hits && e.otherNumber == expected &&
                  m_shotLoss == expected,
              "MOB-091",
              fmt::format("hits {} expected {}, loss {} expected {}", e.number, hits, e.otherNumber, expected));
        if (courage(t, e.other) == 0)
            m_mustRout.insert(e.other);
        expectTests(t, e.other, m_shotLoss);
        m_shotLoss = 0;
    }

    void count(const Rolled& e, const Table& t, const Table&) {
        const std::string_view rule = ruleOf(e);
        if (e.rerolled >= 0)
            check("re-rolls", m_paidReroll == e.side, "MOB-009", "not paid for");
        m_paidReroll.reset();
        if (rule == "MOB-104") {
            Primary& p = m_fight[e.piece == m_fight[0].unit ? 0 : 1];
            check("fight rolls", e.piece == p.unit && e.need == p.need, rule);
            p.roll = e.roll;
        } else if (rule == "MOB-089") {
            m_volley = e;
            check("volley dice", e.need == (isWavering(t, e.piece) ? 5 : 4), rule);
        } else if (rule == "MOB-136" || rule == "MOB-137") {
            countTest(e, t);
        } else if (rule == "MOB-126") {
            m_push = e.roll[0] <= 2 && e.roll.sides == 6 ? 1 : e.roll.sides == 6 ? (e.roll[0] + 1) / 2 : e.roll[0];
            const Primary& loser = m_fight[e.piece == m_fight[0].unit ? 0 : 1];
            const Primary& winner = m_fight[e.piece == m_fight[0].unit ? 1 : 0];
            check("pushbacks",
                  loser.loss > winner.loss && type(loser.unit).has("phalanx") && type(winner.unit).has("phalanx") &&
                      t.isPresent(loser.unit) && t.isPresent(winner.unit),
                  "MOB-125");
        } else if (rule == "MOB-153") {
            check("collapse tests",
                  t.phase() == 4 && m_collapse[index(t.side(e.piece))] > 0 &&
                      e.roll.count == type(e.piece).stat("discipline") && e.wanted == 1 && e.need == 4,
                  rule);
            ++m_tested[e.piece.index()];
            m_fled = e.roll.atLeast(4) == 0 ? e.piece : PieceId{};
        } else if (rule == "MOB-025") {
            m_steal = e.roll;
        }
    }
    void countTest(const Rolled& e, const Table& t) {
        const int dice = type(e.piece).stat("discipline") + general(t, e.piece);
        if (e.rerolled < 0) {
            check("failed tests", !m_failed, "MOB-138", "the unit before did not waver");
            const bool due = !m_due.empty() && m_due.front().unit == e.piece;
            check("Discipline tests", due && e.roll.count == dice && e.wanted == m_due.front().wanted && e.need == 4,
                  "MOB-136", fmt::format("{} dice expected {}, wanted {}", e.roll.count, dice, e.wanted));
            if (due && --m_due.front().tests == 0)
                m_due.erase(m_due.begin());
        }
        m_failed = e.roll.atLeast(4) >= e.wanted ? PieceId{} : e.piece;
    }

    void count(const CounterSet& e, const Table& before, const Table& after) {
        const int from = before.counter(e.piece, e.counter);
        if (e.counter == Courage) {
            check("Courage", e.to < from && e.to >= 0, ruleOf(e));
            if (ruleOf(e) == "MOB-114")
                m_fight[e.piece == m_fight[0].unit ? 0 : 1].loss = from - e.to;
            else if (ruleOf(e) == "MOB-091")
                m_shotLoss = from - e.to;
        } else if (e.counter == Wavering && ruleOf(e) == "MOB-138") {
            check("wavering", m_failed == e.piece && from == 0, "MOB-138");
            std::erase_if(m_due,
                          [&](const Due& due) { return due.unit == e.piece; });  // MOB-137: the first failure ends them
            m_failed = {};
        } else if (e.counter == Activated && e.to != 0) {
            settle(before);
            check("activations", from == 0, "MOB-028");
            m_active = e.piece;
            m_charger = m_counter = {};
            m_moved = 0;
            m_ignoresGround = false;
        } else if (e.counter == Phalanx && e.to != 0) {
            check("forming", type(e.piece).has("phalanx") && (after.turn() == 0 || !isWavering(before, e.piece)),
                  "MOB-047");
        }
    }
    void count(const SideCounterSet& e, const Table& before, const Table&) {
        const std::size_t i = index(e.side);
        const int from = before.counter(e.side, e.counter);
        if (e.counter == Pool && ruleOf(e) == "MOB-002") {
            const Field* spirit = before.turn() <= 1 ? m_game.setup().lists[i].find("arete") : nullptr;
            const PieceSet units = before.present(e.side);
            const int all = units.size() + (strategosHost(before, e.side) ? 1 : 0) +
                            (spirit ? static_cast<int>(std::get<std::int64_t>(spirit->value)) : 0);
            check("Arete", e.to == std::max(0, all), "MOB-002", fmt::format("{} expected {}", e.to, all));
        } else if (e.counter == Pool && ruleOf(e) == "MOB-150") {
            check("Arete left over", e.to == 0, "MOB-150");
        } else if (e.counter == Pool) {
            check("payments", e.to >= 0 && (ruleOf(e) == "MOB-024" || e.to == from - 1), ruleOf(e));
            if (ruleOf(e) == "MOB-009")
                m_paidReroll = e.side;
            else if (ruleOf(e) == "MOB-163")
                m_counter = m_target;
            else if (ruleOf(e) == "MOB-078")
                m_ignoresGround = true;
        } else if (e.counter == Bid) {
            m_bids[i] = e.to - (e.to == 0 ? 0 : from);
        } else if (e.counter == Holder && e.to != 0 && ruleOf(e) == "MOB-021") {
            check("Initiative", m_bids[i] > m_bids[1 - i], "MOB-021");
        } else if (e.counter == Holder && e.to != 0 && ruleOf(e) == "MOB-023") {
            check("roll-offs", m_bids[0] == m_bids[1], "MOB-023");
        } else if (e.counter == Holder && e.to != 0 && ruleOf(e) == "MOB-025") {
            check("steals", m_steal.count == 2 && m_steal[static_cast<int>(i)] > m_steal[static_cast<int>(1 - i)],
                  "MOB-025");
        }
    }

    void count(const PieceRemoved& e, const Table& before, const Table&) {
        const Side side = before.side(e.piece);
        m_lost[index(side)] += before.turn() > 0 ? value(e.piece) : 0;
        m_generalLost[index(side)] = m_generalLost[index(side)] || hasStrategos(before, e.piece);
        if (ruleOf(e) == "MOB-115" || ruleOf(e) == "MOB-116" || ruleOf(e) == "MOB-094")
            check("routs", m_mustRout.contains(e.piece), ruleOf(e));
        else if (ruleOf(e) == "MOB-153")
            check("flights", m_fled == e.piece, "MOB-153");
        m_mustRout.erase(e.piece);
        m_fled = {};
        std::erase_if(m_due, [&](const Due& due) { return due.unit == e.piece; });
    }
    void count(const PieceMoved& e, const Table& before, const Table& after) {
        const Body& from = before.body(e.piece);
        const Vec way = e.to.centre - from.pose.centre;
        const double distance = length(way);
        const std::string_view rule = ruleOf(e);
        check("places", isOnTable(after.size(), after.body(e.piece)), "MOB-AMB-71");
        for (const PieceId other : after.present())
            if (other != e.piece)
                check("no overlap", !overlap(after.body(e.piece), after.body(other)), "MOB-036");
        const bool isVoluntary = rule == "MOB-041" || rule == "MOB-042" || rule == "MOB-172";
        if (isVoluntary || rule == "MOB-056") {
            m_moved += cost(from.pose.centre, e.to.centre, m_ignoresGround);
            check(isVoluntary ? "moves" : "charge moves", m_moved <= (isVoluntary ? 1 : 2) * move(e.piece) + slack(),
                  rule, fmt::format("{} of {}", m_moved, move(e.piece)));
            if (rule == "MOB-041" || rule == "MOB-056")
                check("straight ahead", distance < rounding || dot(way, from.facing()) >= distance - 1e-4, rule);
        }
        if (rule == "MOB-042")
            check("Phalanx moves", inPhalanx(before, e.piece) && dot(way, from.facing()) >= distance - 1e-4, rule);
        else if (rule == "MOB-044")
            check("drift", distance <= m_options.bw + rounding && dot(way, from.right()) >= distance - 1e-4, rule);
        else if (rule == "MOB-049")
            check("drilled steps",
                  type(e.piece).has("drilled") &&
                      (std::abs(dot(way, from.right())) > rounding ? distance <= 2 * m_options.bw + rounding
                                                                   : distance <= m_options.bw + rounding),
                  rule);
        else if (rule == "MOB-126")
            check("pushed",
                  distance <= m_push * m_options.bw + rounding && squaredLength(e.to.facing - from.facing()) < 1e-9,
                  rule, fmt::format("{} of {}", distance, m_push));
    }

    /// What was due must have happened by now.
    void settle(const Table& t) {
        check("settled", m_mustRout.empty() && !m_failed, "MOB-115", "a rout or a failed test had no consequence");
        std::erase_if(m_due, [&](const Due& due) { return !t.isPresent(due.unit); });
        check("tests taken", m_due.empty(), "MOB-135", "a test was not taken");
        m_mustRout = {};
        m_failed = {};
        m_due.clear();
    }
    void count(const PhaseBegan& e, const Table& before, const Table&) {
        settle(before);
        m_active = m_charger = m_counter = {};
        if (e.phase == 0)
            return;
        checkCollapse();
        if (e.phase != 4)
            return;
        for (const Side side : bothSides) {
            const std::size_t i = index(side);
            const int all = valueOf(before.all(side));
            const bool half = !m_half[i] && 2 * m_lost[i] >= all;
            const bool quarters = !m_threeQuarters[i] && 4 * m_lost[i] >= 3 * all;
            const int triggers = (m_generalLost[i] ? 1 : 0) + (half ? 1 : 0) + (quarters ? 1 : 0);
            m_half[i] = m_half[i] || half;
            m_threeQuarters[i] = m_threeQuarters[i] || quarters;
            m_generalLost[i] = false;
            m_collapse[i] = m_options.collapsePerTrigger ? triggers : std::min(1, triggers);
            if (m_collapse[i] > 0)
                for (const PieceId p : before.present(side))
                    m_tested[p.index()] = 0;
        }
    }
    void checkCollapse() {
        for (const auto& [piece, tests] : m_tested)
            check("collapse tests taken", tests >= 1, "MOB-153");
        m_tested.clear();
        m_collapse = {};
    }
    void count(const Ended& e, const Table& t, const Table&) {
        settle(t);
        checkCollapse();
        if (ruleOf(e) == "D-26")
            return;
        const bool a = !t.present(Side::A).empty();
        const bool b = !t.present(Side::B).empty();
        const int lead = a != b ? (a ? 1 : -1) : a ? m_lost[1] - m_lost[0] : 0;
        check("results",
              e.winner == (lead > 0   ? Winner::A
                           : lead < 0 ? Winner::B
                                      : Winner::Draw),
              "MOB-157", fmt::format("lost {} and {}", m_lost[0], m_lost[1]));
        check("ends in time", a != b || (!a && !b) || e.turns == m_options.turnLimit, "MOB-157");
    }

    Findings& m_findings;
    int m_number = 0;
    std::array<Primary, 2> m_fight;  ///< attacker, defender
    int m_told = 0;                  ///< losses of the fight that have been told
    PieceSet m_mustRout;
    std::vector<Due> m_due;
    PieceId m_failed;  ///< failed its last test, and must waver
    Rolled m_volley;
    int m_shotLoss = 0;
    PieceId m_active;
    PieceId m_charger;
    PieceId m_target;
    PieceId m_counter;  ///< has come to meet the charger
    Vec m_chargedFrom;
    double m_moved = 0;
    bool m_ignoresGround = false;
    int m_push = 0;
    std::optional<Side> m_paidReroll;
    Roll m_steal;
    std::array<int, 2> m_lost{};
    std::array<int, 2> m_bids{};
    std::array<bool, 2> m_half{};
    std::array<bool, 2> m_threeQuarters{};
    std::array<bool, 2> m_generalLost{};
    std::array<int, 2> m_collapse{};  ///< tests of each unit in this End Phase
    std::map<std::size_t, int> m_tested;
    PieceId m_fled;
};

}  // namespace

class TestRecountMenOfBronze : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBattleComesOutTheSameWhenItIsCountedAgain() {
        const Findings findings = recountBattles<BronzeRecount>("men_of_bronze", effort(300));
        qInfo("%s", findings.text().c_str());
        for (const char* what : {"fights", "volleys", "Discipline tests", "pushbacks", "collapse tests", "charges"})
            QVERIFY2(findings.count(what) > 0, what);
        QVERIFY2(findings.contradictions().empty(), findings.text().c_str());
    }
};

QTEST_GUILESS_MAIN(TestRecountMenOfBronze)
#include "tst_recount_men_of_bronze.moc"
