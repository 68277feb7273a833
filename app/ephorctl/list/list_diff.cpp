// ephorctl list diff, and the changes that another version of the rules makes to a list.
#include "app/ephorctl/list/list_diff.h"

#include "app/ephorctl/list/list_input.h"
#include "core/army/list_differences.h"
#include "core/io/lists/list_fingerprint.h"
#include "core/rules/builtin.h"
#include "core/rules/pack_folder.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct DiffArguments {
    std::string first;
    std::string second;
    bool json = false;
};

Json sideAsJson(const ReadList& read, const std::string& file) {
    const ListSummary summary = read.system->summary(*read.list);
    return {{"file", file},
            {"system", read.list->system},
            {"name", read.list->name},
            {"valid", !hasErrors(read.diagnostics)},
            {"cost", summary.cost ? Json(*summary.cost) : Json()},
            {"units", summary.units},
            {"fingerprint", shownFingerprint(fingerprintOf(*read.list, read.system->info().list))}};
}

std::string sideAsText(const char* mark, const ReadList& read, const std::string& file) {
    const ListSummary summary = read.system->summary(*read.list);
    return fmt::format("{} {}: {}, {}{} units\n", mark, file, read.list->name,
                       summary.cost ? std::to_string(*summary.cost) + " points, " : "", summary.units);
}

Outcome<ExitStatus> diff(const DiffArguments& given) {
    const Outcome<ReadList> first = readOfKnownSystem(given.first);
    if (!first)
        return std::unexpected(first.error());
    const Outcome<ReadList> second = readOfKnownSystem(given.second);
    if (!second)
        return std::unexpected(second.error());
    const std::vector<Message> differences = differencesOf(*first->list, *second->list, first->system->info().list);
    const ExitStatus status = differences.empty() ? ExitStatus::Yes : ExitStatus::No;
    if (given.json) {
        Json lines = Json::array();
        for (const Message& one : differences)
            lines.push_back(toText(one));
        return printJson({{"a", sideAsJson(*first, given.first)},
                          {"b", sideAsJson(*second, given.second)},
                          {"same", differences.empty()},
                          {"differences", std::move(lines)}},
                         status);
    }
    std::string text = sideAsText("A", *first, given.first) + sideAsText("B", *second, given.second);
    for (const Message& one : differences)
        text += "  " + toText(one) + "\n";
    if (differences.empty())
        text += "  The lists are the same.\n";
    return print(text, status);
}

}  // namespace

std::optional<RulesChange> rulesChange(const ReadList& read, const std::string& file,
                                       const std::vector<std::string>& packs) {
    if (!read.list || !read.system || read.list->rules.empty() || read.list->rules == read.system->info().version)
        return {};
    if (const RuleSystem* builtin = findSystem(read.list->system); builtin->info().version == read.list->rules)
        return rulesChangeOf(*read.list, *read.system, builtin);
    const auto before = packOfList(*read.list, file == "-" ? std::filesystem::path() : std::filesystem::path(file),
                                   {packs.begin(), packs.end()});
    return rulesChangeOf(*read.list, *read.system, before.get());
}

std::string rulesChangeText(const std::optional<RulesChange>& change) {
    if (!change)
        return {};
    std::string text = fmt::format("  rules {} -> {}:\n", change->from, change->to);
    for (const Message& one : wordsOf(*change))
        text += "    " + toText(one) + "\n";
    return text;
}

Json rulesChangeJson(const std::optional<RulesChange>& change) {
    if (!change)
        return {};
    Json words = Json::array();
    for (const Message& one : wordsOf(*change))
        words.push_back(toText(one));
    const auto number = [](const std::optional<int>& cost) { return cost ? Json(*cost) : Json(); };
    return {{"from", change->from},
            {"to", change->to},
            {"known", change->isKnown},
            {"cost_before", number(change->costBefore)},
            {"cost_now", number(change->costNow)},
            {"legal_now", change->wrongNow.empty()},
            {"changes", std::move(words)}};
}

void addListDiff(CLI::App& list, Action& action) {
    auto given = std::make_shared<DiffArguments>();
    CLI::App* comparing =
        list.add_subcommand("diff", "Show what differs between two lists; exit status 1 if anything does");
    comparing->add_option("A", given->first, "Army list")->required()->check(isFileName);
    comparing->add_option("B", given->second, "Army list")->required()->check(isFileName);
    comparing->add_flag("--json", given->json, "One JSON document");
    comparing->callback([&action, given] { action = [given] { return diff(*given); }; });
}

}  // namespace ephor::ctl
