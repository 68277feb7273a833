// Army lists as JSON, key for key what stands in the TOML file: for programs that write lists.
#pragma once

#include "core/io/army_list_io.h"

namespace ephor {

/// {"format", "system", "rules", "name", "state", …, "unit": [{…}, …]}; reading it gives an equal list, where tables of
/// one name stand together.
std::string toJsonText(const ArmyList& list);

/// As readArmyList. Diagnostics of what the list says name no line.
ReadList readArmyListJson(std::string_view text, std::string_view file, const FindSystem& find,
                          const std::vector<std::string>& known);

/// As readArmyList or readArmyListJson, by the ending of the file's name: `.json`, else TOML.
ReadList readArmyListFile(std::string_view text, std::string_view file, const FindSystem& find,
                          const std::vector<std::string>& known);

}  // namespace ephor
