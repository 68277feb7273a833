#include "core/rules/dba/army/army_places.h"

#include "core/base/toml_text.h"
#include "core/rules/dba/army/years.h"

#include <algorithm>
#include <cstdlib>

namespace ephor::dba {

namespace {

bool isYears(std::string_view word) {
    return word.size() > 3 && word.front() >= '0' && word.front() <= '9' &&
           (word.ends_with("BC") || word.ends_with("AD"));
}

/// A matching of elements and places by augmenting paths.
class PlaceMatching {
public:
    explicit PlaceMatching(const PublishedArmy& army) {
        for (const ArmySlot& slot : army.slots)
            m_places.insert(m_places.end(), static_cast<std::size_t>(slot.count), &slot);
        m_holder.assign(m_places.size(), nullptr);
    }

    /// False if no place is left for one more of the type. `type` must outlive this.
    bool seat(const std::string& type) {
        m_seen.assign(m_places.size(), false);
        return find(type);
    }
    std::vector<const ArmySlot*> open() const {
        std::vector<const ArmySlot*> free;
        for (std::size_t p = 0; p < m_places.size(); ++p)
            if (!m_holder[p])
                free.push_back(m_places[p]);
        return free;
    }

private:
    bool find(const std::string& type) {  // NOLINT(misc-no-recursion): at most twelve places
        for (std::size_t p = 0; p < m_places.size(); ++p) {
            if (m_seen[p] || !std::ranges::contains(m_places[p]->types, type))
                continue;
            m_seen[p] = true;
            if (!m_holder[p] || find(*m_holder[p])) {
                m_holder[p] = &type;
                return true;
            }
        }
        return false;
    }

    std::vector<const ArmySlot*> m_places;
    std::vector<const std::string*> m_holder;
    std::vector<bool> m_seen;
};

std::string alternatives(const std::vector<std::string>& ids, const Catalogue& types) {
    std::string all;
    for (const std::string& id : ids) {
        const TroopType* type = types.find(id);
        (all += all.empty() ? "" : " or ") += type ? type->name : id;
    }
    return all;
}

/// Open places of equal types with their number, in the order of the slots.
std::vector<ArmySlot> grouped(const std::vector<const ArmySlot*>& open) {
    std::vector<ArmySlot> groups;
    for (const ArmySlot* slot : open) {
        const auto same = std::ranges::find(groups, slot->types, &ArmySlot::types);
        if (same == groups.end())
            groups.push_back({1, slot->types});
        else
            ++same->count;
    }
    return groups;
}

std::string tableOf(const std::string& type, int count, bool isGeneral) {
    return "\n[[element]]\ntype = " + tomlString(type) + "\n" + (isGeneral ? "general = true\n" : "") +
           (count > 1 ? "count = " + std::to_string(count) + "\n" : "");
}

ArmyPlace placeFor(const std::vector<std::string>& types, int count, const Catalogue& catalogue) {
    ArmyPlace place{"element", count, {}, false};
    for (const std::string& id : types)
        if (const TroopType* type = catalogue.find(id))
            place.types.push_back(type);
    return place;
}

}  // namespace

std::string armyTitle(const PublishedArmy& army) {
    std::string name;
    for (std::size_t at = 0; at < army.name.size();) {
        const std::size_t end = std::min(army.name.find(' ', at), army.name.size());
        const std::string_view word = std::string_view(army.name).substr(at, end - at);
        if (!isYears(word))
            (name += name.empty() ? "" : " ") += word;
        at = end + 1;
    }
    constexpr std::string_view last = " Army";
    if (name.ends_with(last) && !name.ends_with("' Army"))
        name.resize(name.size() - last.size());
    std::string title = army.id + " " + name;
    if (const std::optional<Years> years = yearsOf(army.name)) {
        const auto era = [](int year) { return year < 0 ? " BC" : " AD"; };
        title += ", " + std::to_string(std::abs(years->from));
        if ((years->from < 0) != (years->to < 0))
            title += era(years->from);
        title += "–" + std::to_string(std::abs(years->to)) + era(years->to);
    }
    return title;
}

Seating seated(const PublishedArmy& army, const std::vector<ArmyElement>& elements) {
    PlaceMatching places(army);
    Seating seating{{}, {}, true};
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements[i].general && seating.generalOpen) {
            seating.generalOpen = false;
            if (!std::ranges::contains(army.general, elements[i].type->id))
                seating.without.push_back(i);
        } else if (!places.seat(elements[i].type->id)) {
            seating.without.push_back(i);
        }
    }
    seating.open = places.open();
    return seating;
}

std::string openPlaces(const PublishedArmy& army, const Seating& seating, const Catalogue& types) {
    std::string all;
    if (seating.generalOpen)
        all = "the general (" + alternatives(army.general, types) + ")";
    for (const ArmySlot& group : grouped(seating.open))
        (all += all.empty() ? "" : ", ") += std::to_string(group.count) + " " + alternatives(group.types, types);
    return all;
}

std::string fillingTables(const PublishedArmy& army, const Seating& seating) {
    std::string text;
    if (seating.generalOpen && !army.general.empty())
        text += tableOf(army.general.front(), 1, true);
    for (const ArmySlot& group : grouped(seating.open))
        text += tableOf(group.types.front(), group.count, false);
    return text;
}

std::vector<PublishedList> publishedLists(const ListFigures& figures) {
    std::vector<PublishedList> lists;
    for (const PublishedArmy& army : figures.armies) {
        const Years years = yearsOf(army.name).value_or(Years{});
        PublishedList list{army.id, armyTitle(army), {}, years.from, years.to};
        list.places.push_back(placeFor(army.general, 1, figures.types));
        list.places.back().general = true;
        for (const ArmySlot& slot : army.slots)
            list.places.push_back(placeFor(slot.types, slot.count, figures.types));
        lists.push_back(std::move(list));
    }
    return lists;
}

std::optional<std::vector<TypePlaces>> placesOf(const ArmyList& list, const ListFigures& figures) {
    const PublishedArmy* army = figures.army(list.text("army"));
    if (!army || list.flag("scenario"))
        return {};
    const std::vector<ArmyElement> elements = armyOf(list, figures).elements;
    PlaceMatching taken(*army);
    bool hasGeneral = false;
    for (const ArmyElement& element : elements) {
        const bool leads = element.general && !hasGeneral;
        hasGeneral = hasGeneral || element.general;
        if (!leads)
            taken.seat(element.type->id);
    }
    std::vector<TypePlaces> all;
    for (const TroopType& type : figures.types.types) {
        PlaceMatching more = taken;
        const bool mayLead = std::ranges::contains(army->general, type.id);
        int left = mayLead && !hasGeneral ? 1 : 0;
        while (left <= armySize && more.seat(type.id))
            ++left;
        const auto have = static_cast<int>(
            std::ranges::count_if(elements, [&](const ArmyElement& one) { return one.type == &type; }));
        const bool hasPlace = mayLead || std::ranges::any_of(army->slots, [&](const ArmySlot& slot) {
                                  return std::ranges::contains(slot.types, type.id);
                              });
        if (hasPlace)
            all.push_back({type.id, left, have + left, mayLead && !hasGeneral});
    }
    return all;
}

}  // namespace ephor::dba
