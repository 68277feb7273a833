#include "core/battle/telling/name_tags.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor {

namespace {

std::string sideName(const std::string& listName, Side side) {
    const std::string name = listName.substr(0, listName.find(','));
    return name.empty() ? (side == Side::A ? "Side A" : "Side B") : name;
}

constexpr std::array<std::string_view, 3> articles{"The ", "An ", "A "};

bool beginsWithArticle(std::string_view name) {
    return std::ranges::any_of(articles, [name](std::string_view article) { return name.starts_with(article); });
}

/// Short tag of a name: "An earl's hall" becomes "hall", "Macedonians under Alexander" becomes "Macedonians".
std::string tagOf(std::string_view name) {
    for (const std::string_view article : articles)
        if (name.starts_with(article) && name.size() > article.size()) {
            name.remove_prefix(article.size());
            break;
        }
    if (name.starts_with("Men of "))  // "Men" alone says nothing
        return std::string(name);
    for (const std::string_view joint : {" under ", " of ", " in ", " at ", " with ", " from "})
        if (const std::size_t at = name.find(joint); at != std::string_view::npos && at > 0)
            name = name.substr(0, at);
    static constexpr std::string_view possessive = "'s ";
    if (const std::size_t at = name.rfind(possessive);
        at != std::string_view::npos && at + possessive.size() < name.size())
        name.remove_prefix(at + possessive.size());
    return std::string(name);
}

/// The possessive form of a side: "Athens'", "the hall's". Of several peoples, the first owns: "Spartans'".
std::string ownerOf(std::string_view side, std::string_view tag) {
    const bool hasArticle = beginsWithArticle(side);
    tag = tag.substr(0, tag.find(" and "));
    return fmt::format("{}{}{}", hasArticle ? "the " : "", tag, tag.ends_with('s') ? "'" : "'s");
}

bool isNumeral(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c == 'I' || c == 'V' || c == 'X'; });
}

/// Splits a name and its numeral: "Hoplites V" gives "Hoplites" and "V".
std::pair<std::string_view, std::string_view> numbered(std::string_view name) {
    const std::size_t blank = name.rfind(' ');
    if (blank == std::string_view::npos || !isNumeral(name.substr(blank + 1)))
        return {name, {}};
    return {name.substr(0, blank), name.substr(blank + 1)};
}

/// Appends A and B to two equal names.
void tellApart(std::array<std::string, 2>& names) {
    if (names[0] != names[1])
        return;
    names[0] += " A";
    names[1] += " B";
}

}  // namespace

std::string insideSentence(std::string name) {
    if (beginsWithArticle(name))
        name[0] = name[0] == 'T' ? 't' : 'a';
    return name;
}

NameTags::NameTags(const Game& game) : m_game(game) {
    for (const Side side : bothSides)
        m_sides[index(side)] = sideName(game.setup().lists[index(side)].name, side);
    tellApart(m_sides);
    m_tags = {tagOf(m_sides[0]), tagOf(m_sides[1])};
    if (m_tags[0] == m_tags[1])
        m_tags = m_sides;
    for (const Side side : bothSides)
        m_owners[index(side)] = ownerOf(m_sides[index(side)], m_tags[index(side)]);
    tellApart(m_owners);
    for (const PieceInfo& piece : game.pieces()) {
        const bool isOne = std::ranges::count_if(game.pieces(), [&](const PieceInfo& other) {
                               return other.side == piece.side && other.name == piece.name;
                           }) == 1;
        m_bare.push_back(isOne ? piece.name : fmt::format("{} {}", piece.name, piece.id));
        m_pieces.push_back(fmt::format("{} ({})", m_bare.back(), m_tags[index(piece.side)]));
    }
}

std::string NameTags::bareList(std::vector<PieceId> pieces) const {
    std::ranges::sort(pieces);
    std::string text;
    std::string_view last;
    for (const PieceId piece : pieces) {
        const auto [base, numeral] = numbered(m_bare[piece.index()]);
        const bool again = !numeral.empty() && base == last;
        text +=
            fmt::format("{}{}", text.empty() ? "" : ", ", again ? numeral : std::string_view(m_bare[piece.index()]));
        last = numeral.empty() ? std::string_view() : base;
    }
    return text;
}

std::string NameTags::list(std::vector<PieceId> pieces) const {
    if (pieces.size() == 1)
        return name(pieces.front());
    const Side side = m_game.piece(pieces.front()).side;
    return fmt::format("{} ({})", bareList(std::move(pieces)), m_tags[index(side)]);
}

std::string NameTags::owned(const std::vector<PieceId>& pieces) const {
    std::string names = bareList(pieces);
    if (static constexpr std::string_view article = "The "; names.starts_with(article))
        names.erase(0, article.size());
    return fmt::format("{} {}", m_owners[index(m_game.piece(pieces.front()).side)], names);
}

}  // namespace ephor
