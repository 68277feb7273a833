#include "core/campaign/dice/dice_statements.h"

#include "core/campaign/dice/campaign_roll.h"
#include "core/campaign/dice/dice_view.h"
#include "core/campaign/dice/turn_seed.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ephor::campaign {

namespace {

/// The position of the parser within a text.
struct Section {
    int turn = 0;           ///< the turn of the list of rolls; 0: none
    std::string power;      ///< the power that the report is for
    bool isListed = false;  ///< inside the list, where every line is a roll
};

/// Without the quote and comment signs of mails and order sheets.
std::string_view bared(std::string_view line) {
    const std::size_t begin = line.find_first_not_of("># \t\r");
    const std::size_t end = line.find_last_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin, end + 1 - begin);
}

bool take(std::string_view& text, std::string_view words) {
    const bool isThere = text.starts_with(words);
    if (isThere)
        text.remove_prefix(words.size());
    return isThere;
}

bool takeNumber(std::string_view& text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{})
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

/// Whose dice a line is about, and the value after the colon.
struct DiceStatement {
    DiceOf of;
    std::string_view value;
};

/// Parses "Promise of move 3: 9f86…".
std::optional<DiceStatement> ofTurn(std::string_view line, std::string_view words) {
    DiceStatement said;
    if (!take(line, words) || !takeNumber(line, said.of.turn) || !take(line, ": "))
        return {};
    said.value = line;
    return said;
}

/// Parses "Promise of the dice of Athens, move 3: 9f86…".
std::optional<DiceStatement> ofPower(std::string_view line, std::string_view words) {
    if (!take(line, words))
        return {};
    const std::size_t at = line.rfind(ofTurnWords);
    if (at == std::string_view::npos)
        return {};
    std::optional<DiceStatement> said = ofTurn(line.substr(at), ofTurnWords);
    if (said)
        said->of.power = line.substr(0, at);
    return said;
}

struct Added {
    std::string power;
    std::string words;
};

/// Parses "Added to the dice by Athens: nine owls".
std::optional<Added> addedBy(std::string_view line, std::string_view words) {
    const std::size_t colon = line.find(": ");
    if (!line.starts_with(words) || colon == std::string_view::npos || colon < words.size())
        return {};
    return Added{std::string(line.substr(words.size(), colon - words.size())), std::string(line.substr(colon + 2))};
}

/// The text after the name of an occasion, such as "close: ". Empty if the line is not a roll.
std::string_view throwIn(std::string_view line) {
    const std::size_t colon = line.find(": ");
    return colon != std::string_view::npos && isOccasion(line.substr(0, colon)) ? line.substr(colon + 2)
                                                                                : std::string_view();
}

/// Whether the line begins like one with 64 digits. A mail program may have put the digits into the next line.
bool isNumber(std::string_view line) {
    static constexpr std::array all{promiseWords,       powerPromiseWords,     secretPromiseWords,  seedWords,
                                    powerSeedWords,     campaignSeedWords,     promiseOfTurnsWords, sealedWords,
                                    contributionsWords, promiseOfCampaignWords};
    return std::ranges::any_of(all, [&](std::string_view words) { return line.starts_with(words); });
}

/// Parses "Promise of all moves: 9f86…".
std::optional<std::string_view> ofAll(std::string_view line, std::string_view words) {
    return take(line, words) && take(line, ": ") ? std::optional(line) : std::nullopt;
}

class Reader {
public:
    explicit Reader(DiceStatements& said) : m_said(said) {}

    void begin(std::size_t text) {
        m_section = {};
        m_text = text;
    }
    void read(std::string_view line) {
        if (!readPromise(line) && !readSeed(line) && !readAdded(line) && !readHeading(line) && !isTalk(line))
            readRoll(line);
    }

private:
    /// These return true if the line begins like one of theirs. A line that cannot be parsed is then added to `unread`.
    bool readPromise(std::string_view line) {
        if (const auto secret = ofTurn(line, secretPromiseWords))
            addKey(m_said.secretPromises[secret->of.turn], *secret, line);
        else if (const auto open = ofTurn(line, promiseWords))
            addKey(m_said.promises[open->of], *open, line);
        else if (const auto own = ofPower(line, powerPromiseWords))
            addKey(m_said.promises[own->of], *own, line);
        else if (const auto moves = ofAll(line, promiseOfTurnsWords))
            addKey(m_said.promisesOfTurns, {{}, *moves}, line);
        else if (const auto campaign = ofAll(line, promiseOfCampaignWords))
            addKey(m_said.promisesOfCampaign, {{}, *campaign}, line);
        else
            return false;
        return true;
    }

    bool readSeed(std::string_view line) {
        std::optional<DiceStatement> said = ofTurn(line, seedWords);
        if (!said)
            said = ofPower(line, powerSeedWords);
        if (said) {
            addKey(m_said.seeds[said->of], *said, line);
            return true;
        }
        const std::optional<std::string_view> text = ofAll(line, campaignSeedWords);
        if (!text)
            return false;
        if (CampaignSeed::fromText(*text, firstEditionOfLongSeeds))
            add(m_said.campaignSeeds, std::string(*text));
        else
            m_said.unread.emplace_back(line);
        return true;
    }

