// The two card decks of Alala!: the 18 Othismos cards (data/rules/alala/cards.toml) and the deployment deck.
#pragma once

#include "core/io/catalogue_io.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace ephor::alala {

/// The 17 titles, in the order of the data. Their rule ids are in deck.cpp.
enum class Card : std::uint8_t {
    AgathaTyche,
    GoodOmens,
    BadOmens,
    BeautifulPlumage,
    Apollo,
    Alala,
    Ekdromoi,
    Ares,
    Athena,
    Hubris,
    EliteSkirmishers,
    GodsWatchOver,
    HeavyArmour,
    EliteHorsemen,
    Cerberus,
    JealousLeaders,
    AngerOfZeus,
};
inline constexpr std::size_t cardTitles = 17;

/// ALA-244: when a card may be played.
enum class Timing : std::uint8_t { Immediately, Retained, GivenToEnemy };

struct CardFacts {
    Card card{};
    std::string id;
    std::string name;
    std::string rule;
    Timing timing = Timing::Immediately;
    int copies = 1;
    std::string text;  ///< our words

    friend bool operator==(const CardFacts&, const CardFacts&) = default;
};

/// ALA-243: number of cards in the deck.
inline constexpr int othismosCards = 18;

/// The titles in the order of Card. A deck with a missing, repeated or unknown title is refused; each fault has its
/// rule and a fix.
Result<std::vector<CardFacts>> readCards(std::string_view toml, std::string_view file);

const std::vector<CardFacts>& cards();

/// The ids of the titles with their rules.
std::vector<SchemaWord> cardWords();

/// The whole deck, unshuffled, equal titles adjacent.
std::array<Card, othismosCards> othismosPack();

/// ALA-084: the colours of the deployment deck.
enum class DeckCard : std::uint8_t { Red, Black, Joker };
struct DeckCount {
    DeckCard card;
    int count;
};
inline constexpr std::array deploymentDeck{DeckCount{DeckCard::Red, 26}, DeckCount{DeckCard::Black, 26},
                                           DeckCount{DeckCard::Joker, 2}};
constexpr int countOf(DeckCard card) { return deploymentDeck[static_cast<std::size_t>(card)].count; }
}  // namespace ephor::alala
