// ephorctl battle replay, verify
#include "app/ephorctl/battle/battle_report.h"
#include "app/ephorctl/battle/recorded_answers.h"
#include "app/ephorctl/battle/recorded_battle.h"
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/unusual.h"
#include "core/io/records/record_io.h"
#include "core/rules/builtin.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct RecordArguments {
    std::string file;
    bool log = false;
    bool json = false;
};

/// Shows a record of other rules without replaying it: its log, or its answers where it has no log.
Outcome<ExitStatus> showAsWritten(const RecordFile& file, bool asJson) {
    const Record& record = file.record;
    const Log log = logIn(file.text);
    const std::vector<std::string> answers =
        recordedAnswers(record, knownRules().find(record.setup.system, record.setup.rules));
    if (asJson)
        return printJson(Json{{"system", record.setup.system},
                              {"answers", answers},
                              {"log", logJson(log)},
                              {"unusual", unusualJson(record)}},
                         ExitStatus::Unreadable);
    std::string text =
        fmt::format("{} against {}, recorded by Ephor {}: {}\n", record.setup.lists[0].name, record.setup.lists[1].name,
                    record.program, log.empty() ? "what was answered" : "the log as it was written");
    if (!log.empty())
        text += logText(log);
    else
        for (std::size_t i = 0; i < answers.size(); ++i)
            text += fmt::format("{:5}  {}\n", i + 1, answers[i]);
    return print(text + unusualText(record), ExitStatus::Unreadable);
}

/// Prints faults as warnings: a replay shows the result of the answers and dice; `verify` is the command that rejects
/// the record.
void warn(Diagnostics faults) {
    for (Diagnostic& d : faults)
        d.severity = Severity::Warning;
    say(faults);
}

Json seedOf(const Record& record) {
    return record.dice.kind == DicePlan::Kind::Fast ? Json(std::to_string(record.dice.seed)) : Json();
}

std::string diceOf(const Record& record) {
    return record.dice.kind == DicePlan::Kind::Fast
               ? fmt::format("seed {}", record.dice.seed)
               : fmt::format("sealed dice, commitment {}", toHex(record.dice.key.commitment()));
}

Outcome<ExitStatus> replay(const RecordArguments& given) {
    Outcome<RecordFile> read = readRecordOf(given.file);
    if (!read)
        return std::unexpected(std::move(read.error()));
    if (const Diagnostics faults = checkRules(read->record, shownName(given.file), findKnown(), systemIds());
        hasErrors(faults)) {
        say(faults);
        return showAsWritten(*read, given.json);
    }
    Outcome<RecordedBattle> battle = recordedBattleOf(std::move(*read), given.file);
    if (!battle)
        return std::unexpected(std::move(battle.error()));
    const Game& game = *battle->game;
    Reporter reporter(game);
    Conditions conditions;
    conditions.listener = &reporter;
    Fight scratch(game);
    Record copy = battle->record();
    const Run run = scratch.run(conditions, &copy);
    reporter.finish();
    Diagnostics faults;
    if (run.misfit || battle->record().result)
        faults = disagreements(*battle, shownName(given.file));
    if (!faults.empty() && battle->record().program != EPHOR_VERSION) {
        warn(std::move(faults));
        return showAsWritten(battle->file, given.json);
    }
    if (run.misfit)
        return trouble(ExitStatus::Unreadable, std::move(faults));
    warn(std::move(faults));
    if (given.json) {
        Json json = reporter.json(run, scratch.table(), seedOf(battle->record()));
        json["unusual"] = unusualJson(battle->record());
        if (given.log)
            json["log"] = reporter.log();
        return printJson(json);
    }
    const Setup& setup = game.setup();
    const std::string heading =
        fmt::format("{} against {}\n{}, {}, recorded by Ephor {}\n", setup.lists[0].name, setup.lists[1].name,
                    game.system().info().name, diceOf(battle->record()), battle->record().program);
    std::string text = reporter.text(run, scratch.table(), heading, given.log);
    if (!run.ended)
        text += fmt::format("\nThe record ends here, in turn {}: the battle was not fought to its end.\n",
                            scratch.table().turn());
    if (const std::string unusual = unusualText(battle->record()); !unusual.empty())
        text += "\n" + unusual;
    return print(text);
}

/// True for faults of a record that was cut off or changed, which therefore does not verify. A file that is no record,
/// or is of another program version, cannot be verified at all.
bool isVerdict(const Diagnostic& d) {
    static constexpr std::array<std::string_view, 4> verdicts{"record-cut-off", "record-changed", "record-line",
                                                              "record-line-ends"};
    return std::ranges::find(verdicts, d.code) != verdicts.end();
}

Outcome<ExitStatus> answer(const RecordArguments& given, const Diagnostics& faults, const Record* record) {
    const bool valid = faults.empty();
    say(faults);
    const ExitStatus status = valid ? ExitStatus::Yes : ExitStatus::No;
    if (given.json) {
        Json json{{"file", given.file}, {"valid", valid}, {"diagnostics", toJson(faults)}};
        if (record && record->result)
            json["digest"] = toHex(record->result->digest);
        if (record)
            json["unusual"] = unusualJson(*record);
        return printJson(json, status);
    }
    const std::string unusual = record ? unusualText(*record) : "";
    if (!valid)
        return print(fmt::format("{}: does not verify\n{}", shownName(given.file), unusual), status);
    return print(fmt::format("{}: verified; {} entries, {} turns, digest {}\n{}", shownName(given.file),
                             record->entries.size(), record->result->turns, toHex(record->result->digest),
                             unusual.empty() ? "Nothing was taken back, forked, corrected or typed in.\n" : unusual),
                 status);
}

Outcome<ExitStatus> verifyRecord(const RecordArguments& given) {
    const Outcome<RecordedBattle> battle = readRecordedBattle(given.file);
    if (!battle) {
        const Diagnostics& faults = battle.error().faults;
        return !faults.empty() && std::ranges::all_of(faults, isVerdict) ? answer(given, faults, nullptr)
                                                                         : std::unexpected(battle.error());
    }
    return answer(given, disagreements(*battle, shownName(given.file)), &battle->record());
}

}  // namespace

void addBattleRecords(CLI::App& battle, Action& action) {
    auto given = std::make_shared<RecordArguments>();
    CLI::App* replaying = battle.add_subcommand("replay", "Fight a recorded battle again and report it");
    replaying->add_option("RECORD", given->file, "Battle record")->required()->check(isFileName);
    replaying->add_flag("--log", given->log, "The complete log: every roll, modifier and rule");
    replaying->add_flag("--json", given->json, "One JSON document");
    replaying->callback([&action, given] { action = [given] { return replay(*given); }; });

    CLI::App* verifying = battle.add_subcommand("verify", "Check that a record is genuine; exit status 1 if not");
    verifying->add_option("RECORD", given->file, "Battle record")->required()->check(isFileName);
    verifying->add_flag("--json", given->json, "One JSON document");
    verifying->callback([&action, given] { action = [given] { return verifyRecord(*given); }; });
}

void addBattle(CLI::App& app, Action& action) {
    CLI::App* battle = app.add_subcommand("battle", "Battles: fight, odds, replay, verify, export, analyse");
    battle->require_subcommand(1);
    addBattleFight(*battle, action);
    addBattleOdds(*battle, action);
    addBattleRecords(*battle, action);
    addBattleExport(*battle, action);
    addBattleAnalyse(*battle, action);
}

}  // namespace ephor::ctl
