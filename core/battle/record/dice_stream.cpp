#include "core/battle/record/dice_stream.h"

namespace ephor {

DiceStream::DiceStream(DiceSource* dice, std::span<const Fork> forks)
    : m_dice(dice), m_forks(forks), m_forkDice(0), m_forkAt(nextForkAt()) {}

int DiceStream::nextForkAt() const { return m_nextFork < m_forks.size() ? m_forks[m_nextFork].rolls : never; }

bool DiceStream::takeFork(int roll) {
    while (m_nextFork + 1 < m_forks.size() &&
           m_forks[m_nextFork + 1].rolls <= roll)  // of several forks at one roll, the last one
        ++m_nextFork;
    m_forkDice = FastDice(m_forks[m_nextFork].seed);
    m_dice = &m_forkDice;
    ++m_nextFork;
    m_forkAt = nextForkAt();
    return m_nextFork == m_forks.size();
}

}  // namespace ephor
