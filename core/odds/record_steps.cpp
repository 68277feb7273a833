#include "core/odds/record_steps.h"

#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"

namespace ephor {

namespace {

/// Goes through a record step by step. Before each step, the battle is run up to it from the opening.
class StepWalk {
public:
    StepWalk(const Game& game, const Record& record, const Player& standard, const std::stop_token& stop)
        : m_game(game), m_record(record), m_standard(standard), m_stop(stop), m_fight(game), m_prefix(record) {}

    /// The next step; none at the end.
    std::optional<RecordStep> next() {
        m_prefix.entries.assign(m_record.entries.begin(),
                                m_record.entries.begin() + static_cast<std::ptrdiff_t>(m_entries));
        Conditions conditions;
        conditions.waitAtRoll = m_rolls;
        const Run run = m_fight.run(conditions, &m_prefix);
        if (!run.pending)
            return {};
        const Pending& pending = *run.pending;
        RecordStep step;
        step.entries = m_entries = pending.entries;
        step.rolls = m_rolls = pending.rolls;
        step.events = run.events;
        const RecordEntry* entry = m_entries < m_record.entries.size() ? &m_record.entries[m_entries] : nullptr;
        if (entry && pending.mayCorrect && std::holds_alternative<Correction>(*entry))
            takeCorrection(step);
        else if (pending.kind == Pending::Kind::Roll)
            takeRoll(step, pending, entry);
        else if (const auto* answer = entry ? std::get_if<Answer>(entry) : nullptr)
            takeChoice(step, pending, *answer);
        else
            return {};  // the record ends with this question
        return step;
    }

private:
    void takeCorrection(RecordStep& step) {
        step.kind = RecordStep::Kind::Correction;
        ++m_entries;
    }

    void takeRoll(RecordStep& step, const Pending& pending, const RecordEntry* entry) {
        step.kind = RecordStep::Kind::Roll;
        step.side = pending.roll.side;
        step.piece = pending.roll.piece;
        const auto* typed = entry ? std::get_if<TypedRoll>(entry) : nullptr;
        if (typed && (typed->number == TypedRoll::next || typed->number <= m_rolls))
            ++m_entries;
        ++m_rolls;
    }

    void takeChoice(RecordStep& step, const Pending& pending, const Answer& answer) {
        step.kind = RecordStep::Kind::Choice;
        step.side = answer.question.side;
        step.piece = answer.question.piece;
        step.by = answer.by;
        ++m_asked;
        const Choice standard = standardChoice(pending, 0);
        bool isAlways = true;
        for (std::uint64_t key = 0; key < keysTried && !m_stop.stop_requested(); ++key) {
            const Choice other = key == 0 ? standard : standardChoice(pending, key);
            isAlways = isAlways && other == standard;
            step.isMixed = step.isMixed || other == answer.choice;
        }
        step.isStandard = isAlways && step.isMixed;
        step.isMixed = step.isMixed && !isAlways;
        ++m_entries;
    }

    /// What the standard player would choose. Where it chooses at random, that depends on the key.
    Choice standardChoice(const Pending& pending, std::uint64_t key) const {
        const Position position{m_game,  m_fight.table(), mixed(key, 0),        m_asked,
                                m_rolls, &m_prefix,       pending.publicEntries};
        Choice choice = m_standard.choose(*pending.request, position);
        if (pending.request->form == Form::Move || pending.request->form == Form::Deploy)
            snap(choice);
        return choice;
    }

    static constexpr std::uint64_t keysTried = 8;

    const Game& m_game;
    const Record& m_record;
    const Player& m_standard;
    const std::stop_token& m_stop;
    Fight m_fight;
    Record m_prefix;
    std::size_t m_entries = 0;
    int m_rolls = 0;
    int m_asked = 0;
};

}  // namespace

std::vector<RecordStep> stepsOf(const Game& game, const Record& record, const Player& standard,
                                const std::stop_token& stop) {
    std::vector<RecordStep> steps;
    StepWalk walk(game, record, standard, stop);
    while (!stop.stop_requested()) {
        const std::optional<RecordStep> step = walk.next();
        if (!step || stop.stop_requested())
            break;
        steps.push_back(*step);
    }
    return steps;
}

}  // namespace ephor
