#include "models/battle/answers/drag_risk.h"

#include "core/dice/distribution.h"
#include "models/battle/answers/ways_to_move.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <algorithm>
#include <map>
#include <optional>
#include <ranges>
#include <string>

namespace ephor {

namespace {

constexpr std::uint64_t mostTrials = 16;
constexpr std::uint64_t fewTrials = 4;
constexpr int mostFollowUps = 3;

bool isTestOf(const Rolled& rolled, PieceId unit) {
    return rolled.piece == unit && rolled.need > 0 && rolled.wanted > 0;
}

bool hasPassed(const Rolled& test) { return test.roll.atLeast(test.need) >= test.wanted; }

/// The rolls of a side after the present moment, as long as the phase lasts.
class RollsOfPhase final : public Listener {
public:
    explicit RollsOfPhase(const BattleSession& session)
        : m_first(session.timeline().size()), m_side(session.pending()->request->question.side) {}

    void heard(int number, const Event& event) override {
        if (number < m_first)
            return;
        m_isOver = m_isOver || std::holds_alternative<PhaseBegan>(event);
        const auto* rolled = std::get_if<Rolled>(&event);
        if (rolled && !m_isOver && rolled->side == m_side && rolled->rerolled < 0)
            m_rolls.push_back(*rolled);
    }
    bool isPhaseOver() const { return m_isOver; }
    const std::vector<Rolled>& all() const { return m_rolls; }
    std::optional<Rolled> testOf(PieceId unit) const {
        const auto test = std::ranges::find_if(m_rolls, [unit](const Rolled& one) { return isTestOf(one, unit); });
        return test == m_rolls.end() ? std::nullopt : std::optional(*test);
    }

private:
    int m_first;
    Side m_side;
    bool m_isOver = false;
    std::vector<Rolled> m_rolls;
};

/// What one trial of an answer rolled.
struct Trial {
    std::optional<Rolled> test;  ///< the unit's first
    bool endsPhase = false;      ///< after the test
};

/// Declines what is offered after the test, to the unit, such as a second attempt, or to its side as the phase ends.
Trial tryAnswer(const BattleSession& session, const Choice& answer, PieceId unit, std::uint64_t seed) {
    const Question& asked = session.pending()->request->question;
    Stretch stretch = copyToTry(session, seed);
    std::vector<RecordEntry>& entries = stretch.editRecord().entries;
    entries.emplace_back(Answer{asked, answer, By::Person});
    Trial trial;
    for (int i = 0; i <= mostFollowUps; ++i) {
        RollsOfPhase rolls(session);
        const Run& run = stretch.run(&rolls);
        trial.test = rolls.testOf(unit);
        trial.endsPhase = trial.test && (rolls.isPhaseOver() || run.ended);
        if (trial.endsPhase || run.misfit || !run.pending || run.pending->kind != Pending::Kind::Choice)
            return trial;
        const Request& next = *run.pending->request;
        const bool isOfSide = next.question.side == asked.side && !next.question.piece && next.question != asked;
        if (next.form != Form::Options || (next.question.piece != unit && !isOfSide))
            return trial;
        entries.emplace_back(Answer{next.question, coded(next.options.front()), By::Person});
    }
    return trial;
}

QString testInWords(const BattleWords& words, const Rolled& test, double passes) {
    const QString name = test.why ? words.reason(*test.why, test.piece) : tr("Test");
    return tr("%1: %2 to pass").arg(name, percent(passes));
}

/// The outcome of the die that the fewest faces have; empty where the rules know no outcomes.
QString dieInWords(const BattleSession& session, const BattleWords& words, const Rolled& die) {
    std::map<std::string, int> faces;
    for (Rolled other = die; int face : std::views::iota(1, die.roll.sides + 1)) {
        other.roll.faces[0] = static_cast<std::uint8_t>(face);
        ++faces[session.game().meaning(session.table(), other).result];
    }
    if (faces.size() < 2 || !die.why)
        return {};
    const auto& [result, count] = *std::ranges::min_element(faces, {}, &std::pair<const std::string, int>::second);
    return tr("%1: %2 (%3)")
        .arg(words.reason(*die.why), translated(result), percent(static_cast<double>(count) / die.roll.sides));
}

/// A test of two rolls is one line: it passes if both do.
QStringList inWords(const BattleSession& session, const std::vector<Rolled>& rolls, PieceId unit) {
    const BattleWords words(session.game());
    QStringList lines;
    for (std::size_t i = 0; i < rolls.size(); ++i) {
        const Rolled& one = rolls[i];
        if (!one.piece && one.roll.count == 1)
            lines << dieInWords(session, words, one);
        if (!isTestOf(one, unit))
            continue;
        double passes = chanceToPass(one);
        for (; i + 1 < rolls.size() && isTestOf(rolls[i + 1], unit) && rolls[i + 1].why == one.why; ++i)
            passes *= chanceToPass(rolls[i + 1]);
        lines << testInWords(words, one, passes);
    }
    lines.removeAll(QString());
    return lines;
}

}  // namespace

double chanceToPass(const Rolled& test) {
    const double hit = static_cast<double>(test.roll.sides - test.need + 1) / test.roll.sides;
    return Distribution::binomial(test.roll.count, hit).atLeast(test.wanted);
}

QStringList rollsOfAnswers(const BattleSession& session, const std::vector<Answer>& answers, PieceId unit) {
    std::vector<Rolled> found;
    for (std::uint64_t seed = 0; seed < fewTrials; ++seed) {
        Stretch stretch = copyToTry(session, seed);
        std::vector<RecordEntry>& entries = stretch.editRecord().entries;
        entries.insert(entries.end(), answers.begin(), answers.end());
        RollsOfPhase rolls(session);
        stretch.run(&rolls);
        if (rolls.all().size() >= found.size())
            found = rolls.all();
        if (std::ranges::all_of(found, [unit](const Rolled& one) { return !isTestOf(one, unit) || hasPassed(one); }))
            break;
    }
    return inWords(session, found, unit);
}

QString riskOfAnswer(const BattleSession& session, const Choice& answer, PieceId unit) {
    for (std::uint64_t seed = 0; seed < mostTrials; ++seed) {
        const Trial trial = tryAnswer(session, answer, unit, seed);
        if (!trial.test)
            return {};
        if (!hasPassed(*trial.test) && trial.endsPhase)
            return tr("%1. If it fails, the phase ends.")
                .arg(testInWords(BattleWords(session.game()), *trial.test, chanceToPass(*trial.test)));
    }
    return {};
}

}  // namespace ephor
