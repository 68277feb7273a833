// The words that a form offers for a text key of a list.
#pragma once

#include "core/battle/game.h"

#include <QString>

namespace ephor {

struct FieldWord {
    QString value;  ///< as the list writes it
    QString shown;

    friend bool operator==(const FieldWord&, const FieldWord&) = default;
};

struct FieldWords {
    std::vector<FieldWord> words;  ///< empty: the key takes any text
    bool isOpen = false;           ///< other texts are allowed, too
};

/// `heading` is that of the key's table ("phalanx.unit"); empty for the head of the list, where the words may depend on
/// its other keys.
FieldWords fieldWords(const RuleSystem& system, const ArmyList& list, const std::string& heading, const KeyRule& key);

/// States that have a colour of their own or armies among the samples.
const std::vector<std::string>& knownStates();

}  // namespace ephor
