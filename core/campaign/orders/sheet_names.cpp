#include "core/campaign/orders/sheet_names.h"

#include "core/base/result.h"
#include "core/base/utf8.h"
#include "core/campaign/model/army_index.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/shown_name.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace ephor::campaign {

namespace {

/// Most words of a name at the beginning of a line.
constexpr int longestName = 10;

/// The word without "the", "my" and "our" before it.
std::string_view withoutArticle(std::string_view folded) {
    for (const std::string_view article : {"the ", "my ", "our "})
        if (folded.starts_with(article))
            return folded.substr(article.size());
    return folded;
}

std::string_view withoutRank(std::string_view folded) {
    for (const std::string_view rank : {"army of the ", "army of ", "fleet of the ", "fleet of "})
        if (folded.starts_with(rank))
            return folded.substr(rank.size());
    return folded;
}

/// The number of letters to add, drop or replace.
std::size_t distanceBetween(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t corner = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = corner + (a[i] == b[j] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// The name without the signs that have a meaning in a sheet.
std::string withoutSigns(std::string_view name) {
    std::string plain;
    for (const char c : name) {
        const bool isSign = std::string_view(":;,#<>&\"=\n\r\t").contains(c);
        if (isSign && (plain.empty() || plain.back() == ' '))
            continue;
        plain += isSign ? ' ' : c;
    }
    while (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

/// Whether a line that begins with this name would be read as something else.
bool beginsLikeAKeyword(std::string_view name) {
    static constexpr std::array<std::string_view, 12> keywords{"power",       "turn",    "orders", "order",
                                                               "provisional", "final",   "envoy",  "deal",
                                                               "affair",      "affairs", "army",   "fleet"};
    const std::string folded = foldedName(name);
    const std::string_view first = std::string_view(folded).substr(0, folded.find(' '));
    const bool isRank = folded.starts_with("army of ") || folded.starts_with("fleet of ");
    return folded.empty() || (!isRank && std::ranges::find(keywords, first) != keywords.end()) ||
           (first.front() >= '0' && first.front() <= '9');
}

}  // namespace

void NameList::add(int row, const std::string& id, const std::string& shown, const std::string& name) {
    const std::string folded = foldedName(name);
    const std::string brief = foldedName(withoutBrackets(name));
    m_rows.push_back({row, id, shown, foldedName(shown), folded, std::string(withoutRank(brief))});
}

std::vector<int> NameList::rowsWhere(const std::function<bool(const Row&)>& fits) const {
    std::vector<int> rows;
    for (const Row& row : m_rows)
        if (fits(row))
            rows.push_back(row.row);
    return rows;
}

std::vector<int> NameList::find(std::string_view word) const {
    const std::string exact = lowered(word);
    const std::string all = foldedName(word);
    const std::string_view folded = withoutArticle(all);
    if (folded.empty())
        return {};
    for (const auto& fits : std::initializer_list<std::function<bool(const Row&)>>{
             [&](const Row& row) { return row.id == exact; }, [&](const Row& row) { return row.shown == word; },
             [&](const Row& row) { return row.foldedShown == all; },
             [&](const Row& row) { return row.foldedName == all; },
             [&](const Row& row) { return row.foldedShown == folded; },
             [&](const Row& row) { return row.foldedName == folded; },
             [&](const Row& row) { return row.foldedShort == folded; }})
        if (std::vector<int> rows = rowsWhere(fits); !rows.empty())
            return rows;
    // A remark in brackets: "Army of Euboea (5 units)".
    const std::string_view plain = withoutBrackets(word);
    return plain.size() < word.size() ? find(plain) : std::vector<int>();
}

int NameList::only(std::string_view word) const {
    const std::vector<int> rows = find(word);
    return rows.size() == 1 ? rows.front() : -1;
}

int NameList::nearest(std::string_view word) const {
    constexpr std::size_t longest = 80;
    if (word.size() > longest)
        return -1;
    const std::string all = foldedName(withoutBrackets(word));
    const std::string_view brief = withoutRank(withoutArticle(all));
    const std::string exact = lowered(word);
    int best = -1;
    std::size_t fewest = 2 + brief.size() / 4;
    for (const Row& row : m_rows) {
        const std::size_t letters = std::min({distanceBetween(brief, row.foldedShort),
                                              distanceBetween(brief, row.foldedName), distanceBetween(exact, row.id)});
        if (letters < fewest) {
            fewest = letters;
            best = row.row;
        }
    }
    return best;
}

bool NameList::isNearly(std::string_view word) const {
    const std::string all = foldedName(word);
    const std::string_view brief = withoutRank(withoutArticle(all));
    if (brief.empty() || word.size() > 80)
        return false;
    const std::string exact = lowered(word);
    const std::size_t few = 1 + brief.size() / 5;
    return std::ranges::any_of(m_rows, [&](const Row& row) {
        return distanceBetween(brief, row.foldedShort) <= few || distanceBetween(exact, row.id) <= few;
    });
}

std::size_t NameList::leading(std::string_view text) const {
    std::size_t longest = 0;
    std::size_t end = 0;
    std::string before;
    for (int words = 0; words < longestName && end < text.size(); ++words) {
        end = std::min(text.find_first_of(" \t", text.find_first_not_of(" \t", end)), text.size());
        std::string_view word = text.substr(0, end);
        while (word.ends_with(',') || word.ends_with('.'))
            word.remove_suffix(1);
        const std::string folded = foldedName(word);
        if (folded == before)
            continue;  // a dash adds nothing
        before = folded;
        const std::string exact = lowered(word);
        const std::string_view plain = withoutArticle(folded);
        const bool isName = std::ranges::any_of(m_rows, [&](const Row& row) {
            return row.id == exact || row.foldedShown == plain || row.foldedName == plain || row.foldedName == folded;
        });
        if (isName && !plain.empty())
            longest = word.size();
    }
    return longest;
}

const NameList::Row& NameList::rowOf(int row) const {
    assert(has(row));
    return *std::ranges::find(m_rows, row, &Row::row);
}

const std::string& NameList::shown(int row) const { return rowOf(row).shown; }

std::vector<std::string> NameList::allShown() const {
    std::vector<std::string> all;
    for (const Row& row : m_rows)
        all.push_back(row.shown);
    return all;
}

std::string NameList::written(int row) const {
    const Row& one = rowOf(row);
    std::string plain = withoutSigns(one.shown);
    return !beginsLikeAKeyword(plain) && only(plain) == row ? plain : one.id;
}

bool NameList::isNamedIn(std::string_view foldedLine) const {
    const std::string line = ' ' + std::string(foldedLine) + ' ';
    return std::ranges::any_of(
        m_rows, [&](const Row& row) { return !row.foldedName.empty() && line.contains(' ' + row.foldedName + ' '); });
}

SheetNames::SheetNames(const Campaign& campaign, PowerId power) {
    const State& state = campaign.state;
    for (std::size_t i = 0; i < state.armies.size(); ++i)
        if (const Army& army = state.armies[i]; army.power == power && isThere(army))
            armies.add(static_cast<int>(i), army.id, shownName(campaign, ArmyId(static_cast<int>(i)), power),
                       army.name);
    for (const FleetId id : fleetsOf(state, power)) {
        const Fleet& fleet = state.fleets[id.index()];
        fleets.add(static_cast<int>(id.index()), fleet.id, shownName(campaign, id, power), fleet.name);
    }
    const auto& all = campaign.scenario.map.places();
    for (std::size_t i = 0; i < all.size(); ++i)
        places.add(static_cast<int>(i), all[i].id, all[i].name, all[i].name);
    for (std::size_t i = 0; i < state.leaders.size(); ++i)
        leaders.add(static_cast<int>(i), state.leaders[i].id,
                    shownName(campaign, LeaderId(static_cast<int>(i)), state.leaders[i].power), state.leaders[i].name);
    for (std::size_t i = 0; i < campaign.scenario.omens.size(); ++i) {
        const OmenCard& card = campaign.scenario.omens[i];
        cards.add(static_cast<int>(i), card.id, card.title, card.title);
    }
}

NameList powerNames(const Scenario& scenario) {
    NameList names;
    for (std::size_t i = 0; i < scenario.powers.size(); ++i)
        names.add(static_cast<int>(i), scenario.powers[i].id, scenario.powers[i].name, scenario.powers[i].name);
    return names;
}

}  // namespace ephor::campaign
