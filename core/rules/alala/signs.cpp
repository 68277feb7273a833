// Signs of Alala!: levels, disorder, casualties, leaders, flights, cards, and terrain placed by Jokers.
#include "core/rules/alala/battle/any_phase/othismos_cards.h"

namespace ephor::alala {

namespace {

std::string counted(int number) { return std::to_string(number); }

Sign levelSign(Level level) {
    switch (level) {
    case Level::Shaken:
        return {Marker::Wavering, 0, "Shaken", "ALA-033"};
    case Level::FormedUp:
        return {Marker::None, 0, "Formed Up", "ALA-033"};
    case Level::Ready:
        return {Marker::Level, 1, "Ready", "ALA-033"};
    case Level::Eager:
        return {Marker::Level, 2, "Eager", "ALA-033"};
    }
    return {};
}

std::optional<Sign> statusSign(Status status) {
    switch (status) {
    case Status::Steady:
        return {};
    case Status::Retiring:
        return Sign{Marker::Retiring, 0, "retires", "ALA-235"};
    case Status::Withdrawing:
        return Sign{Marker::Retiring, 0, "withdraws below half strength", "ALA-030"};
    case Status::Routing:
        return Sign{Marker::Routing, 0, "routs", "ALA-236"};
    case Status::Pursuing:
        return Sign{Marker::Pursuing, 0, "pursues", "ALA-238"};
    case Status::LastStand:
        return Sign{Marker::Stand, 0, "stands to the death", "ALA-031"};
    }
    return {};
}

const char* nameOf(Grade grade) {
    switch (grade) {
    case Grade::A:
        return "A grade";
    case Grade::B:
        return "B grade";
    case Grade::C:
        return "C grade";
    }
    return "";
}

/// Signs of a hoplite unit's order and level.
void addHoplites(const AlalaGame& game, const Table& table, PieceId unit, std::vector<Sign>& signs) {
    if (isFormed(game, table, unit))
        signs.push_back({Marker::Phalanx, 0, "formed", "ALA-115"});
    else
        signs.push_back({Marker::Unformed, 0, "Unformed", "ALA-120"});
    signs.push_back({Marker::None, 0, nameOf(gradeOf(game, table, unit)), "ALA-026"});
    signs.push_back(levelSign(level(table, unit)));
    if (isSignalled(table, unit))
        signs.push_back({Marker::Signal, 0, "has the signal to advance", "ALA-064"});
    if (const int depth = game.profile(unit).depth; depth > 1)
        signs.push_back({Marker::None, 0,
                         Message("{0} of {1} units deep", {counted(liveDepth(game, table, unit)), counted(depth)}),
                         "ALA-024"});
}

}  // namespace

std::vector<Sign> AlalaGame::signs(const Table& table, PieceId unit) const {
    std::vector<Sign> signs;
    if (profile(unit).isHoplites())
        addHoplites(*this, table, unit, signs);
    if (const int points = disorder(table, unit); points > 0)
        signs.push_back({Marker::Disorder, points, Message("Disorder {0}", {counted(points)}), "ALA-116"});
    if (auto status = statusSign(alala::status(table, unit)))
        signs.push_back(std::move(*status));
    if (hasLeader(table, unit)) {
        const int left = table.counter(unit, LeaderLeft);
        const int rating = table.counter(unit, Leader);
        signs.push_back({Marker::Helmet, rating,
                         Message("Leader of {0} command points, {1} left", {counted(rating), counted(left)}),
                         "ALA-052"});
    }
    if ((table.counter(unit, Blessing) & GodsWatch) != 0)
        signs.push_back({Marker::Card, 0, "the gods watch over it", "ALA-258"});
    if ((table.counter(unit, Blessing) & Cerberus) != 0)
        signs.push_back({Marker::Card, 0, "runs with Cerberus", "ALA-261"});
    if (const int lost = table.counter(unit, LostHead) + table.counter(unit, LostTail); lost > 0)
        signs.push_back({Marker::None, 0, Message("{0} figures lost", {counted(lost)}), "ALA-027"});
    return signs;
}

std::vector<Sign> AlalaGame::signs(const Table& table, Side side) const {
    std::vector<Sign> signs;
    if (table.counter(side, Initiative) != 0)
        signs.push_back({Marker::Initiative, 0, "Initiative", "ALA-098"});
    if (table.counter(side, Looting) != 0)
        signs.push_back({Marker::Looted, 0, "Baggage looted", "ALA-241"});
    const int lost = lostHoplites(*this, table, side);  // first: it decides the battle
    const int start = table.counter(side, HoplitesAtStart);
    const auto limit = static_cast<int>(std::ceil(start * options().breakFraction - tolerance));
    signs.push_back(
        {Marker::None, lost,
         Message("{0} of {1} hoplites lost (breaks at {2})", {counted(lost), counted(start), counted(limit)}),
         "ALA-264"});
    const int cards = table.counter(side, HandSize);
    signs.push_back({Marker::None, cards, Message("Cards {0}", {counted(cards)}), "ALA-250"});
    if (table.phase() == CommandPhase) {
        int points = 0;
        for (const PieceId unit : table.present(side))
            points += table.counter(unit, LeaderLeft);
        signs.push_back({Marker::None, points, Message("Points {0}", {counted(points)}), "ALA-054"});
    }
    return signs;
}

std::vector<HeldCard> AlalaGame::hand(const Table& table, Side side) const {
    std::vector<HeldCard> hand;
    for (const Card held : handOf(table, side)) {
        const CardFacts& facts = card(held);
        hand.push_back({facts.name, facts.text, facts.rule});
    }
    return hand;
}

// ALA-088
std::vector<Terrain> AlalaGame::terrain(const Table& table) const {
    std::vector<Terrain> all = setup().terrain;
    for (int i = 0; i < featureCount(table); ++i) {
        const Feature feature = featureAt(table, i);
        const bool hill = feature.kind == FeatureKind::LowHill;
        all.push_back({hill ? "Low hill" : "Rough ground",
                       hill ? "hill" : "rough",
                       hill ? Ground::Open : Ground::Difficult,
                       false,
                       {feature.outline.begin(), feature.outline.end()}});
    }
    return all;
}

}  // namespace ephor::alala
