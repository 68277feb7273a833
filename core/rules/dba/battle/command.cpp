#include "core/rules/dba/battle/command.h"

#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

bool blocksCommand(FeatureKind k) {
    return k == FeatureKind::Wood || k == FeatureKind::Oasis || k == FeatureKind::Dunes || isBuiltUp(k);
}

bool isWhollyIn(const Feature& feature, const Body& body) {
    return isNear(feature, body, 0) && std::ranges::all_of(corners(body), [&](Vec c) { return covers(feature, c); });
}

/// DBA-038: true if terrain limits the general's view.
bool isGeneralHidden(const DbaGame& game, const Table& table, PieceId general) {
    if (isGuard(table, general))
        return true;
    const Body& body = table.body(general);
    const auto hides = [](FeatureKind k) {
        return isBuiltUp(k) || k == FeatureKind::Wood || k == FeatureKind::Oasis || k == FeatureKind::Marsh ||
               k == FeatureKind::Gully;
    };
    bool hidden = false;
    eachFeatureNear(game, table, body.pose.centre, body.radius(), hides,
                    [&](const Feature& f) { hidden = hidden || isWhollyIn(f, body); });
    return hidden;
}

bool hindersCommand(FeatureKind k) { return isHill(k) || blocksCommand(k); }

/// True if something may be between the two bodies. A quick test with the box around both.
bool isAnythingBetween(const DbaGame& game, const Table& table, const Body& a, const Body& b) {
    const double reach = std::max(a.radius(), b.radius());
    const Vec low{std::min(a.pose.centre.x, b.pose.centre.x) - reach,
                  std::min(a.pose.centre.y, b.pose.centre.y) - reach};
    const Vec high{std::max(a.pose.centre.x, b.pose.centre.x) + reach,
                   std::max(a.pose.centre.y, b.pose.centre.y) + reach};
    const auto meets = [&](Vec from, Vec to) {
        return from.x <= high.x && to.x >= low.x && from.y <= high.y && to.y >= low.y;
    };
    bool any = false;
    eachFeatureNear(game, table, (low + high) * 0.5, std::max(high.x - low.x, high.y - low.y) / 2, hindersCommand,
                    [&](const Feature& f) { any = any || meets(f.low, f.high); });
    for (const Side side : bothSides)
        if (campStands(table, side)) {
            const Rect camp = campOf(table, side);
            any = any || meets(camp.low, camp.high);
        }
    return any;
}

/// DBA-041, DBA-A11: the mover is beyond the obstruction or inside it.
Obstruction between(const DbaGame& game, const Table& table, const Body& general, const Body& mover) {
    if (!isAnythingBetween(game, table, general, mover))
        return Obstruction::None;
    const NearestPoints line = nearestPoints(general, mover);
    const Vec low{std::min(line.onA.x, line.onB.x), std::min(line.onA.y, line.onB.y)};
    const Vec high{std::max(line.onA.x, line.onB.x), std::max(line.onA.y, line.onB.y)};
    bool listed = false;
    eachFeature(game, table, [&](const Feature& f) {
        // The line ends at the mover, so a feature whose box contains neither is skipped.
        if (listed || f.low.x > high.x || f.high.x < low.x || f.low.y > high.y || f.high.y < low.y)
            return;
        const bool inside = (f.kind == FeatureKind::DifficultHill || f.kind == FeatureKind::Wood ||
                             f.kind == FeatureKind::Oasis || f.kind == FeatureKind::Dunes) &&
                            isWhollyIn(f, mover);
        listed = inside || (isHill(f.kind) && crossesCrest(f, line.onA, line.onB)) ||
                 (blocksCommand(f.kind) && lengthInside(f, line.onA, line.onB) > tolerance && !covers(f, line.onA) &&
                  !covers(f, line.onB));
    });
    for (const Side side : bothSides)
        if (!listed && campStands(table, side)) {
            const Feature camp = featureAt(FeatureKind::City, campOf(table, side));
            listed = lengthInside(camp, line.onA, line.onB) > tolerance;
        }
    return listed ? Obstruction::Listed : Obstruction::None;
}

