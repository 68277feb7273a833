#include "core/pages/known_campaign.h"

#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/model/changes/state_check.h"
#include "core/campaign/model/changes/state_fields.h"
#include "core/campaign/scenario/reader.h"
#include "core/campaign/scenario/rules_reader.h"
#include "core/campaign/scenario/table_readers.h"
#include "core/io/json_depth.h"

#include <nlohmann/json.hpp>

namespace ephor::campaign {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t largestKnown = 4 << 20;
constexpr std::size_t mostPlaces = 2000;  ///< sheets of larger campaigns are checked by the umpire's program alone
constexpr std::size_t mostPowers = 64;
constexpr std::size_t longestName = 200;
constexpr int deepestKnown = 16;

/// The new number of each row of a table; none: the row was left out.
template <typename Id> using Numbers = std::vector<Id>;

template <typename Id, typename Row> Numbers<Id> keepRows(std::vector<Row>& rows, auto isKept) {
    Numbers<Id> numbers(rows.size());
    std::vector<Row> kept;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (isKept(rows[i])) {
            numbers[i] = Id(static_cast<int>(kept.size()));
            kept.push_back(std::move(rows[i]));
        }
    rows = std::move(kept);
    return numbers;
}

/// Replaces old numbers of rows by new ones, in every field.
struct Renumbering {
    Numbers<ArmyId> armies;
    Numbers<LeaderId> leaders;
    Numbers<FleetId> fleets;

    template <typename T> void operator()(std::string_view /*key*/, T& value) const { renumber(value); }

    template <typename T> void renumber(T& /*value*/) const {}
    void renumber(ArmyId& id) const { id = id ? armies[id.index()] : id; }
    void renumber(LeaderId& id) const { id = id ? leaders[id.index()] : id; }
    void renumber(FleetId& id) const { id = id ? fleets[id.index()] : id; }
    void renumber(Order& order) const { eachField(order, *this); }
    void renumber(Voyage& voyage) const { eachField(voyage, *this); }
    template <typename T> void renumber(std::vector<T>& values) const {
        for (T& value : values)
            renumber(value);
    }
};

/// The tables that a check of orders reads.
State checkedTables(const State& known, PowerId power) {
    State state;
    state.course = known.course;
    state.cities = known.cities;
    state.powers = known.powers;
    state.leaders = known.leaders;
    state.units = known.units;
    state.armies = known.armies;
    state.fleets = known.fleets;
    state.captives = known.captives;
    // Of contingents of others, not all armies are known.
    std::ranges::copy_if(known.contingents, std::back_inserter(state.contingents),
                         [&](const Contingent& one) { return known.armies[one.army.index()].power == power; });
    state.favours = known.favours;
    return state;
}

/// The settings as rules.toml has them.
std::string rulesText(const CampaignRules& rules) {
    std::string text = "format = 1\n";
    std::string table;
    for (const RuleNumber& one : numbersOf(rules)) {
        if (one.table != table)
            text += "[" + one.table + "]\n";
        table = one.table;
        text += one.key + " = " + std::to_string(one.value) + "\n";
    }
    text += "[modules]\n";
    for (std::size_t i = 0; i < Words<Module>::list.size(); ++i)
        text += std::string(Words<Module>::list[i]) +
                (rules.modules.has(static_cast<Module>(i)) ? " = true\n" : " = false\n");
    return text;
}

Json scenarioJson(const Scenario& scenario) {
    Json places = Json::array();
    for (const Place& place : scenario.map.places())
        places.push_back({place.id, place.name, wordOf(place.kind), place.tier, place.harbour, place.docks});
    Json ways = Json::array();
    for (const Way& way : scenario.map.ways())
        ways.push_back({way.a.index(), way.b.index(), wordOf(way.kind), way.points});
    Json powers = Json::array();
    for (const PowerInfo& power : scenario.powers)
        powers.push_back({power.id, power.name});
    Json omens = Json::array();
    for (const OmenCard& card : scenario.omens)
        omens.push_back({card.id, card.title, wordOf(card.effect)});
    return {{"places", std::move(places)},
            {"ways", std::move(ways)},
            {"powers", std::move(powers)},
            {"omens", std::move(omens)},
            {"rules", rulesText(scenario.rules)}};
}

/// Reads arrays of values of known types; `isRight` is false after anything else.
class Rows {
public:
    Rows(const Json& all, std::string_view key) {
        const auto found = all.find(std::string(key));
        isRight = found != all.end() && found->is_array() && found->size() <= mostPlaces * 4;
        if (isRight)
            m_rows = &*found;
    }

    bool isRight = true;

