#include "core/rules/dba/battle/terrain_placement.h"

#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/labels.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <cmath>

namespace ephor::dba {

namespace {

constexpr double stripWidth = 0.5;   ///< of a road or river (house)
constexpr double waterwayDepth = 1;  ///< house
constexpr int triesForAPlace = 10;   ///< section 0

/// The rectangle of a feature at a pose: an area of its size, a strip from edge to edge, or a waterway along its edge.
Rect rectOf(const Table& table, const FeatureLimits& feature, const Pose& pose) {
    const auto kind = static_cast<FeatureKind>(feature.kind);
    const double w = table.size().width;
    const double h = table.size().height;
    const bool turned = std::abs(pose.facing.x) > 0.5;
    const Vec c = pose.centre;
    if (kind == FeatureKind::Waterway) {
        if (turned)
            return c.x < w / 2 ? Rect{{0, 0}, {waterwayDepth, h}} : Rect{{w - waterwayDepth, 0}, {w, h}};
        return c.y < h / 2 ? Rect{{0, 0}, {w, waterwayDepth}} : Rect{{0, h - waterwayDepth}, {w, h}};
    }
    if (isLinear(kind)) {
        const double at = hundredth((turned ? c.y : c.x) - stripWidth / 2);
        return turned ? Rect{{0, at}, {w, at + stripWidth}} : Rect{{at, 0}, {at + stripWidth, h}};
    }
    Footprint size = featureSizes(kind)[feature.size];
    if (turned)
        std::swap(size.frontage, size.depth);
    const Vec low{hundredth(c.x - size.frontage / 2), hundredth(c.y - size.depth / 2)};
    return {low, low + Vec{size.frontage, size.depth}};
}

/// DBA-106: quarters clockwise from the south-west.
bool isInQuarter(const Table& table, FeatureKind kind, const Rect& rect, int quarter) {
    const Vec middle = (rect.low + rect.high) * 0.5;
    const bool east = quarter == 3 || quarter == 4;
    const bool north = quarter == 2 || quarter == 3;
    const bool inX = (middle.x >= table.size().width / 2) == east;
    const bool inY = (middle.y >= table.size().height / 2) == north;
    if (!isLinear(kind))
        return inX && inY;
    return rect.high.x - rect.low.x > rect.high.y - rect.low.y ? inY : inX;  // a strip is in its half of the table
}

const Reason& labelOf(FeatureKind kind) { return label::features[static_cast<std::size_t>(kind)]; }

/// DBA-105: the kinds that may still be chosen. `must`: compulsory ones.
OptionList& offerKinds(OptionList& options, const Topography& home, const std::vector<FeatureKind>& chosen, bool must) {
    for (const FeatureKind kind : must ? home.compulsory : home.optional) {
        int same = 0;
        for (const FeatureKind c : chosen)
            same += isBuiltUp(kind) ? isBuiltUp(c) : c == kind;
        if (same < mostOf(kind))
            options.add(static_cast<std::int16_t>(kind), labelOf(kind));
    }
    return options;
}

bool isRestrictiveAny(const std::vector<FeatureKind>& chosen) { return std::ranges::any_of(chosen, isRestrictive); }

std::vector<FeatureKind> chooseFeatures(Play& play, Side side) {
    const Army& army = play.game.army(side);
    if (!army.features.empty())
        return army.features;  // as planned in the list
    std::vector<FeatureKind> chosen;
    const Topography& home = *army.home;
    const auto choose = [&](bool must, bool mayEnd, bool restrictive) {
        OptionList all;
        offerKinds(all, home, chosen, must);
        OptionList options;
        if (mayEnd)
            options.add(code::none, why::none);
        for (const Option& o : all.all())
            if (!restrictive || isRestrictive(static_cast<FeatureKind>(o.code)))
                options.add(o.code, *o.label);
        if (options.size() == 0)
            return false;
        const Choice choice = ask(play, ChooseFeature, side, options);
        if (choice.code == code::none)
            return false;
        chosen.push_back(static_cast<FeatureKind>(choice.code));
        play.note(labelOf(chosen.back()), side);
        return true;
    };
    choose(true, false, false);
    // For plough, two pieces are compulsory.
    choose(true, chosen.back() != FeatureKind::Plough, false);
    choose(false, false, false);
    choose(false, false, !isRestrictiveAny(chosen));
    choose(false, true, false);
    return chosen;
}

/// DBA-106, DBA-C02: rolls for the quarter and asks the player who may choose it, if the die says so.
int quarterFor(Play& play, Side defender, FeatureKind kind) {
    const Quarter quarter = quarterOf(play.die(defender, {}, why::featureDie));
    if (quarter < Quarter::DefenderPicks)
        return 1 + static_cast<int>(quarter);
    OptionList options;
    for (std::int16_t q = 1; q <= 4; ++q)
        options.add(q, label::quarters[static_cast<std::size_t>(q - 1)]);
    const Side chooser = quarter == Quarter::DefenderPicks ? defender : other(defender);
    return ask(play, ChooseQuarter, chooser, options, {}, &labelOf(kind)).code;
}

bool anyPlace(Play& play, const FeatureLimits& feature) {
    bool any = false;
    eachFeaturePlace(play.game, play.table(), feature, [&](const Choice&) { return any = true; });
    return any;
}

void addFeature(Play& play, FeatureKind kind, const Rect& box) {
    const int count = play.table().counter(Side::A, FeatureCount);
    const auto put = [&](FeatureField field, int value) {
        play.set(Side::A, featureCounter(count, field), value, why::featurePlaced);
    };
    const auto hundredths = [](double value) { return static_cast<int>(std::lround(value * 100)); };
    put(FeatureKindIs, static_cast<int>(kind));
    put(FeatureLowX, hundredths(box.low.x));
    put(FeatureLowY, hundredths(box.low.y));
    put(FeatureHighX, hundredths(box.high.x));
    put(FeatureHighY, hundredths(box.high.y));
    play.set(Side::A, FeatureCount, count + 1, why::featurePlaced);
}

void placeOne(Play& play, Side side, FeatureKind kind) {
    FeatureLimits feature{static_cast<std::uint8_t>(kind), 0, static_cast<std::uint8_t>(quarterFor(play, side, kind))};
    OptionList options;
    for (; feature.size < (isLinear(kind) ? 1 : featureSizes(kind).size()); ++feature.size)
        if (anyPlace(play, feature))
            options.add(feature.size, label::sizes[feature.size]);
    if (options.size() == 0) {
        play.note(why::featureDropped, side);
        play.note(labelOf(kind), side);
        return;
    }
    feature.size = static_cast<std::uint8_t>(ask(play, ChooseSize, side, options, {}, &labelOf(kind)).code);
    Request request;
    request.question = {PlaceFeature, side, {}};
    request.form = Form::Move;
    request.limits.how = FeaturePlace;
    request.limits.feature = feature;
    request.limits.piece = play.game.generalOf(side);
    request.context = &labelOf(kind);
    const Choice choice = play.referee.choose(request);
    addFeature(play, kind, rectOf(play.table(), feature, choice.pose));
}

}  // namespace

// DBA-106: waterway first, then compulsory ones, then optional ones.
void placeTerrain(Play& play) {
    if (!play.options().placeTerrain || !play.game.drawn().empty() || play.game.isScenario())
        return;
    const Side side = defenderOf(play.table());
    std::vector<FeatureKind> chosen = chooseFeatures(play, side);
    std::stable_sort(chosen.begin(), chosen.end(), [](FeatureKind a, FeatureKind b) {
        return a == FeatureKind::Waterway && b != FeatureKind::Waterway;
    });
    for (const FeatureKind kind : chosen)
        if (play.table().counter(Side::A, FeatureCount) < mostFeatures)
            placeOne(play, side, kind);
}

const Reason* checkFeaturePlace(const DbaGame& game, const Table& table, const FeatureLimits& feature,
                                const Choice& choice) {
    const auto kind = static_cast<FeatureKind>(feature.kind);
    const Vec f = choice.pose.facing;
    const bool square = isFacing(f) && (std::abs(f.x) <= 1e-6 || std::abs(f.y) <= 1e-6);
    const Vec c = choice.pose.centre;
    if (!square || choice.turns != 0 ||
        !(c.x >= 0 && c.y >= 0 && c.x <= table.size().width && c.y <= table.size().height))
        return &why::offTable;
    const Rect rect = rectOf(table, feature, choice.pose);
    if (rect.low.x < -tolerance || rect.low.y < -tolerance || rect.high.x > table.size().width + tolerance ||
        rect.high.y > table.size().height + tolerance)
        return &why::offTable;
    if (!isInQuarter(table, kind, rect, feature.quarter))
        return &why::featureTight;
    const Reason* tight = nullptr;
    eachFeature(game, table, [&](const Feature& other) {
        const bool strips = isLinear(kind) && isLinear(other.kind);
        const bool water = kind == FeatureKind::Waterway || other.kind == FeatureKind::Waterway;
        const bool crossing = strips && !water && kind != other.kind;
        const double keep = isLinear(kind) || isLinear(other.kind) ? 0.05 : 1;  // DBA-106
        // Roads and rivers may cross each other and end in the water.
        if (!crossing && !(strips && water) && gap(rect, other.box()) < keep - tolerance)
            tight = &why::featureTight;
    });
    return tight;
}

void eachFeaturePlace(const DbaGame& game, const Table& table, const FeatureLimits& feature, const Found& found) {
    const double w = table.size().width;
    const double h = table.size().height;
    const double x0 = feature.quarter == 3 || feature.quarter == 4 ? w / 2 : 0;
    const double y0 = feature.quarter == 2 || feature.quarter == 3 ? h / 2 : 0;
    for (int attempt = 0; attempt < triesForAPlace; ++attempt) {
        const double x = x0 + w / 2 * (0.15 + 0.08 * ((attempt * 7) % 10));
        const double y = y0 + h / 2 * (0.15 + 0.08 * ((attempt * 3) % 10));
        for (const Vec facing : {Vec{0, 1}, Vec{1, 0}}) {
            Choice choice;
            choice.pose = snapped({{x, y}, facing});
            if (!checkFeaturePlace(game, table, feature, choice) && found(choice))
                return;
        }
    }
}

}  // namespace ephor::dba
