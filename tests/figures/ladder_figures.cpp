// How strong the computer players are: every pair of them fights, and their Elo ratings are fitted to the results
// (Bradley and Terry 1952). The standard player is the zero of the scale; 400 points more mean odds of ten to one.
//
//     ephor-ladder-figures SYSTEM [BATTLES] [PLAYER…]
//
// BATTLES of each pair: 400 unless said. Two sample armies fight twice with the same dice, each player leading each
// army and each side once. Ratings carry their 95 % intervals.
#include "core/odds/paired_model.h"
#include "core/odds/wilson.h"
#include "tests/recount/recount.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numbers>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// What a player has scored against another: a victory 1, a draw 0.5.
struct Score {
    double points = 0;
    int wins = 0;
    int losses = 0;
};

/// Players that look ahead take seconds for a battle.
constexpr int toldEvery = 10;

class Ladder {
public:
    Ladder(const RuleSystem& rules, std::vector<By> players)
        : m_rules(rules), m_lists(sampleArmies(std::string(rules.info().id))), m_players(std::move(players)) {}

    /// The n-th battle between two players, and its result for the first.
    void fight(std::size_t a, std::size_t b, int n) {
        const int pair = n / 2;
        const auto first = static_cast<std::size_t>(pair) % m_lists.size();
        const auto round = static_cast<std::size_t>(pair) / m_lists.size();
        const auto second = (first + 1 + round % (m_lists.size() - 1)) % m_lists.size();
        Setup setup;
        setup.system = m_rules.info().id;
        setup.rules = m_rules.info().version;
        setup.table = m_rules.info().table;
        setup.lists = {m_lists[first], m_lists[second]};
        const std::shared_ptr<const Game> game = *m_rules.open(setup);
        const bool isSwapped = n % 2 == 1;
        const std::array players{makePlayer(m_players[isSwapped ? b : a], *game),
                                 makePlayer(m_players[isSwapped ? a : b], *game)};
        DicePlan plan;
        plan.seed = static_cast<std::uint64_t>(pair) + 1;
        const Fought fought = fightOut(*game, plan, {players[0].get(), players[1].get()}, plan.seed, nullptr);
        const Winner winner = fought.run.ended->winner;
        PairedContest contest;
        contest.more.assign(m_players.size(), 0);
        contest.more[isSwapped ? b : a] = 1;
        contest.more[isSwapped ? a : b] = -1;
        contest.score = winner == Winner::Draw ? 0.5 : winner == Winner::A ? 1 : 0;
        m_contests.push_back(std::move(contest));
        const double score = isSwapped ? 1 - m_contests.back().score : m_contests.back().score;
        m_score.points += score;
        m_score.wins += score > 0.5 ? 1 : 0;
        m_score.losses += score < 0.5 ? 1 : 0;
    }

    void fightPair(std::size_t a, std::size_t b, int battles) {
        m_score = {};
        for (int n = 0; n < battles; ++n) {
            fight(a, b, n);
            if (n % toldEvery == toldEvery - 1)
                fmt::print(stderr, "{} v {}: {} of {} battles, won {}, lost {}\n", name(m_players[a]),
                           name(m_players[b]), n + 1, battles, m_score.wins, m_score.losses);
        }
        const Share share = wilson(m_score.wins, battles);
        fmt::print("{:>9} v {:9} {:4} battles: won {}, lost {}; {:.1f} % won ({:.1f} to {:.1f})\n", name(m_players[a]),
                   name(m_players[b]), battles, m_score.wins, m_score.losses, 100 * share.p, 100 * share.low,
                   100 * share.high);
        std::fflush(stdout);
    }

    void printRatings() const {
        const PairedModel model = fitPaired(m_contests, m_players.size());
        const auto standard = static_cast<std::size_t>(std::ranges::find(m_players, By::Standard) - m_players.begin());
        constexpr double elo = 400 / std::numbers::ln10;  // of one logit
        for (std::size_t i = 0; i < m_players.size(); ++i) {
            if (standard == m_players.size())
                continue;
            const double variance =
                model.covariance(i, i) + model.covariance(standard, standard) - 2 * model.covariance(i, standard);
            const double rating = elo * (model.strengths[i] - model.strengths[standard]);
            fmt::print("{:>9} {:+5.0f} ± {:.0f}\n", name(m_players[i]), rating,
                       elo * 1.96 * std::sqrt(std::max(0.0, variance)));
        }
    }

private:
    const RuleSystem& m_rules;
    std::vector<ArmyList> m_lists;
    std::vector<By> m_players;
    std::vector<PairedContest> m_contests;
    Score m_score;
};

}  // namespace

int main(int argc, char** argv) {
    const RuleSystem* rules = argc > 1 ? findSystem(argv[1]) : nullptr;
    if (!rules) {
        std::fputs("usage: ephor-ladder-figures SYSTEM [BATTLES] [PLAYER...]\n", stderr);
        return 2;
    }
    const int battles = argc > 2 ? std::atoi(argv[2]) : 400;
    std::vector<By> players;
    for (int i = 3; i < argc; ++i) {
        const std::optional<By> kind = computerPlayerKind(argv[i]);
        if (!kind) {
            std::fprintf(stderr, "there is no player \"%s\"\n", argv[i]);
            return 2;
        }
        players.push_back(*kind);
    }
    if (players.empty())
        players.assign(computerPlayers.begin(), computerPlayers.end());
    Ladder ladder(*rules, players);
    for (std::size_t a = 0; a < players.size(); ++a)
        for (std::size_t b = a + 1; b < players.size(); ++b)
            ladder.fightPair(a, b, battles);
    fmt::print("{}, Elo, the standard player at 0:\n", rules->info().id);
    ladder.printRatings();
    return 0;
}
