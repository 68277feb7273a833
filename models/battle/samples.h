// What comes with the program: sample armies and historical battles, out of the compiled-in data.
#pragma once

#include "core/io/army_list_io.h"

#include <QString>

namespace ephor {

struct Sample {
    QString path;  ///< below data/
    QString name;
    QString about;  ///< one line
    std::string system;
    std::string text;
};

/// Lists that can be read, in the order of their names.
std::vector<Sample> sampleArmies(const FindSystem& find, const std::vector<std::string>& systems);
/// Set-ups with both armies, in order of time.
std::vector<Sample> sampleBattles(const FindSystem& find, const std::vector<std::string>& systems);

/// The text with which a list of that system begins.
QString newListText(const RuleSystem& system);

}  // namespace ephor
