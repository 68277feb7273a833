// Names of an army's units on the table.
#pragma once

#include <string>
#include <vector>

namespace ephor {

/// "I", "II", "III", …; 1 <= number <= 3999.
std::string roman(int number);

/// Numbers equal names: two "Psiloi" become "Psiloi I" and "Psiloi II". A numeral is skipped if the result would equal
/// another name, so all results are different.
std::vector<std::string> toldApart(const std::vector<std::string>& names);

/// Gives the units these names, told apart.
template <typename Units> void nameUnits(Units& units, const std::vector<std::string>& names) {
    std::vector<std::string> apart = toldApart(names);
    for (std::size_t i = 0; i < apart.size(); ++i)
        units[i].name = std::move(apart[i]);
}

}  // namespace ephor
