// Ctrl+C in a long command: it stops, and prints what it knows.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace ephor::ctl {

/// As long as it lives, a first SIGINT asks the command to stop; a second one ends the program at once. Where SIGINT
/// was ignored when the program began (nohup, a job in the background), it stays so. At most one at a time.
class Interruption {
public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    /// From here on, a SIGINT ends the program as before.
    ~Interruption();

    /// Asked to stop at most 50 ms after the signal.
    std::stop_token stop() const { return m_stop.get_token(); }
    bool hasCome() const { return m_stop.stop_requested(); }

private:
    void watch(const std::stop_token& end);

    void (*m_before)(int);
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::jthread m_watcher;  ///< last: it uses all the others
};

}  // namespace ephor::ctl
