// What a move costs: command and troops (DBA-033 to DBA-042).
#include "core/rules/dba/play.h"
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

/// DBA-038: the general sees little from there.
bool isGeneralHidden(const DbaGame& game, const Table& table, PieceId general) {
    if (isGuard(table, general))
        return true;
    bool hidden = false;
    eachFeature(game, table, [&](const Feature& f) {
        const bool hides = isBuiltUp(f.kind) || f.kind == FeatureKind::Wood || f.kind == FeatureKind::Oasis ||
                           f.kind == FeatureKind::Marsh || f.kind == FeatureKind::Gully;
        hidden = hidden || (hides && isWhollyIn(f, table.body(general)));
    });
    return hidden;
}

/// DBA-041, DBA-A11: on the other side of it, or within.
Obstruction between(const DbaGame& game, const Table& table, const Body& general, const Body& mover) {
    const NearestPoints line = nearestPoints(general, mover);
    const Vec low{std::min(line.onA.x, line.onB.x), std::min(line.onA.y, line.onB.y)};
    const Vec high{std::max(line.onA.x, line.onB.x), std::max(line.onA.y, line.onB.y)};
    bool listed = false;
    eachFeature(game, table, [&](const Feature& f) {
        // The line ends at the mover: a feature that it passes by holds neither.
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

// DBA-040 to DBA-042, DBA-A10
Command::Command(const DbaGame& game, const Table& table, Side side)
    : m_game(game),
      m_table(table),
      m_side(side),
      m_general(game.generalOf(side)),
      m_firstBound(table.counter(side, Bounds) <= 1),
      m_lost(!table.isPresent(m_general)) {
    sortTroops();
    if (m_lost || m_firstBound)
        return;
    m_hidden = isGeneralHidden(game, table, m_general);
    const Body& from = table.body(m_general);
    const bool open = !hasFeatures(game, table) && !campStands(table, side);
    for (const PieceId p : presentOf(table, side) & ElementSet(game.elements(side))) {
        const Body& body = table.body(p);
        const bool lightHorse = game.troop(p).is(Kind::LH);
        if (within(from, body, 4)) {
            m_reached.insert(p);
            m_reachedAsHorse.insert(p);
            continue;
        }
        if (!lightHorse && !within(from, body, 8))
            continue;
        const Obstruction obstruction = open ? Obstruction::None : between(game, table, from, body);
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

void Command::sortTroops() {
    for (const PieceId p : presentOf(m_table, m_side)) {
        const Troop& troop = m_game.troop(p);
        if (isCostly(troop))
            m_costly.insert(p);
        if (troop.is(Kind::SCh))
            m_chariots.insert(p);
        if (troop.is(Kind::LH))
            m_lightHorse.insert(p);
        if (m_table.counter(p, Guards) == InWalls)
            m_garrison.insert(p);
    }
}

// DBA-A07
bool Command::isOut(ElementSet movers) const {
    const ElementSet reached = (movers - m_lightHorse).empty() ? m_reachedAsHorse : m_reached;
    return m_game.options().wholeGroupInCommand ? !(movers - reached).empty() : (movers & reached).empty();
}

int Command::costOf(const PieceSet& group, bool intoContact) const {
    const ElementSet movers(group);
    MoveTerms terms;
    terms.firstBound = m_firstBound;
    terms.fatigue = m_game.army(m_side).fatigue;
    terms.chariotIntoContact = intoContact;
    terms.costlyTroops = !(movers & m_costly).empty();
    terms.chariots = !(movers & m_chariots).empty();
    terms.garrison = !(movers & m_garrison).empty();
    // DBA-A08
    terms.isGeneral = movers.contains(m_general) && (!m_game.options().generalsGroupPays || movers.size() == 1);
    if (!m_firstBound && !terms.isGeneral) {
        terms.generalLost = m_lost;
        terms.generalHidden = m_hidden;
        terms.outOfCommand = !m_lost && !m_hidden && isOut(movers);
    }
    return pipTotal(terms);
}

}  // namespace ephor::dba
