// Combats of Alala! counted again: dice line by line, hits, results, losses, levels, leaders (rules, sections U, W and
// H).
#pragma once

#include "core/rules/alala/why.h"
#include "tests/recount/alala_recount.h"

namespace ephor::testing {

/// The dice of one side of a combat, from the rule text.
struct AlalaDice {
    int dice = 0;
    int need = 6;
    std::string lines;
};

/// ALA-194 to ALA-211, ALA-261.
class AlalaDiceCount {
public:
    AlalaDiceCount(const alala::AlalaGame& game, const AlalaPosition& now, PieceId unit, PieceId enemy)
        : m_options(game.options()), m_ground(game.ground()), m_now(now), m_unit(unit), m_enemy(enemy) {}

    /// `ground`: what the engine gave for the ground; it is checked by whom hills and hedges are unknown to.
    AlalaDice count(int ground) {
        using enum alala::Impetus;
        const auto how = static_cast<alala::Impetus>(m_now.counter(m_unit, alala::ImpetusIs));
        add("men", m_now.hoplites(m_unit) ? m_now.front(m_unit) / 2 : m_now.live(m_unit) / 2);
        add("disorder", -2 * m_now.counter(m_unit, alala::Points));
        if (m_now.hoplites(m_unit)) {
            const alala::Level level = m_now.level(m_unit);
            add("level", level == alala::Level::Eager    ? 4
                         : level == alala::Level::Ready  ? 2
                         : level == alala::Level::Shaken ? -4
                                                         : 0);
        }
        add("ground", ground);
        add("charge", how != None && !m_now.skirmishers(m_unit) ? 2 : 0);
        if (m_now.horse(m_unit)) {
            add("foot", m_now.skirmishers(m_enemy) || (m_now.hoplites(m_enemy) && !m_now.formed(m_enemy)) ? 1 : 0);
            const bool blessed = (m_now.counter(m_unit, alala::Blessing) & alala::Cerberus) != 0;
            add("Cerberus", blessed && (how == Charged || how == CounterCharged) ? 1 : 0);
        }
        m_now.hoplites(m_unit) ? addHoplites() : addBands();
        m_dice.dice = std::max(1, m_dice.dice);
        m_dice.need = hitsOn();
        return m_dice;
    }

private:
    void add(const char* what, int dice) {
        m_dice.dice += dice;
        if (dice != 0)
            m_dice.lines += fmt::format(" {} {}", what, dice);
    }

    // ALA-202, ALA-217, ALA-219
    void addBands() {
        bool supported = m_now.type(m_unit) == "hamippoi";
        for (const PieceId p : m_now.friends(m_unit))
            supported = supported ||
                        (p != m_unit && !m_now.hoplites(p) && m_now.touches(m_unit, p) && m_now.supports(p, m_enemy));
        add("bands", supported ? 2 : 0);
    }

    // ALA-203 to ALA-207, ALA-214 to ALA-216
    void addHoplites() {
        std::array<PieceSet, 2> sides;
        for (const std::size_t i : {0, 1})
            for (PieceId at = m_unit;;) {
                at = m_now.nextSupport(m_unit, at, m_enemy, i == 0 ? -1 : 1, sides[i]);
                if (!at)
                    break;
                sides[i].insert(at);
            }
        for (const PieceId p : m_now.enemiesInContact(m_enemy)) {  // AMB-079: companions who touch the same enemy
            if (p == m_unit || !m_now.hoplites(p) || (sides[0] | sides[1]).contains(p) || !m_now.supports(p, m_enemy) ||
                m_now.counter(p, alala::OutcomeIs) != 0)
                continue;
            const bool right =
                dot(m_now.body(p).pose.centre - m_now.body(m_unit).pose.centre, m_now.body(m_unit).right()) > 0;
            if (sides[right ? 1 : 0].empty())
                sides[right ? 1 : 0].insert(p);
        }
        const int most = m_options.flankChainUnlimited ? 99 : 2;
        for (const PieceSet& side : sides)
            add("flank", side.empty() ? 0 : 2 + std::min<int>(side.size(), most) - 1);
        if (m_now.formed(m_enemy)) {  // ALA-205
            const Body& his = m_now.body(m_enemy);
            bool bare = false;
            for (const PieceId p : sides[0] | sides[1]) {
                const double right = dot(m_now.body(p).pose.centre - his.pose.centre, his.right());
                bare = bare || (m_options.shieldlessLeft ? -right : right) > his.halfFrontage() / 2;
            }
            add("shieldless", bare ? 1 : 0);
        }
        if (const int deep = m_now.depth(m_unit); deep > 1)
            add("deep", m_options.deepBonus == alala::DeepBonus::Position            ? 4 + std::min(deep - 2, 2)
                        : m_options.deepBonus == alala::DeepBonus::LiteralAdditional ? 4 + std::clamp(deep - 3, 0, 2)
                                                                                     : 4 + deep - 2);
    }

