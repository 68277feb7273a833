#include "core/campaign/model/calendar.h"

namespace ephor::campaign {

std::string yearName(int year) { return year < 0 ? std::to_string(-year) + " BC" : std::to_string(year) + " AD"; }

std::string turnName(int year, int turn) {
    return std::string(wordOf(seasonOf(turn))) + " " + yearName(year) +
           (turn % 2 == 0 ? ", first turn" : ", second turn");
}

}  // namespace ephor::campaign
