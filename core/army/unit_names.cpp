#include "core/army/unit_names.h"

#include <cassert>
#include <map>
#include <set>
#include <utility>

namespace ephor {

std::string roman(int number) {
    assert(number >= 1 && number <= 3999);
    static constexpr std::pair<int, const char*> signs[] = {
        {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
        {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"}};
    std::string text;
    for (const auto& [value, sign] : signs)
        for (; number >= value; number -= value)
            text += sign;
    return text;
}

std::vector<std::string> toldApart(const std::vector<std::string>& names) {
    std::map<std::string, int> count;
    for (const std::string& name : names)
        ++count[name];
    std::set<std::string> taken;
    for (const auto& [name, times] : count)
        taken.insert(name);
    std::map<std::string, int> number;
    std::vector<std::string> apart;
    apart.reserve(names.size());
    for (const std::string& name : names) {
        std::string own = name;
        if (count[name] > 1) {
            int& n = number[name];
            do
                own = name + " " + roman(n = n % 3999 + 1);
            while (!taken.insert(own).second);
        }
        apart.push_back(std::move(own));
    }
    return apart;
}

}  // namespace ephor
