// The odds of a battle, being found: fought in the background, told as they come, stopped and gone on with at will.
#pragma once

#include "core/odds/simulator.h"

#include <QObject>
#include <QString>
#include <atomic>
#include <thread>

namespace ephor {

/// What is asked: as a SimulationPlan, with players that are owned.
struct OddsQuestion {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Here> here;                      ///< none: from the opening
    std::array<std::shared_ptr<const Player>, 2> players;  ///< must be set
    std::uint64_t seed = 0;
    std::int64_t runs = 20'000;
    std::optional<double> precision;  ///< percent to either side, as in SimulationPlan
    int threads = 0;
};

class OddsRun final : public QObject {
    Q_OBJECT

public:
    explicit OddsRun(QObject* parent = nullptr);
    /// Returns as soon as the battles under way are over.
    ~OddsRun() override;

    /// Begins anew.
    void ask(OddsQuestion question);
    /// Changes where it ends; what was found stays.
    void setEnd(std::int64_t runs, std::optional<double> precision);
    void stop();
    /// Goes on where it stopped.
    void resume();

    const OddsQuestion& question() const { return m_question; }
    bool isRunning() const { return m_running; }
    /// True where runs or precision are reached.
    bool isDone() const;
    /// All battles so far; null before the first.
    const std::shared_ptr<const OddsReport>& report() const { return m_report; }
    double battlesPerSecond() const { return m_rate; }
    /// How many battles it will come to; an estimate where a precision is wanted.
    std::int64_t expectedRuns() const;

Q_SIGNALS:
    /// At most some twenty times a second.
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
    int m_edition = 0;  ///< counts the starts: what comes from an earlier one is not looked at
    /// Threads that were told to stop and have not all ended: a battle under way is fought to its end, and with a
    /// player that looks ahead it may take a while.
    struct Worker {
        std::shared_ptr<std::atomic<bool>> ended;
        std::jthread thread;
    };
    std::vector<Worker> m_workers;
};

}  // namespace ephor
