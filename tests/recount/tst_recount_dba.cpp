// DBA counted again: fights, shots, contacts, PIPs, recoils, pursuits, deployment.
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/why.h"
#include "tests/recount/dba_recount.h"

#include <QTest>
#include <set>

using namespace ephor;
using namespace ephor::testing;
using namespace ephor::testing::dba_text;

namespace {

class DbaRecount final : public Recount {
public:
    DbaRecount(const Game& game, Findings& findings) : m_game(game), m_findings(findings), m_start(game.opening()) {}

    void heard(int number, const Event& event, const Table& before, const Table& after) override {
        m_number = number;
        std::visit([&](const auto& e) { count(e, before, after); }, event);
    }

private:
    template <typename Other> void count(const Other&, const Table&, const Table&) {}

    std::string at(const Table& t, PieceId p, PieceId other = {}) const {
        const auto told = [&](PieceId one) {
            const Pose& pose = t.body(one).pose;
            return fmt::format("{} {} at {:.3f},{:.3f} facing {:.2f},{:.2f}", m_game.piece(one).type->id,
                               m_game.piece(one).id, pose.centre.x, pose.centre.y, pose.facing.x, pose.facing.y);
        };
        return fmt::format("event {}, bound {}: {}{}{}", m_number, t.turn(), told(p), other ? " and " : "",
                           other ? told(other) : std::string());
    }
    bool isRule(const Reason* why, const char* rule) const { return why && why->rule == rule; }
    std::string option(const char* key, const char* standard) const {
        for (const ChosenOption& chosen : m_game.setup().options)
            if (chosen.key == key)
                return chosen.value;
        return standard;
    }

    // Deployment ------------------------------------------------------------------------------------------------------
    /// DBA-013, DBA-015, DBA-016
    void count(const PiecePlaced& e, const Table&, const Table& after) {
        if (!isRule(e.why, "DBA-010") || !m_game.setup().placements.empty() || after.counter(e.piece, dba::Guards) != 0)
            return;
        const Side side = after.side(e.piece);
        const Vec in = towardsEnemy(after, side);
        const double width = in.x == 0 ? after.size().width : after.size().height;
        const double depth = in.x == 0 ? after.size().height : after.size().width;
        const Vec middle = Vec{after.size().width, after.size().height} * 0.5;
        const bool wing = isOne(letters(m_game, e.piece), {"Cv", "LH", "Cm", "MtdInf", "Ax", "Ps"});
        bool legal = true;
        for (const Vec corner : corners(after.body(e.piece))) {
            const double behind = dot(middle - corner, in);
            const double aside = std::abs(cross(middle - corner, in));
            legal =
                legal && behind >= 3 - 1e-5 && behind <= depth / 2 + 1e-5 && aside <= width / 2 - (wing ? 2 : 4) + 1e-5;
        }
        if (e.why == &dba::why::deployed)
            m_findings.check("deployed", legal, at(after, e.piece));
        for (const PieceId o : after.present())
            if (o != e.piece && overlap(after.body(o), after.body(e.piece)) && !isGuard(after, o))
                m_findings.check("deployed on another", isGuard(after, e.piece), at(after, e.piece, o));
    }

