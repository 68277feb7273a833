#include "app/ephorctl/list/best_sheet.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct RankedRow {
    std::size_t candidate = 0;
    Share wins;  ///< over all enemies
    ephor::Rank rank = {};
};

std::optional<Share> winsOfCandidate(const BestSheet& sheet, std::size_t candidate) {
    std::vector<Share> shares;
    for (std::size_t enemy = 0; enemy < sheet.enemies.size(); ++enemy) {
        const BestSheet::Match& match = sheet.match(candidate, enemy);
        if (match.game && match.report.runs() == 0)
            return {};  // interrupted
        if (match.game)
            shares.push_back(match.report.wins(Side::A));
    }
    return averageOf(shares);
}

/// The best first. Candidates without results are left out.
std::vector<RankedRow> rankedRows(const BestSheet& sheet) {
    std::vector<RankedRow> rows;
    for (std::size_t i = 0; i < sheet.candidates.size(); ++i)
        if (const std::optional<Share> wins = winsOfCandidate(sheet, i))
            rows.push_back({i, *wins});
    std::ranges::stable_sort(rows, std::greater{}, [](const RankedRow& row) { return row.wins.p; });
    std::vector<Share> shares;
    for (const RankedRow& row : rows)
        shares.push_back(row.wins);
    const std::vector<ephor::Rank> ranks = ranksOf(shares);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].rank = ranks[i];
    return rows;
}

Json bestShareJson(const Share& share) {
    return {{"wins", share.count}, {"p", share.p}, {"low", share.low}, {"high", share.high}};
}

Json bestNameJson(const BestSheet::ListName& name) {
    return {{"name", name.list.name}, {"file", name.file}, {"points", name.points ? Json(*name.points) : Json()}};
}

std::string bestPercentText(const Share& share) {
    return fmt::format("{:5.1f} %  ({:.1f} to {:.1f})", 100 * share.p, 100 * share.low, 100 * share.high);
}

std::string bestRankText(const ephor::Rank& rank) {
    return rank.best == rank.worst ? std::to_string(rank.best) : fmt::format("{} to {}", rank.best, rank.worst);
}

std::string bestRowText(const BestSheet& sheet, const RankedRow& row) {
    const BestSheet::ListName& name = sheet.candidates[row.candidate];
    std::string text =
        fmt::format("  {} {} {}\n", padded(bestRankText(row.rank), 9),
                    padded(fmt::format("{} ({})", name.list.name, name.file), 56), bestPercentText(row.wins));
    if (sheet.enemies.size() < 2)
        return text;
    for (std::size_t enemy = 0; enemy < sheet.enemies.size(); ++enemy) {
        const BestSheet::Match& match = sheet.match(row.candidate, enemy);
        text += fmt::format("  {} {} {}\n", padded("", 9), padded("  against " + sheet.enemies[enemy].list.name, 56),
                            match.game ? bestPercentText(match.report.wins(Side::A)) : "cannot meet");
    }
    return text;
}

}  // namespace

Json asJson(const BestSheet& sheet) {
    Json enemies = Json::array();
    for (const BestSheet::ListName& enemy : sheet.enemies)
        enemies.push_back(bestNameJson(enemy));
    Json lists = Json::array();
    for (const RankedRow& row : rankedRows(sheet)) {
        Json list = bestNameJson(sheet.candidates[row.candidate]);
        list["rank"] = {row.rank.best, row.rank.worst};
        list["may_be_best"] = row.rank.best == 1;
        list["wins"] = bestShareJson(row.wins);
        list["against"] = Json::array();
        for (std::size_t enemy = 0; enemy < sheet.enemies.size(); ++enemy) {
            const BestSheet::Match& match = sheet.match(row.candidate, enemy);
            Json against;
            if (match.game) {
                against = bestShareJson(match.report.wins(Side::A));
                against["draws"] = match.report.draws().count;
                against["battles"] = match.report.runs();
            }
            list["against"].push_back(std::move(against));
        }
        lists.push_back(std::move(list));
    }
    Json leftOut = Json::array();
    for (const BestSheet::LeftOut& one : sheet.leftOut)
        leftOut.push_back({{"file", one.file}, {"why", toText(one.why)}});
    return {{"system", sheet.limits.system->info().id},
            {"rules", sheet.limits.system->info().version},
            {"seed", std::to_string(sheet.seed)},
            {"battles", sheet.runs},
            {"points", sheet.limits.points ? Json(*sheet.limits.points) : Json()},
            {"enemies", std::move(enemies)},
            {"lists", std::move(lists)},
            {"left_out", std::move(leftOut)}};
}

std::string asText(const BestSheet& sheet) {
    std::string enemies;
    for (const BestSheet::ListName& enemy : sheet.enemies)
        enemies += (enemies.empty() ? "" : "; ") + enemy.list.name;
    std::string text = fmt::format("Best against {}: {} battles each, seed {}, 95 % intervals in brackets\n\n", enemies,
                                   sheet.runs, sheet.seed);
    const std::vector<RankedRow> rows = rankedRows(sheet);
    if (rows.empty())
        text += "No battle was over yet.\n";
    for (const RankedRow& row : rows)
        text += bestRowText(sheet, row);
    const auto asGood = std::ranges::count_if(rows, [](const RankedRow& row) { return row.rank.best == 1; });
    if (asGood > 1)
        text += fmt::format(
            "\nThe first {} may be equally good: their intervals overlap. More battles tell them "
            "apart.\n",
            asGood);
    if (!sheet.leftOut.empty())
        text += "\nLeft out\n";
    for (const BestSheet::LeftOut& one : sheet.leftOut)
        text += fmt::format("  {}: {}\n", one.file, toText(one.why));
    return text;
}

}  // namespace ephor::ctl
