// What the units of an army are called on the table.
#pragma once

#include <string>
#include <vector>

namespace ephor {

/// "I", "II", "III", …; 1 <= number <= 3999.
std::string roman(int number);

/// The names with equal ones told apart by numerals in order: two "Psiloi" become "Psiloi I" and "Psiloi II". A numeral
/// that would make a name that is there already is passed over, so that no two results are equal.
std::vector<std::string> toldApart(const std::vector<std::string>& names);

}  // namespace ephor
