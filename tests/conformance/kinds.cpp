#include "tests/conformance/kinds.h"

namespace ephor::conformance {

std::vector<ChosenOption> chosenOptions(const Case& question, std::string_view prefix) {
    std::vector<ChosenOption> chosen;
    for (const auto& [key, value] : question.options)
        chosen.push_back({key.starts_with(prefix) ? key.substr(prefix.size()) : key, value});
    return chosen;
}

Value byNumber(const Distribution& chances) {
    std::map<std::string, double> map;
    for (int n = chances.lowest(); n <= chances.highest(); ++n)
        map[std::to_string(n)] = chances.at(n);
    return Value::chances(std::move(map));
}

}  // namespace ephor::conformance
