// ephorctl campaign battles, resolve
#include "app/ephorctl/campaign/campaign_rolls.h"
#include "app/ephorctl/console.h"
#include "core/campaign/battle/battle_kind.h"
#include "core/campaign/battle/draft_check.h"
#include "core/campaign/battle/table_result.h"
#include "core/campaign/model/side_names.h"
#include "core/campaign/turn/turn.h"
#include "core/io/records/record_io.h"
#include "core/io/records/setup_io.h"

#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::ctl {

namespace {

struct CampaignBattleArguments {
    std::string file;
    std::string to;
    std::string battle;
    std::string record;
    std::string result;
    RollArguments typedRolls;
    bool automatic = false;
    bool json = false;
};

/// Writes the set-up and the result form for players who fight the battle at a real table.
Outcome<void> writePacket(const campaign::Campaign& campaign, campaign::BattleId id, const campaign::Battlefield& field,
                          const std::string& folder) {
    const std::filesystem::path base = std::filesystem::path(folder) / fmt::format("battle_{}", id.index() + 1);
    if (Outcome<void> written = writeOutput(base.string() + ".toml", toToml(field.setup)); !written)
        return written;
    return writeOutput(base.string() + "_result.toml", campaign::tableForm(campaign, id, field));
}

Outcome<ExitStatus> battles(const CampaignBattleArguments& given, const CampaignFile& open) {
    const campaign::Campaign& campaign = open.campaign();
    const Outcome<const RuleSystem*> system = systemOf(open.journal);
    if (!system)
        return std::unexpected(system.error());
    if (!given.to.empty())
        if (Outcome<void> made = makeFolder(given.to); !made)
            return std::unexpected(made.error());
    Json all = Json::array();
    std::string text;
    for (const campaign::BattleId id : campaign::pendingBattles(campaign.state)) {
        const campaign::Battle& battle = campaign.state.battles[id.index()];
        const std::string& place = campaign.scenario.map.place(battle.place).name;
        const auto names = campaign::sideNames(campaign.scenario, campaign.state, battle);
        const std::string attackers = fmt::format("{}", fmt::join(names[0], " and "));
        const std::string defenders = fmt::format("{}", fmt::join(names[1], " and "));
        const Result<campaign::Battlefield> field = campaign::battlefieldOf(campaign, id, **system);
        all.push_back({{"battle", id.index() + 1},
                       {"place", place},
                       {"kind", campaign::wordOf(battle.kind)},
                       {"attackers", attackers},
                       {"defenders", defenders},
                       {"terms", campaign::termsOf(campaign, id)},
                       {"on_table", field.has_value()}});
        text += fmt::format("{}  {} ({}): {} against {}\n   {}{}\n", id.index() + 1, place,
                            campaign::wordOf(battle.kind), attackers, defenders, campaign::termsOf(campaign, id),
                            field ? "" : ", on paper: " + toText(field.error().front().message));
        if (field && !given.to.empty())
            if (Outcome<void> written = writePacket(campaign, id, *field, given.to); !written)
                return std::unexpected(written.error());
    }
    if (given.json)
        return printJson(all);
    return print(text.empty() ? "No battle is pending.\n" : text);
}

Outcome<campaign::Aftermath> draftOf(const CampaignBattleArguments& given, const campaign::Campaign& campaign,
                                     campaign::BattleId id, const RuleSystem& system) {
    if (given.automatic)
        return campaign::resolved(campaign, id, system);
    const Result<campaign::Battlefield> field = campaign::battlefieldOf(campaign, id, system);
    if (!field)
        return trouble(ExitStatus::Unreadable, field.error());
    if (!given.record.empty()) {
        const Outcome<std::string> text = readInput(given.record, largestRecord);
        if (!text)
            return std::unexpected(text.error());
        const Result<Record> record = readRecord(*text, shownName(given.record));
        if (!record)
            return trouble(ExitStatus::Unreadable, record.error());
        Result<campaign::Aftermath> draft = campaign::fromRecord(campaign, id, *field, *record);
        if (!draft)
            return trouble(ExitStatus::No, std::move(draft.error()));
        return *std::move(draft);
    }
    const Outcome<std::string> text = readInput(given.result, campaign::largestTableResult);
    if (!text)
        return std::unexpected(text.error());
    Result<campaign::Aftermath> draft = campaign::fromTable(campaign, id, *field, *text, shownName(given.result));
    if (!draft)
        return trouble(ExitStatus::Unreadable, std::move(draft.error()));
    Diagnostics found = campaign::checkDraft(campaign, *draft);
    if (hasErrors(found))
        return trouble(ExitStatus::No, std::move(found));
    say(found);
    return *std::move(draft);
}

Outcome<ExitStatus> resolve(const CampaignBattleArguments& given) {
    if ((given.automatic ? 1 : 0) + (given.record.empty() ? 0 : 1) + (given.result.empty() ? 0 : 1) != 1)
        return wrongUsage("Say one of --auto, --record RECORD and --result RESULT.");
    Outcome<CampaignFile> open = openCampaign(given.file);
    if (!open)
        return std::unexpected(open.error());
    const Outcome<const RuleSystem*> system = systemOf(open->journal);
    if (!system)
        return std::unexpected(system.error());
    const Outcome<campaign::BattleId> id = battleOf(open->campaign(), given.battle);
    if (!id)
        return std::unexpected(id.error());
    Outcome<campaign::Aftermath> draft = draftOf(given, open->campaign(), *id, **system);
    if (!draft)
        return std::unexpected(draft.error());
    const Outcome<campaign::Preview> seen = previewWith(given.typedRolls, [&](const campaign::TypedDice& typed) {
        draft->typed = typed;
        return campaign::preview(open->campaign(), *draft);
    });
    if (!seen)
        return std::unexpected(seen.error());
    if (given.typedRolls.areShown)
        return printRolls(*seen, given.json);
    campaign::recordResult(open->journal, *draft);
    if (Outcome<void> saved = save(*open); !saved)
        return std::unexpected(saved.error());
    const campaign::Battle& battle = open->campaign().state.battles[id->index()];
    if (given.json)
        return printJson({{"battle", id->index() + 1},
                          {"result", campaign::wordOf(battle.result)},
                          {"decisive", battle.decisive},
                          {"losses", {battle.attackerLosses, battle.defenderLosses}},
                          {"digest", battle.digest},
                          {"played", draft->played.empty() ? Json() : Json(draft->played)},
                          {"head", open->journal.head()}});
    return print(
        fmt::format("Battle {}: {}{}. The attackers lost {} steps, the defenders {}, before stragglers came in.\n{}",
                    id->index() + 1, battle.decisive ? "decisive, " : "", campaign::wordOf(battle.result),
                    battle.attackerLosses, battle.defenderLosses, draft->played.empty() ? "" : draft->played + "\n"));
}

}  // namespace

