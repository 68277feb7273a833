#include "core/campaign/dice_check.h"

#include "core/campaign/dice_view.h"
#include "core/campaign/move_seed.h"
#include "core/campaign/typed_dice.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <span>

namespace ephor::campaign {

namespace {

/// A line of a report that tells of a throw, not yet judged.
struct ToldThrow {
    int turn = 0;
    std::string occasion;
    std::string line;
};

/// All that the texts say of dice.
struct Sayings {
    std::map<int, std::vector<std::string>> promises;
    std::map<int, std::vector<std::string>> secretPromises;
    std::map<int, std::vector<DiceKey>> seeds;
    std::optional<std::uint64_t> campaignSeed;
    std::vector<ToldThrow> throws;
    std::vector<std::string> unread;
};

/// Where in a text the lines stand.
struct Section {
    int turn = 0;           ///< of which the lines before have told throws
    bool isListed = false;  ///< right below their heading, where every line tells of one
};

/// Without what mails and order sheets put before a line.
std::string_view bared(std::string_view line) {
    const std::size_t begin = line.find_first_not_of("># \t");
    const std::size_t end = line.find_last_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin, end + 1 - begin);
}

template <typename Number> bool takeNumber(std::string_view& text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{})
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

/// "Promise of move 3: 9f86…": the move, and what stands behind it.
struct OfMove {
    int turn = 0;
    std::string_view value;
};
std::optional<OfMove> ofMove(std::string_view line, std::string_view words) {
    OfMove found;
    if (!line.starts_with(words))
        return {};
    line.remove_prefix(words.size());
    if (!takeNumber(line, found.turn) || !line.starts_with(": "))
        return {};
    found.value = line.substr(2);
    return found;
}

bool isOccasion(std::string_view name) {
    static constexpr std::string_view aftermath = "aftermath ";
    return name == "muster" || name == "close" || name == "ruling" || name.starts_with(aftermath);
}

/// What stands behind "close: " and the like; empty where the line tells of no throw.
std::string_view throwIn(std::string_view line) {
    const std::size_t colon = line.find(": ");
    return colon != std::string_view::npos && isOccasion(line.substr(0, colon)) ? line.substr(colon + 2)
                                                                                : std::string_view();
}

bool isNumber(std::string_view line) {
    return std::ranges::any_of(std::array{promiseWords, secretPromiseWords, seedWords},
                               [&](std::string_view words) { return line.starts_with(words); });
}

/// False where it is no seed.
bool readSeed(const OfMove& seed, Sayings& said) {
    const std::optional<DiceKey> key = DiceKey::fromHex(seed.value);
    if (key)
        said.seeds[seed.turn].push_back(*key);
    return key.has_value();
}

bool readCampaignSeed(std::string_view line, Sayings& said) {
    line.remove_prefix(campaignSeedWords.size());
    std::uint64_t number = 0;
    const bool isWhole = takeNumber(line, number) && line.empty();
    if (isWhole)
        said.campaignSeed = number;
    return isWhole;
}

bool readHeading(std::string_view line, Section& section) {
    line.remove_prefix(throwsWords.size());
    section = {};
    section.isListed = takeNumber(line, section.turn) && section.turn > 0;
    return section.isListed;
}

/// In the list any line is meant for a throw, and elsewhere one that begins like it. False where a line of the list names none.
bool readThrow(std::string_view line, Section& section, Sayings& said) {
    const std::size_t colon = line.find(": ");
    section.isListed = section.isListed && !line.empty();
    const bool isMeant = section.isListed || isOccasion(line.substr(0, std::min(colon, line.size())));
    if (section.turn > 0 && isMeant && colon != std::string_view::npos)
        said.throws.push_back({section.turn, std::string(line.substr(0, colon)), std::string(line.substr(colon + 2))});
    return !section.isListed || colon != std::string_view::npos;
}

void read(std::string_view line, Section& section, Sayings& said) {
    bool isRead = true;
    if (const auto promise = ofMove(line, promiseWords))
        said.promises[promise->turn].emplace_back(promise->value);
    else if (const auto secret = ofMove(line, secretPromiseWords))
        said.secretPromises[secret->turn].emplace_back(secret->value);
    else if (const auto seed = ofMove(line, seedWords))
        isRead = readSeed(*seed, said);
    else if (line.starts_with(campaignSeedWords))
        isRead = readCampaignSeed(line, said);
    else if (line.starts_with(throwsWords))
        isRead = readHeading(line, section);
    else if (isNumber(line))
        isRead = line.find(": ") == std::string_view::npos;  // somebody writes of a seed, and names none
    else
        isRead = readThrow(line, section, said);
    if (!isRead)
        said.unread.emplace_back(line);
}

std::vector<std::string_view> baredLines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(bared(text.substr(at, end - at)));
        at = end + 1;
    }
    return lines;
}

