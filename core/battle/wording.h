// Texts of reasons with their places filled.
#pragma once

#include "core/battle/reason.h"

#include <string>

namespace ephor {

/// A text as it follows the name of its piece or side: without a {0} at its head.
std::string_view behindName(std::string_view text);
/// What a value means; the number where it has no text.
std::string textOf(std::span<const ValueText> values, int value);
/// The numbers of a note in words: those that its text has no place for stand behind it.
std::string numbersOf(const Reason& what, int number, int otherNumber);
/// True where a reason's text has a place for its numbers.
bool placesNumbers(const Reason& what);
/// A reason's text with the other piece: as the object of a verb, or in brackets; a place {1} is left to be filled.
/// Without another piece, a preposition at the end is left out: "shot at" becomes "shot".
std::string withOther(std::string_view text, const std::string& other);

}  // namespace ephor
