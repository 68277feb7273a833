#include "core/odds/here.h"

#include <algorithm>

namespace ephor {

namespace {

Here hereAt(const Record& record, std::size_t publicEntries, int rolls) {
    Here here;
    here.prefix.dice = record.dice;
    // A fork at exactly this roll has not begun yet; its dice are future dice.
    std::ranges::copy_if(record.forks, std::back_inserter(here.prefix.forks),
                         [&](const Fork& fork) { return fork.rolls < rolls; });
    here.prefix.entries.assign(
        record.entries.begin(),
        record.entries.begin() + static_cast<std::ptrdiff_t>(std::min(publicEntries, record.entries.size())));
    here.rolls = rolls;
    return here;
}

}  // namespace

Here hereOf(const Record& record, const Pending& pending) {
    Here here = hereAt(record, pending.publicEntries, pending.rolls);
    const auto used =
        record.entries.begin() + static_cast<std::ptrdiff_t>(std::min(pending.entries, record.entries.size()));
    here.asked = 1 + static_cast<int>(std::count_if(record.entries.begin(), used, [](const RecordEntry& entry) {
                     return std::holds_alternative<Answer>(entry);
                 }));
    here.side = pending.kind == Pending::Kind::Roll ? pending.roll.side : pending.request->question.side;
    return here;
}

Here hereAfter(const Record& record, std::size_t entries, int rolls) {
    Here here = hereAt(record, entries, rolls);
    here.keepsHidden = true;
    return here;
}

Here hereOf(const Position& position, Side asked) {
    assert(position.record);
    Here here = hereAt(*position.record, position.publicEntries, position.rolls);
    here.asked = position.asked;
    here.side = asked;
    return here;
}

Rerun::Rerun(const Game& game, const Here* here, std::uint64_t seed)
    : m_fight(game), m_here(nullptr), m_seed(seed), m_fast(seed) {
    static constexpr std::size_t usualEntries = 1024;
    if (here)
        startFrom(*here);
    m_record.entries.reserve(m_record.entries.size() + usualEntries);
}

void Rerun::startFrom(const Here& here) {
    m_here = &here;
    m_record = here.prefix;
    m_record.forks.push_back({here.rolls, 0});
    m_sealed.reset();
    if (here.prefix.dice.kind == DicePlan::Kind::Sealed)
        m_sealed.emplace(here.prefix.dice.key);
}

Run Rerun::fight(std::int64_t run, Conditions conditions) {
    const auto number = static_cast<std::uint64_t>(run);
    conditions.key = mixed(m_seed, number);
    if (!m_here) {
        m_fast = FastDice(m_seed, number);
        conditions.dice = &m_fast;
        const bool recorded = std::ranges::any_of(conditions.players,
                                                  [](const Player* player) { return player && player->needsRecord(); });
        m_record.entries.clear();
        m_record.dice = {DicePlan::Kind::Fast, m_seed, number, {}};
        return m_fight.run(conditions, recorded ? &m_record : nullptr);
    }
    if (!m_here->keepsHidden)
        conditions.knows = m_here->side;
    m_record.entries.resize(m_here->prefix.entries.size());
    m_record.forks.back().seed = conditions.key;
    const DicePlan& plan = m_here->prefix.dice;
    m_fast = FastDice(plan.seed, plan.stream);
    m_sealedNow = m_sealed;
    conditions.dice = m_sealedNow ? static_cast<DiceSource*>(&*m_sealedNow) : &m_fast;
    return m_fight.run(conditions, &m_record);
}

}  // namespace ephor
