#include "core/rules/alala/battle/deployment.h"

#include "core/rules/alala/battle/deployment_places.h"
#include "core/table/geometry.h"

namespace ephor::alala {

namespace {

PieceSet waiting(const Play& play, Side side) {
    return play.table().all(side) - play.table().present() - play.table().removed();
}

void putDown(Play& play, PieceId unit, const Pose& pose) {
    play.referee.apply(PiecePlaced{unit, snapped(pose), &why::deploys});
}

/// ALA-086: the next phalanx of the line that is not on the table; none if all are.
int nextPhalanx(const Play& play, Side side) {
    const auto& phalanxes = play.game.phalanxes(side);
    const int count = static_cast<int>(phalanxes.size());
    for (int i = 0; i < count; ++i) {
        const int at = play.table().counter(side, FirstWing) == 1 + code::fromLeft ? count - 1 - i : i;
        if (!(phalanxes[static_cast<std::size_t>(at)].units & waiting(play, side)).empty())
            return at;
    }
    return -1;
}

/// True if the item finds a place in line or, if neighbours leave none, anywhere in the zone.
bool findsPlace(const Play& play, Request& request, PieceId item) {
    for (const bool anywhere : {false, true}) {
        request.limits.passFriends = anywhere;
        bool any = false;
        eachPlace(play.game, play.table(), request, item, [&](const Choice&) { return any = true; });
        if (any)
            return true;
    }
    return false;
}

// ALA-022, ALA-024, ALA-025, ALA-052, ALA-085, ALA-086, DEC-02, DEC-03
void placePhalanx(Play& play, Side side) {
    const auto& phalanxes = play.game.phalanxes(side);
    if (play.table().counter(side, FirstWing) == 0) {
        OptionList options;
        options.add(code::fromRight, why::optionFromRight);
        if (phalanxes.size() > 1)
            options.add(code::fromLeft, why::optionFromLeft);
        Request request;
        request.question = {FirstPhalanx, side, {}};
        request.options = options.all();
        play.set(side, FirstWing, 1 + play.referee.choose(request).code, why::firstPhalanx);
    }
    const Phalanx& phalanx = phalanxes[static_cast<std::size_t>(nextPhalanx(play, side))];
    OptionList options;
    options.add(code::asListed, why::optionAsListed);
    if (phalanx.line.size() > 1)
        options.add(code::reversed, why::optionReversed);
    Request request;
    request.question = {PlacePhalanx, side, phalanx.line.front()};
    request.form = Form::Deploy;
    request.options = options.all();
    request.pieces.insert(phalanx.line.front());
    request.limits.how = DeployPhalanx;
    request.limits.piece = phalanx.line.front();
    if (!findsPlace(play, request, phalanx.line.front())) {
        for (const PieceId unit : phalanx.line) {
            play.set(unit, Leader, 0, why::noPlace);
            play.referee.apply(PieceRemoved{unit, &why::noPlace});
        }
        return;
    }
    const Choice choice = play.referee.choose(request);
    for (std::size_t i = 0; i < phalanx.line.size(); ++i)
        putDown(play, inLine(phalanx, i, choice.code), poseInLine(play.table(), phalanx, i, choice.pose, choice.code));
    // The leader's unit.
    Request with;
    with.question = {PlacePhalanx, side, phalanx.host};
    with.form = Form::OnePiece;
    with.pieces = phalanx.units;
    const PieceId host = play.referee.choose(with).piece;
    if (host != phalanx.host) {
        const int rating = play.table().counter(phalanx.host, Leader);
        play.set(phalanx.host, Leader, 0, why::leaderJoins);
        play.set(host, Leader, rating, why::leaderJoins);
    }
}

// ALA-087, DEC-04
void placeBand(Play& play, Side side) {
    Request request;
    request.question = {PlaceBand, side, {}};
    request.form = Form::Deploy;
    request.limits.how = DeployBand;
    for (const PieceId band : waiting(play, side)) {
        request.pieces = {};
        request.pieces.insert(band);
        request.limits.piece = band;
        if (findsPlace(play, request, band))
            break;
        play.referee.apply(PieceRemoved{band, &why::noPlace});
        request.pieces = {};
    }
    if (request.pieces.empty())
        return;
    for (const PieceId band : waiting(play, side))
        request.pieces.insert(band);
    OptionList options;
    options.add(code::asListed, why::optionAsListed);
    request.options = options.all();
    const Choice choice = play.referee.choose(request);
    putDown(play, choice.piece, choice.pose);
}

// ALA-088, ALA-089, ALA-AMB-047, DEC-05
void placeTerrain(Play& play, Side side) {
    Request where;
    where.question = {PlaceTerrain, side, {}};
    where.form = Form::Move;
    where.limits.how = FeaturePlace;
    where.limits.piece = play.table().all(side).first();
    struct Offer {
        std::int16_t code;
        const Reason* label;
        FeatureLimits feature;
    };
    constexpr auto rough = static_cast<std::uint8_t>(FeatureKind::Rough);
    constexpr auto hill = static_cast<std::uint8_t>(FeatureKind::LowHill);
    const std::array offers{Offer{code::roughLarge, &why::optionRoughLarge, {rough, LargeFeature}},
                            Offer{code::roughSmall, &why::optionRoughSmall, {rough, SmallFeature}},
                            Offer{code::hillLarge, &why::optionHillLarge, {hill, LargeFeature}},
                            Offer{code::hillSmall, &why::optionHillSmall, {hill, SmallFeature}}};
    OptionList options;
    options.add(code::decline, why::optionDecline);
    for (const Offer& offer : offers) {
        where.limits.feature = offer.feature;
        bool any = false;
        eachFeaturePlace(play.game, play.table(), where, [&](const Choice&) { return any = true; });
        if (any)
            options.add(offer.code, *offer.label);
    }
    Request request;
    request.question = {PlaceTerrain, side, {}};
    request.options = options.all();
    const int code = play.referee.choose(request).code;
    if (code == code::decline)
        return;
    where.limits.feature = std::ranges::find(offers, code, &Offer::code)->feature;
    const Choice choice = play.referee.choose(where);
    const Footprint size = featureSize(where.limits.feature);
    const int count = featureCount(play.table());
    const auto put = [&](FeatureField field, double value) {
        play.set(Side::A, featureCounter(count, field), static_cast<int>(std::lround(value)), why::terrainPlaced);
    };
    put(FeatureKindIs, where.limits.feature.kind);
    put(FeatureX, choice.pose.centre.x * 100);
    put(FeatureY, choice.pose.centre.y * 100);
    put(FeatureWidth, size.frontage * 10);
    put(FeatureDepth, size.depth * 10);
    play.set(Side::A, Features, count + 1, why::terrainPlaced);
}

/// ALA-084, CHN-02: the next card of the deck; none if it is used up.
std::optional<DeckCard> drawCard(Play& play) {
    const Table& table = play.table();
    const int red = table.counter(Side::A, CardsLeft);
    const int black = table.counter(Side::B, CardsLeft);
    const int jokers = table.counter(Side::A, JokersLeft);
    const int left = red + black + jokers;
    if (left == 0)
        return {};
    int face = 1;
    if (left > 1) {
        RollRequest request;
        request.sides = left;
        request.why = &why::deploymentCard;
        face = play.referee.roll(request)[0];
    }
    if (face <= red) {
        play.set(Side::A, CardsLeft, red - 1, why::redCard);
        return DeckCard::Red;
    }
    if (face <= red + black) {
        play.set(Side::B, CardsLeft, black - 1, why::blackCard);
        return DeckCard::Black;
    }
    play.set(Side::A, JokersLeft, jokers - 1, why::jokerCard);
    return DeckCard::Joker;
}

void placeItem(Play& play, Side side) {
    if (waiting(play, side).empty())
        return;  // ALA-085: the card is wasted
    if (nextPhalanx(play, side) >= 0)
        placePhalanx(play, side);
    else
        placeBand(play, side);
}

}  // namespace

// ALA-083, ALA-090, ALA-091. Units placed by a scenario are already on the table.
void deploy(Play& play) {
    for (const Placement& placed : play.game.setup().placements)
        putDown(play, play.game.pieceOf(placed.side, placed.unit), placed.pose);
    while (!waiting(play, Side::A).empty() || !waiting(play, Side::B).empty()) {
        const std::optional<DeckCard> card = drawCard(play);
        if (!card) {  // more items than cards: the rest alternately
            placeItem(play, Side::A);
            placeItem(play, Side::B);
            continue;
        }
        if (*card == DeckCard::Joker) {
            play.set(Side::A, JokersOpen, play.table().counter(Side::A, JokersOpen) + 1, why::jokerCard);
            continue;
        }
        const Side side = *card == DeckCard::Red ? Side::A : Side::B;
        for (int open = play.table().counter(Side::A, JokersOpen); open > 0; --open) {
            play.set(Side::A, JokersOpen, open - 1, why::jokerUsed);
            placeTerrain(play, side);
        }
        placeItem(play, side);
    }
}

}  // namespace ephor::alala
