// Army lists as TOML: read with the place of every word, written back, shown as text, Markdown, HTML, CSV and JSON.
#pragma once

#include "core/battle/game.h"

#include <functional>

namespace ephor {

/// Largest list file that is read, in bytes.
inline constexpr std::size_t largestList = 1 << 20;

/// What could be read of a list and everything that is wrong with it: syntax, head, unknown keys (with the nearest
/// known one), kinds and ranges by the system's schema, then the system's own check. `list` is there as soon as the
/// text is TOML at all.
struct ReadList {
    std::optional<ArmyList> list;
    const RuleSystem* system = nullptr;
    Diagnostics diagnostics;
};
using FindSystem = std::function<const RuleSystem*(std::string_view)>;
/// `known` are the ids of all systems, for the message about an unknown one.
ReadList readArmyList(std::string_view text, std::string_view file, const FindSystem& find,
                      const std::vector<std::string>& known);

/// Canonical TOML of a list; reading it gives an equal list.
std::string toToml(const ArmyList& list);

/// The list as a person prints it: name, rows with points, total.
std::string listAsText(const ArmyList& list, const RuleSystem& system);
std::string listAsMarkdown(const ArmyList& list, const RuleSystem& system);
std::string listAsHtml(const ArmyList& list, const RuleSystem& system);
std::string listAsCsv(const ArmyList& list, const RuleSystem& system);
/// Also holds the list itself, under "list", so that it can be read back (army_list_json.h).
std::string listAsJson(const ArmyList& list, const RuleSystem& system);

/// What `list check --json` prints; programs rely on it (manual, the command line).
std::string checkAsJson(const ReadList& read, std::string_view file);

}  // namespace ephor
