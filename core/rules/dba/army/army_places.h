// The places of a published army: which are taken by a list's elements, and which are open (DBA-160).
#pragma once

#include "core/rules/dba/army/army.h"

namespace ephor::dba {

/// "II/12 Alexandrian Macedonian, 359–319 BC"
std::string armyTitle(const PublishedArmy& army);

/// Elements in the places of a published army. The general's place is matched first.
struct Seating {
    std::vector<std::size_t> without;        ///< indices of the elements that fit no free place
    std::vector<const ArmySlot*> open = {};  ///< a slot once for each of its free places
    bool generalOpen = false;
};
Seating seated(const PublishedArmy& army, const std::vector<ArmyElement>& elements);

/// The open places in words: "the general (Cavalry), 6 Pikes, 1 Spears or Auxilia".
std::string openPlaces(const PublishedArmy& army, const Seating& seating, const Catalogue& types);
/// The tables that fill them, each with the first type that its place allows.
std::string fillingTables(const PublishedArmy& army, const Seating& seating);

/// All published armies with their places.
std::vector<PublishedList> publishedLists(const ListFigures& figures);
/// Room for every type that has a place; none if the list follows no published army.
std::optional<std::vector<TypePlaces>> placesOf(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::dba
