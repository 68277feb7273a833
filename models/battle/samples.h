// The sample armies and historical battles in the compiled-in data.
#pragma once

#include "core/io/lists/army_list_io.h"

#include <QString>
#include <array>

namespace ephor {

struct Sample {
    QString path;  ///< relative to data/
    QString name;
    QString about;  ///< one line
    std::string system;
    std::string text;
    QString rules = {};  ///< name of the rule system
    QString told = {};   ///< of a battle: the line without the rules
};

/// All sample lists that can be read, by name.
std::vector<Sample> sampleArmies(const FindSystem& find, const std::vector<std::string>& systems);
/// Set-ups with both armies, in order of time.
std::vector<Sample> sampleBattles(const FindSystem& find, const std::vector<std::string>& systems);

/// The sample lists that a new battle proposes, as paths relative to data/: a fair pair (data/first_battles).
std::array<QString, 2> firstPair(const RuleSystem& system);

/// The initial text of a new list of that system.
QString newListText(const RuleSystem& system);

}  // namespace ephor
