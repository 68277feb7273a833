#include "models/battle/answers/drag_risk.h"

#include "core/dice/distribution.h"
#include "models/battle/answers/ways_to_move.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <optional>

namespace ephor {

namespace {

constexpr std::uint64_t mostTrials = 16;
constexpr int mostFollowUps = 3;

/// What one trial of an answer rolled.
struct Trial {
    std::optional<Rolled> test;  ///< the unit's first
    bool endsPhase = false;      ///< after the test
};

/// Declines what is offered to the unit after the test, such as a second attempt.
Trial tryAnswer(const BattleSession& session, const Choice& answer, PieceId unit, std::uint64_t seed) {
    Stretch stretch = copyToTry(session, seed);
    std::vector<RecordEntry>& entries = stretch.editRecord().entries;
    entries.emplace_back(Answer{session.pending()->request->question, answer, By::Person});
    Trial trial;
    for (int i = 0; i <= mostFollowUps; ++i) {
        EventLog log;
        const Run& run = stretch.run(&log);
        trial = {};
        for (auto at = static_cast<std::size_t>(session.timeline().size()); at < log.events().size(); ++at) {
            const auto* rolled = std::get_if<Rolled>(&log.events()[at]);
            if (rolled && !trial.test && rolled->piece == unit && rolled->need > 0 && rolled->wanted > 0)
                trial.test = *rolled;
            if (trial.test && std::holds_alternative<PhaseBegan>(log.events()[at]))
                trial.endsPhase = true;
        }
        trial.endsPhase = trial.endsPhase || (trial.test && run.ended);
        if (trial.endsPhase || run.misfit || !run.pending || run.pending->kind != Pending::Kind::Choice)
            return trial;
        const Request& next = *run.pending->request;
        if (next.form != Form::Options || next.question.piece != unit)
            return trial;
        entries.emplace_back(Answer{next.question, coded(next.options.front()), By::Person});
    }
    return trial;
}

bool hasPassed(const Rolled& test) { return test.roll.atLeast(test.need) >= test.wanted; }

QString riskInWords(const BattleSession& session, const Rolled& test, PieceId unit) {
    const BattleWords words(session.game());
    const double hit = static_cast<double>(test.roll.sides - test.need + 1) / test.roll.sides;
    const double passes = Distribution::binomial(test.roll.count, hit).atLeast(test.wanted);
    const QString name = test.why ? words.reason(*test.why, unit) : tr("Test");
    return tr("%1: %2 to pass. If it fails, the phase ends.").arg(name, percent(passes));
}

}  // namespace

QString riskOfAnswer(const BattleSession& session, const Choice& answer, PieceId unit) {
    for (std::uint64_t seed = 0; seed < mostTrials; ++seed) {
        const Trial trial = tryAnswer(session, answer, unit, seed);
        if (!trial.test)
            return {};
        if (!hasPassed(*trial.test) && trial.endsPhase)
            return riskInWords(session, *trial.test, unit);
    }
    return {};
}

}  // namespace ephor
