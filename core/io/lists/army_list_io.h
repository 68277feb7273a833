// Army lists: reading and writing TOML with positions, and output as text, Markdown, HTML, CSV and JSON.
#pragma once

#include "core/battle/find_system.h"

namespace ephor {

/// Largest list file accepted, in bytes.
inline constexpr std::size_t largestList = 1 << 20;

/// The list as far as it could be read, and all faults: syntax, head, unknown keys (with the nearest known one), types
/// and ranges by the system's schema, then the system's own check. `list` is present if the text is valid TOML.
struct ReadList {
    std::optional<ArmyList> list;
    const RuleSystem* system = nullptr;
    Diagnostics diagnostics;
};
/// `known` are the ids of all systems, for the message about an unknown one.
ReadList readArmyList(std::string_view text, std::string_view file, const FindSystem& find,
                      const std::vector<std::string>& known);

/// Canonical TOML of a list. Reading it gives an equal list.
std::string toToml(const ArmyList& list);

/// The list for printing: name, rows with points, total. Errors among the faults are told below the name.
std::string listAsText(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults = {});
std::string listAsMarkdown(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults = {});
std::string listAsHtml(const ArmyList& list, const RuleSystem& system, const Diagnostics& faults = {});
std::string listAsCsv(const ArmyList& list, const RuleSystem& system);
/// Also contains the list itself under "list", so that it can be read back (army_list_json.h).
std::string listAsJson(const ArmyList& list, const RuleSystem& system);

/// The output of `list check --json`. Other programs rely on its format (manual, the command line).
std::string checkAsJson(const ReadList& read, std::string_view file);

}  // namespace ephor
