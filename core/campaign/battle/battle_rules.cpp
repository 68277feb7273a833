#include "core/campaign/battle/battle_rules.h"

#include "core/base/toml_text.h"
#include "core/campaign/battle/battle_setup.h"
#include "core/campaign/scenario/toml_rows.h"
#include "core/io/toml.h"

namespace ephor::campaign {

namespace {

constexpr std::string_view packKey = "pack";
constexpr std::string_view digestKey = "pack_digest";

/// What campaign.toml says of the rules. Empty texts are left out in the file.
struct NamedRules {
    std::string system;
    std::string pack;
    std::string digest;
};

Result<NamedRules> namedRules(const ScenarioFiles& files) {
    const Result<TomlText> head =
        parseToml(files.texts.front(), scenarioFileNames.front(), largestScenarioFile, "campaign");
    if (!head)
        return std::unexpected(head.error());
    const auto text = [&head](std::string_view key) { return head->table[key].value_or(std::string()); };
    return NamedRules{text("system"), text(packKey), text(digestKey)};
}

std::unexpected<Diagnostics> wrongPack(Message why) { return failure("campaign-pack", std::move(why)); }

}  // namespace

Result<ScenarioFiles> withBattleRules(const ScenarioFiles& files, const RuleSystem& rules) {
    const Result<NamedRules> named = namedRules(files);
    if (!named)
        return std::unexpected(named.error());
    const SystemInfo& info = rules.info();
    if (named->system != info.id)
        return wrongPack({"The scenario's battles use the rules \"{0}\"; {1} are others. Choose rules of that system.",
                          {named->system, info.name}});
    ScenarioFiles written = files;
    std::string& head = written.texts.front();
    const auto write = [&head](std::string_view key, const std::string& value, bool isKept) -> Result<void> {
        Result<std::string> edited = withKey(head, {}, key, isKept ? std::optional(tomlString(value)) : std::nullopt);
        if (!edited)
            return std::unexpected(std::move(edited.error()));
        head = *std::move(edited);
        return {};
    };
    const bool isPack = info.pack.has_value();
    const Result<void> done = write(packKey, info.version, isPack).and_then([&] {
        return write(digestKey, toHex(rules.dataDigest()), isPack);
    });
    return done ? Result<ScenarioFiles>(std::move(written)) : std::unexpected(done.error());
}

Result<const RuleSystem*> battleRulesOf(const ScenarioFiles& files, const FindSystem& find) {
    const Result<NamedRules> named = namedRules(files);
    if (!named)
        return std::unexpected(named.error());
    const RuleSystem* rules = find(named->system, named->pack);
    if (!rules || !listMakerFor(named->system))
        return failure("campaign-system",
                       {"The battles of this campaign use the rules \"{0}\", which this version does not "
                        "support in campaigns.",
                        {named->system}});
    const SystemInfo& info = rules->info();
    if (named->pack.empty() && info.pack)
        return wrongPack(
            {"The battles of this campaign use the built-in rules of \"{0}\", not the rules pack {1}. Leave "
             "out the pack.",
             {named->system, info.version}});
    if (!named->pack.empty() && (!info.pack || info.version != named->pack))
        return wrongPack(
            {"The battles of this campaign use the rules pack {0} of \"{1}\", which is missing. Install it "
             "(File, Install a rules pack) or name its folder with --pack.",
             {named->pack, named->system}});
    const std::string digest = toHex(rules->dataDigest());
    if (!named->digest.empty() && named->digest != digest)
        return wrongPack(
            {"The rules pack {0} was changed since the campaign was founded: {1} then, {2} now. Use the "
             "pack as it was then.",
             {named->pack, named->digest, digest}});
    return rules;
}

Result<const RuleSystem*> battleRulesOf(const Journal& journal, const FindSystem& find) {
    const Result<FoundedFiles> founded = filesFromJson(journal.entries().front().action);
    return founded ? battleRulesOf(founded->files, find) : std::unexpected(founded.error());
}

}  // namespace ephor::campaign
