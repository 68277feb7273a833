// ephorctl battle fight
#include "app/ephorctl/battle/battle_inputs.h"
#include "app/ephorctl/battle/battle_report.h"
#include "app/ephorctl/console.h"
#include "app/ephorctl/unusual.h"
#include "core/io/records/record_io.h"

#include <chrono>
#include <fmt/format.h>

namespace ephor::ctl {

namespace {

struct FightArguments : BattleArguments {
    std::string record;
    bool log = false;
};

Record recordFor(const BattleInputs& inputs) {
    Record record;
    record.program = EPHOR_VERSION;
    record.rulesData = inputs.game->system().dataDigest();
    record.setup = inputs.game->setup();
    record.dice = {DicePlan::Kind::Fast, inputs.seed, 0, {}};
    return record;
}

std::string heading(const BattleInputs& inputs) {
    const Setup& setup = inputs.game->setup();
    const std::string battle = fmt::format("{} against {}", setup.lists[0].name, setup.lists[1].name);
    const std::string title = setup.name.empty() ? battle : fmt::format("{}: {}", setup.name, battle);
    return fmt::format("{}\n{}, seed {}\n", title, inputs.game->system().info().name, inputs.seed);
}

/// Shows the current turn of a long battle every five seconds.
class Progress final : public Listener {
public:
    void heard(int /*number*/, const Event& event) override {
        using namespace std::chrono_literals;
        const auto* phase = std::get_if<PhaseBegan>(&event);
        const auto now = std::chrono::steady_clock::now();
        if (!phase || now - m_said < 5s)
            return;
        sayProgress(fmt::format("Turn {} is being fought.", phase->turn));
        m_said = now;
    }

private:
    std::chrono::steady_clock::time_point m_said = std::chrono::steady_clock::now();
};

Outcome<ExitStatus> fight(const FightArguments& given) {
    const Outcome<BattleInputs> inputs = readBattle(given);
    if (!inputs)
        return std::unexpected(inputs.error());
    const Game& game = *inputs->game;
    Record record = recordFor(*inputs);
    Reporter reporter(game);
    Conditions conditions;
    conditions.key = mixed(inputs->seed, 0);  // the same as run 0 of `battle odds` with this seed
    Progress progress;
    Listeners listeners({&reporter, &progress});
    conditions.listener = &listeners;
    for (const Side side : bothSides)
        conditions.players[index(side)] = inputs->players[index(side)].get();
    Fight scratch(game);
    const Run run = scratch.run(conditions, &record);
    record.result = BattleResult{run.ended->winner, run.ended->turns, reporter.digest()};
    if (!given.record.empty())
        if (Outcome<void> written = writeOutput(given.record, toText(record, reporter.lines())); !written)
            return std::unexpected(written.error());
    if (!given.json)
        return print(reporter.text(run, scratch.table(), heading(*inputs), given.log));
    Json json = reporter.json(run, scratch.table(), std::to_string(inputs->seed));
    json["unusual"] = unusualJson(record);  // the same key as in `replay`; always empty for a new battle
    if (given.log)
        json["log"] = reporter.log();
    return printJson(json);
}

}  // namespace

void addBattleFight(CLI::App& battle, Action& action) {
    CLI::App* command = battle.add_subcommand("fight", "Fight one battle and report it");
    auto given = std::make_shared<FightArguments>();
    addBattleArguments(*command, *given);
    command->add_option("--record", given->record, "Write the record of the battle to this file")
        ->option_text("OUT")
        ->check(isOutputName);
    command->add_flag("--log", given->log, "The complete log: every roll, modifier and rule");
    command->callback([&action, given] { action = [given] { return fight(*given); }; });
}

}  // namespace ephor::ctl
