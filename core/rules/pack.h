// A rules pack: a folder with the data files of one rule system, as data/rules/<system> has them, and lists that show
// what it allows and forbids.
#pragma once

#include "core/battle/game.h"

#include <algorithm>
#include <memory>

namespace ephor {

/// A file of a pack: `name` is its path within the folder, "troops.toml" or "tests/too_dear.toml".
struct PackFile {
    std::string name;
    std::string text;
};

/// A list below tests/ and what came of it.
struct PackTest {
    std::string file;
    std::vector<std::string> expected;  ///< codes of the faults that it should have
    std::vector<std::string> found;     ///< those that it has
    Place place;                        ///< where they part; the first line where they do not
    bool passed = false;
};

/// What a pack comes to.
struct PackReport {
    std::string system;
    std::string version;
    int types = 0;
    std::vector<PackTest> tests;  ///< in the order of the files; none where the data files have faults
    Diagnostics diagnostics;      ///< in the order of the files
    /// The system with the figures of the pack, to read, check and sum up lists; null where the data files have faults.
    std::shared_ptr<const RuleSystem> rules;

    int failed() const { return static_cast<int>(std::ranges::count(tests, false, &PackTest::passed)); }
};

/// Every fault of every file, with line and remedy, and every list below tests/ whose errors are others than its first
/// line names:
///
///     # expect: list-over-limit, list-no-strategos       (or: # expect: nothing)
///
/// Lists are checked against the pack's own figures.
PackReport checkPack(const std::vector<PackFile>& files);

/// Whether a file is a list that tests the pack.
inline bool isPackTest(const PackFile& file) { return file.name.starts_with("tests/"); }

/// A pack to begin with: the data files of the system under a version of its own, a list that must be legal and one
/// that must not.
std::vector<PackFile> newPack(std::string_view system);

}  // namespace ephor
