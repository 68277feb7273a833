#include "app/ephorctl/unknown_command.h"

#include <algorithm>

namespace ephor::ctl {

std::optional<Message> unknownCommand(CLI::App& app, std::span<const char* const> arguments) {
    CLI::App* at = &app;
    std::string before;  // the family named before: "battle "
    for (const std::string word : arguments) {
        if (at->get_require_subcommand_min() == 0 || word.starts_with('-'))
            return {};
        const std::vector<CLI::App*> commands = at->get_subcommands([](CLI::App*) { return true; });
        const auto named = std::ranges::find_if(commands, [&](const CLI::App* c) { return c->get_name() == word; });
        if (named != commands.end()) {
            at = *named;
            before += word + " ";
            continue;
        }
        std::vector<std::string> known;
        for (const CLI::App* command : commands)
            known.push_back(command->get_name());
        if (const auto near = nearestWord(word, known))
            return Message("There is no command \"{0}\"; did you mean \"{1}\"?", {before + word, before + *near});
        return Message("There is no command \"{0}\": write {1}.", {before + word, anyOf(known)});
    }
    return {};
}

}  // namespace ephor::ctl