/// DBA-A12
bool seesForCommand(const DbaGame& game, const Table& table, const Body& general, const Body& mover) {
    const Vec a = general.pose.centre;
    const Vec b = mover.pose.centre;
    bool seen = true;
    eachFeature(game, table, [&](const Feature& f) {
        if (isHill(f.kind))
            seen = seen && !crossesCrest(f, a, b);
        else if (isBuiltUp(f.kind))
            seen = seen && lengthInside(f, a, b) <= tolerance;
        else if (f.kind == FeatureKind::Wood || f.kind == FeatureKind::Oasis)
            seen = seen && lengthInside(f, a, b) < 0.5 - tolerance;
    });
    return seen;
}

}  // namespace

// DBA-040, DBA-A10
Command::Command(const DbaGame& game, const Table& table, Side side)
    : m_game(game),
      m_side(side),
      m_general(game.generalOf(side)),
      m_firstBound(table.counter(side, Bounds) <= 1),
      m_lost(!table.isPresent(m_general)) {
    for (const PieceId p : presentOf(table, side))
        if (table.counter(p, Guards) == InWalls)
            m_garrison.insert(p);
    if (m_lost || m_firstBound)
        return;
    m_hidden = isGeneralHidden(game, table, m_general);
    const Body& from = table.body(m_general);
    const bool open = !hasFeatures(game, table) && !campStands(table, side);
    for (const PieceId p : presentOf(table, side) & ElementSet(game.elements(side))) {
        const Body& body = table.body(p);
        const bool lightHorse = game.lightHorse().contains(p);
        // A gap is never longer than the distance between the centres.
        const double away = squaredLength(body.pose.centre - from.pose.centre);
        if (away <= 4 * 4 || within(from, body, 4)) {
            m_reached.insert(p);
            m_reachedAsHorse.insert(p);
            continue;
        }
        if (!lightHorse && away > 8 * 8 && !within(from, body, 8))
            continue;
        const Obstruction obstruction = open ? Obstruction::None : between(game, table, from, body);
        if (away <= 8 * 8 && obstruction == Obstruction::None) {
            m_reached.insert(p);
            m_reachedAsHorse.insert(p);
            continue;
        }
        const auto reaches = [&](bool asHorse) {
            const bool sight = asHorse && seesForCommand(game, table, from, body);
            return within(from, body, commandRadius(asHorse, sight, obstruction, game.options()));
        };
        if (reaches(false))
            m_reached.insert(p);
        if (lightHorse && reaches(true))
            m_reachedAsHorse.insert(p);
    }
}

// DBA-A07
bool Command::isOut(ElementSet movers) const {
    const ElementSet reached = (movers - m_game.lightHorse()).empty() ? m_reachedAsHorse : m_reached;
    return m_game.options().wholeGroupInCommand ? !(movers - reached).empty() : (movers & reached).empty();
}

// DBA-037: contact made by another element does not exempt the chariots.
int Command::costOf(ElementSet movers, ElementSet charging) const {
    MoveTerms terms;
    terms.firstBound = m_firstBound;
    terms.fatigue = m_game.army(m_side).fatigue;
    terms.chariotIntoContact = ((movers & m_game.chariots()) - charging).empty();
    terms.costlyTroops = !(movers & m_game.costly()).empty();
    terms.chariots = !(movers & m_game.chariots()).empty();
    terms.garrison = !(movers & m_garrison).empty();
    // DBA-A08
    terms.isGeneral = movers.contains(m_general) && (!m_game.options().generalsGroupPays || movers.size() == 1);
    if (!m_firstBound && !terms.isGeneral) {
        terms.generalLost = m_lost;
        terms.generalHidden = m_hidden;
        terms.outOfCommand = !m_lost && !m_hidden && isOut(movers);
    }
    return pipCost(terms);
}

}  // namespace ephor::dba
