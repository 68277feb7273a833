#include "core/battle/dice_stream.h"

#include <algorithm>

namespace ephor {

DiceStream::DiceStream(DiceSource* dice, std::span<const Fork> forks, const std::optional<Fork>& whatIf,
                       std::uint64_t stream)
    : m_dice(dice), m_forks(forks), m_whatIf(whatIf), m_stream(stream), m_forkDice(0), m_forkAt(nextForkAt()) {}

int DiceStream::nextForkAt() const {
    const int recorded = m_nextFork < m_forks.size() ? m_forks[m_nextFork].rolls : never;
    return m_whatIf ? std::min(recorded, m_whatIf->rolls) : recorded;
}

bool DiceStream::takeFork(int roll) {
    m_dice = &m_forkDice;
    if (m_whatIf && m_whatIf->rolls <= m_forkAt) {
        m_forkDice = FastDice(m_whatIf->seed, m_stream);
        m_forkAt = never;
        return false;
    }
    while (m_nextFork + 1 < m_forks.size() && m_forks[m_nextFork + 1].rolls <= roll)  // of several at one roll the last
        ++m_nextFork;
    m_forkDice = FastDice(m_forks[m_nextFork].seed);
    ++m_nextFork;
    m_forkAt = nextForkAt();
    return m_nextFork == m_forks.size();
}

}  // namespace ephor
