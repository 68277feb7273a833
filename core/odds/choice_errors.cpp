#include "core/odds/choice_errors.h"

#include "core/battle/until_stop.h"
#include "core/battle/winner.h"

#include <algorithm>
#include <numeric>

namespace ephor {

namespace {

constexpr std::size_t mostAnswers = 12;
constexpr std::int64_t runsToSelect = 128;
/// The loss is measured on so many battles, and on more only if its interval still includes zero.
constexpr std::array<std::int64_t, 2> runsToMeasure{512, 2048};

/// A question of a record, and battles that go on after each of several answers to it.
class Comparison {
public:
    Comparison(const AnalysisPlan& plan, const RecordStep& step, const std::stop_token& stop)
        : m_plan(plan), m_stop(stop), m_fight(*plan.game), m_prefix(plan.record) {
        m_prefix.entries.resize(step.entries);
        Conditions conditions;
        conditions.waitAtRoll = step.rolls;
        Run run = m_fight.run(conditions, &m_prefix);
        m_pending = std::move(*run.pending);
        m_here = hereOf(plan.record, m_pending);
    }

    /// The given answer first, then the standard player's, then others that it considers.
    std::vector<Choice> answers(const Choice& given) const {
        const Request& request = *m_pending.request;
        const Position position{*m_plan.game, m_fight.table(),        m_plan.seed, m_here.asked, m_pending.rolls,
                                &m_prefix,    m_pending.publicEntries};
        std::vector<Choice> answers{given};
        const auto add = [&](Choice choice) {
            if (request.form == Form::Move || request.form == Form::Deploy)
                snap(choice);
            if (answers.size() < mostAnswers && std::ranges::find(answers, choice) == answers.end())
                answers.push_back(choice);
        };
        add(m_plan.standard->choose(request, position));
        if (!m_stop.stop_requested())
            for (const Choice& choice : m_plan.standard->candidates(request, position))
                add(choice);
        return answers;
    }

    /// Half wins of the asked side in each of these battles after the answer; fewer after a stop request.
    std::vector<int> scores(const Choice& answer, std::int64_t firstRun, std::int64_t runs) {
        const UntilStop standard(*m_plan.standard, m_stop);
        const AnswerOnce player(m_here.asked, answer, standard);
        Conditions conditions;
        conditions.players = {&standard, &standard};
        conditions.players[index(m_here.side)] = &player;
        Rerun rerun(*m_plan.game, &m_here, m_plan.seed);
        std::vector<int> scores;
        scores.reserve(static_cast<std::size_t>(runs));
        for (std::int64_t i = 0; i < runs && !m_stop.stop_requested(); ++i) {
            const Run run = rerun.fight(firstRun + i, conditions);
            if (!run.ended)
                break;
            const std::optional<Side> winner = sideOf(run.ended->winner);
            scores.push_back(!winner ? 1 : *winner == m_here.side ? 2 : 0);
        }
        return scores;
    }

private:
    const AnalysisPlan& m_plan;
    const std::stop_token& m_stop;
    Fight m_fight;
    Record m_prefix;
    Pending m_pending;
    Here m_here;
};

/// Mean and 95 % interval of the differences of two lists of half wins, battle by battle, as equities.
ChoiceError lossOf(const std::vector<int>& better, const std::vector<int>& given) {
    const auto n = static_cast<double>(given.size());
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const double difference = (better[i] - given[i]) / 2.0;
        sum += difference;
        squares += difference * difference;
    }
    ChoiceError error;
    error.loss = sum / n;
    error.halfWidth = normal975 * std::sqrt(std::max(0.0, squares / n - error.loss * error.loss) / (n - 1));
    return error;
}

}  // namespace

std::optional<ChoiceError> findError(const AnalysisPlan& plan, std::size_t index, const RecordStep& step,
                                     const std::stop_token& stop) {
    Comparison comparison(plan, step, stop);
    const std::vector<Choice> answers = comparison.answers(std::get<Answer>(plan.record.entries[step.entries]).choice);
    std::vector<int> wins;
    for (const Choice& answer : answers) {
        const std::vector<int> scores = comparison.scores(answer, 0, runsToSelect);
        wins.push_back(std::accumulate(scores.begin(), scores.end(), 0));
        if (stop.stop_requested())
            return {};
    }
    const auto best = static_cast<std::size_t>(std::ranges::max_element(wins) - wins.begin());
    if (best == 0)
        return {};
    ChoiceError error;
    for (const std::int64_t runs : runsToMeasure) {
        const std::vector<int> better = comparison.scores(answers[best], runsToSelect, runs);
        const std::vector<int> given = comparison.scores(answers[0], runsToSelect, runs);
        if (stop.stop_requested())
            return {};
        error = lossOf(better, given);
        if (error.isCertain())
            break;
    }
    if (error.loss <= 0)
        return {};
    error.step = index;
    error.better = answers[best];
    return error;
}

}  // namespace ephor
