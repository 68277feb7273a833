// Alala!: control tests, volleys, charges, combats, losses of heart, leaders and half strength, counted again from the
// rule text.
#include "tests/recount/alala_fights.h"
#include "tests/support/effort.h"

#include <QTest>
#include <cmath>
#include <optional>
#include <set>

using namespace ephor;
using namespace ephor::testing;

namespace {

namespace why = alala::why;
using alala::Level;
using alala::Status;

int average(int face) { return std::array{2, 3, 3, 4, 4, 5}[static_cast<std::size_t>(face - 1)]; }

class AlalaCount final : public Recount {
public:
    AlalaCount(const Game& game, Findings& findings)
        : m_game(static_cast<const alala::AlalaGame&>(game)), m_findings(findings), m_fights(m_game, findings) {}

    void heard(int, const Event& event, const Table& before, const Table& after) override {
        const AlalaPosition was(m_game, before);
        const AlalaPosition now(m_game, after);
        if (const auto* phase = std::get_if<PhaseBegan>(&event))
            begin(*phase, was);
        else if (const auto* rolled = std::get_if<Rolled>(&event))
            roll(*rolled);
        else if (const auto* noted = std::get_if<Noted>(&event))
            note(*noted, was);
        else if (const auto* set = std::get_if<CounterSet>(&event))
            counter(*set, was);
        else if (const auto* moved = std::get_if<PieceMoved>(&event))
            move(*moved, was, now);
        else if (const auto* gone = std::get_if<PieceRemoved>(&event))
            m_fights.removed(gone->piece);
    }

private:
    std::string name(PieceId p) const { return m_game.piece(p).id + " " + m_game.piece(p).name; }
    bool check(const char* what, bool holds, const std::string& contradiction) {
        return m_findings.check(what, holds, fmt::format("turn {}: {}", m_turn, contradiction));
    }

    void begin(const PhaseBegan& phase, const AlalaPosition& was) {
        m_fights.end();
        m_turn = phase.turn;
        for (const PieceId p : was.table().present()) {  // ALA-030, ALA-031
            const Status s = was.status(p);
            check("half strength",
                  phase.turn <= 1 || !was.belowHalf(p) || s == Status::Withdrawing || s == Status::LastStand ||
                      s == Status::Routing,
                  name(p) + " stays below half strength, ALA-030");
            check("disorder", was.counter(p, alala::Points) <= 3, name(p) + " has more than 3 DPs, ALA-117");
        }
        if (phase.phase == alala::InitiativeDice) {
            m_charges.clear();
            m_dropped.clear();
        }
        m_moved = false;
        m_runner = {};
    }

    void roll(const Rolled& rolled) {
        m_roll = rolled;
        m_fights.roll(rolled);
        if (const auto found = m_charges.find(rolled.piece); rolled.why == &why::chases && found != m_charges.end())
            found->second.chases = true;
        if (rolled.why == &why::leaderRisk)
            m_risk = rolled.roll[0];
        if (rolled.why == &why::leaderWound)  // ALA-068
            check("risk", m_risk == 1, name(rolled.piece) + ": a leader is hit though nothing endangers him, ALA-068");
    }

    void note(const Noted& noted, const AlalaPosition& was) {
        m_fights.note(noted, was);
        if (noted.what == &why::controlResult)
            control(noted, was);
        if (noted.what == &why::volley)
            volley(noted, was);
        if (noted.what == &why::declaresCharge)
            declare(noted, was);
        if (noted.what == &why::eliteBand || noted.what == &why::eliteSkirmishers || noted.what == &why::eliteHorsemen)
            m_elite = true;
        if (noted.what == &why::contact)
            contact(noted, was);
        if (noted.what == &why::combatDice)
            foughtBy(noted, was);
    }

