// An event's rules for lists, in a file that its organiser sends round: system, limits, rules versions, deadline.
#pragma once

#include "core/io/lists/army_list_io.h"

namespace ephor {

/// Largest event file accepted, in bytes.
inline constexpr std::size_t largestEvent = 1 << 16;

/// Dates are "2026-12-05"; empty where the file has none.
struct ListEvent {
    std::string name;
    std::string system;
    std::string date;
    std::string deadline;      ///< the last day on which a list may be handed in
    std::optional<int> limit;  ///< points
    std::optional<int> units;
    std::vector<std::string> rules;   ///< versions of the rules data or packs; empty: any
    std::vector<std::string> armies;  ///< published armies; empty: any
};

Result<ListEvent> readListEvent(std::string_view text, std::string_view file, const FindSystem& find,
                                const std::vector<std::string>& known);

/// What is wrong with a list for the event, besides the list's own faults. `handedIn` is the day on which the list came
/// in; empty: unknown.
Diagnostics checkForEvent(const ListEvent& event, const ReadList& read, const std::string& handedIn);

}  // namespace ephor
