#include "app/ephorctl/known_rules.h"

#include "app/ephorctl/commands.h"
#include "core/rules/pack_folder.h"

namespace ephor::ctl {

namespace {

const std::shared_ptr<RulesShelf>& shelf() {
    static const auto rules = std::make_shared<RulesShelf>(packPlaces());
    return rules;
}

const RuleSystem*& packInUse() {
    static const RuleSystem* used = nullptr;
    return used;
}

}  // namespace

const RuleSystem* usedPack() { return packInUse(); }

RulesShelf& knownRules() { return *shelf(); }

FindSystem findKnown() { return finderOf(shelf()); }

void addPackOption(CLI::App& command, std::string& pack) {
    command
        .add_option("--pack", pack, "Rules pack to use: its folder, or the version of a pack in the folder Ephor/Packs")
        ->option_text("PACK")
        ->check(isFolderName);
}

void addPackOptions(CLI::App& family, std::string& pack) {
    for (CLI::App* command : family.get_subcommands([](const CLI::App*) { return true; }))
        addPackOption(*command, pack);
}

Outcome<void> usePack(const std::string& pack) {
    if (pack.empty())
        return {};
    std::filesystem::path folder(pack);
    if (std::error_code error; !std::filesystem::is_directory(folder, error))
        for (const std::filesystem::path& place : packPlaces())
            if (const std::optional<std::filesystem::path> known = packFolder(place, pack))
                folder = *known;
    if (std::error_code error; !std::filesystem::is_directory(folder, error))
        return trouble(
            ExitStatus::Unreadable,
            {{Severity::Error,
              "pack-unknown",
              {},
              {"There is no rules pack \"{0}\": it is neither a folder nor the version of an installed pack. "
               "Name the folder with its troops.toml.",
               {pack}},
              {},
              {}}});
    const Result<const RuleSystem*> used = knownRules().useAlways(folder);
    if (!used)
        return trouble(ExitStatus::Unreadable, used.error());
    packInUse() = *used;
    return {};
}

}  // namespace ephor::ctl
