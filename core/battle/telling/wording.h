// Fills the placeholders of the texts of reasons.
#pragma once

#include "core/battle/reason.h"

#include <string>

namespace ephor {

/// The text to print after the name of a piece or side: without a leading {0}.
std::string_view behindName(std::string_view text);
/// The text of a value; the number if it has none.
std::string textOf(std::span<const ValueText> values, int value);
/// The numbers of a note as text, without those that the reason's text has placeholders for.
std::string numbersOf(const Reason& what, int number, int otherNumber);
/// True if a reason's text has placeholders for its numbers.
bool placesNumbers(const Reason& what);
/// A reason's text with the other piece as the object of the verb, or in brackets; a placeholder {1} is kept. Without
/// another piece, a final preposition is dropped: "shot at" becomes "shot".
std::string withOther(std::string_view text, const std::string& other);

}  // namespace ephor
