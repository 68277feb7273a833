#include "core/campaign/model/calendar.h"

namespace ephor::campaign {

std::string yearName(int year) { return year < 0 ? std::to_string(-year) + " BC" : std::to_string(year) + " AD"; }

std::string turnName(int year, int move) {
    return std::string(wordOf(seasonOf(move))) + " " + yearName(year) +
           (move % 2 == 0 ? ", first turn" : ", second turn");
}

}  // namespace ephor::campaign