/// The line, and those behind it into which a mail program has broken it.
std::string wholeLine(std::span<const std::string_view> lines, std::size_t& next) {
    constexpr std::size_t mostBreaks = 3;
    const std::string_view first = lines[next++];
    if (isNumber(first) && first.ends_with(':') && next < lines.size())
        return std::string(first) + " " + std::string(lines[next++]);
    std::string line(first);
    if (throwIn(first).empty())
        return line;
    // The longest that can be read: "4 5 = 9" that is broken behind the 4 is a throw, too.
    std::string joined = line;
    for (std::size_t i = next, end = std::min(next + mostBreaks, lines.size()); i < end; ++i) {
        if (lines[i].empty() || isNumber(lines[i]) || !throwIn(lines[i]).empty())
            break;
        joined += " " + std::string(lines[i]);
        if (throwOf(throwIn(joined))) {
            line = joined;
            next = i + 1;
        }
    }
    return line;
}

Sayings sayingsIn(std::span<const std::string> texts) {
    Sayings said;
    for (const std::string& text : texts) {
        const std::vector<std::string_view> lines = baredLines(text);
        Section section;
        for (std::size_t next = 0; next < lines.size();)
            read(wholeLine(lines, next), section, said);
    }
    return said;
}

/// Who knows the campaign's seed knows them all.
void addSeedsOfCampaign(Sayings& said, std::map<int, std::vector<DiceKey>>& secret) {
    if (!said.campaignSeed)
        return;
    std::set<int> turns;
    for (const auto& [turn, promises] : said.promises)
        turns.insert(turn);
    for (const auto& [turn, seeds] : said.seeds)
        turns.insert(turn);
    for (const int turn : turns)
        said.seeds[turn].push_back(moveSeedOf(*said.campaignSeed, turn));
    for (const ToldThrow& told : said.throws)
        secret[told.turn] = {secretSeedOf(*said.campaignSeed, told.turn)};
    for (const auto& [turn, promises] : said.secretPromises)
        secret[turn] = {secretSeedOf(*said.campaignSeed, turn)};
}

/// One row for each seed that was named: two of one move cannot both keep its promise.
void judgeSeeds(const std::map<int, std::vector<DiceKey>>& seeds,
                const std::map<int, std::vector<std::string>>& promises, bool secret, DiceCheck& check) {
    for (const auto& [turn, keys] : seeds) {
        std::vector<CheckedSeed> rows;
        const auto given = promises.find(turn);
        for (const DiceKey& key : keys)
            if (std::ranges::find(rows, key, &CheckedSeed::seed) == rows.end())
                rows.push_back(
                    {turn, key, given == promises.end() ? std::vector<std::string>() : given->second, secret});
        check.seeds.insert(check.seeds.end(), rows.begin(), rows.end());
    }
}

CheckedThrow judged(const ToldThrow& told, const std::map<int, std::vector<DiceKey>>& seeds,
                    const std::map<int, std::vector<DiceKey>>& secret) {
    CheckedThrow row{told.turn, told.occasion, told.line, {}, CheckedThrow::Finding::Unread};
    const std::optional<Throw> thrown = throwOf(told.line);
    if (!thrown || !isOccasion(told.occasion))
        return row;
    const auto& keys = thrown->secret ? secret : seeds;
    const auto key = keys.find(told.turn);
    if (thrown->typed) {
        const bool isPossible = !whyNotFaces(*thrown, thrown->faces);
        row.finding = isPossible ? CheckedThrow::Finding::TypedIn : CheckedThrow::Finding::Unread;
    } else if (key == keys.end()) {
        row.finding = CheckedThrow::Finding::Sealed;
    } else {
        row.faces = facesOf(keyOf(key->second.front(), told.occasion), *thrown);
        row.finding = row.faces == thrown->faces ? CheckedThrow::Finding::Fell : CheckedThrow::Finding::Otherwise;
    }
    return row;
}

}  // namespace

bool CheckedSeed::isKept() const {
    return std::ranges::all_of(promises, [&](const std::string& promise) { return promise == promiseOf(seed); });
}

bool DiceCheck::holds() const {
    using enum CheckedThrow::Finding;
    const auto isSound = [](const CheckedThrow& row) { return row.finding != Otherwise && row.finding != Unread; };
    return unread.empty() && std::ranges::all_of(seeds, &CheckedSeed::isKept) && std::ranges::all_of(throws, isSound);
}

DiceCheck checkDice(std::span<const std::string> texts) {
    Sayings said = sayingsIn(texts);
    std::map<int, std::vector<DiceKey>> secret;
    addSeedsOfCampaign(said, secret);
    DiceCheck check;
    judgeSeeds(said.seeds, said.promises, false, check);
    judgeSeeds(secret, said.secretPromises, true, check);
    for (const ToldThrow& told : said.throws)
        check.throws.push_back(judged(told, said.seeds, secret));
    for (const auto& [turn, promises] : said.promises)
        if (!said.seeds.contains(turn))
            check.open.push_back(turn);
    check.unread = std::move(said.unread);
    return check;
}

}  // namespace ephor::campaign
