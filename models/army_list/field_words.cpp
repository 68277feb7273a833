#include "models/army_list/field_words.h"

#include "core/io/lists/edit/list_choices.h"
#include "models/text.h"
#include "models/text/battle_words.h"

namespace ephor {

const std::vector<std::string>& knownStates() {
    static const std::vector<std::string> states{"athens", "sparta",   "corinth", "thebes",   "argos",    "macedon",
                                                 "persia", "thessaly", "thrace",  "syracuse", "carthage", "rome"};
    return states;
}

FieldWords fieldWords(const RuleSystem& system, const ArmyList& list, const std::string& heading, const KeyRule& key) {
    FieldWords found;
    if (key.key == "state" || key.key == "nation") {
        found.isOpen = true;
        for (const std::string& state : knownStates())
            found.words.push_back({QString::fromStdString(state), headingOfKey(state)});
        return found;
    }
    if (heading.empty() && (key.key == "army" || key.key == "enemy")) {
        found.isOpen = true;  // a list may name an army by words; the check finds it
        for (const PublishedList& army : system.publishedLists())
            found.words.push_back({QString::fromStdString(army.id), QString::fromStdString(army.name)});
        return found;
    }
    for (const std::string& word :
         heading.empty() ? headChoicesOf(system, list, key) : choicesOf(system, heading, key)) {
        const TroopType* type = key.key == "type" ? system.catalogue().find(word) : nullptr;
        found.words.push_back({QString::fromStdString(word), type ? translated(type->name) : headingOfKey(word)});
    }
    return found;
}

}  // namespace ephor