    // Moves and PIPs --------------------------------------------------------------------------------------------------
    void count(const PieceMoved& e, const Table& before, const Table& after) {
        const Body& from = before.body(e.piece);
        const Body& to = after.body(e.piece);
        m_moved.insert(e.piece);
        if (isRule(e.why, "DBA-034")) {  // by road, which pays nothing
            m_byRoad.insert(e.piece);
            countMove(e.piece, from, to, after);
        } else if (isRule(e.why, "DBA-116") || isRule(e.why, "DBA-117")) {
            begin(before);
            m_hasMoved = true;
            countMove(e.piece, from, to, after);
        } else if (isRule(e.why, "DBA-142") && from.pose.facing == to.pose.facing) {
            const double depth = std::min(from.size.depth, 1.0);
            const Vec way = to.pose.centre - from.pose.centre;
            const double back = -dot(way, from.facing());
            m_findings.check("recoils",
                             std::abs(cross(way, from.facing())) < 1e-5 &&
                                 (std::abs(back - depth) < 1e-5 || (back > depth && passedBy(before, e.piece, way))),
                             at(before, e.piece) + fmt::format(" goes back {:.3f}", back));
            m_findings.check("recoils with an enemy behind", !isStruckBehind(before, e.piece), at(before, e.piece));
            m_suffered[e.piece.index()] = Suffers::Recoil;
        } else if (isRule(e.why, "DBA-143")) {
            m_suffered[e.piece.index()] = Suffers::Flee;
        } else if (isRule(e.why, "DBA-144")) {
            countPursuit(e.piece, from, to, before);
        }
    }
    bool passedBy(const Table& t, PieceId p, Vec way) const {
        return anyOf(t.present(t.side(p)), [&](PieceId o) {
            const Body& body = t.body(p);
            const Body swept{{body.pose.centre + way * 0.5, body.facing()},
                             {body.size.frontage, body.size.depth + length(way)}};
            return o != p && overlap(swept, t.body(o));
        });
    }
    void countMove(PieceId p, const Body& from, const Body& to, const Table& after) {
        const int good = stat(m_game, p, "move_good");
        double path = 0;
        for (std::size_t i = 0; i < 4; ++i)
            path = std::max(path, length(corners(to)[i] - corners(from)[i]));
        // DBA-116, DBA-131: the longest corner's way, and a slide of 1 BW.
        m_findings.check("moves", path <= good + 1 + 2 * edge, at(after, p) + fmt::format(" goes {:.3f}", path));
        m_findings.check("artillery and war wagons in contact (DBA-135)",
                         !isOne(letters(m_game, p), {"Art", "WWg"}) || !touchesEnemy(after, p), at(after, p));
    }
    void countPursuit(PieceId p, const Body& from, const Body& to, const Table& before) {
        const Vec way = to.pose.centre - from.pose.centre;
        const double ahead = dot(way, from.facing());
        const double aside = std::abs(cross(way, from.facing()));  // section 0: the contact that it makes is lined up
        if (p == m_fight[0] || p == m_fight[1]) {
            const PieceId loser = p == m_fight[0] ? m_fight[1] : m_fight[0];
            const double most = pursuit(m_game, p, loser);
            m_findings.check("pursuits", most > 0 && ahead <= most + edge && aside <= 1, at(before, p, loser));
        } else {  // DBA-144, section 0: pikes and warband go with the front
            m_findings.check("pursuits from behind", isOne(letters(m_game, p), {"Pk", "Wb"}), at(before, p));
        }
    }

    void begin(const Table& before) {
        if (m_inMove)
            return;
        m_start = before;
        m_inMove = true;
        m_hasMoved = false;
        m_group = {};
    }
    void count(const CounterSet& e, const Table& before, const Table&) {
        if (e.counter != dba::MovesMade || !isRule(e.why, "DBA-033"))
            return;
        if (!m_byRoad.contains(e.piece)) {
            begin(before);
            m_group.insert(e.piece);
        }
        m_byRoad.erase(e.piece);
    }
    /// DBA-033 to DBA-042
    void count(const SideCounterSet& e, const Table& before, const Table& after) {
        if (e.counter != dba::Pips)
            return;
        if (isRule(e.why, "DBA-033") && m_inMove) {
            const int paid = before.counter(e.side, dba::Pips) - e.to;
            auto [low, high] = cost(e.side, after);
            if (!m_hasMoved)  // who was chosen and stays pays what is left
                low = std::min(low, before.counter(e.side, dba::Pips));
            const std::string words =
                fmt::format("{}: paid {}, due {} to {}", at(m_start, m_group.first()), paid, low, high);
            m_findings.check(low == high ? "PIPs of a move" : "PIPs of a move, with ground between",
                             paid >= low && paid <= high, words);
        }
        m_inMove = false;
    }
    std::pair<int, int> cost(Side side, const Table& after) const {
        const Table& t = m_start;
        if (t.counter(side, dba::Bounds) <= 1)
            return {1, 1};
        bool costly = false;
        bool general = false;
        bool allLight = true;
        PieceId leader;
        for (const PieceId p : t.all(side))
            if (t.counter(p, dba::General) != 0)
                leader = p;
        for (const PieceId p : m_group) {
            const std::string type = letters(m_game, p);
            const bool charges = m_hasMoved && touchesEnemy(after, p);  // DBA-037; who stays moves into nothing
            costly = costly || isOne(type, {"El", "Hd", "WWg", "Art"}) || (type == "SCh" && !charges);
            general = general || p == leader;
            allLight = allLight && type == "LH";
        }
        const int base = costly ? 2 : 1;
        if (general && (option("general_group", "free") == "free" || m_group.size() == 1))
            return {base, base};
        if (!t.isPresent(leader))
            return {base + 1, base + 1};
        const bool all = option("command_group", "any") == "all";
        const auto isReached = [&](double radius) {
            const auto within = [&](PieceId p) { return gap(t.body(leader), t.body(p)) <= radius + 1e-5; };
            return all ? allOf(m_group, within) : anyOf(m_group, within);
        };
        const int out = isReached(allLight ? 20 : 8) ? 0 : 1;
        return {base + out, isAnythingBetween(m_game, t, m_group, leader) ? base + 1 : base + out};
    }

