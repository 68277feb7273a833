// Reads a list from text that people paste: "Copy for Discord" and its like, or the text of another app.
#pragma once

#include "core/io/lists/army_list_io.h"

namespace ephor {

/// One unit a line: "2× Picked men, Drilled Hoplite, 20 points; Strategos", "Psiloi [2 pts]: …". The rules are those
/// that the text names, otherwise those that know most of its troops. The diagnostics name the lines, and the parts of
/// lines, that were not understood; without a list, why there is none.
ReadList readListText(std::string_view text, const FindSystem& find, const std::vector<std::string>& systems);

}  // namespace ephor