    // ALA-073 to ALA-080, ALA-240; section 0: a retiring unit
    void control(const Noted& noted, const AlalaPosition& was) {
        using enum alala::Control;
        const PieceId p = noted.piece;
        const bool hoplites = was.hoplites(p);
        const bool plain = hoplites && was.grade(p) == alala::Grade::C;
        int total = plain ? m_roll.roll[0] : average(m_roll.roll[0]);
        if (hoplites)
            total += std::max(0, static_cast<int>(was.level(p)) - 1);
        alala::Control order = Repeat;
        if (total <= 2)
            order = hoplites && was.level(p) == Level::Shaken     ? Retire
                    : hoplites && was.grade(p) == alala::Grade::A ? Free
                                                                  : Halt;
        else if (total <= 4)
            order = Free;
        else if (was.status(p) == Status::Pursuing)
            order = Continue;
        else if (was.status(p) == Status::Retiring)
            order = Retire;
        else if (hoplites && was.level(p) == Level::Eager && was.grade(p) != alala::Grade::A)
            order = Breakout;
        if (m_elite && !hoplites)
            order = Free;
        m_elite = false;
        check("control tests", noted.number == total && noted.otherNumber == static_cast<int>(order),
              fmt::format("{}: {} gives {}, not {} gives {}, ALA-076", name(p), noted.number, noted.otherNumber, total,
                          static_cast<int>(order)));
        check(
            "who tests",
            was.enemiesInContact(p).empty() && was.status(p) != Status::Withdrawing && was.status(p) != Status::Routing,
            name(p) + " tests, ALA-082");
    }

    // ALA-158 to ALA-168
    void volley(const Noted& noted, const AlalaPosition& was) {
        const PieceId p = noted.piece;
        const PieceId target = noted.other;
        const double range = gap(was.body(p), was.body(target));
        check("range", range <= 4.001 && !was.hoplites(p) && was.enemiesInContact(p).empty(),
              fmt::format("{} shoots at {} over {:.3f} inches, ALA-159", name(p), name(target), range));
        const bool halves = was.type(p) == "peltast" || was.type(p) == "thessalian";
        const int dice = was.live(p) / (halves ? 2 : 1) + (was.type(p) == "hamippoi" ? 1 : 0);
        // ALA-166: the nearest point of the shooter lies ahead of the front line; where an edge is nearest, some of it
        // may, some not.
        bool ahead = false;
        bool behind = !was.formed(target);
        const auto see = [&](Vec point) {
            (dot(point - was.frontOf(target), was.body(target).facing()) >= -2 * tolerance ? ahead : behind) = true;
        };
        see(nearestPoints(was.body(p), was.body(target)).onA);
        for (const Vec corner : corners(was.body(p)))
            if (gap(Body{{corner, {0, 1}}, {1e-6, 1e-6}}, was.body(target)) <= range + 1e-3)
                see(corner);
        ahead = ahead && was.formed(target);
        check("volleys",
              (behind && noted.number == std::max(1, dice)) || (ahead && noted.number == std::max(1, dice - 2)),
              fmt::format("{} shoots {} dice, not {} or 2 fewer, ALA-164", name(p), noted.number, dice));
    }

    // ALA-092, ALA-157, ALA-172, ALA-173, ALA-178, ALA-179
    void declare(const Noted& noted, const AlalaPosition& was) {
        const PieceId p = noted.piece;
        const PieceId target = noted.other;
        const auto order = static_cast<alala::Control>(was.counter(p, alala::ControlIs));
        const bool ordered =
            order == alala::Control::Free || order == alala::Control::Controlled || order == alala::Control::Breakout;
        bool may = gap(was.body(p), was.body(target)) <= 4.001 && was.type(p) != "psiloi" &&
                   was.status(p) == Status::Steady && was.enemiesInContact(p).empty() && ordered &&
                   !was.marked(p, alala::Redressed) && was.status(target) != Status::Routing;
        if (was.hoplites(p))
            may = may && was.level(p) != Level::Shaken && was.counter(p, alala::Advanced) >= 500 &&
                  (was.counter(p, alala::SignalIs) != 0 || order == alala::Control::Breakout);
        else
            may = may && !was.formed(target);
        check("charges", may, fmt::format("{} may not charge {}, ALA-172", name(p), name(target)));
        m_charges[p] = {.target = target};
    }

