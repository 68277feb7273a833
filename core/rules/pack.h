// A rules pack: a folder with the data files of one rule system, as data/rules/<system> has them, and lists that show what it allows and forbids.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// A file of a pack: `name` is its path within the folder, "troops.toml" or "tests/too_dear.toml".
struct PackFile {
    std::string name;
    std::string text;
};

/// What a pack comes to.
struct PackReport {
    std::string system;
    std::string version;
    int types = 0;
    int tests = 0;   ///< lists that were checked
    int failed = 0;  ///< of these: lists whose faults are not the ones they expect
    Diagnostics diagnostics;
};

/// Every fault of every file, with line and remedy, and every list below tests/ whose errors are others than its first line names:
///
///     # expect: list-over-limit, list-no-strategos       (or: # expect: nothing)
///
/// Lists are checked against the pack's own troops where the system can; where it cannot, the report says so.
PackReport checkPack(const std::vector<PackFile>& files);

}  // namespace ephor
