// What can be ordered in a turn page, as patterns of the lines of an order sheet.
#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/treasury.h"
#include "core/pages/turn_data.h"

namespace ephor::campaign {

namespace {

using Json = nlohmann::ordered_json;

/// Stands for the written name of a place.
constexpr std::string_view goal = "GOAL";

/// The text of a posture or station where the unit is and where it goes; null: it cannot be ordered so.
template <typename E> Json movesJson(const auto& textOf, E moves, const auto& costOfMove) {
    const std::array<PlaceId, 1> path{PlaceId(0)};
    Json rows = Json::array();
    for (std::size_t i = 0; i < Words<E>::list.size(); ++i) {
        const auto value = static_cast<E>(i);
        rows.push_back({{"name", phraseOf(value)},
                        {"stay", value == moves ? Json() : Json(textOf(value, std::span<const PlaceId>()))},
                        {"go", value == E::Hold ? Json() : Json(textOf(value, std::span<const PlaceId>(path)))},
                        {"stayCost", costOfMove(value, false)},
                        {"goCost", costOfMove(value, true)}});
    }
    return rows;
}

/// A choice of a form: what is shown, and what is written.
Json option(const std::string& shown, const std::string& written) { return Json::array({shown, written}); }

Json choice(std::string_view label, Json options) { return {{"label", label}, {"options", std::move(options)}}; }
/// A number, `first` to begin with; `text` is what is written for it, with "#" for the number. 0 writes nothing.
Json number(std::string_view label, std::string_view text, int least, int most, int first = 0) {
    return {{"label", label}, {"text", text}, {"least", least}, {"most", most}, {"first", std::max(first, least)}};
}

/// The forms for messages, deals and affairs. Each is a line with {0}, {1}, … for its fields; one whose choices are
/// empty is left out.
class Forms {
public:
    explicit Forms(const Visible& visible)
        : m_power(visible.power),
          m_known(visible.known),
          m_state(visible.known.state),
          m_names(visible.known, visible.power),
          m_powers(powerNames(visible.known.scenario)),
          m_armyIndex(visible.known.state) {}

    Json all() {
        for (std::size_t i = 0; i < Words<TreatyKind>::list.size(); ++i)
            if (const auto kind = static_cast<TreatyKind>(i); isPlayed(modules(), kind))
                envoy(kind);
        for (std::size_t i = 0; i < Words<DealKind>::list.size(); ++i)
            if (const auto kind = static_cast<DealKind>(i); isPlayed(modules(), kind))
                deal(kind);
        return std::move(m_forms);
    }

private:
    const Modules& modules() const { return m_known.scenario.rules.modules; }
    const std::string& nameOf(PowerId power) const { return m_known.scenario.powers[power.index()].name; }
    std::string written(PowerId power) const { return m_powers.written(static_cast<int>(power.index())); }
    std::string written(LeaderId leader) const { return m_names.leaders.written(static_cast<int>(leader.index())); }

    void add(std::string_view group, std::string_view name, std::string line, const std::vector<Json>& fields) {
        for (const Json& field : fields)
            if (field.contains("options") && field["options"].empty())
                return;
        m_forms.push_back({{"group", group}, {"name", name}, {"line", std::move(line)}, {"fields", fields}});
    }
    /// The options of rows from 0 to `count` that fit.
    template <typename Id> static Json options(std::size_t count, auto fits, auto optionOf) {
        Json rows = Json::array();
        for (std::size_t i = 0; i < count; ++i)
            if (const Id id(static_cast<int>(i)); fits(id))
                rows.push_back(optionOf(id));
        return rows;
    }
    Json powers(auto fits) const {
        return options<PowerId>(
            m_state.powers.size(), [&](PowerId power) { return power != m_power && fits(power); },
            [&](PowerId power) { return option(nameOf(power), written(power)); });
    }
    Json leaders(auto fits, auto optionOf) const { return options<LeaderId>(m_state.leaders.size(), fits, optionOf); }
    Json armies() const {
        Json rows = Json::array();
        for (const ArmyId army : m_armyIndex.armiesOf(m_power))
            rows.push_back(option(m_names.armies.shown(static_cast<int>(army.index())),
                                  m_names.armies.written(static_cast<int>(army.index()))));
        return rows;
    }
    Json commanders() const {
        return leaders(
            [&](LeaderId id) {
                const Leader& leader = m_state.leaders[id.index()];
                return leader.power == m_power && leader.army && leader.fate == Fate::Serving;
            },
            [&](LeaderId id) { return option(m_state.leaders[id.index()].name, written(id)); });
    }
    Json places(auto fits) const {
        return options<PlaceId>(m_state.cities.size(), fits, [&](PlaceId place) {
            return option(m_known.scenario.map.place(place).name,
                          m_names.places.written(static_cast<int>(place.index())));
        });
    }
    Json cards(bool areForPlaces) const {
        Json rows = Json::array();
        for (const Favour& favour : m_state.favours)
            if (const OmenCard& card = m_known.scenario.omens[static_cast<std::size_t>(favour.card)];
                isForPlace(card.effect) == areForPlaces)
                rows.push_back(option(card.title, m_names.cards.written(favour.card)));
        return rows;
    }