void addCampaignBattles(CLI::App& family, Action& action) {
    auto given = std::make_shared<CampaignBattleArguments>();
    CLI::App* list = family.add_subcommand("battles", "List the pending battles");
    list->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    list->add_option("--to", given->to,
                     "Write the set-up and the result form of each battle to this folder, created if missing")
        ->option_text("DIR")
        ->check(isFolderName);
    list->add_flag("--json", given->json, "One JSON document");
    list->callback([&action, given] { action = [given] { return runOn(*given, battles); }; });
    CLI::App* one = family.add_subcommand("resolve", "Enter the result of a battle");
    one->add_option("FILE", given->file, "The campaign")->required()->check(isFileName);
    one->add_option("BATTLE", given->battle, "Number of the battle")->required();
    one->add_flag("--auto", given->automatic, "Let the computer fight it");
    one->add_option("--record", given->record, "Take the result from this record of a battle fought in the program")
        ->option_text("RECORD")
        ->check(isFileName);
    one->add_option("--result", given->result, "Take the result of a tabletop battle from this result form")
        ->option_text("RESULT")
        ->check(isFileName);
    addRolls(*one, given->typedRolls);
    one->add_flag("--json", given->json, "One JSON document");
    one->callback([&action, given] { action = [given] { return resolve(*given); }; });
}

}  // namespace ephor::ctl