    // Fights and shots ------------------------------------------------------------------------------------------------
    void count(const Rolled& e, const Table&, const Table&) {
        if (e.piece && isRule(e.why, "DBA-120"))
            m_die[e.piece.index()] = e.roll[0];
    }
    void count(const Noted& e, const Table& before, const Table&) {
        if (isRule(e.what, "DBA-120"))
            countFight(e, before);
        else if (isRule(e.what, "DBA-113") && e.other && !e.breakdown.lines().empty())
            countShot(e, before);
        else if (isRule(e.what, "DBA-145"))
            m_suffered[e.piece.index()] = Suffers::Recoil;  // blocked
    }
    void countFight(const Noted& e, const Table& t) {
        if (e.piece != m_fight[1] || e.other != m_fight[0] || m_isShot) {  // the first of the two
            settle(t);
            m_fight = {e.piece, e.other};
            m_totals = {e.number, e.otherNumber};
            m_isShot = false;
            m_isAssault = isGuard(t, e.piece) || isGuard(t, e.other);
            m_isDue = true;
            for (const std::size_t i : {0, 1}) {
                m_ground[i] = isGuard(t, m_fight[i]) ? Land::Good : groundAt(m_game, t, m_fight[i]);
                m_behind[i] = !isGuard(t, m_fight[i]) && isStruckBehind(t, m_fight[i]);
            }
            m_together.insert({e.piece.index(), e.other.index()});
            m_together.insert({e.other.index(), e.piece.index()});
        }
        if (m_isAssault)
            return;
        int heights = 0;
        std::string lines;
        for (const BreakdownLine& line : e.breakdown.lines()) {
            heights += isRule(line.why, "DBA-125") ? line.amount : 0;
            lines += fmt::format(" {:+} {}", line.amount, line.why->rule);
        }
        const int own = factor(m_game, t, e.piece, e.other) + (hasHeights(m_game, t) ? heights : 0);
        m_findings.check("fight totals", m_die[e.piece.index()] + own == e.number,
                         at(t, e.piece, e.other) + fmt::format(": {} of a die of {}, factor by the text {}, told{}",
                                                               e.number, m_die[e.piece.index()], own, lines));
        m_findings.check("fronts in contact",
                         faceEachOther(t.body(e.piece), t.body(e.other)) ||
                             struckEdge(t.body(e.piece), t.body(e.other)) >= 0 ||
                             struckEdge(t.body(e.other), t.body(e.piece)) >= 0,
                         at(t, e.piece, e.other));
    }
    /// DBA-110, DBA-113, DBA-114: the shooter's note comes first, then the target's.
    void countShot(const Noted& e, const Table& t) {
        if (e.what == &dba::why::shotAt) {
            m_totals[1] = e.number;
            int sum = m_die[e.piece.index()] + (t.counter(e.piece, dba::General) != 0 ? 1 : 0);
            const int shotAt = stat(m_game, e.piece, "shot_at");
            sum += shotAt != 0 ? shotAt : stat(m_game, e.piece, "v_foot");
            for (const BreakdownLine& line : e.breakdown.lines())
                sum += isRule(line.why, "DBA-114") || isRule(line.why, "DBA-129") ? line.amount : 0;
            m_findings.check("totals of targets", sum == e.number, at(t, e.piece, e.other));
            return;
        }
        settle(t);
        m_fight = {e.piece, e.other};
        m_totals = {e.number, e.otherNumber};
        m_isShot = m_isDue = true;
        m_isAssault = isGuard(t, e.other);
        m_ground = {Land::Good, m_isAssault ? Land::Good : groundAt(m_game, t, e.other)};
        m_behind = {false, !m_isAssault && isStruckBehind(t, e.other)};
        const int factor = stat(m_game, e.piece, isFoot(m_game, e.other) ? "v_foot" : "v_mounted");
        m_findings.check("totals of shooters", m_die[e.piece.index()] + factor == e.number, at(t, e.piece, e.other));
        if (m_isAssault)
            return;
        const double range = letters(m_game, e.piece) == "Art" ? 5 : 3;
        m_findings.check("ranges", gap(t.body(e.piece), t.body(e.other)) <= range + 1e-5, at(t, e.piece, e.other));
        m_findings.check("shots without contact", !opponent(t, e.piece) && !opponent(t, e.other),
                         at(t, e.piece, e.other));
        countLine(t, e.piece, e.other);
    }
    /// DBA-112: a base directly before the shooter is in its way.
    void countLine(const Table& t, PieceId from, PieceId to) {
        if (letters(m_game, from) == "WWg")
            return;
        const Body& body = t.body(from);
        const auto ahead = [&](PieceId p) { return dot(t.body(p).pose.centre - body.pose.centre, body.facing()); };
        for (const PieceId o : t.present())  // one beside it may be shot at along the gap between the two
            if (o != from && o != to && !isGuard(t, o) && faceLine(body, t.body(o)) && ahead(to) > ahead(o))
                m_findings.check("shots through a base directly ahead",
                                 letters(m_game, from) == "Art" && letters(m_game, o) == "Ps", at(t, from, o));
    }
    void count(const PieceRemoved& e, const Table&, const Table&) {
        m_suffered[e.piece.index()] = Suffers::Destroyed;
        m_moved.insert(e.piece);
        m_because[e.piece.index()] = e.why ? std::string(e.why->rule) : std::string();
    }