    void envoy(TreatyKind kind) {
        const bool isForEnemies = kind == TreatyKind::Truce;
        const Json to = powers([&](PowerId power) {
            const bool isEnemy = atWar(m_state, m_power, power);
            return kind == TreatyKind::War ? !isEnemy : !isForEnemies || isEnemy;
        });
        std::string line = "Envoy to {0}: " + std::string(phraseOf(kind));
        std::vector<Json> fields{choice("To", to)};
        if (kind == TreatyKind::Tribute) {
            line += "{1}";
            fields.push_back(number("Talents each winter", " of # talents", 0, 1000));
        }
        if (kind != TreatyKind::War) {
            line += kind == TreatyKind::Tribute ? "{2}" : "{1}";
            fields.push_back(number(isForEnemies ? "Turns" : "Turns (0: for good)", " for # turns",
                                    isForEnemies ? 1 : 0, 100, isForEnemies ? turnsOfYear : 0));
        }
        add("Envoys", phraseOf(kind), std::move(line), fields);
    }

    void deal(DealKind kind) {
        const std::string phrase(phraseOf(kind));
        const std::string with = "Deal with {0}: " + phrase;
        const std::string affair = "Affair: " + phrase;
        const int treasury = m_state.powers[m_power.index()].treasury;
        switch (kind) {
        case DealKind::Gift:
            return add("Deals", phrase, with + "{1}",
                       {choice("To", powers([&](PowerId) { return treasury > 0; })),
                        number("Talents", " of # talents", 1, treasury)});
        case DealKind::Ransom:
            return ransom();
        case DealKind::Exchange:
            return exchange();
        case DealKind::Release:
            return add("Deals", phrase, "Deal with {0}", {choice("Captive", captives(m_power, ": " + phrase + " "))});
        case DealKind::Contingent:
            return add("Deals", phrase, with + " {1}",
                       {choice("Ally", powers([&](PowerId power) { return isFriend(m_state, m_power, power); })),
                        choice("For", armies())});
        case DealKind::Ride:
            return add("Affairs", phrase, affair + " {0} to {1}",
                       {choice("Leader", commanders()), choice("To", armies())});
        case DealKind::Appease:
            return add("Affairs", phrase, affair + " {0}",
                       {choice("City",
                               places([&](PlaceId place) { return m_state.cities[place.index()].owner == m_power; }))});
        case DealKind::Dismiss:
            return add("Affairs", phrase, affair + " {0}", {choice("Leader", commanders())});
        case DealKind::Omen:
            add("Affairs", phrase, affair + " {0}", {choice("Card", cards(false))});
            return add("Affairs", phrase + " on a place", affair + " {0} on {1}",
                       {choice("Card", cards(true)), choice("Place", places([](PlaceId) { return true; }))});
        case DealKind::Bid:
            return bid();
        }
    }

