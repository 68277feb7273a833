#include "core/campaign/battle/battle_result.h"

#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/campaign/dice/dice_keys.h"
#include "core/io/records/record_io.h"

#include <fmt/format.h>
#include <set>

namespace ephor::campaign {

namespace {

Verdict verdictOf(Winner winner) {
    return winner == Winner::A ? Verdict::Attacker : winner == Winner::B ? Verdict::Defender : Verdict::Draw;
}

/// Whether the loser lost at least half of its steps.
bool isDecisive(const Aftermath& draft, std::size_t unitsOfA) {
    if (draft.verdict == Verdict::Draw)
        return false;
    int before = 0;
    int left = 0;
    for (std::size_t i = 0; i < draft.units.size(); ++i)
        if ((i < unitsOfA) == (draft.verdict == Verdict::Defender)) {
            before += draft.units[i].before;
            left += draft.units[i].left;
        }
    return 2 * left <= before;
}

/// Adds rows for units that have `left` of `whole` strength left. Losses are shared in proportion; odd steps go to the
/// units with the largest fractions.
void share(const State& state, const std::vector<UnitId>& units, int whole, int left, std::vector<UnitLeft>& rows) {
    int steps = 0;
    for (const UnitId id : units)
        steps += state.units[id.index()].steps;
    const int remain = whole > 0 ? std::min(steps, (steps * left + whole - 1) / whole) : steps;
    int odd = steps - remain;
    const std::size_t first = rows.size();
    for (const UnitId id : units) {
        const int before = state.units[id.index()].steps;
        const int lost = steps > 0 ? before * (steps - remain) / steps : 0;
        odd -= lost;
        rows.push_back({id, before, before - lost});
    }
    const auto fraction = [&](std::size_t i) { return rows[i].before * (steps - remain) % std::max(1, steps); };
    std::vector<std::size_t> order(units.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = first + i;
    std::ranges::stable_sort(order, std::greater{}, fraction);
    for (std::size_t i = 0; odd > 0 && i < order.size(); ++i)
        if (rows[order[i]].left > 0) {
            --rows[order[i]].left;
            --odd;
        }
}

/// Units of side A first, each side in the order on the table. Reserves are not included, because they take no losses.
Aftermath draftOf(const Campaign& campaign, BattleId battle, const Battlefield& field, const Game& game,
                  const Table& table, Winner winner) {
    Aftermath draft;
    draft.battle = battle;
    draft.verdict = verdictOf(winner);
    for (const Side side : bothSides)
        for (const Brigade& brigade : brigadesOf(field.hosts[index(side)])) {
            int whole = 0;
            int left = 0;
            for (const PieceInfo& piece : game.pieces())
                if (piece.side == side && piece.unit >= brigade.first && piece.unit < brigade.first + brigade.count) {
                    whole += piece.strength;
                    left += game.strength(table, PieceId(static_cast<int>(&piece - game.pieces().data())));
                }
            share(campaign.state, brigade.units, whole, left, draft.units);
        }
    draft.decisive = isDecisive(draft, field.hosts[0].units.size());
    for (const Side side : bothSides)
        if (const Host& host = field.hosts[index(side)]; host.general && !game.general(table, side))
            draft.hit.push_back(host.general);
    return draft;
}

std::uint64_t keyNumber(const DiceKey& key) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number = number << 8 | key.bytes[i];
    return number;
}

template <typename T> std::int64_t count(const Record& record) {
    return std::ranges::count_if(record.entries,
                                 [](const RecordEntry& entry) { return std::holds_alternative<T>(entry); });
}

std::string diceText(const Campaign& campaign, BattleId battle, const DicePlan& plan) {
    if (plan == diceOf(campaign, battle))
        return "the campaign's dice";
    if (plan.kind == DicePlan::Kind::Sealed)
        return "sealed dice that are not the campaign's";
    return "dice by seed " + std::to_string(plan.seed) +
           (plan.stream == 0 ? "" : ", run " + std::to_string(plan.stream + 1));
}

bool isChosenSeed(const Campaign& campaign, BattleId battle, const DicePlan& plan) {
    return plan.kind != DicePlan::Kind::Sealed && plan != diceOf(campaign, battle);
}

/// Who decided for the side: "a person and the computer (standard)".
std::string deciderText(const Record& record, Side side) {
    const auto decided = [&](By by) {
        return std::ranges::any_of(record.entries, [&](const RecordEntry& entry) {
            const auto* answer = std::get_if<Answer>(&entry);
            return answer && answer->question.side == side && answer->by == by;
        });
    };
    static constexpr std::array words{std::pair(By::Standard, "standard"), std::pair(By::Search, "look-ahead"),
                                      std::pair(By::Random, "random"), std::pair(By::Novice, "novice"),
                                      std::pair(By::Club, "club player")};
    std::string computer;
    for (const auto& [kind, word] : words)
        if (decided(kind))
            computer += (computer.empty() ? "" : ", ") + std::string(word);
    std::string text = decided(By::Person) || decided(By::StandingOrder) ? "a person" : "";
    const auto add = [&text](const std::string& who) { text += (text.empty() ? "" : " and ") + who; };
    if (!computer.empty())
        add("the computer (" + computer + ")");
    if (decided(By::Scripted))
        add("a script");
    return text.empty() ? "nobody was asked" : text;
}

}  // namespace

std::vector<TableCount> tableCounts(const Battlefield& field) {
    std::vector<TableCount> counts;
    for (const Side side : bothSides)
        for (const Brigade& brigade : brigadesOf(field.hosts[index(side)])) {
            TableCount count{brigade.units, 0};
            for (const PieceInfo& piece : field.game->pieces())
                if (piece.side == side && piece.unit >= brigade.first && piece.unit < brigade.first + brigade.count)
                    count.whole += piece.strength;
            counts.push_back(std::move(count));
        }
    return counts;
}

std::vector<UnitLeft> stepsFor(const State& state, const TableCount& count, int left) {
    std::vector<UnitLeft> rows;
    share(state, count.units, count.whole, left, rows);
    return rows;
}

DicePlan diceOf(const Campaign& campaign, BattleId battle) {
    const int turn = campaign.state.battles[battle.index()].turn;
    return {DicePlan::Kind::Sealed, 0, 0, keysOf(campaign, turn, occasionOf("battle", battle)).open};
}

Aftermath fought(const Campaign& campaign, BattleId battle, const Battlefield& field, Record* record) {
    const Game& game = *field.game;
    const DicePlan plan = diceOf(campaign, battle);
    const std::unique_ptr<DiceSource> dice = makeDice(plan);
    EventDigester digester;
    Conditions conditions;
    conditions.dice = dice.get();
    conditions.key = keyNumber(plan.key);
    conditions.listener = &digester;
    for (const Side side : bothSides)
        conditions.players[index(side)] = &standardPlayer(game);
    if (record) {
        record->rulesData = game.system().dataDigest();
        record->setup = game.setup();
        record->dice = plan;
    }
    Fight fight(game);
    const Run run = fight.run(conditions, record);
    Aftermath draft = draftOf(campaign, battle, field, game, fight.table(), run.ended->winner);
    draft.method = Method::Auto;
    draft.digest = toHex(digester.digest());
    if (record)
        record->result = BattleResult{run.ended->winner, run.ended->turns, digester.digest()};
    return draft;
}

Result<Aftermath> fromRecord(const Campaign& campaign, BattleId battle, const Battlefield& field,
                             const Record& record) {
    if (!(record.setup == field.game->setup()))
        return failure("battle-other",
                       {"The record is of another battle than {0} as the campaign has it: its set-up differs.",
                        {field.setup.name}});
    if (Diagnostics faults = verify(*field.game, record); hasErrors(faults))
        return std::unexpected(std::move(faults));
    Record copy = record;
    Conditions conditions;
    Fight fight(*field.game);
    const Run run = fight.run(conditions, &copy);
    Aftermath draft = draftOf(campaign, battle, field, *field.game, fight.table(), run.ended->winner);
    draft.method = Method::Record;
    draft.digest = toHex(record.result->digest);
    draft.played = howPlayed(campaign, battle, record);
    draft.record = toText(record);
    return draft;
}

namespace {

/// What was typed in, corrected, undone or tried with other dice; ends the sentence.
std::string changesText(const Record& record) {
    std::string text;
    const auto add = [&text](std::int64_t count, std::string_view one, std::string_view what) {
        if (count > 0)
            text += "; " + counted(count, one) + std::string(what);
    };
    add(count<TypedRoll>(record), "roll", " typed in");
    add(count<Correction>(record), "correction", " by the umpire");
    add(std::ssize(record.undone), "step", " taken back after its dice had been seen");
    add(std::ssize(record.forks), "place", " from which other dice fell");
    return text + ".";
}

bool isByProgram(const std::string& decider) { return decider.starts_with("the computer ("); }

}  // namespace

std::string howPlayed(const Campaign& campaign, BattleId battle, const Record& record) {
    const std::array<std::string, 2> who{deciderText(record, Side::A), deciderText(record, Side::B)};
    const bool areComputers = std::ranges::all_of(who, isByProgram);
    const std::string sides = areComputers && who[0] == who[1]
                                  ? "the computer played both sides"
                                  : fmt::format("attackers: {}, defenders: {}", who[0], who[1]);
    return fmt::format("{} with {}{}; {}{}", areComputers ? "Fought by the program" : "Played in the program",
                       diceText(campaign, battle, record.dice),
                       isChosenSeed(campaign, battle, record.dice) ? ", chosen by a player" : "", sides,
                       changesText(record));
}

std::string howPlayedBefore(const Campaign& campaign, BattleId battle, const Record& record) {
    return fmt::format("Its record: {}{}; attackers: {}; defenders: {}{}", diceText(campaign, battle, record.dice),
                       isChosenSeed(campaign, battle, record.dice) ? ", chosen by whoever played it" : "",
                       deciderText(record, Side::A), deciderText(record, Side::B), changesText(record));
}

bool namesRows(const State& state, const Aftermath& draft) {
    return draft.battle.index() < state.battles.size() &&
           std::ranges::all_of(
               draft.units, [&](const UnitLeft& row) { return row.unit.index() < state.units.size(); }) &&
           std::ranges::all_of(draft.hit, [&](LeaderId id) { return id.index() < state.leaders.size(); });
}

bool isOnPaper(const Aftermath& draft) { return draft.method == Method::Auto && draft.digest.empty(); }

Aftermath onPaper(const Campaign& campaign, BattleId id, CampaignDice& dice) {
    const Battle& battle = campaign.state.battles[id.index()];
    const ArmyIndex armyIndex(campaign.state);
    std::array<int, 2> strength{0, 0};
    const std::array sides{&battle.attackers, &battle.defenders};
    for (std::size_t s = 0; s < 2; ++s)
        for (const ArmyId army : *sides[s])
            strength[s] += strengthOf(campaign.state, armyIndex, army);
    std::set<std::string> told;
    for (const std::vector<ArmyId>* side : sides)
        for (const ArmyId army : *side)
            told.insert(campaign.scenario.powers[campaign.state.armies[army.index()].power.index()].id);
    // +1 for each half by which a side is stronger, at most +4.
    std::array<int, 2> total{};
    for (std::size_t s = 0; s < 2; ++s) {
        const int odds = 2 * strength[s] / std::max(1, strength[1 - s]) - 2;
        total[s] = dice.facesToldTo(told).twoDice(s == 0 ? "The attackers, on paper" : "The defenders, on paper",
                                                  std::clamp(odds, 0, 4));
    }
    Aftermath draft;
    draft.battle = id;
    draft.verdict = total[0] > total[1] ? Verdict::Attacker : total[1] > total[0] ? Verdict::Defender : Verdict::Draw;
    draft.decisive = std::abs(total[0] - total[1]) >= 5;
    for (std::size_t s = 0; s < 2; ++s) {
        const bool won = draft.verdict == (s == 0 ? Verdict::Attacker : Verdict::Defender);
        // Tenths of its steps that a side loses.
        const int tenths = won ? 1 : draft.verdict == Verdict::Draw ? 2 : draft.decisive ? 6 : 4;
        int carried = 0;
        for (const ArmyId army : *sides[s])
            for (const UnitId unit : armyIndex.units(army)) {
                const int before = campaign.state.units[unit.index()].steps;
                carried += before * tenths;
                const int lost = std::min(before, carried / 10);
                carried -= 10 * lost;
                draft.units.push_back({unit, before, before - lost});
            }
    }
    return draft;
}

}  // namespace ephor::campaign
