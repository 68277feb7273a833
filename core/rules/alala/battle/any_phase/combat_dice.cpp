#include "core/rules/alala/battle/any_phase/combat_dice.h"

#include "core/rules/alala/battle/any_phase/othismos_cards.h"

namespace ephor::alala {

// ALA-003: a plain die has six faces.
RollRequest diceFor(const Play& play, PieceId unit, int count, const Reason& why, int need) {
    RollRequest request;
    request.count = count;
    request.side = play.side(unit);
    request.piece = unit;
    request.why = &why;
    request.need = need;
    return request;
}

namespace {

/// How often each die of a roll was rerolled; at most twice (ALA-AMB-107).
struct RerollOffer {
    OpenRoll& open;
    RollKind kind;
    std::uint64_t once = 0;
    std::uint64_t twice = 0;

    std::uint64_t left() const {
        const int n = open.roll.count;
        const std::uint64_t all = n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
        return all & ~twice;
    }
    void again(Play& play, int die) {
        const std::uint64_t bit = std::uint64_t{1} << die;
        twice |= once & bit;
        once |= bit;
        play.referee.rollAgain(open.roll, die, open.request);
    }
};

/// Asks for another die to reroll; none if the player stops.
std::optional<int> askForDie(Play& play, const RerollOffer& offer, Decision decision, Side asked, const Reason& card,
                             std::uint64_t dice) {
    Request request;
    request.question = {decision, asked, offer.open.request.piece};
    request.form = Form::Die;
    request.secret = true;
    request.roll = &offer.open.roll;
    request.mayReroll = dice;
    request.context = &card;
    request.need = offer.open.request.need;
    const Choice choice = play.referee.choose(request);
    return choice.code == code::yes ? std::optional(choice.number) : std::nullopt;
}

/// ALA-251, ALA-254: up to three dice of this roll.
void offerThree(Play& play, RerollOffer& offer, Card card, const Reason& reason) {
    const Side side = offer.open.request.side;
    std::uint64_t dice = offer.left();
    for (int i = 0; i < 3 && dice != 0; ++i) {
        const std::optional<int> die = askForDie(play, offer, UseCard, side, reason, dice);
        if (!die)
            return;
        if (i == 0)
            spend(play, side, card, offer.open.request.piece);
        dice &= ~(std::uint64_t{1} << *die);
        offer.again(play, *die);
    }
}

/// Offers the owner's cards.
void offerOwn(Play& play, RerollOffer& offer) {
    const Side side = offer.open.request.side;
    const PieceId unit = offer.open.request.piece;
    if (offer.open.roll.count == 0)
        return;
    if (offer.left() != 0 && holds(play.table(), side, Card::AgathaTyche)) {  // ALA-247
        if (const auto die = askForDie(play, offer, UseCard, side, why::agathaTyche, offer.left())) {
            spend(play, side, Card::AgathaTyche, unit);
            offer.again(play, *die);
        }
    }
    if (offer.kind == RollKind::Volley && holds(play.table(), side, Card::Apollo))
        offerThree(play, offer, Card::Apollo, why::apollo);
    if (offer.kind == RollKind::Combat && holds(play.table(), side, Card::Ares))
        offerThree(play, offer, Card::Ares, why::ares);
    // ALA-258: all dice of the unit's roll.
    if (unit && play.alive(unit) && (play.table().counter(unit, Blessing) & GodsWatch) != 0 && offer.left() != 0) {
        OptionList options;
        options.add(code::no, why::optionPass);
        options.add(code::yes, why::godsWatchOver);
        Request request;
        request.question = {UseCard, side, unit};
        request.options = options.all();
        request.roll = &offer.open.roll;
        request.context = &why::godsWatchOver;
        request.need = offer.open.request.need;
        if (play.referee.choose(request).code == code::yes) {
            play.set(unit, Blessing, play.table().counter(unit, Blessing) & ~GodsWatch, why::godsWatchOver);
            for (int i = 0; i < offer.open.roll.count; ++i)
                if ((offer.left() >> i & 1) != 0)
                    offer.again(play, i);
        }
    }
}

/// ALA-256, ALA-AMB-112: the other side may force the reroll of one die.
void offerHubris(Play& play, RerollOffer& offer) {
    const Side holder = other(offer.open.request.side);
    if (offer.open.roll.count == 0 || offer.left() == 0 || !holds(play.table(), holder, Card::Hubris))
        return;
    if (const auto die = askForDie(play, offer, UseHubris, holder, why::hubris, offer.left())) {
        spend(play, holder, Card::Hubris, offer.open.request.piece);
        offer.again(play, *die);
    }
}

}  // namespace

Roll rollDice(Play& play, const RollRequest& request, RollKind kind) {
    OpenRoll open{request, play.referee.roll(request)};
    RerollOffer offer{open, kind};
    offerOwn(play, offer);
    offerHubris(play, offer);
    return open.roll;
}

void rollBoth(Play& play, OpenRoll& first, OpenRoll& second) {
    first.roll = play.referee.roll(first.request);
    second.roll = play.referee.roll(second.request);
    RerollOffer firstOffer{first, RollKind::Combat};
    RerollOffer secondOffer{second, RollKind::Combat};
    // The side of `first` uses its own cards, then Hubris; then the other side.
    offerOwn(play, firstOffer);
    offerHubris(play, secondOffer);
    offerOwn(play, secondOffer);
    offerHubris(play, firstOffer);
}

// ALA-127, ALA-130, ALA-135, ALA-136, ALA-138
Moved rollMove(Play& play, PieceId unit, const MoveDice& dice, const Reason& why, const PieceSet& body) {
    const Roll roll = rollDice(play, diceFor(play, unit, dice.count(), why));
    std::array<std::uint8_t, 4> faces{};
    for (int i = 0; i < dice.count(); ++i)
        faces[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(i < dice.average ? averageDie(roll[i]) : roll[i]);
    const std::span<const std::uint8_t> shown(faces.data(), static_cast<std::size_t>(dice.count()));
    const bool formed = play.formed(unit);
    // ALA-137, ALA-AMB-061: only if every unit of the body is A grade.
    bool all = true;
    for (const PieceId u : body)
        all = all && mayEase(play.troops(u), play.formed(u), play.grade(u), shown, play.game.command());
    const bool eased = all && askYesNo(play, EaseOff, unit, {}, why::optionFullMove, why::optionEaseOff);
    if (eased)
        play.note(why::easesOff, unit);
    return moved(play.troops(unit), formed, shown, dice.bonus, eased);
}

}  // namespace ephor::alala
