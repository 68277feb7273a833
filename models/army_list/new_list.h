// A new army list: the head that a system needs, and the places of a published army.
#pragma once

#include "core/battle/game.h"

#include <QString>

namespace ephor {

/// What a person has chosen for a new list.
struct NewList {
    const RuleSystem* system = nullptr;
    QString name;
    std::optional<int> limit;                   ///< points; none: without a limit
    std::optional<PublishedList> army = {};     ///< none: an empty list
    std::vector<std::size_t> chosenTypes = {};  ///< for each place the index of its type; missing ones are 0
};

/// The text of the list. Without a published army it has no units.
QString textOf(const NewList& list);

/// True if the army has every word of the query, and fought in every year of it: "athenian 431", "431 BC", "AD 20".
/// A year without BC or AD is either, and needs three digits: shorter numbers are those of armies.
bool isFound(const PublishedList& army, const QString& query);

/// The points that games of the system usually have; none if its lists have no limit at first.
std::optional<int> usualLimit(const RuleSystem& system);
/// True if lists of the system may have a limit of points.
bool hasLimit(const RuleSystem& system);

}  // namespace ephor
