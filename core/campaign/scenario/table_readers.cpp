// Readers for map.toml, powers.toml, leaders.toml and armies.toml.
#include "core/campaign/scenario/table_readers.h"

#include "core/campaign/scenario/badge.h"

#include <array>
#include <set>

namespace ephor::campaign {

namespace {

constexpr std::size_t mostPlaces = 20'000;

/// Resolves references from one table to rows of another.
class Names {
public:
    explicit Names(const ScenarioReading& into) : m_into(into) {}

    PlaceId place(TomlReader& reader, std::string_view key, const std::string& word) const {
        const Map& map = m_into.campaign.scenario.map;
        const PlaceId id = map.find(word);
        if (!id && !word.empty()) {
            const PlaceId near = map.nearest(word);
            reader.fault("unknown-place", reader.place(key),
                         near ? Message("There is no place \"{0}\" on the map; did you mean \"{1}\"?",
                                        {word, map.place(near).id})
                              : Message("There is no place \"{0}\" on the map.", {word}));
        }
        return id;
    }
    PowerId power(TomlReader& reader, std::string_view key, const std::string& word) const {
        const Scenario& scenario = m_into.campaign.scenario;
        if (const PowerId power = scenario.powerWithId(word))
            return power;
        std::vector<std::string> known;
        for (const PowerInfo& power : scenario.powers)
            known.push_back(power.id);
        if (!word.empty()) {
            const auto near = nearestWord(word, known);
            reader.fault("unknown-power", reader.place(key),
                         near ? Message("There is no power \"{0}\"; did you mean \"{1}\"?", {word, *near})
                              : Message("There is no power \"{0}\".", {word}));
        }
        return {};
    }

private:
    const ScenarioReading& m_into;
};

int whole(TomlReader& reader, std::string_view key, int lowest, int highest, int otherwise) {
    return static_cast<int>(reader.integer(key, Need::Optional, lowest, highest).value_or(otherwise));
}

template <typename E> E word(TomlReader& reader, std::string_view key, Need need, E otherwise) {
    const auto read = reader.word(key, need, allWords<E>());
    return read ? *fromWord<E>(*read) : otherwise;
}

/// Reads an id and reports it if an earlier row has the same.
std::string newId(TomlReader& reader, const ScenarioReading& into, std::set<std::string>& taken) {
    std::string id = reader.text("id", Need::Required, 60).value_or("");
    checkId(reader, into, id);
    if (!id.empty() && !taken.insert(id).second)
        reader.fault("twice", reader.place("id"), {"There is another \"{0}\" before this one.", {id}});
    return id;
}

std::vector<std::string> texts(TomlReader& reader, std::string_view key) {
    std::vector<std::string> all;
    if (const toml::array* values = reader.array(key, Need::Optional, mostPlaces))
        for (const toml::node& node : *values) {
            if (node.is_string())
                all.push_back(node.as_string()->get());
            else
                reader.fault("wrong-kind", reader.place(key), {"\"{0}\" takes texts in quotes.", {std::string(key)}});
        }
    return all;
}

}  // namespace

void checkId(TomlReader& row, const ScenarioReading& into, const std::string& id) {
    if (into.campaign.scenario.seed.isOld() || id.empty())
        return;
    const auto isPlain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    const bool isId =
        isPlain(id.front()) && std::ranges::all_of(id, [&](char c) { return isPlain(c) || c == '_' || c == '-'; });
    static constexpr std::array<std::string_view, 3> ours{"umpire", "everybody", "nobody"};
    if (!isId)
        row.fault("id", row.place("id"),
                  {"\"{0}\" is no id: write small letters, digits, \"_\" and \"-\", as \"athens_2\".", {id}});
    else if (std::ranges::contains(ours, id))
        row.fault("id", row.place("id"), {"\"{0}\" has a meaning of its own; choose another id.", {id}});
}

namespace {

std::vector<Place> readPlaces(TomlReader& file, const ScenarioReading& into) {
    std::vector<Place> places;
    std::set<std::string> taken;
    for (const toml::table* table : file.tables("place", mostPlaces)) {
        TomlReader one(into.text, *table, "[[place]]", "campaign", into.faults);
        Place place;
        place.id = newId(one, into, taken);
        place.name = one.text("name", Need::Required).value_or("");
        place.kind = word(one, "kind", Need::Required, PlaceKind::Polis);
        place.region = one.text("region", Need::Required).value_or("");
        place.country = word(one, "country", Need::Required, Country::Hilly);
        place.tier = static_cast<int>(one.integer("tier", Need::Required, 1, 4).value_or(1));
        place.walls = whole(one, "walls", 0, 4, 0);
        place.harbour = whole(one, "harbour", 0, 2, 0);
        place.docks = whole(one, "docks", 0, 99, 0);
        place.latitude = one.number("lat", Need::Required, -90, 90).value_or(0);
        place.longitude = one.number("lon", Need::Required, -180, 180).value_or(0);
        one.finish();
        if (place.docks > 0 && place.harbour == 0)
            one.fault("docks", one.place("docks"), {"{0} has docks, but no harbour.", {place.name}});
        places.push_back(std::move(place));
    }
    if (places.empty())
        file.fault("no-places", file.place(), "The map has no places: write [[place]] for each.");
    return places;
}

using PlacesById = std::map<std::string, PlaceId, std::less<>>;

/// An end of a way; invalid after a fault.
PlaceId wayEnd(TomlReader& one, std::string_view key, const PlacesById& places) {
    const std::string id = one.text(key, Need::Required, 60).value_or("");
    if (const auto it = places.find(id); it != places.end())
        return it->second;
    if (id.empty())
        return {};
    std::vector<std::string> known;
    for (const auto& [name, place] : places)
        if (!name.empty())
            known.push_back(name);
    const auto near = nearestWord(id, known);
    one.fault("unknown-place", one.place(key),
              near ? Message("A way leads to \"{0}\", which is no place; did you mean \"{1}\"?", {id, *near})
                   : Message("A way leads to \"{0}\", which is no place.", {id}));
    return {};
}

std::vector<Way> readWays(TomlReader& file, const ScenarioReading& into, const std::vector<Place>& places) {
    PlacesById byId;
    for (std::size_t i = 0; i < places.size(); ++i)
        byId.emplace(places[i].id, PlaceId(static_cast<int>(i)));
    std::vector<Way> ways;
    for (const toml::table* table : file.tables("way", 10 * mostPlaces)) {
        TomlReader one(into.text, *table, "[[way]]", "campaign", into.faults);
        Way way;
        way.a = wayEnd(one, "a", byId);
        way.b = wayEnd(one, "b", byId);
        way.kind = word(one, "kind", Need::Required, WayKind::Road);
        way.points = static_cast<int>(one.integer("points", Need::Required, 1, 9).value_or(1));
        way.note = one.text("note", Need::Optional, 200).value_or("");
        one.finish();
        if (way.a && way.a == way.b)
            one.fault("loop", one.place("b"), "A way leads back to where it starts.");
        else if (way.a && way.b)
            ways.push_back(std::move(way));
    }
    return ways;
}

void foundCities(Campaign& campaign, const std::vector<Place>& places) {
    const CampaignRules& rules = campaign.scenario.rules;
    for (const Place& place : places) {
        City city;
        city.stores = rules.stores[static_cast<std::size_t>(place.tier - 1)];
        city.garrison = rules.garrison[static_cast<std::size_t>(place.tier - 1)];
        campaign.state.cities.push_back(city);
        campaign.scenario.allTiers += place.tier;
    }
}

}  // namespace

void readMap(TomlReader& file, const ScenarioReading& into) {
    std::vector<Place> places = readPlaces(file, into);
    std::vector<Way> ways = readWays(file, into, places);
    foundCities(into.campaign, places);
    into.campaign.scenario.map = Map(std::move(places), std::move(ways));
}

namespace {

/// Ids and names of the powers that were read.
struct TakenByPowers {
    std::set<std::string> ids;
    std::set<std::string> names;
};

void readPower(TomlReader& one, const ScenarioReading& into, TakenByPowers& taken) {
    Campaign& campaign = into.campaign;
    const Names names(into);
    PowerInfo info;
    info.id = newId(one, into, taken.ids);
    info.name = one.text("name", Need::Required).value_or("");
    // Seeds and seals depend on the name, so it must be unique. Campaigns of older editions keep theirs.
    if (!taken.names.insert(info.name).second && !campaign.scenario.seed.isOld())
        one.fault("twice", one.place("name"), {"Two powers are called \"{0}\".", {info.name}});
    info.government = one.text("government", Need::Optional).value_or("");
    info.ruler = word(one, "ruler", Need::Optional, Ruler::Skilled);
    info.player = one.text("player", Need::Optional, 60).value_or("");
    info.deputy = one.text("deputy", Need::Optional, 60).value_or("");
    info.badge = readBadge(one);
    info.capital = names.place(one, "capital", one.text("capital", Need::Required, 60).value_or(""));
    Power power;
    power.treasury = whole(one, "treasury", 0, 100'000, 0);
    const PowerId id(static_cast<int>(campaign.scenario.powers.size()));
    for (const std::string& held : texts(one, "cities")) {
        const PlaceId place = names.place(one, "cities", held);
        if (!place)
            continue;
        City& city = campaign.state.cities[place.index()];
        if (city.owner)
            one.fault("twice", one.place("cities"), {"\"{0}\" is held by two powers.", {held}});
        city.owner = id;
    }
    one.finish({"war", "alliance"});
    campaign.scenario.powers.push_back(std::move(info));
    campaign.state.powers.push_back(std::move(power));
}

/// Wars and alliances of a power. All powers must have been read.
void readStances(TomlReader& one, const Names& names, Power& power) {
    for (auto [key, list] : {std::pair("war", &Power::war), std::pair("alliance", &Power::alliance)})
        for (const std::string& other : texts(one, key))
            if (const PowerId id = names.power(one, key, other))
                (power.*list).push_back(id);
}

void checkWarsAreMutual(TomlReader& file, const std::vector<const toml::table*>& tables, const ScenarioReading& into) {
    const std::vector<PowerInfo>& infos = into.campaign.scenario.powers;
    const std::vector<Power>& powers = into.campaign.state.powers;
    for (std::size_t i = 0; i < tables.size(); ++i)
        for (const PowerId other : powers[i].war)
            if (!std::ranges::contains(powers[other.index()].war, PowerId(static_cast<int>(i))))
                file.fault("one-sided-war", into.text.place(*tables[i]),
                           {"{0} is at war with {1}, which does not say so itself.",
                            {infos[i].name, infos[other.index()].name}});
}

}  // namespace

void readPowers(TomlReader& file, const ScenarioReading& into) {
    const auto tables = file.tables("power", 100);
    TakenByPowers taken;
    for (const toml::table* table : tables) {
        TomlReader one(into.text, *table, "[[power]]", "campaign", into.faults);
        readPower(one, into, taken);
    }
    const Names names(into);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        TomlReader one(into.text, *tables[i], "[[power]]", "campaign", into.faults);
        readStances(one, names, into.campaign.state.powers[i]);
    }
    checkWarsAreMutual(file, tables, into);
    if (tables.empty())
        file.fault("no-powers", file.place(), "Nobody plays: write [[power]] for each.");
}

namespace {

void readTraits(TomlReader& file, const ScenarioReading& into) {
    constexpr int mostAdded = 3;
    std::set<std::string> taken;
    for (const toml::table* table : file.tables("trait", 100)) {
        TomlReader one(into.text, *table, "[[trait]]", "campaign", into.faults);
        Trait trait;
        trait.id = newId(one, into, taken);
        trait.name = one.text("name", Need::Required, 40).value_or("");
        for (std::size_t i = 0; i < trait.adds.size(); ++i)
            trait.adds[i] = whole(one, Words<TraitEffect>::list[i], -mostAdded, mostAdded, 0);
        one.finish();
        into.campaign.scenario.traits.push_back(std::move(trait));
    }
}

/// The leader's trait; invalid if they have none. If the file defines no traits, the word is only a remark, as it was
/// before traits existed.
TraitId traitOf(TomlReader& one, const std::vector<Trait>& traits) {
    const std::string id = one.text("trait", Need::Optional).value_or("");
    if (id.empty() || traits.empty())
        return {};
    std::vector<std::string> known;
    for (const Trait& trait : traits)
        known.push_back(trait.id);
    const auto it = std::ranges::find(known, id);
    if (it != known.end())
        return TraitId(static_cast<int>(it - known.begin()));
    const auto near = nearestWord(id, known);
    one.fault("unknown-trait", one.place("trait"),
              near ? Message("There is no trait \"{0}\"; did you mean \"{1}\"?", {id, *near})
                   : Message("There is no trait \"{0}\". The file has: {1}.", {id, anyOf(known)}));
    return {};
}

}  // namespace

void readLeaders(TomlReader& file, const ScenarioReading& into) {
    readTraits(file, into);
    State& state = into.campaign.state;
    const Names names(into);
    std::set<std::string> taken;
    for (const toml::table* table : file.tables("leader", 2000)) {
        TomlReader one(into.text, *table, "[[leader]]", "campaign", into.faults);
        Leader leader;
        leader.id = newId(one, into, taken);
        leader.name = one.text("name", Need::Required).value_or("");
        leader.power = names.power(one, "power", one.text("power", Need::Required, 60).value_or(""));
        leader.cp = leader.cpNow = static_cast<int>(one.integer("cp", Need::Required, 1, 5).value_or(2));
        one.text("note", Need::Optional, 200);
        if (const TraitId trait = traitOf(one, into.campaign.scenario.traits))
            state.leaderTraits.push_back({LeaderId(static_cast<int>(state.leaders.size())), trait, 0});
        one.finish();
        state.leaders.push_back(std::move(leader));
    }
}

void readArmies(TomlReader& file, const ScenarioReading& into) {
    Campaign& campaign = into.campaign;
    State& state = campaign.state;
    const Names names(into);
    std::set<std::string> taken;
    for (const toml::table* table : file.tables("army", 5000)) {
        TomlReader one(into.text, *table, "[[army]]", "campaign", into.faults);
        Army army;
        army.id = newId(one, into, taken);
        army.name = one.text("name", Need::Required).value_or("");
        army.power = names.power(one, "power", one.text("power", Need::Required, 60).value_or(""));
        army.place = names.place(one, "place", one.text("place", Need::Required, 60).value_or(""));
        const ArmyId id(static_cast<int>(state.armies.size()));
        if (const std::string leads = one.text("leader", Need::Optional, 60).value_or(""); !leads.empty()) {
            const auto it = std::ranges::find(state.leaders, leads, &Leader::id);
            if (it == state.leaders.end())
                one.fault("unknown-leader", one.place("leader"), {"There is no leader \"{0}\".", {leads}});
            else if (it->army || it->power != army.power)
                one.fault("leader", one.place("leader"),
                          {"{0} leads another army, or serves another power.", {it->name}});
            else {
                it->army = id;
                army.leader = LeaderId(static_cast<int>(it - state.leaders.begin()));
            }
        }
        for (const toml::table* inner : one.tables("unit", 60)) {
            TomlReader row(into.text, *inner, "[[army.unit]]", "campaign", into.faults);
            Unit unit;
            unit.name = row.text("name", Need::Required).value_or("");
            unit.troop = word(row, "troop", Need::Required, Troop::Hoplite);
            unit.grade = word(row, "grade", Need::Optional, Grade::B);
            unit.home = names.place(row, "home", row.text("home", Need::Required, 60).value_or(""));
            unit.army = id;
            unit.most = unit.steps = stepsOf(unit.troop);
            const int count = whole(row, "count", 1, 20, 1);
            row.finish();
            for (int i = 1; i <= count; ++i) {
                state.units.push_back(unit);
                state.units.back().name +=
                    " " + std::string(wordOf(unit.troop)) + (count > 1 ? " " + std::to_string(i) : "");
            }
        }
        one.finish();
        state.armies.push_back(std::move(army));
    }
}

namespace {

/// The admiral of a fleet: a leader of the same power without another command.
LeaderId admiralOf(TomlReader& one, const State& state, PowerId power) {
    const std::string name = one.text("admiral", Need::Optional, 60).value_or("");
    if (name.empty())
        return {};
    const auto it = std::ranges::find(state.leaders, name, &Leader::id);
    if (it == state.leaders.end()) {
        one.fault("unknown-leader", one.place("admiral"), {"There is no leader \"{0}\".", {name}});
        return {};
    }
    const LeaderId id(static_cast<int>(it - state.leaders.begin()));
    const bool busy = it->army || std::ranges::find(state.fleets, id, &Fleet::admiral) != state.fleets.end();
    if (busy || it->power != power)
        one.fault("leader", one.place("admiral"), {"{0} commands elsewhere, or serves another power.", {it->name}});
    return id;
}

}  // namespace

void readFleets(TomlReader& file, const ScenarioReading& into) {
    Campaign& campaign = into.campaign;
    State& state = campaign.state;
    const Names names(into);
    std::set<std::string> taken;
    for (const Army& army : state.armies)
        taken.insert(army.id);
    for (const toml::table* table : file.tables("fleet", 500)) {
        TomlReader one(into.text, *table, "[[fleet]]", "campaign", into.faults);
        Fleet fleet;
        fleet.id = newId(one, into, taken);
        fleet.name = one.text("name", Need::Required).value_or("");
        fleet.power = names.power(one, "power", one.text("power", Need::Required, 60).value_or(""));
        fleet.place = names.place(one, "place", one.text("place", Need::Required, 60).value_or(""));
        fleet.squadrons = static_cast<int>(one.integer("squadrons", Need::Required, 1, 99).value_or(1));
        fleet.admiral = admiralOf(one, state, fleet.power);
        one.finish();
        if (fleet.place && campaign.scenario.map.place(fleet.place).harbour == 0)
            one.fault("no-harbour", one.place("place"),
                      {"{0} lies at {1}, which has no harbour.",
                       {fleet.name, campaign.scenario.map.place(fleet.place).name}});
        // The umpire can play a scenario without its fleets.
        if (campaign.scenario.rules.sea.fleets != 0)
            state.fleets.push_back(std::move(fleet));
    }
}

}  // namespace ephor::campaign