    /// What the last fight or shot should have done, and has.
    void settle(const Table& t) {
        if (!m_isDue) {
            m_suffered.clear();
            return;
        }
        m_isDue = false;
        const bool tie = m_totals[0] == m_totals[1];
        for (const std::size_t i : {0, 1}) {
            const PieceId p = m_fight[i];
            if (m_isAssault && (m_isShot || isGuard(t, p) || t.counter(p, dba::Guards) != 0))
                continue;
            Suffers due = Suffers::Nothing;
            if (m_totals[i] < m_totals[1 - i] && !(m_isShot && i == 0))
                due = outcome(m_game, p, m_fight[1 - i], 2 * m_totals[i] <= m_totals[1 - i], m_isShot, m_ground[i]);
            else if (tie && !m_isShot)
                due = onEqual(m_game, p, m_fight[1 - i], option("fast_tie", "true") == "true");
            if (m_behind[i] && (due == Suffers::Recoil || due == Suffers::Flee))
                due = Suffers::Destroyed;  // DBA-145
            compare(t, p, m_fight[1 - i], due);
        }
        m_suffered.clear();
        m_because.clear();
    }
    void compare(const Table& t, PieceId p, PieceId enemy, Suffers due) {
        const Suffers did = m_suffered.contains(p.index()) ? m_suffered[p.index()] : Suffers::Nothing;
        // Who recoils or flees may be lost by it (off the table, rivers, elephants); others die with their front.
        const bool lostByIt = did == Suffers::Destroyed && (due == Suffers::Recoil || due == Suffers::Flee) &&
                              isOne(m_because[p.index()], {"DBA-143", "DBA-146"});
        const bool heldUp = due == Suffers::Flee && did == Suffers::Recoil && isShutIn(m_game, t, p);
        const bool follows = due == Suffers::Nothing && isOne(m_because[p.index()], {"DBA-146", "DBA-147"});
        m_findings.check(
            m_isShot ? "outcomes of shots" : "outcomes of fights", did == due || lostByIt || heldUp || follows,
            at(t, p, enemy) + fmt::format(": totals {} and {}, due {}, did {} {}", m_totals[0], m_totals[1],
                                          static_cast<int>(due), static_cast<int>(did), m_because[p.index()]));
    }

