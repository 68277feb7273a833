#include "core/rules/alala/battle/any_phase/othismos_cards.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/leaders.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <bit>

namespace ephor::alala {

namespace {

const std::array<Card, othismosCards>& pack() {
    static const std::array<Card, othismosCards> all = othismosPack();
    return all;
}

constexpr int lowCards = 15;  // a counter has room for 15 bits

bool hasBit(const Table& table, Side side, int low, std::size_t i) {
    const int n = static_cast<int>(i);
    const auto c = static_cast<std::uint8_t>(n < lowCards ? low : low + 1);
    return (table.counter(side, c) >> (n < lowCards ? n : n - lowCards) & 1) != 0;
}

/// The bits of a card's copies in the two counters of a hand or of the deck.
struct CardBits {
    int low = 0;
    int high = 0;
};

const CardBits& bitsOf(Card card) {
    static const std::array<CardBits, cardTitles> all = [] {
        std::array<CardBits, cardTitles> bits{};
        for (int n = 0; n < othismosCards; ++n) {
            CardBits& its = bits[static_cast<std::size_t>(pack()[static_cast<std::size_t>(n)])];
            (n < lowCards ? its.low : its.high) |= 1 << (n < lowCards ? n : n - lowCards);
        }
        return bits;
    }();
    return all[static_cast<std::size_t>(card)];
}

void setBit(Play& play, Side side, int low, std::size_t i, bool on, const Reason& reason) {
    const int n = static_cast<int>(i);
    const int c = n < lowCards ? low : low + 1;
    const int bit = 1 << (n < lowCards ? n : n - lowCards);
    const int now = play.table().counter(side, static_cast<std::uint8_t>(c));
    play.set(side, c, on ? now | bit : now & ~bit, reason);
}

const Reason& reasonOf(Card card) {
    static constexpr std::array<const Reason*, cardTitles> reasons{
        &why::agathaTyche, &why::goodOmens,     &why::badOmens,         &why::plumage,
        &why::apollo,      &why::shout,         &why::ekdromoi,         &why::ares,
        &why::athena,      &why::hubris,        &why::eliteSkirmishers, &why::godsWatchOver,
        &why::heavyArmour, &why::eliteHorsemen, &why::cerberus,         &why::jealousLeaders,
        &why::angerOfZeus};
    return *reasons[static_cast<std::size_t>(card)];
}

/// DEC-08, DEC-09, DEC-10: asks for one of these pieces; none if there is none.
PieceId choosePiece(Play& play, Decision decision, Side asked, const PieceSet& pieces, const Reason& card) {
    if (pieces.empty())
        return {};
    Request request;
    request.question = {decision, asked, {}};
    request.form = Form::OnePiece;
    request.pieces = pieces;
    request.context = &card;
    const PieceId piece = play.referee.choose(request).piece;
    play.note(card, piece);
    return piece;
}

/// ALA-262, ALA-AMB-116, CHN-06
void jealousLeaders(Play& play, Side side) {
    const Table& table = play.table();
    PieceSet hosts;
    for (const PieceId unit : table.present(side))
        if (hasLeader(table, unit))
            hosts.insert(unit);
    PieceSet highest = hosts;
    for (bool first = true; first || highest.size() > 1; first = false) {
        int best = 0;
        PieceSet with;
        for (const PieceId host : highest) {
            const Roll roll = rollDice(play, diceFor(play, host, 1, why::jealousLeaders));
            if (roll[0] > best)
                with = {};
            if (roll[0] >= best)
                with.insert(host);
            best = std::max(best, roll[0]);
        }
        highest = with;
    }
    for (const PieceId host : hosts)
        setRating(play, host,
                  ratingAfterCard(table.counter(host, Leader), highest.contains(host) ? 1 : -1,
                                  play.game.command().leader.highestCp),
                  why::jealousLeaders);
}

void playAtOnce(Play& play, Card card, PieceId host) {
    const Table& table = play.table();
    const Side side = play.side(host);
    const PieceSet hoplites = table.present(side) & play.game.hoplites(side);
    switch (card) {
    case Card::GoodOmens:  // ALA-248, DEC-08
        raise(play, choosePiece(play, GoodOmens, side, hoplites, why::goodOmens), 1, why::goodOmens);
        break;
    case Card::BadOmens:  // ALA-249, ALA-AMB-109, DEC-09
        lower(play, choosePiece(play, BadOmens, other(side), hoplites, why::badOmens), 1, why::badOmens);
        break;
    case Card::Athena:  // ALA-255
        setRating(play, host, ratingAfterCard(table.counter(host, Leader), 1, play.game.command().leader.highestCp),
                  why::athena);
        break;
    case Card::GodsWatchOver: {  // ALA-258, ALA-AMB-113, DEC-10
        const PieceId unit = choosePiece(play, ChooseBlessed, side, table.present(side), why::godsWatchOver);
        play.set(unit, Blessing, table.counter(unit, Blessing) | GodsWatch, why::godsWatchOver);
        break;
    }
    case Card::Cerberus: {  // ALA-261, ALA-AMB-115, DEC-10
        PieceSet horse;
        for (const PieceId band : table.present(side) & play.game.bands(side))
            if (play.troops(band).isCavalry())
                horse.insert(band);
        if (const PieceId band = choosePiece(play, ChooseBlessed, side, horse, why::cerberus))
            play.set(band, Blessing, table.counter(band, Blessing) | Cerberus, why::cerberus);
        break;
    }
    case Card::JealousLeaders:
        jealousLeaders(play, side);
        break;
    case Card::AngerOfZeus:  // ALA-263
        setRating(play, host, ratingAfterCard(table.counter(host, Leader), -1, play.game.command().leader.highestCp),
                  why::angerOfZeus);
        break;
    default:
        break;
    }
}

}  // namespace

bool holds(const Table& table, Side side, Card card) {
    if (table.counter(side, HandSize) == 0)
        return false;
    const CardBits& bits = bitsOf(card);
    return (table.counter(side, HandLow) & bits.low) != 0 || (table.counter(side, HandHigh) & bits.high) != 0;
}

std::vector<Card> handOf(const Table& table, Side side) {
    std::vector<Card> hand;
    for (std::size_t i = 0; i < pack().size(); ++i)
        if (hasBit(table, side, HandLow, i))
            hand.push_back(pack()[i]);
    return hand;
}

int packLeft(const Table& table) {
    return std::popcount(static_cast<unsigned>(table.counter(Side::A, PackLow))) +
           std::popcount(static_cast<unsigned>(table.counter(Side::A, PackHigh)));
}

// ALA-065, ALA-243, ALA-244, CHN-03, CHN-05: shuffling means drawing any of the remaining cards.
void invoke(Play& play, PieceId host) {
    const int left = packLeft(play.table());
    int face = 1;
    if (left > 1) {
        RollRequest request = diceFor(play, host, 1, why::drawsCard);
        request.sides = left;
        request.secret = true;
        face = play.referee.roll(request)[0];
    }
    std::size_t drawn = 0;
    for (std::size_t i = 0; i < pack().size(); ++i)
        if (hasBit(play.table(), Side::A, PackLow, i) && --face == 0)
            drawn = i;
    setBit(play, Side::A, PackLow, drawn, false, why::drawsCard);
    const Card card = pack()[drawn];
    const Side side = play.side(host);
    switch (play.game.card(card).timing) {
    case Timing::Immediately:
        play.note(reasonOf(card), host);
        playAtOnce(play, card, host);
        break;
    case Timing::Retained:
    case Timing::GivenToEnemy: {
        const Side holder = play.game.card(card).timing == Timing::Retained ? side : other(side);
        setBit(play, holder, HandLow, drawn, true, why::keepsCard);
        play.set(holder, HandSize, play.table().counter(holder, HandSize) + 1, why::keepsCard);
        break;
    }
    }
}

// ALA-244, ALA-250: the other side's hand may be any of the retained cards that have not been seen.
void AlalaGame::redeal(Table& table, Side knows, DiceSource& dice) const {
    const Side holder = other(knows);
    const auto put = [&](Side side, int low, std::size_t i, bool on) {
        const int n = static_cast<int>(i);
        const auto c = static_cast<std::uint8_t>(n < lowCards ? low : low + 1);
        const int bit = 1 << (n < lowCards ? n : n - lowCards);
        const int now = table.counter(side, c);
        table.apply(SideCounterSet{side, c, static_cast<std::int16_t>(on ? now | bit : now & ~bit), nullptr});
    };
    std::array<std::size_t, othismosCards> unseen{};
    int count = 0;
    int kept = 0;
    for (std::size_t i = 0; i < pack().size(); ++i) {
        if (card(pack()[i]).timing != Timing::Retained)
            continue;
        const bool held = hasBit(table, holder, HandLow, i);
        if (!held && !hasBit(table, Side::A, PackLow, i))
            continue;
        unseen[static_cast<std::size_t>(count++)] = i;
        kept += held ? 1 : 0;
        put(holder, HandLow, i, false);
        put(Side::A, PackLow, i, true);
    }
    for (int k = 0; k < kept; ++k) {
        std::uint8_t face = 1;
        if (count - k > 1)
            dice.draw(count - k, {&face, 1});
        std::swap(unseen[static_cast<std::size_t>(k)], unseen[static_cast<std::size_t>(k + face - 1)]);
        put(holder, HandLow, unseen[static_cast<std::size_t>(k)], true);
        put(Side::A, PackLow, unseen[static_cast<std::size_t>(k)], false);
    }
}

// ALA-245, ALA-AMB-106
void spend(Play& play, Side side, Card card, PieceId on) {
    for (std::size_t i = 0; i < pack().size(); ++i) {
        if (pack()[i] != card || !hasBit(play.table(), side, HandLow, i))
            continue;
        setBit(play, side, HandLow, i, false, reasonOf(card));
        play.set(side, HandSize, play.table().counter(side, HandSize) - 1, reasonOf(card));
        play.referee.apply(Noted{&reasonOf(card), side, on, {}, 0, 0, {}});
        return;
    }
    assert(false);
}

bool playsCard(Play& play, Decision decision, Side holder, Card card, PieceId on, const Reason& playing) {
    if (!holds(play.table(), holder, card))
        return false;
    OptionList options;
    options.add(code::no, why::optionPass);
    options.add(code::yes, playing);
    Request request;
    request.question = {decision, holder, on};
    request.options = options.all();
    request.secret = true;
    if (play.referee.choose(request).code != code::yes)
        return false;
    spend(play, holder, card, on);
    return true;
}

// ALA-253, ALA-AMB-111, DEC-14
void offerEkdromoi(Play& play) {
    const Table& table = play.table();
    for (const Side side : {play.initiative(), other(play.initiative())}) {
        if (!holds(table, side, Card::Ekdromoi))
            continue;
        PieceSet free;
        for (const PieceId unit : table.present(side) & play.game.hoplites(side))
            if (!isInContact(table, unit) && !isFleeing(table, unit))
                free.insert(unit);
        const auto reached = [&](PieceId band, bool spartans) {
            for (const PieceId unit : free)
                if ((!spartans || play.profile(unit).spartan) && within(play.body(unit), play.body(band), standOff))
                    return true;
            return false;
        };
        OptionList options;
        options.add(code::no, why::optionPass);
        for (const PieceId band : table.present(other(side)) & play.game.bands(other(side)))
            if (play.troops(band).isSkirmishers() && reached(band, false))
                options.add(code::yes, why::ekdromoi, band);
        Request request;
        request.question = {PlayEkdromoi, side, {}};
        request.options = options.all();
        request.secret = true;
        const Choice choice = play.referee.choose(request);
        if (choice.code != code::yes)
            continue;
        spend(play, side, Card::Ekdromoi, choice.piece);
        if (!takeCasualties(play, choice.piece, reached(choice.piece, true) ? 2 : 1, why::ekdromoi))
            continue;
        checkHalfStrength(play, choice.piece);
        if (play.alive(choice.piece) && !isFleeing(table, choice.piece)) {
            startRetiring(play, choice.piece, why::ekdromoi);
            retire(play, choice.piece, why::ekdromoi);
        }
    }
}

}  // namespace ephor::alala
