// How battles go: the sample armies of a system against each other, every pair in turn. Prints length, how battles end,
// first blow, losses of both sides, generals lost, and, where rule ids are named, how often each was an event's reason.
//
//     ephor-battle-figures SYSTEM [BATTLES] [A's player] [B's player] [RULE…]
//
// BATTLES: 200 unless said. Players: doctrine (the default), search, random. Seeds are 1, 2, 3 … Shares carry their 95
// % interval.
#include "core/ai/computer_players.h"
#include "core/battle/winner.h"
#include "core/odds/wilson.h"
#include "tests/recount/recount.h"

#include <cstdio>
#include <cstdlib>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Share of a side's strength that is gone at the end.
double shareLost(const Game& game, const Table& end, Side side) {
    int before = 0;
    int after = 0;
    for (const PieceId piece : end.all(side)) {
        before += game.piece(piece).strength;
        after += game.strength(end, piece);
    }
    return before > 0 ? 1.0 - static_cast<double>(after) / before : 0;
}

std::string_view ruleOf(const Event& event) {
    const Reason* why = nullptr;
    std::visit(
        [&why](const auto& e) {
            if constexpr (requires { e.why; })
                why = e.why;
            else if constexpr (requires { e.what; })
                why = e.what;
        },
        event);
    return why ? why->rule : std::string_view();
}

/// Watches one battle.
class Watch final : public Recount {
public:
    explicit Watch(const Game& game, std::map<std::string, int, std::less<>>& rules)
        : m_game(game), m_rules(rules), m_isOfSquares(game.system().info().id == "ohw") {}

    void heard(int, const Event& event, const Table& before, const Table& after) override {
        if (const auto found = m_rules.find(ruleOf(event)); found != m_rules.end())
            ++found->second;
        if (const auto* phase = std::get_if<PhaseBegan>(&event); phase && phase->turn != before.turn())
            m_turn = phase->turn;
        if (const auto* set = std::get_if<CounterSet>(&event); set && firstBlow == 0)
            if (m_turn > 0 && m_game.strength(after, set->piece) < m_game.strength(before, set->piece))
                firstBlow = m_turn;
        if (const auto* removed = std::get_if<PieceRemoved>(&event); removed && firstBlow == 0 && m_turn > 0)
            firstBlow = m_turn;
        const auto* noted = std::get_if<Noted>(&event);
        const bool fights =
            noted && noted->piece && noted->other && after.side(noted->piece) != after.side(noted->other);
        if (firstContact == 0 && m_turn > 0 && (!after.inContact().empty() || (m_isOfSquares && fights)))
            firstContact = m_turn;
    }

    int firstContact = 0;  ///< turn in which enemies touched first; 0: never
    int firstBlow = 0;     ///< turn in which strength was lost first; 0: never

private:
    const Game& m_game;
    std::map<std::string, int, std::less<>>& m_rules;
    bool m_isOfSquares;  ///< a table of squares keeps no contacts: a note of two enemies is their fight
    int m_turn = 0;
};

std::string share(std::int64_t of, std::int64_t all) {
    const Share share = wilson(of, all);
    return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * share.p, 100 * share.low, 100 * share.high);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string system = argc > 1 ? argv[1] : "";
    const RuleSystem* rules = findSystem(system);
    if (!rules) {
        std::fputs("usage: ephor-battle-figures SYSTEM [BATTLES] [A's player] [B's player] [RULE...]\n", stderr);
        return 2;
    }
    const int battles = argc > 2 ? std::atoi(argv[2]) : 200;
    const std::array<std::string, 2> words{argc > 3 ? argv[3] : "doctrine", argc > 4 ? argv[4] : "doctrine"};
    std::array<By, 2> kinds{};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::optional<By> kind = computerPlayerKind(words[i]);
        if (!kind) {
            std::fprintf(stderr, "there is no player \"%s\"\n", words[i].c_str());
            return 2;
        }
        kinds[i] = *kind;
    }
    std::map<std::string, int, std::less<>> counted;
    for (int i = 5; i < argc; ++i)
        counted[argv[i]] = 0;

    const std::vector<ArmyList> lists = sampleArmies(system);
    std::map<std::string, int> endings;
    std::array<int, 2> wins{};
    int draws = 0;
    int silent = 0;
    int apart = 0;
    std::int64_t contacts = 0;
    std::array<int, 2> generals{};
    std::int64_t turns = 0;
    std::int64_t blows = 0;
    int shortest = 0;
    int longest = 0;
    double lostByWinner = 0;
    double lostByLoser = 0;
    for (int n = 0; n < battles; ++n) {
        Setup setup;
        setup.system = system;
        setup.rules = rules->info().version;
        setup.table = rules->info().table;
        const auto first = static_cast<std::size_t>(n) % lists.size();
        const auto second =
            (first + 1 + static_cast<std::size_t>(n) / lists.size() % (lists.size() - 1)) % lists.size();
        setup.lists = {lists[first], lists[second]};
        const std::shared_ptr<const Game> game = *rules->open(setup);
        Watch watch(*game, counted);
        RecountListener listener(*game, watch);
        DicePlan plan;
        plan.seed = static_cast<std::uint64_t>(n) + 1;
        const std::array players{makePlayer(kinds[0], *game), makePlayer(kinds[1], *game)};
        const Fought fought = fightOut(*game, plan, {players[0].get(), players[1].get()}, plan.seed, &listener);
        const Ended& ended = *fought.run.ended;
        const Table& end = listener.table();

        ++endings[ended.why ? fmt::format("{} [{}]", ended.why->text, ended.why->rule) : "?"];
        turns += ended.turns;
        shortest = n == 0 ? ended.turns : std::min<int>(shortest, ended.turns);
        longest = std::max<int>(longest, ended.turns);
        silent += watch.firstBlow == 0 ? 1 : 0;
        blows += watch.firstBlow;
        apart += watch.firstContact == 0 ? 1 : 0;
        contacts += watch.firstContact;
        std::array<double, 2> lost{};
        for (const Side side : bothSides) {
            lost[index(side)] = shareLost(*game, end, side);
            if (!game->general(end, side))
                ++generals[index(side)];
        }
        if (const std::optional<Side> winner = sideOf(ended.winner)) {
            ++wins[index(*winner)];
            lostByWinner += lost[index(*winner)];
            lostByLoser += lost[index(other(*winner))];
        } else {
            ++draws;
        }
    }
    const int decided = std::max(1, battles - draws);
    fmt::print("{}, {} v {}: {} battles\n", system, words[0], words[1], battles);
    fmt::print(
        "turns {:.1f} ({} to {}); first blow in turn {:.1f}, none in {}; first contact in turn {:.1f}, none in {}\n",
        static_cast<double>(turns) / battles, shortest, longest,
        static_cast<double>(blows) / std::max(1, battles - silent), share(silent, battles),
        static_cast<double>(contacts) / std::max(1, battles - apart), share(apart, battles));
    fmt::print("A wins {}, B {}, draws {}\n", share(wins[0], battles), share(wins[1], battles), share(draws, battles));
    fmt::print("the winner loses {:.0f} %, the loser {:.0f} %\n", 100 * lostByWinner / decided,
               100 * lostByLoser / decided);
    fmt::print("generals lost: {} of both sides' {}\n", share(generals[0] + generals[1], 2 * battles), 2 * battles);
    for (const auto& [how, count] : endings)
        fmt::print("  ends: {}: {}\n", how, share(count, battles));
    for (const auto& [rule, count] : counted)
        fmt::print("  {}: {:.2f} a battle\n", rule, static_cast<double>(count) / battles);
    return 0;
}