    // Contacts --------------------------------------------------------------------------------------------------------
    void count(const PhaseBegan& e, const Table& before, const Table& after) {
        settle(before);
        m_fight = {};
        m_inMove = false;
        const int step = e.phase - dba::FirstStep;
        if (step == static_cast<int>(dba::Step::Shooting))
            countEnds(after);
        if (step == static_cast<int>(dba::Step::CloseCombat)) {
            m_pairs.clear();
            m_together.clear();
            m_moved = {};
            for (const PieceId p : after.present(Side::A))
                if (const PieceId e2 = opponent(after, p))
                    m_pairs.push_back({p, e2});
        }
        if (step == static_cast<int>(dba::Step::VictoryCheck))
            for (const auto& [a, b] : m_pairs)
                if (const bool fought = m_together.contains({a.index(), b.index()});
                    fought || (!m_moved.contains(a) && !m_moved.contains(b)))
                    m_findings.check("pairs face to face that fight", fought, at(before, a, b));
    }
    /// Section 0: at the end of the moves no base stands in another. Counts those struck in flank or rear.
    void countEnds(const Table& t) {
        for (const PieceId p : t.present(Side::A))
            for (const PieceId e : t.present(Side::B))
                if (!isGuard(t, p) && !isGuard(t, e))
                    m_findings.check("bases apart", penetration(t.body(p), t.body(e)) <= 1e-4, at(t, p, e));
        for (const PieceId p : t.present())
            if (!isGuard(t, p) && !opponent(t, p))
                for (const PieceId e : t.present(other(t.side(p))))
                    if (!isGuard(t, e) && struckEdge(t.body(e), t.body(p)) >= 0)
                        m_findings.checked("enemies along a flank or rear");
    }

    const Game& m_game;
    Findings& m_findings;
    int m_number = 0;
    Table m_start;  ///< before the move that is being made
    bool m_inMove = false;
    bool m_hasMoved = false;
    PieceSet m_group;
    PieceSet m_byRoad;
    std::array<int, 64> m_die{};
    std::array<PieceId, 2> m_fight;
    std::array<int, 2> m_totals{};
    std::array<Land, 2> m_ground{};
    std::array<bool, 2> m_behind{};
    bool m_isShot = false;
    bool m_isAssault = false;
    bool m_isDue = false;
    std::map<std::size_t, Suffers> m_suffered;
    std::map<std::size_t, std::string> m_because;
    std::vector<std::pair<PieceId, PieceId>> m_pairs;
    std::set<std::pair<std::size_t, std::size_t>> m_together;
    PieceSet m_moved;
};

}  // namespace

class TestRecountDba : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTextAloneComesToTheSame() {
        const Findings findings = recountBattles<DbaRecount>("dba", std::max(306, effort(306)));
        qInfo("%s", findings.text().c_str());
        QVERIFY2(findings.contradictions().empty(), findings.text(60).c_str());
        for (const char* what :
             {"fight totals", "outcomes of fights", "pairs face to face that fight", "PIPs of a move"})
            QVERIFY2(findings.count(what) > 1000, what);
        for (const char* what : {"deployed", "totals of shooters", "totals of targets", "recoils", "pursuits",
                                 "enemies along a flank or rear"})
            QVERIFY2(findings.count(what) > 50, what);
    }
};

QTEST_GUILESS_MAIN(TestRecountDba)
#include "tst_recount_dba.moc"
