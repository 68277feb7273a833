// Battles whose events are counted again by the rule texts alone: which battles, and what a recount is shown.
#pragma once

#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <fmt/format.h>
#include <map>

namespace ephor::testing {

/// What recounts found: how often each thing was checked, and each contradiction in words.
class Findings {
public:
    /// Counts one check of `what` ("fights", "shots").
    void checked(const std::string& what) { ++m_checked[what]; }
    /// Counts a check and keeps the contradiction where it failed. Returns `holds`.
    bool check(const std::string& what, bool holds, const std::string& contradiction) {
        checked(what);
        if (!holds)
            m_contradictions.push_back(m_battle + ": " + what + ": " + contradiction);
        return holds;
    }
    /// The battle that is fought now, for the words of a contradiction.
    void setBattle(std::string battle) { m_battle = std::move(battle); }

    int count(const std::string& what) const {
        const auto found = m_checked.find(what);
        return found == m_checked.end() ? 0 : found->second;
    }
    const std::vector<std::string>& contradictions() const { return m_contradictions; }
    /// "fights 1250, shots 939; contradictions 0", and the first contradictions, a line each.
    std::string text(std::size_t most = 20) const {
        std::string text;
        for (const auto& [what, count] : m_checked)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what, count);
        text += fmt::format("; contradictions {}", m_contradictions.size());
        for (std::size_t i = 0; i < m_contradictions.size() && i < most; ++i)
            text += "\n  " + m_contradictions[i];
        return text;
    }

private:
    std::map<std::string, int> m_checked;
    std::vector<std::string> m_contradictions;
    std::string m_battle;
};

/// Counts one battle again.
class Recount {
public:
    virtual ~Recount() = default;
    /// Each event in order, with the table before and after it.
    virtual void heard(int number, const Event& event, const Table& before, const Table& after) = 0;
};

/// Folds the events over the opening table and shows each to a recount.
class RecountListener final : public Listener {
public:
    RecountListener(const Game& game, Recount& recount)
        : m_recount(recount), m_before(game.opening()), m_after(game.opening()) {}

    void heard(int number, const Event& event) override {
        m_after.apply(event);
        m_recount.heard(number, event, m_before, m_after);
        m_before.apply(event);
    }

    /// As the last event left it.
    const Table& table() const { return m_after; }

private:
    Recount& m_recount;
    Table m_before;
    Table m_after;
};

/// Who decides in a battle that is recounted.
enum class Minds : std::uint8_t { Standard, Random, Mixed };

struct BattleToRecount {
    std::string name;
    std::shared_ptr<const Game> game;
    std::uint64_t seed = 0;
    Minds minds = Minds::Standard;
};

/// The sample armies of a system, as data/armies holds them.
inline std::vector<ArmyList> sampleArmies(const std::string& system) {
    std::vector<ArmyList> lists;
    std::vector<std::string> ids;
    for (const RuleSystem* one : builtinSystems())
        ids.push_back(one->info().id);
    for (const BuiltinFile& file : builtinFiles())
        if (file.path.starts_with("armies/" + system + "/"))
            lists.push_back(
                *readArmyList(file.text, file.path, [](std::string_view id) { return findSystem(id); }, ids).list);
    return lists;
}

/// The n-th battle: two of three are pairs of sample armies, in turn; the others are set up by chance (odd armies,
/// close lines, any ground and options). The computer player leads both sides, chance leads both, or one of each, in
/// turn.
inline BattleToRecount battleToRecount(const std::string& system, int n) {
    static constexpr std::array minds{Minds::Standard, Minds::Random, Minds::Mixed};
    const RuleSystem& rules = *findSystem(system);
    BattleToRecount battle;
    battle.seed = static_cast<std::uint64_t>(n);
    battle.minds = minds[static_cast<std::size_t>(n / 3 % 3)];
    if (n % 3 == 2) {
        for (const SystemUnderTest& row : systemsUnderTest())
            if (row.id == system)
                battle.game = anyGame(row, battle.seed);
        battle.name = fmt::format("by chance {}", n);
        return battle;
    }
    static std::map<std::string, std::vector<ArmyList>> samples;
    std::vector<ArmyList>& lists = samples[system];
    if (lists.empty())
        lists = sampleArmies(system);
    const std::size_t pair = static_cast<std::size_t>(n - n / 3);
    Setup setup;
    setup.system = system;
    setup.rules = rules.info().version;
    setup.table = rules.info().table;
    setup.lists = {lists[pair % lists.size()], lists[(pair / lists.size() + pair + 1) % lists.size()]};
    battle.game = *rules.open(setup);
    battle.name = fmt::format("{} {} v {}, seed {}", system, setup.lists[0].name, setup.lists[1].name, n);
    return battle;
}

/// Fights `battles` battles of a system and counts each again; `Counter` is made of a game and the findings.
/// `prepare(battle, n)` may change the n-th battle first.
template <typename Counter, typename Prepare>
Findings recountBattles(const std::string& system, int battles, Prepare&& prepare) {
    Findings findings;
    for (int n = 0; n < battles; ++n) {
        BattleToRecount battle = battleToRecount(system, n);
        prepare(battle, n);
        findings.setBattle(battle.name);
        findings.checked("battles");
        const RandomPlayer random(battle.seed);
        const Player& standard = standardPlayer(*battle.game);
        const Player& first = battle.minds == Minds::Random ? static_cast<const Player&>(random) : standard;
        const Player& second = battle.minds == Minds::Standard ? standard : static_cast<const Player&>(random);
        Counter counter(*battle.game, findings);
        RecountListener listener(*battle.game, counter);
        DicePlan plan;
        plan.seed = battle.seed;
        const Fought fought = fightOut(*battle.game, plan, {&first, &second}, battle.seed, &listener);
        findings.check("ends", fought.run.ended.has_value(), "the battle does not end");
    }
    return findings;
}
template <typename Counter> Findings recountBattles(const std::string& system, int battles) {
    return recountBattles<Counter>(system, battles, [](BattleToRecount&, int) {});
}

}  // namespace ephor::testing