    bool readAdded(std::string_view line) {
        if (const auto all = ofAll(line, contributionsWords))
            add(m_said.addedByAll, std::string(*all));
        else if (auto sealed = addedBy(line, sealedWords))
            add(m_said.sealed[sealed->power], std::move(sealed->words));
        else if (auto opened = addedBy(line, openedWords))
            add(m_said.opened[opened->power], std::move(opened->words));
        else
            return false;
        return true;
    }

    void add(Values& values, std::string value) const {
        if (values.size() < mostValues || values.contains(value))
            values[std::move(value)].insert(m_text);
    }
    /// Adds a seed or a promise, if it is valid and its turn is in range.
    void addKey(Values& values, const DiceStatement& said, std::string_view line) {
        const std::optional<DiceKey> key = DiceKey::fromHex(said.value);
        if (key && said.of.turn >= 0 && said.of.turn <= mostTurns)
            add(values, key->toHex());
        else
            m_said.unread.emplace_back(line);
    }

    bool readHeading(std::string_view line) {
        static constexpr std::string_view before = " that ";
        static constexpr std::string_view behind = " is told of";
        const std::string whole(line);
        if (!take(line, rollsWords) && !take(line, oldRollsWords))
            return false;
        m_section = {};
        m_section.isListed = takeNumber(line, m_section.turn) && m_section.turn > 0;
        if (!m_section.isListed)
            m_said.unread.push_back(whole);
        if (take(line, before) && line.ends_with(behind))
            m_section.power = line.substr(0, line.size() - behind.size());
        return true;
    }

    /// True for a line that mentions a seed. It is a fault only if a colon shows that it was meant to have a value.
    bool isTalk(std::string_view line) {
        if (!isNumber(line))
            return false;
        if (line.find(": ") != std::string_view::npos)
            m_said.unread.emplace_back(line);
        return true;
    }

    /// Every line in the list must be a roll; outside it, a line that begins like one.
    void readRoll(std::string_view line) {
        const std::size_t colon = line.find(": ");
        m_section.isListed = m_section.isListed && !line.empty();
        const bool isMeant = m_section.isListed || isOccasion(line.substr(0, std::min(colon, line.size())));
        const bool isInList = m_section.turn > 0 && isMeant && colon != std::string_view::npos;
        if (isInList)
            m_said.rolls.push_back({m_section.turn, m_section.power, std::string(line.substr(0, colon)),
                                    std::string(line.substr(colon + 2))});
        else if (m_section.isListed || parseRoll(throwIn(line)))
            m_said.unread.emplace_back(line);
    }

    DiceStatements& m_said;
    Section m_section;
    std::size_t m_text = 0;
};

std::vector<std::string_view> baredLines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(bared(text.substr(at, end - at)));
        at = end + 1;
    }
    return lines;
}

constexpr std::size_t mostBreaks = 3;

bool endsInNumber(std::string_view line) {
    const std::size_t colon = line.rfind(": ");
    return colon != std::string_view::npos && DiceKey::fromHex(line.substr(colon + 2));
}

/// Joins the lines of a wrapped entry: "Sealed for the dice by … of the: 9f86…" up to its number, "Added to the dice by
/// …: nine owls" up to the next entry.
std::string wholeSaying(std::span<const std::string_view> lines, std::size_t& next, std::string line) {
    const bool isWord = !isNumber(line);
    if (!isWord && endsInNumber(line))
        return line;
    std::string joined = line;
    for (std::size_t i = next, end = std::min(next + mostBreaks, lines.size()); i < end; ++i) {
        if (lines[i].empty() || isNumber(lines[i]) || lines[i].starts_with(openedWords))
            break;
        joined += " " + std::string(lines[i]);
        if (isWord || endsInNumber(joined)) {
            line = joined;
            next = i + 1;
        }
    }
    return line;
}

/// The line, joined with the lines into which a mail program has wrapped it.
std::string wholeLine(std::span<const std::string_view> lines, std::size_t& next) {
    const std::string_view first = lines[next++];
    if (isNumber(first) && first.ends_with(':') && next < lines.size())
        return std::string(first) + " " + std::string(lines[next++]);
    std::string line(first);
    if (isNumber(first) || first.starts_with(openedWords))
        return wholeSaying(lines, next, std::move(line));
    if (throwIn(first).empty())
        return line;
    // Take the longest text that can be parsed: "4 5 = 9" wrapped after the 4 would be a roll, too.
    std::string joined = line;
    for (std::size_t i = next, end = std::min(next + mostBreaks, lines.size()); i < end; ++i) {
        if (lines[i].empty() || isNumber(lines[i]) || !throwIn(lines[i]).empty())
            break;
        joined += " " + std::string(lines[i]);
        if (parseRoll(throwIn(joined))) {
            line = joined;
            next = i + 1;
        }
    }
    return line;
}

}  // namespace

DiceStatements parseDiceStatements(std::span<const std::string> texts) {
    DiceStatements said;
    Reader reader(said);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::vector<std::string_view> lines = baredLines(texts[i]);
        reader.begin(i);
        for (std::size_t next = 0; next < lines.size();)
            reader.read(wholeLine(lines, next));
    }
    return said;
}

}  // namespace ephor::campaign