    // ALA-172, AMB-077, AMB-081: a charge goes 4 inches and what it takes to line up; nobody is followed by one.
    void contact(const Noted& noted, const AlalaPosition& was) {
        if (m_runner == noted.piece) {
            const double inches = gap(m_ranFrom, was.body(noted.other));
            check(
                "charge reach", inches <= 4.001,
                fmt::format("{} charges {} over {:.3f} inches, ALA-172", name(noted.piece), name(noted.other), inches));
        }
        m_runner = {};
        // Section 0: who is contacted before its own charge move stops and fights there.
        const auto found = m_charges.find(noted.other);
        if (found != m_charges.end() && !found->second.meets)
            (found->second.target == noted.piece ? found->second.meets : found->second.stopped) = true;
        if (m_charges.contains(noted.piece))
            m_charges[noted.piece].meets = true;
    }

    void counter(const CounterSet& set, const AlalaPosition& was) {
        m_fights.counter(set, was);
        const PieceId p = set.piece;
        const int from = was.counter(p, static_cast<alala::UnitCounter>(set.counter));
        if (set.counter == alala::Aggression) {
            check("levels", was.hoplites(p) && set.to >= 0 && set.to <= 3, name(p) + " has no such level, ALA-033");
            if (set.why == &why::standsCharged) {
                check("standing drops", from - set.to == 1 && m_dropped.insert(p.index()).second,
                      name(p) + " drops for receiving a charge, ALA-045");
            }
            if (set.why == &why::encourages || set.why == &why::calms)
                encourage(set, was, from);
            if (set.why == &why::struckInFlank)
                check("flank drops", from - set.to == 1 && was.formed(p), name(p) + " drops for its flank, ALA-043");
        }
        if (set.counter == alala::LeaderLeft && (set.why == &why::paysToEncourage || set.why == &why::paysToCalm)) {
            m_paid = from - set.to;
            m_payer = p;
        }
        if ((set.counter == alala::LostHead || set.counter == alala::LostTail) && set.why == &why::shotDown)  // ALA-169
            check("shot down", set.to - from == std::min(m_roll.roll.atLeast(6), was.live(p)),
                  fmt::format("{} loses {} to a volley, ALA-169", name(p), set.to - from));
        if (set.counter == alala::Leader && set.why == &why::leaderWounded)  // ALA-069
            check("wounds", from - set.to == (m_roll.roll[0] <= 3 ? 2 : 1) && m_roll.roll[0] != 1 && set.to > 0,
                  fmt::format("leader of {} goes from {} to {}, ALA-069", name(p), from, set.to));
        if (set.counter == alala::Points && set.why == &why::redresses)
            redress(set, was, from);
        if (set.counter == alala::Points && set.to < from)  // ALA-118
            check("order restored", set.why == &why::redresses, name(p) + " loses DPs without redressing, ALA-118");
    }

    // ALA-061 to ALA-063
    void encourage(const CounterSet& set, const AlalaPosition& was, int from) {
        const PieceId p = set.piece;
        const alala::Grade grade = was.grade(p);
        const bool price = grade == alala::Grade::A   ? m_paid == 1
                           : grade == alala::Grade::B ? m_paid == 2
                                                      : m_paid == 2 || m_paid == 3;
        const bool reach = was.profile(m_payer).phalanx == was.profile(p).phalanx &&
                           was.enemiesInContact(m_payer).empty() && gap(was.body(m_payer), was.body(p)) <= 4.001;
        check("encouragements", price && reach && set.to - from == (set.why == &why::encourages ? 1 : -1),
              fmt::format("{} is encouraged for {}, ALA-061", name(p), m_paid));
    }

    // ALA-151 to ALA-154
    void redress(const CounterSet& set, const AlalaPosition& was, int from) {
        const PieceId p = set.piece;
        const alala::Grade grade = was.grade(p);
        bool clear = true;
        for (const PieceId enemy : was.enemies(p))
            clear = clear && (grade != alala::Grade::C || gap(was.body(p), was.body(enemy)) > 6);
        const int off = grade == alala::Grade::A ? m_game.options().redressA : 1;
        check("redressing", clear && was.enemiesInContact(p).empty() && set.to == std::max(0, from - off),
              fmt::format("{} redresses {} to {}, ALA-151", name(p), from, set.to));
    }

