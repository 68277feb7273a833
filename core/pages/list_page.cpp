#include "core/pages/list_page.h"

#include "core/army/figures.h"
#include "core/army/troop_sign.h"
#include "core/io/lists/list_fingerprint.h"
#include "core/io/lists/print/list_cards.h"
#include "core/io/lists/print/list_verdict.h"
#include "core/io/trait_texts.h"
#include "core/pages/web_page.h"

#include <nlohmann/json.hpp>

namespace ephor {

namespace {

using Json = nlohmann::ordered_json;

Json cardJson(const UnitCard& card) {
    const ListRow& unit = card.unit;
    Json figures = Json::array();
    Json traits = Json::array();
    if (unit.type) {
        for (const Stat& stat : unit.type->stats)
            if (isForTheTable(stat.key))
                figures.push_back(Json::array({keyAsHeading(stat.key), stat.value}));
        for (const std::string& trait : unit.type->traits)
            traits.push_back(keyAsHeading(trait));
    }
    return {{"name", unit.name},
            {"type", unit.type ? unit.type->name : std::string()},
            {"sign", unit.type ? signOf(*unit.type) : std::string_view()},
            {"group", unit.group},
            {"points", unit.points ? Json(*unit.points) : Json()},
            {"leader", inOneLine(unit.leader)},
            {"remarks", inOneLine(unit.remarks)},
            {"figures", std::move(figures)},
            {"traits", std::move(traits)},
            {"losses", card.losses}};
}

Json rulesJson(const std::string& system, const ListSummary& summary) {
    std::vector<const TroopType*> types;
    for (const ListRow& row : summary.rows)
        types.push_back(row.type);
    Json rules = Json::array();
    std::vector<TraitText> texts = armyTextsOf(system);
    std::ranges::move(traitTextsOf(system, types), std::back_inserter(texts));
    for (const TraitText& one : texts)
        rules.push_back({{"name", keyAsHeading(one.trait)}, {"rule", one.rule}, {"text", one.text}});
    return rules;
}

Json codesJson(const std::vector<PageCode>& codes) {
    Json all = Json::array();
    for (const PageCode& code : codes) {
        std::string squares;
        for (const bool dark : code.dark)
            squares += dark ? '1' : '0';
        all.push_back({{"text", code.text}, {"size", code.size}, {"squares", std::move(squares)}});
    }
    return all;
}

std::string listData(const ArmyList& list, const RuleSystem& system, const std::vector<PageCode>& codes,
                     const Diagnostics& faults) {
    const SystemInfo& info = system.info();
    const ListSummary summary = system.summary(list);
    std::vector<std::string> about;
    for (const Message& line : summary.about)
        about.push_back(toText(line));
    if (std::string verdict = notLegalLine(faults); !verdict.empty())
        about.insert(about.begin(), std::move(verdict));
    Json cards = Json::array();
    for (const UnitCard& card : cardsOf(list, system))
        cards.push_back(cardJson(card));
    const Json json{{"format", 1},
                    {"name", list.name},
                    {"system", info.name},
                    {"state", list.state.empty() ? std::string() : keyAsHeading(list.state)},
                    {"about", about},
                    {"note", list.text("note")},
                    {"points", summary.cost ? Json(*summary.cost) : Json()},
                    {"strength", info.strengthName},
                    {"fingerprint", shownFingerprint(fingerprintOf(list, info.list))},
                    {"cards", std::move(cards)},
                    {"rules", rulesJson(info.id, summary)},
                    {"codes", codesJson(codes)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string listPage(const ArmyList& list, const RuleSystem& system, const std::vector<PageCode>& codes,
                     const Diagnostics& faults) {
    return htmlOf({.title = list.name,
                   .body = "list.html",
                   .modules = {"elements.js", "figure_shapes.js", "losses.js", "list.js"},
                   .styles = {"page.css", "list.css"},
                   .data = listData(list, system, codes, faults)});
}

}  // namespace ephor
