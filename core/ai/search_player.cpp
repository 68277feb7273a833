#include "core/ai/search_player.h"

#include "core/ai/computer_players.h"
#include "core/ai/sitting.h"
#include "core/battle/until_turn.h"
#include "core/battle/winner.h"

#include <algorithm>
#include <cmath>

namespace ephor {

namespace {

/// A candidate and the values of its playouts, in the order of their dice.
struct Trial {
    Choice choice;
    std::vector<double> values;

    double mean() const {
        double sum = 0;
        for (const double value : values)
            sum += value;
        return sum / static_cast<double>(values.size());
    }
};

/// True for decisions whose answers differ enough to justify playouts.
bool isWorthIt(const Request& request) {
    switch (request.form) {
    case Form::Options:
    case Form::Number:
    case Form::OnePiece:
    case Form::Move:
    case Form::Subset:
        return true;
    case Form::Die:
    case Form::Deploy:
        return false;
    }
    return false;
}

/// A win counts 1, a draw and an unfinished battle 0.5. The game's evaluation of the position is added: half of it
/// after the end, all of it before.
double valueOf(const Run& run, const Game& game, const Table& table, Side side) {
    static constexpr double weightOfEvaluation = 0.5;
    const double evaluation = game.evaluate(table, side);
    if (!run.ended)
        return 0.5 + 2 * weightOfEvaluation * evaluation;
    const std::optional<Side> winner = sideOf(run.ended->winner);
    const double result = !winner ? 0.5 : *winner == side ? 1.0 : 0.0;
    return result + weightOfEvaluation * evaluation;
}

std::vector<Trial> trialsOf(const Choice& own, const Request& request, const Position& position, std::size_t most) {
    std::vector<Trial> trials{{own, {}}};
    for (const Choice& choice : standardPlayer(position.game).candidates(request, position))
        if (trials.size() < most && std::ranges::find(trials, choice, &Trial::choice) == trials.end())
            trials.push_back({choice, {}});
    return trials;
}

/// True if the mean of `a` exceeds that of `b` significantly, by a paired comparison of playouts.
bool isBetter(const Trial& a, const Trial& b, double certainty) {
    const std::size_t n = std::min(a.values.size(), b.values.size());
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const double difference = a.values[i] - b.values[i];
        sum += difference;
        squares += difference * difference;
    }
    const double mean = sum / static_cast<double>(n);
    const double variance = std::max(0.0, squares / static_cast<double>(n) - mean * mean);
    return mean > 0 && mean > certainty * std::sqrt(variance / static_cast<double>(n));
}

}  // namespace

std::shared_ptr<const Player> SearchPlayer::stoppedBy(const std::stop_token& stop) const {
    if (m_settings.stop.stop_possible())
        return nullptr;
    SearchSettings settings = m_settings;
    settings.stop = stop;
    return std::make_shared<SearchPlayer>(std::move(settings));
}

Choice SearchPlayer::choose(const Request& request, const Position& position) const {
    const Game& game = position.game;
    const UntilTurn untilHorizon(standardPlayer(game), position.table.turn() + m_settings.horizon);
    const Player& standard = m_settings.horizon > 0 ? untilHorizon : standardPlayer(game);
    const Side side = request.question.side;
    const Choice own = standard.choose(request, position);
    if (!isWorthIt(request) || m_settings.stop.stop_requested())
        return own;
    std::vector<Trial> trials = trialsOf(own, request, position, static_cast<std::size_t>(m_settings.candidates));
    if (trials.size() < 2)
        return own;

    const Here here = hereOf(position, side);
    // If both sides wait for each other to attack, nothing happens. So an enemy that waited is expected to go on
    // waiting.
    const SittingPlayer sitting(standard);
    const Player& enemy = isEnemySitting(game, here) ? sitting : standard;
    Rerun rerun(game, &here, mixed(mixed(m_settings.seed, position.key), static_cast<std::uint64_t>(position.asked)));
    Conditions conditions;
    conditions.players = {&enemy, &enemy};
    AnswerOnce answer(here.asked, own, standard);
    conditions.players[index(side)] = &answer;
    int playouts = m_settings.playouts;
    while (true) {
        for (Trial& trial : trials) {
            answer.setChoice(trial.choice);
            while (static_cast<int>(trial.values.size()) < playouts) {
                if (m_settings.stop.stop_requested())
                    return own;
                const Run run = rerun.fight(static_cast<std::int64_t>(trial.values.size()), conditions);
                if (run.misfit)  // in a what-if with a new hand, the recorded answer may be impossible
                    return own;
                trial.values.push_back(valueOf(run, game, rerun.table(), side));
            }
        }
        if (trials.size() <= 2)
            break;
        // The standard player's answer comes first and is kept, since the last round compares with it.
        std::stable_sort(trials.begin() + 1, trials.end(),
                         [](const Trial& a, const Trial& b) { return a.mean() > b.mean(); });
        trials.resize((trials.size() + 1) / 2);
        playouts *= 2;
    }
    return isBetter(trials[1], trials[0], m_settings.certainty) ? trials[1].choice : own;
}

}  // namespace ephor
