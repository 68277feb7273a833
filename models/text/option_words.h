// The values of the rules' options in words.
#pragma once

#include <QString>
#include <string_view>

namespace ephor {

/// What a value of an option means: "each full multiple of Armor costs 1". A value without words of its own, such as a
/// number, is shown as it is written in files, with spaces.
QString optionValueWords(std::string_view key, std::string_view value);

}  // namespace ephor
