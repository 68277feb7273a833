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
    bool listed = false;
    eachFeature(game, table, [&](const Feature& f) {
        if (listed)
            return;
        const bool inside = (f.kind == FeatureKind::DifficultHill || f.kind == FeatureKind::Wood ||
                             f.kind == FeatureKind::Oasis || f.kind == FeatureKind::Dunes) &&
                            isWhollyIn(f, mover);
        listed = inside || (isHill(f.kind) && crossesCrest(f, line.onA, line.onB)) ||
                 (blocksCommand(f.kind) && lengthInside(f.outline(), line.onA, line.onB) > tolerance &&
                  !covers(f, line.onA) && !covers(f, line.onB));
    });
    for (const Side side : bothSides)
        if (!listed && campStands(table, side)) {
            const Feature camp = featureAt(FeatureKind::City, campOf(table, side));
            listed = lengthInside(camp.outline(), line.onA, line.onB) > tolerance;
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
            seen = seen && lengthInside(f.outline(), a, b) <= tolerance;
        else if (f.kind == FeatureKind::Wood || f.kind == FeatureKind::Oasis)
            seen = seen && lengthInside(f.outline(), a, b) < 0.5 - tolerance;
    });
    return seen;
}

}  // namespace

// DBA-040 to DBA-042, DBA-A07, DBA-A10
bool outOfCommand(const DbaGame& game, const Table& table, Side side, const PieceSet& movers) {
    const PieceId general = game.generalOf(side);
    const Body& from = table.body(general);
    bool allLightHorse = true;
    for (const PieceId p : movers)
        allLightHorse = allLightHorse && game.troop(p).is(Kind::LH);
    const bool open = !hasFeatures(game, table) && !campStands(table, side);
    const auto inCommand = [&](PieceId p) {
        const Body& body = table.body(p);
        if (within(from, body, 4))
            return true;
        const bool sight = allLightHorse && seesForCommand(game, table, from, body);
        if (!allLightHorse && !within(from, body, 8))
            return false;
        const Obstruction obstruction = open ? Obstruction::None : between(game, table, from, body);
        return within(from, body, commandRadius(allLightHorse, sight, obstruction, game.options()));
    };
    for (const PieceId p : movers)
        if (inCommand(p) != game.options().wholeGroupInCommand)
            return game.options().wholeGroupInCommand;
    return !game.options().wholeGroupInCommand;
}

Breakdown costOf(const DbaGame& game, const Table& table, Side side, const PieceSet& movers, bool intoContact) {
    MoveTerms terms;
    terms.firstBound = table.counter(side, Bounds) <= 1;
    terms.fatigue = game.army(side).fatigue;
    terms.chariotIntoContact = intoContact;
    const PieceId general = game.generalOf(side);
    for (const PieceId p : movers) {
        terms.costlyTroops = terms.costlyTroops || isCostly(game.troop(p));
        terms.chariots = terms.chariots || game.troop(p).is(Kind::SCh);
        terms.garrison = terms.garrison || table.counter(p, Guards) == InWalls;
    }
    // DBA-A08
    terms.isGeneral = movers.contains(general) && (!game.options().generalsGroupPays || movers.size() == 1);
    if (!terms.firstBound && !terms.isGeneral) {
        terms.generalLost = !table.isPresent(general);
        if (!terms.generalLost) {
            terms.generalHidden = isGeneralHidden(game, table, general);
            terms.outOfCommand = !terms.generalHidden && outOfCommand(game, table, side, movers);
        }
    }
    return pipCost(terms);
}

}  // namespace ephor::dba
