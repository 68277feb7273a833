// Ctrl+C in a long command: the command stops and prints its results so far.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace ephor::ctl {

/// While this object lives, the first SIGINT asks the command to stop; a second one ends the program. Where SIGINT was
/// ignored at the start (nohup, a background job), it stays ignored. At most one object at a time.
class Interruption {
public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    /// Restores the previous behaviour of SIGINT.
    ~Interruption();

    /// Stop is requested at most 50 ms after the signal.
    std::stop_token stop() const { return m_stop.get_token(); }
    bool hasCome() const { return m_stop.stop_requested(); }

private:
    void watch(const std::stop_token& end);

    void (*m_before)(int);
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::jthread m_watcher;  ///< last, because it uses all the others
};

}  // namespace ephor::ctl