    // ALA-175, ALA-176, section 0 (second revision); ALA-043
    void move(const PieceMoved& moved, const AlalaPosition& was, const AlalaPosition& now) {
        const PieceId p = moved.piece;
        m_runner = moved.why == &why::charges || moved.why == &why::meetsHalfway ? p : PieceId{};
        m_ranFrom = was.body(p);
        const auto found = m_charges.find(p);
        if (moved.why != &why::charges || found == m_charges.end() || found->second.chases || !was.hoplites(p))
            return;
        const PieceId target = found->second.target;
        if (!was.table().isPresent(target) || was.struck(target, was.frontOf(p)) != 'F')
            return;
        if (!m_moved)
            dropsAreMade(was);
        m_moved = true;
        const Pose exact = was.opposite(p, target);
        const Vec right = was.body(target).right();
        const double from = std::abs(dot(was.body(p).pose.centre - exact.centre, right));
        const double to = std::abs(dot(moved.to.centre - exact.centre, right));
        m_findings.checked("frontal charges");
        if (!was.isFree(p, exact)) {
            bool beside = false;
            for (const PieceId ally : was.friends(p))
                beside = beside || (ally != p && now.touches(p, ally) && was.touches(ally, target));
            check("charges beside", to <= from + 0.01 || beside, name(p) + " slides away from its target, ALA-176");
            return;
        }
        m_findings.checked("exact place free");
        if (length(moved.to.centre - exact.centre) < 0.01)
            m_findings.checked("ends exact");
    }

    /// ALA-045, ALA-183: hoplites that hoplites charge, and that charge nobody, lose a level before anybody moves.
    void dropsAreMade(const AlalaPosition& was) {
        std::set<std::size_t> charged;
        for (const auto& [p, charge] : m_charges)
            if (was.hoplites(p) && was.table().isPresent(charge.target) && was.hoplites(charge.target) &&
                !m_charges.contains(charge.target))
                charged.insert(charge.target.index());
        for (const std::size_t target : charged) {
            const PieceId p(static_cast<int>(target));
            check("standing", m_dropped.contains(target) || was.flees(p) || was.level(p) == Level::Shaken,
                  name(p) + " receives a charge without losing heart, ALA-183");
        }
    }

    /// Section 0 (second revision): the unit that was charged is the one that is fought wherever it stands opposite.
    void foughtBy(const Noted& noted, const AlalaPosition& was) {
        const auto found = m_charges.find(noted.piece);
        if (was.table().phase() != alala::CombatPhase || found == m_charges.end() || found->second.fought ||
            found->second.stopped)
            return;
        found->second.fought = true;
        const PieceId target = found->second.target;
        if (target == noted.other || !was.table().isPresent(target) || !was.fights(noted.piece, target))
            return;
        // Another of its side may have more men against it.
        bool another = was.counter(target, alala::OutcomeIs) != 0;
        for (const PieceId p : was.friends(noted.piece))
            another = another || (p != noted.piece && was.fights(p, target));
        check("who is fought", another, name(noted.piece) + " does not fight whom it charged, ALA-176");
    }

    struct Charge {
        PieceId target;
        bool fought = false;
        bool chases = false;   ///< whoever it charged has run
        bool meets = false;    ///< it has come into contact by its charge
        bool stopped = false;  ///< another charged it first
    };

    const alala::AlalaGame& m_game;
    Findings& m_findings;
    AlalaFightCount m_fights;
    Rolled m_roll;
    int m_turn = 0;
    int m_risk = 0;
    int m_paid = 0;
    PieceId m_payer;
    bool m_elite = false;
    bool m_moved = false;
    PieceId m_runner;  ///< moved to contact last
    Body m_ranFrom;
    std::map<PieceId, Charge> m_charges;
    std::set<std::size_t> m_dropped;
};

}  // namespace

class TestRecountAlala : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void battlesComeOutAsTheRuleTextHasThem() {
        const Findings findings = recountBattles<AlalaCount>("alala", effort(300));
        qInfo("%s", findings.text().c_str());
        QVERIFY2(findings.contradictions().empty(), findings.text().c_str());
        for (const char* what : {"control tests", "volleys", "combat dice", "results", "charges", "encouragements"})
            QVERIFY2(findings.count(what) > effort(100), what);
        // ALA-176: the exact place is taken wherever it is free.
        QVERIFY(findings.count("frontal charges") > effort(75));
        QVERIFY(findings.count("ends exact") >= 0.9 * findings.count("exact place free"));
    }
};

QTEST_GUILESS_MAIN(TestRecountAlala)
#include "tst_recount_alala.moc"