    // ALA-210, ALA-211
    int hitsOn() const {
        if (!m_now.formed(m_unit))
            return 6;
        bool faces = false;
        for (const PieceId enemy : m_now.enemiesInContact(m_unit)) {
            const bool struck = m_now.counter(enemy, alala::Opponent) == 1 + static_cast<int>(m_unit.index()) &&
                                m_now.counter(enemy, alala::Striking) != 0 &&
                                m_now.counter(enemy, alala::SectorOrDistance) == 0;
            faces = faces || struck || touchedEdge(m_now.body(m_unit), m_now.body(enemy)) == Edge::Front;
        }
        const Body& his = m_now.body(m_enemy);
        const Body strip{{his.pose.centre + his.facing() * (his.halfDepth() + 0.25), his.facing()},
                         {his.size.frontage, 0.5}};
        for (const Outline wall : m_ground.walls)
            if (overlap(wall, strip))
                return 6;
        return faces ? 5 : 6;
    }

    const alala::Options& m_options;
    const alala::GroundMap& m_ground;
    const AlalaPosition& m_now;
    PieceId m_unit;
    PieceId m_enemy;
    AlalaDice m_dice;
};

/// One side of a combat that is being fought.
struct AlalaFight {
    PieceId unit;
    PieceId enemy;
    AlalaDice dice;
    int hits = 0;
    int men = 0;
    bool leader = false;
    bool rolled = false;
    alala::Level level = alala::Level::FormedUp;
    bool charged = false;
    bool facedHoplites = false;
    int losses = -1;       ///< that the rules take; -1: not known yet
    int steps = 0;         ///< of level
    bool lost = false;     ///< the losses were seen
    bool changed = false;  ///< so was the level
    bool gone = false;
};

/// The two sides of the combat of the moment.
class AlalaFightCount {
public:
    AlalaFightCount(const alala::AlalaGame& game, Findings& findings) : m_game(game), m_findings(findings) {}

    void note(const Noted& noted, const AlalaPosition& now) {
        if (noted.what == &alala::why::combatDice)
            begin(noted, now);
        if (noted.what == &alala::why::combatResult)
            result(noted);
    }

    void roll(const Rolled& rolled) {
        if (rolled.why != &alala::why::combatDice)
            return;
        for (AlalaFight& side : m_sides)
            if (side.unit == rolled.piece) {
                side.hits = rolled.roll.atLeast(side.dice.need) + (side.leader ? 1 : 0);
                m_findings.check(
                    "combat rolls",
                    side.rolled || rolled.roll.count == std::min(side.dice.dice, static_cast<int>(Roll::most)),
                    fmt::format("{} rolls {}, ALA-194", name(side.unit), rolled.roll.count));
                side.rolled = true;
            }
    }

    void counter(const CounterSet& set, const AlalaPosition& was) {
        for (AlalaFight& side : m_sides) {
            if (side.unit != set.piece)
                continue;
            if ((set.counter == alala::LostHead || set.counter == alala::LostTail) &&
                set.why == &alala::why::combatLoss) {
                const int lost = set.to - was.counter(set.piece, static_cast<alala::UnitCounter>(set.counter));
                m_findings.check("combat losses", lost == std::min(side.losses, side.men),
                                 fmt::format("{} loses {} of {}, ALA-223", name(side.unit), lost, side.losses));
                side.lost = true;
            }
            if (set.counter == alala::Aggression && set.why != &alala::why::combatLevel && side.losses >= 0)
                side.changed =
                    side.changed || set.to == std::clamp(set.to + side.steps, 0, 3);  // ALA-040: somebody broke
            if (set.counter == alala::Aggression && set.why == &alala::why::combatLevel) {
                const int from = was.counter(set.piece, alala::Aggression);
                m_findings.check("combat levels", set.to == std::clamp(from + side.steps, 0, 3),
                                 fmt::format("{} {} to {} by {}, ALA-048", name(side.unit), from, set.to, side.steps));
                side.changed = true;
            }
        }
    }
    void removed(PieceId piece) {
        for (AlalaFight& side : m_sides)
            side.gone = side.gone || side.unit == piece;
    }

