// What is told of the umpire's rulings: read back out of the journal.
#include "core/campaign/ruling.h"
#include "core/campaign/veto.h"
#include "core/io/json_depth.h"

#include <nlohmann/json.hpp>

namespace ephor::campaign {

std::optional<Said> rulingOf(const JournalEntry& entry) {
    if (entry.deed != Deed::Ruling)
        return {};
    constexpr int deepest = 8;  // as notices
    if (tooDeepAt(entry.action, deepest))
        return {};
    const nlohmann::json action = nlohmann::json::parse(entry.action, nullptr, false);
    if (!action.is_object() || !action.contains("reason") || !action["reason"].is_string())
        return {};
    Said said{action["reason"].get<std::string>(), {}, {}, 0};
    if (const auto what = action.find("ruled"); what != action.end() && what->is_string())
        said.what = what->get<std::string>();
    if (const auto concerns = action.find("concerns"); concerns != action.end() && concerns->is_array())
        for (const nlohmann::json& one : *concerns)
            if (one.is_string())
                said.concerns.push_back(one.get<std::string>());
    if (const auto turn = action.find("turn"); turn != action.end() && turn->is_number_integer())
        said.turn = turn->get<int>();
    return said;
}

std::vector<Said> saidIn(const JournalEntry& entry, const Scenario& scenario) {
    std::vector<Said> all;
    if (std::optional<Said> ruling = rulingOf(entry))
        all.push_back(*std::move(ruling));
    for (const Vetoed& veto : vetoesOf(entry).value_or(std::vector<Vetoed>{}))
        all.push_back({veto.reason, "veto of " + veto.what, veto.concerns, veto.turn,
                       veto.concerns.size() == scenario.powers.size()});
    return all;
}

std::string rulingsReport(std::span<const JournalEntry> entries, const Campaign& then, PowerId power) {
    const std::string& id = then.scenario.powers[power.index()].id;
    const int lately = then.state.course.turn - 1;
    std::string lines;
    for (const JournalEntry* entry : standingEntries(entries))
        for (const Said& said : saidIn(*entry, then.scenario)) {
            const bool concerns = std::ranges::find(said.concerns, id) != said.concerns.end();
            if (!said.what.empty() && said.turn >= lately && (concerns || said.isOpen))
                lines += concerns ? "  " + said.what + ": " + said.reason + "\n" : "  " + said.reason + "\n";
        }
    return lines.empty() ? lines : "\nRulings of the umpire\n" + lines;
}

}  // namespace ephor::campaign
