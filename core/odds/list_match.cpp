#include "core/odds/list_match.h"

#include "core/dice/fast_dice.h"

namespace ephor {

Setup matchOf(const RuleSystem& system, const ArmyList& first, const ArmyList& second) {
    Setup setup;
    setup.system = system.info().id;
    setup.rules = system.catalogue().version;
    setup.table = system.info().table;
    setup.lists = {first, second};
    return setup;
}

std::uint64_t matchSeed(std::uint64_t seed, std::size_t match) { return mixed(seed, match); }

/// The interval combines those of the shares (method of variance estimates recovery, Zou and Donner 2008).
std::optional<Share> averageOf(std::span<const Share> shares) {
    if (shares.empty())
        return {};
    Share average;
    double below = 0;
    double above = 0;
    for (const Share& one : shares) {
        average.count += one.count;
        average.p += one.p;
        below += (one.p - one.low) * (one.p - one.low);
        above += (one.high - one.p) * (one.high - one.p);
    }
    const auto count = static_cast<double>(shares.size());
    average.p /= count;
    average.low = average.p - std::sqrt(below) / count;
    average.high = average.p + std::sqrt(above) / count;
    return average;
}

std::vector<Rank> ranksOf(std::span<const Share> shares) {
    std::vector<double> lows;
    std::vector<double> highs;
    for (const Share& one : shares) {
        lows.push_back(one.low);
        highs.push_back(one.high);
    }
    std::ranges::sort(lows);
    std::ranges::sort(highs);
    std::vector<Rank> ranks;
    for (const Share& one : shares) {
        const auto better = lows.end() - std::ranges::upper_bound(lows, one.high);
        const auto notWorse = highs.end() - std::ranges::lower_bound(highs, one.low);
        ranks.push_back({static_cast<int>(better) + 1, static_cast<int>(notWorse)});
    }
    return ranks;
}

}  // namespace ephor