    template <typename F> void each(std::size_t cells, F read) {
        for (std::size_t i = 0; isRight && i < m_rows->size(); ++i) {
            m_row = &(*m_rows)[i];
            isRight = m_row->is_array() && m_row->size() == cells;
            if (isRight)
                read();
        }
    }
    std::string text(std::size_t cell) {
        const Json& value = (*m_row)[cell];
        if (value.is_string() && value.get_ref<const std::string&>().size() <= longestName)
            return value.get<std::string>();
        isRight = false;
        return {};
    }
    /// From 0 to `highest`.
    int number(std::size_t cell, int highest) {
        const Json& value = (*m_row)[cell];
        if (value.is_number_unsigned() && value <= highest)
            return value.get<int>();
        isRight = false;
        return 0;
    }
    template <typename E> E word(std::size_t cell) {
        const std::optional<E> value = fromWord<E>(text(cell));
        isRight = isRight && value.has_value();
        return value.value_or(E{});
    }

private:
    const Json* m_rows = nullptr;
    const Json* m_row = nullptr;
};

bool readMap(const Json& all, Scenario& scenario) {
    constexpr int most = 1000;
    std::vector<Place> places;
    Rows rows(all, "places");
    rows.each(6, [&] {
        Place place;
        place.id = rows.text(0);
        place.name = rows.text(1);
        place.kind = rows.word<PlaceKind>(2);
        place.tier = rows.number(3, most);
        place.harbour = rows.number(4, most);
        place.docks = rows.number(5, most);
        places.push_back(std::move(place));
    });
    if (!rows.isRight || places.empty() || places.size() > mostPlaces)
        return false;
    const int last = static_cast<int>(places.size()) - 1;
    std::vector<Way> ways;
    Rows lines(all, "ways");
    lines.each(4, [&] {
        Way way;
        way.a = PlaceId(lines.number(0, last));
        way.b = PlaceId(lines.number(1, last));
        way.kind = lines.word<WayKind>(2);
        way.points = std::max(1, lines.number(3, most));
        ways.push_back(std::move(way));
    });
    scenario.map = Map(std::move(places), std::move(ways));
    return lines.isRight;
}

bool readPowersAndOmens(const Json& all, Scenario& scenario) {
    Rows powers(all, "powers");
    powers.each(2, [&] {
        PowerInfo info;
        info.id = powers.text(0);
        info.name = powers.text(1);
        scenario.powers.push_back(std::move(info));
    });
    Rows omens(all, "omens");
    omens.each(3, [&] {
        OmenCard card;
        card.id = omens.text(0);
        card.title = omens.text(1);
        card.effect = omens.word<Effect>(2);
        scenario.omens.push_back(std::move(card));
    });
    return powers.isRight && omens.isRight && !scenario.powers.empty() && scenario.powers.size() <= mostPowers;
}

bool readRules(const Json& all, Campaign& campaign) {
    const auto rules = all.find("rules");
    if (rules == all.end() || !rules->is_string())
        return false;
    const Result<TomlText> parsed =
        parseToml(rules->get_ref<const std::string&>(), "rules", largestScenarioFile, "campaign");
    if (!parsed)
        return false;
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the rules", "campaign", faults);
    readCampaignRules(reader, {campaign, *parsed, faults});
    return !hasErrors(faults);
}

bool readState(const Json& all, Campaign& campaign) {
    const auto rows = all.find("state");
    if (rows == all.end())
        return false;
    Result<Changes> changes = changesFromJson(rows->dump());
    if (!changes)
        return false;
    for (Change& change : *changes) {
        if (!fits(campaign.state, change))
            return false;
        apply(campaign.state, std::move(change));
    }
    const State& state = campaign.state;
    const auto isOwned = [](const auto& row) { return !row.place || row.power; };
    return state.cities.size() == campaign.scenario.map.places().size() &&
           state.powers.size() == campaign.scenario.powers.size() && std::ranges::all_of(state.armies, isOwned) &&
           std::ranges::all_of(state.fleets, isOwned) && !danglingId(campaign) &&
           std::ranges::all_of(state.leaders, [&](const Leader& leader) {
               return !leader.army || state.armies[leader.army.index()].place;
           });
}

}  // namespace

KnownCampaign checkedPartOf(const Visible& visible) {
    KnownCampaign known{visible.power, {visible.known.scenario, checkedTables(visible.known.state, visible.power)}};
    State& state = known.campaign.state;
    const auto hasPower = [](const auto& row) { return static_cast<bool>(row.power); };
    Renumbering numbers;
    numbers.armies = keepRows<ArmyId>(state.armies, hasPower);
    numbers.leaders = keepRows<LeaderId>(state.leaders, hasPower);
    numbers.fleets = keepRows<FleetId>(state.fleets, hasPower);
    keepRows<UnitId>(state.units, [](const Unit& unit) { return static_cast<bool>(unit.army); });
    eachTable([&](const auto& table) {
        for (auto& row : state.*table.rows)
            eachField(row, numbers);
    });
    return known;
}

std::string toJson(const KnownCampaign& known) {
    const State& state = known.campaign.state;
    Changes changes = foundingOf(state);
    const auto add = [&]<typename T>(const std::vector<T>& rows) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            changes.emplace_back(std::in_place_type<Put<T>>, static_cast<std::uint16_t>(i), rows[i]);
    };
    add(state.captives);
    add(state.contingents);
    add(state.favours);
    Json json{{"power", known.power.index()}};
    json.update(scenarioJson(known.campaign.scenario));
    json["state"] = Json::parse(toJson(changes));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<KnownCampaign> knownCampaignFrom(std::string_view text) {
    const Json all =
        text.size() > largestKnown || tooDeepAt(text, deepestKnown) ? Json() : Json::parse(text, nullptr, false);
    KnownCampaign known;
    const bool isRight = all.is_object() && readMap(all, known.campaign.scenario) &&
                         readPowersAndOmens(all, known.campaign.scenario) && readRules(all, known.campaign) &&
                         readState(all, known.campaign);
    const auto power = isRight ? all.find("power") : all.end();
    if (!isRight || power == all.end() || !power->is_number_unsigned() ||
        *power >= known.campaign.scenario.powers.size())
        return failure("page-data", "This is not the data of a turn page.");
    known.power = PowerId(power->get<int>());
    return known;
}

}  // namespace ephor::campaign
