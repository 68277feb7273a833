// A share of a long run: its counts as a file, for `ephorctl merge`.
#pragma once

#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"

#include <optional>
#include <span>

namespace ephor::ctl {

/// The K-th of N shares, from 1.
struct ShareNumber {
    int number = 1;
    int of = 1;

    /// The part of `runs` runs that belongs to this share: its first run and the number of its runs. All shares
    /// together have each run once.
    std::int64_t first(std::int64_t runs) const { return runs * (number - 1) / of; }
    std::int64_t count(std::int64_t runs) const { return runs * number / of - first(runs); }

    friend bool operator==(const ShareNumber&, const ShareNumber&) = default;
};

inline constexpr int mostShares = 10'000;
inline constexpr std::size_t largestShare = 64 << 20;

/// Adds --share K/N to a command. Nothing in `given` without it.
void addShare(CLI::App& command, std::optional<ShareNumber>& given);

/// What a share is a share of. All but the number must be equal in shares that are added.
struct ShareLabel {
    std::string command;   ///< "campaign forecast"
    std::string question;  ///< digest of all that the result depends on, in hex
    ShareNumber share;
};

/// Prints the share: its label, and what the command needs to print the result, with a digest over all.
Outcome<ExitStatus> printShare(const ShareLabel& label, Json heading, Json counts);

/// A share that was read and is whole.
struct ReadShare {
    std::string file;
    ShareLabel label;
    Json heading;  ///< equal in all shares of a question
    Json counts;
};

/// Reads the shares of one question and sorts them by number. The faults name the share that is missing, given twice,
/// damaged, or of another question or version.
Outcome<std::vector<ReadShare>> readShares(const std::vector<std::string>& files);

/// The whole numbers of an array; nothing where anything else is in it, or a number that no count can be.
std::optional<std::vector<std::int64_t>> countsIn(const Json& array);

/// A share whose counts contradict each other, although its digest is right.
std::unexpected<Trouble> brokenShare(const std::string& file);

/// What `ephorctl merge` does with the shares of a command: prints their sum like the command itself.
using MergeShares = Outcome<ExitStatus> (*)(std::span<const ReadShare> shares, bool json);
Outcome<ExitStatus> mergeBalances(std::span<const ReadShare> shares, bool json);
Outcome<ExitStatus> mergeForecasts(std::span<const ReadShare> shares, bool json);
Outcome<ExitStatus> mergeOdds(std::span<const ReadShare> shares, bool json);

}  // namespace ephor::ctl