    /// Captives of `holder`, each with its power or holder: "Sparta: release Brasidas".
    Json captives(PowerId holder, const std::string& between) const {
        return leaders(
            [&](LeaderId id) { return m_state.leaders[id.index()].power && holderOf(m_state, id) == holder; },
            [&](LeaderId id) {
                const Leader& leader = m_state.leaders[id.index()];
                return option(leader.name + " of " + nameOf(leader.power),
                              written(leader.power) + between + written(id));
            });
    }
    /// Leaders of the power in the hands of others.
    Json ownCaptives(const std::string& between, const std::string& behind) const {
        return leaders(
            [&](LeaderId id) { return m_state.leaders[id.index()].power == m_power && holderOf(m_state, id); },
            [&](LeaderId id) {
                const PowerId holder = holderOf(m_state, id);
                return option(m_state.leaders[id.index()].name + ", held by " + nameOf(holder),
                              written(holder) + between + written(id) + behind);
            });
    }
    void ransom() {
        const std::string between = ": " + std::string(phraseOf(DealKind::Ransom)) + " ";
        Json all = captives(m_power, between);
        for (Json& own : ownCaptives(between, {}))
            all.push_back(std::move(own));
        add("Deals", phraseOf(DealKind::Ransom), "Deal with {0}{1}",
            {choice("Captive", std::move(all)), number("Talents (0: as they name it)", " for # talents", 0, 1000)});
    }
    /// A captive of each side, pair by pair.
    void exchange() {
        Json pairs = Json::array();
        for (std::size_t i = 0; i < m_state.leaders.size(); ++i) {
            const LeaderId own(static_cast<int>(i));
            const PowerId holder = holderOf(m_state, own);
            if (m_state.leaders[i].power != m_power || !holder)
                continue;
            for (const Captive& captive : m_state.captives)
                if (const Leader& other = m_state.leaders[captive.leader.index()];
                    captive.holder == m_power && other.power == holder)
                    pairs.push_back(option(m_state.leaders[i].name + " for " + other.name,
                                           written(holder) + ": " + std::string(phraseOf(DealKind::Exchange)) + " " +
                                               written(own) + " for " + written(captive.leader)));
        }
        add("Deals", phraseOf(DealKind::Exchange), "Deal with {0}", {choice("Captives", std::move(pairs))});
    }
    /// In the first turn of a season.
    void bid() {
        const int arete = m_state.powers[m_power.index()].arete;
        if (m_state.course.turnOfYear % 2 == 0 && arete > 0)
            add("Affairs", "bid for the lead", "Affair: " + std::string(phraseOf(DealKind::Bid)) + "{0}{1}",
                {number("Arete", " #", 1, arete), number("Second bid (0: none)", ", then #", 0, arete)});
    }

    PowerId m_power;
    const Campaign& m_known;
    const State& m_state;
    SheetNames m_names;
    NameList m_powers;
    ArmyIndex m_armyIndex;
    Json m_forms = Json::array();
};

Json tasksJson(const Modules& modules, const CampaignRules& rules) {
    Json tasks = Json::array();
    for (std::size_t i = 0; i < Words<Task>::list.size(); ++i)
        if (const auto task = static_cast<Task>(i); isPlayed(modules, task))
            tasks.push_back(
                {{"name", phraseOf(task)}, {"cost", rules.taskCost[i]}, {"isForced", task == Task::Forced}});
    return tasks;
}

}  // namespace

Json choicesJson(const Visible& visible) {
    const CampaignRules& rules = visible.known.scenario.rules;
    SheetNames names(visible.known, visible.power);
    names.places = {};
    names.places.add(0, std::string(goal), std::string(goal), std::string(goal));
    const std::vector<PlaceId> away{PlaceId(0)};
    Json postures = movesJson<Posture>(
        [&](Posture posture, std::span<const PlaceId> path) { return marchText(names, posture, path); }, Posture::March,
        [&](Posture posture, bool goes) {
            return costOf(rules, Order{{}, posture, goes ? away : std::vector<PlaceId>(), {}, {}});
        });
    for (std::size_t i = 0; i < postures.size(); ++i)
        postures[i]["isSlow"] = static_cast<Posture>(i) == Posture::Ravage;
    return {{"postures", std::move(postures)},
            {"stations",
             movesJson<Station>(
                 [&](Station station, std::span<const PlaceId> path) { return sailText(names, station, path); },
                 Station::Sail,
                 [&](Station station, bool goes) {
                     return costOf(rules.sea, Voyage{{}, station, goes ? away : std::vector<PlaceId>(), {}, 0, 0, {}});
                 })},
            {"tasks", tasksJson(rules.modules, rules)},
            {"retire", phraseOf(IfStronger::Retire)},
            {"marchCost", rules.marchCost},
            {"sailCost", rules.sea.sailCost},
            {"forms", Forms(visible).all()}};
}

}  // namespace ephor::campaign
