// The odds of a battle: simulated in the background, reported as they improve, and stopped and resumed at any time.
#pragma once

#include "core/odds/simulator.h"

#include <QObject>
#include <QString>
#include <atomic>
#include <thread>

namespace ephor {

/// A SimulationPlan that owns its players.
struct OddsQuestion {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Here> here;                      ///< none: from the opening
    std::array<std::shared_ptr<const Player>, 2> players;  ///< must be set
    std::uint64_t seed = 0;
    std::int64_t runs = 20'000;
    std::optional<double> precision;  ///< in percent to either side, as in SimulationPlan
    int threads = 0;
};

class OddsRun final : public QObject {
    Q_OBJECT

public:
    explicit OddsRun(QObject* parent = nullptr);
    /// Waits for the battles under way.
    ~OddsRun() override;

    /// Starts again from nothing.
    void ask(OddsQuestion question);
    /// Changes the end conditions; results so far stay.
    void setEnd(std::int64_t runs, std::optional<double> precision);
    void stop();
    /// Continues after stop().
    void resume();

    const OddsQuestion& question() const { return m_question; }
    bool isRunning() const { return m_running; }
    /// True where the runs or the precision is reached.
    bool isDone() const;
    /// The sum of all battles so far; null before the first.
    const std::shared_ptr<const OddsReport>& report() const { return m_report; }
    double battlesPerSecond() const { return m_rate; }
    /// The total number of battles; an estimate where a precision is set.
    std::int64_t expectedRuns() const;

Q_SIGNALS:
    /// Emitted at most about twenty times a second.
    void refined();
    void runningChanged(bool running);

private:
    void start();
    void work(const std::stop_token& stop, int edition, const OddsQuestion& question, OddsReport total);
    void post(int edition, OddsReport total, double rate, bool last);

    OddsQuestion m_question;
    std::shared_ptr<const OddsReport> m_report;
    double m_rate = 0;
    bool m_running = false;
    int m_edition = 0;  ///< number of the current start; results of earlier ones are ignored
    /// Threads that were told to stop may still be running: a battle under way is fought to its end, which takes a
    /// while with a player that looks ahead.
    struct Worker {
        std::shared_ptr<std::atomic<bool>> ended;
        std::jthread thread;
    };
    std::vector<Worker> m_workers;
};

}  // namespace ephor
