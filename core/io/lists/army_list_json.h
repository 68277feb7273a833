// Army lists as JSON with the keys of the TOML file, for programs that write lists.
#pragma once

#include "core/io/lists/army_list_io.h"

namespace ephor {

/// {"format", "system", "rules", "name", "state", …, "unit": [{…}, …]}. Reading it gives an equal list if tables of the
/// same name are adjacent.
std::string toJsonText(const ArmyList& list);

/// Like readArmyList. Faults in the contents have no line.
ReadList readArmyListJson(std::string_view text, std::string_view file, const FindSystem& find,
                          const std::vector<std::string>& known);

/// Calls readArmyListJson for file names ending in `.json`, else readArmyList.
ReadList readArmyListFile(std::string_view text, std::string_view file, const FindSystem& find,
                          const std::vector<std::string>& known);

}  // namespace ephor
