// All sample armies of the program, read: 53 lists of five systems.
#pragma once

#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"

namespace ephor::test {

inline std::vector<ReadList> sampleLists() {
    std::vector<ReadList> all;
    for (const BuiltinFile& file : builtinFiles())
        if (file.path.starts_with("armies/"))
            all.push_back(readArmyList(file.text, file.path, findSystem, systemIds()));
    return all;
}

inline ArmyList listOf(std::string_view text) { return *readArmyList(text, "list.toml", findSystem, systemIds()).list; }

/// All faults, for a test that fails.
inline std::string said(const Diagnostics& diagnostics) {
    std::string all;
    for (const Diagnostic& diagnostic : diagnostics)
        all += toText(diagnostic) + "\n";
    return all;
}

inline bool has(const Diagnostics& diagnostics, std::string_view code) {
    for (const Diagnostic& diagnostic : diagnostics)
        if (diagnostic.code == code)
            return true;
    return false;
}

}  // namespace ephor::test
