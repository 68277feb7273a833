// A rules pack: a folder with the data files of one rule system, in the format of data/rules/<system>, and test lists
// that show what the pack allows and forbids.
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

/// A list below tests/ and its result.
struct PackTest {
    std::string file;
    std::vector<std::string> expected;  ///< codes of the faults that it should produce
    std::vector<std::string> found;     ///< those that it has
    SourcePosition place;               ///< where they part; the first line where they do not
    bool passed = false;
};

struct PackReport {
    std::string system;
    std::string version;
    int types = 0;
    std::vector<PackTest> tests;  ///< in the order of the files; none where the data files have faults
    Diagnostics diagnostics;      ///< in the order of the files
    /// The system with the figures of the pack, for reading, checking and summarising lists; null if the data files
    /// have faults.
    std::shared_ptr<const RuleSystem> rules;

    int failed() const { return static_cast<int>(std::ranges::count(tests, false, &PackTest::passed)); }
};

/// Returns every fault of every file with its line and remedy, and the result of every list below tests/. A test passes
/// if its errors are those that its first line names:
///
///     # expect: list-over-limit, list-no-strategos       (or: # expect: nothing)
///
/// Lists are checked against the pack's own figures.
PackReport checkPack(const std::vector<PackFile>& files);

inline bool isPackTest(const PackFile& file) { return file.name.starts_with("tests/"); }

/// A template for a new pack: the data files of the system with a new version, one list that must be legal and one that
/// must not.
std::vector<PackFile> newPack(std::string_view system);

}  // namespace ephor
