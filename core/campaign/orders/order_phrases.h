// The words of orders as people write them: "keep watch", "forced march", "retire before a stronger enemy".
#pragma once

#include "core/campaign/model/fleet.h"
#include "core/campaign/model/scenario.h"

namespace ephor::campaign {

// All are defined for Posture, Station, Task, IfStronger, TreatyKind and DealKind.

/// The value of a whole phrase, ignoring case, punctuation and words such as "the" and "please".
template <typename E> std::optional<E> fromPhrase(std::string_view text);
/// The value of the phrase of as many words that is most similar to a misspelt one.
template <typename E> std::optional<E> nearPhrase(std::string_view text);
/// The phrase that is written.
template <typename E> std::string_view phraseOf(E value);
/// The phrases that are written, for all values.
template <typename E> std::vector<std::string> allPhrases();

/// What an army or a fleet is seen doing: "on the march", "blockading the harbour".
std::string_view activityOf(Posture posture);
std::string_view activityOf(Station station);

/// A phrase at the beginning of a text.
template <typename E> struct LeadingPhrase {
    E value;
    std::size_t bytes = 0;
};
/// The longest phrase that the text begins with.
template <typename E> std::optional<LeadingPhrase<E>> leadingPhrase(std::string_view text);

}  // namespace ephor::campaign
