// Odds beside the answers to the pending question, reckoned in the background and refined while one looks.
#pragma once

#include "core/odds/advisor.h"
#include "models/battle/battle_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <stop_token>

namespace ephor {

class Adviser final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit Adviser(const BattleSession& session, QObject* parent = nullptr);
    ~Adviser() override;

    /// Off for both sides at first: where two people decide against each other, nobody is helped.
    bool advises(Side side) const { return m_advises[index(side)]; }
    void setAdvises(Side side, bool on);
    /// Ends the reckoning for this question; what is known stays.
    void stop();

    bool isRunning() const { return m_running; }
    const std::vector<Advice>& advice() const { return m_advice; }
    /// Battles fought, and those that it is going to fight.
    std::int64_t runs() const;
    std::int64_t goal() const;
    double runsPerSecond() const;

    /// Whether the odds of this choice may be shown: not where they would tell a distance that may not be measured
    /// before the choice (MOB-032 and its like).
    bool mayShow(const Choice& choice) const;

Q_SIGNALS:
    void adviceChanged();

private:
    void takeQuestion();

    static constexpr std::int64_t runsEach = 4096;

    const BattleSession& m_session;
    std::array<bool, 2> m_advises{};
    std::vector<Advice> m_advice;
    std::stop_source m_stop;
    QFutureWatcher<std::vector<Advice>> m_future;
    std::size_t m_entries = 0;  ///< one more than the question's; 0 where there is none
    bool m_running = false;
    QElapsedTimer m_since;
};

}  // namespace ephor
