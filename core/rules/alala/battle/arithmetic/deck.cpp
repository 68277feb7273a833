#include "core/rules/alala/battle/arithmetic/deck.h"

#include "core/io/toml_reader.h"
#include "core/rules/common/read_builtin.h"

#include <algorithm>
#include <cassert>

namespace ephor::alala {

namespace {

constexpr std::string_view cardsFile = "rules/alala/cards.toml";

/// A title that the code can play, its number of copies, and its rule.
struct Title {
    std::string_view id;
    std::string_view rule;
    int copies = 1;
};
constexpr std::array<Title, cardTitles> titles{{
    {"agatha_tyche", "ALA-247"},
    {"good_omens", "ALA-248"},
    {"bad_omens", "ALA-249"},
    {"beautiful_plumage", "ALA-250", 2},
    {"apollo", "ALA-251"},
    {"alala", "ALA-252"},
    {"ekdromoi", "ALA-253"},
    {"ares", "ALA-254"},
    {"athena", "ALA-255"},
    {"hubris", "ALA-256"},
    {"elite_skirmishers", "ALA-257"},
    {"gods_watch_over", "ALA-258"},
    {"heavy_armour", "ALA-259"},
    {"elite_horsemen", "ALA-260"},
    {"cerberus", "ALA-261"},
    {"jealous_leaders", "ALA-262"},
    {"anger_of_zeus", "ALA-263"},
}};

std::vector<std::string> ids() {
    std::vector<std::string> all;
    for (const Title& title : titles)
        all.emplace_back(title.id);
    return all;
}

Timing timingOf(const std::string& word) {
    return word == "retain" ? Timing::Retained : word == "enemy" ? Timing::GivenToEnemy : Timing::Immediately;
}

CardFacts readCard(const TomlText& text, const toml::table& table, Diagnostics& faults) {
    TomlReader reader(text, table, "[[card]]", "cards", faults);
    CardFacts card;
    card.id = reader.word("id", Need::Required, ids()).value_or("");
    card.name = reader.text("name", Need::Required, 40).value_or("");
    card.rule = reader.text("rule", Need::Required, 40).value_or("");
    card.timing = timingOf(reader.word("timing", Need::Required, {"immediately", "retain", "enemy"}).value_or(""));
    card.copies = static_cast<int>(reader.integer("copies", Need::Optional, 1, othismosCards).value_or(1));
    card.text = reader.text("text", Need::Required, 200).value_or("");
    reader.finish();
    return card;
}

void fault(Diagnostics& faults, std::string code, SourcePosition place, Message message, const Title& title) {
    faults.push_back(
        {Severity::Error, std::move(code), std::move(place), std::move(message), std::string(title.rule), {}});
}

/// ALA-243: reports a missing card at the end of the text; the fix adds it.
void missing(Diagnostics& faults, const TomlText& text, const Title& title) {
    const std::string id(title.id);
    const int end = static_cast<int>(text.lineStarts.size());
    const SourcePosition place{text.file, end, static_cast<int>(text.line(end).size()) + 1};
    Diagnostic wrong{Severity::Error,
                     "cards-missing",
                     place,
                     {"The pack has {0} cards; \"{1}\" is missing.", {std::to_string(othismosCards), id}},
                     std::string(title.rule),
                     {}};
    const CardFacts* known =
        cardsFile == text.file ? nullptr : &cards()[static_cast<std::size_t>(&title - titles.data())];
    if (known) {
        const std::string_view timing = known->timing == Timing::Retained       ? "retain"
                                        : known->timing == Timing::GivenToEnemy ? "enemy"
                                                                                : "immediately";
        std::string lines = "\n[[card]]\nid = \"" + id + "\"\nname = \"" + known->name + "\"\nrule = \"" + known->rule +
                            "\"\ntiming = \"" + std::string(timing) + "\"\n" +
                            (title.copies > 1 ? "copies = " + std::to_string(title.copies) + "\n" : "") + "text = \"" +
                            known->text + "\"\n";
        wrong.fixes.push_back({{"Add \"{0}\"", {known->name}}, place.line, place.column, 0, 0, std::move(lines)});
    }
    faults.push_back(std::move(wrong));
}

/// ALA-243: checks that each title has the right number of copies.
void checkPack(const std::vector<CardFacts>& found, const std::vector<SourcePosition>& places, const TomlText& text,
               Diagnostics& faults) {
    for (const Title& title : titles) {
        int seen = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (found[i].id != title.id)
                continue;
            if (++seen > 1)
                fault(faults, "cards-twice", places[i], {"There is a card \"{0}\" already.", {found[i].id}}, title);
            else if (found[i].copies != title.copies)
                fault(faults, "cards-copies", places[i],
                      {"The pack has \"{0}\" {1} times, not {2}.",
                       {found[i].id, std::to_string(title.copies), std::to_string(found[i].copies)}},
                      title);
        }
        if (seen == 0)
            missing(faults, text, title);
    }
}

}  // namespace

Result<std::vector<CardFacts>> readCards(std::string_view toml, std::string_view file) {
    const Result<TomlText> parsed = parseToml(toml, file, largestCatalogue, "cards");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the cards", "cards", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    reader.word("system", Need::Required, {"alala"});
    reader.text("version", Need::Required, 20);
    std::vector<CardFacts> found;
    std::vector<SourcePosition> places;
    for (const toml::table* table : reader.tables("card", 2 * cardTitles)) {
        found.push_back(readCard(*parsed, *table, faults));
        places.push_back(parsed->place(*table));
    }
    reader.finish();
    checkPack(found, places, *parsed, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    const auto orderOf = [](const CardFacts& card) { return std::ranges::find(titles, card.id, &Title::id); };
    std::ranges::sort(found, {}, orderOf);
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i].card = static_cast<Card>(i);
    return found;
}

const std::vector<CardFacts>& cards() {
    static const std::vector<CardFacts> all = readBuiltin(cardsFile, readCards);
    return all;
}

// ALA-243, ALA-250.
std::array<Card, othismosCards> othismosPack() {
    std::array<Card, othismosCards> pack{};
    std::size_t next = 0;
    for (const CardFacts& facts : cards())
        for (int i = 0; i < facts.copies; ++i)
            pack[next++] = facts.card;
    assert(next == pack.size());
    return pack;
}

std::vector<SchemaWord> cardWords() {
    std::vector<SchemaWord> words;
    for (const Title& title : titles)
        words.push_back({std::string(title.id), std::string(title.rule)});
    return words;
}

}  // namespace ephor::alala