    /// What had to happen by now has happened.
    void end() {
        for (const AlalaFight& side : m_sides) {
            if (!side.unit || side.losses < 0 || side.gone)
                continue;
            m_findings.check("losses taken", side.lost || side.losses == 0, name(side.unit) + " loses nobody, ALA-223");
            const bool moves = m_game.profile(side.unit).isHoplites() && side.steps != 0;
            const int to = std::clamp(static_cast<int>(side.level) + side.steps, 0, 3);
            m_findings.check("levels taken", !moves || side.changed || to == static_cast<int>(side.level),
                             name(side.unit) + " keeps its level, ALA-048");
        }
        m_sides = {};
    }

private:
    std::string name(PieceId p) const { return m_game.piece(p).id + " " + m_game.piece(p).name; }

    void begin(const Noted& noted, const AlalaPosition& now) {
        if (m_sides[1].unit || m_sides[0].losses >= 0)
            end();
        AlalaFight& side = m_sides[m_sides[0].unit ? 1 : 0];
        side.unit = noted.piece;
        side.enemy = noted.other;
        side.men = now.live(side.unit);
        side.leader = now.counter(side.unit, alala::Leader) > 0;
        side.level = now.level(side.unit);
        side.facedHoplites = false;
        for (const PieceId enemy : now.enemiesInContact(side.unit))
            side.facedHoplites = side.facedHoplites || now.hoplites(enemy);
        const auto how = static_cast<alala::Impetus>(now.counter(side.unit, alala::ImpetusIs));
        side.charged = how == alala::Impetus::Charged || how == alala::Impetus::CounterCharged;
        int ground = 0;
        for (const BreakdownLine& line : noted.breakdown.lines())
            if (std::string_view(line.why->rule) == "ALA-199")
                ground = line.amount;
        side.dice = AlalaDiceCount(m_game, now, side.unit, side.enemy).count(ground);
        m_findings.check(
            "combat dice", side.dice.dice == noted.number && side.dice.need == noted.otherNumber,
            fmt::format("{} against {}: {} on {}, not {} on {} ({}), ALA-194", name(side.unit), name(side.enemy),
                        noted.number, noted.otherNumber, side.dice.dice, side.dice.need, side.dice.lines));
        const bool terrain = !m_game.ground().hills.empty() || !m_game.ground().hedges.empty() ||
                             now.table().counter(Side::A, alala::Features) > 0;
        m_findings.check("ground", ground == 0 || (ground == 1 && terrain),
                         name(side.unit) + " has the ground, ALA-199");
    }

    // ALA-222, ALA-223, ALA-226
    void result(const Noted& noted) {
        if (m_sides[0].unit != noted.piece && m_sides[1].unit != noted.piece)
            return;
        const std::size_t i = m_sides[0].unit == noted.piece ? 0 : 1;
        AlalaFight& side = m_sides[i];
        const AlalaFight& enemy = m_sides[1 - i];
        const int d = side.hits - enemy.hits;
        const int outcome = d >= 5 ? 0 : d >= 2 ? 1 : d >= -1 ? 2 : d >= -4 ? 3 : 4;
        m_findings.check(
            "results", noted.number == outcome && noted.otherNumber == side.hits,
            fmt::format("{}: {} by {} to {} hits, ALA-222", name(side.unit), noted.number, side.hits, enemy.hits));
        const alala::Troops& mine = m_game.profile(side.unit).troops;
        const bool ridden = outcome == 2 && mine.isSkirmishers() && m_game.profile(enemy.unit).troops.isCavalry() &&
                            enemy.charged && !enemy.facedHoplites;
        side.losses = outcome + (ridden ? 1 : 0);
        side.steps = 2 - outcome;
    }

    const alala::AlalaGame& m_game;
    Findings& m_findings;
    std::array<AlalaFight, 2> m_sides;
};

}  // namespace ephor::testing
