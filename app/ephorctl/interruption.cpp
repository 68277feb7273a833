#include "app/ephorctl/interruption.h"

#include <chrono>
#include <csignal>

namespace ephor::ctl {

namespace {

volatile std::sig_atomic_t interrupted = 0;

/// A signal handler may do no more than this: calling std::stop_source::request_stop() is not safe here.
extern "C" void interrupt(int number) {
    std::signal(number, SIG_DFL);
    interrupted = 1;
}

/// Installs the handler and returns the previous one.
auto listen() {
    interrupted = 0;
    const auto before = std::signal(SIGINT, interrupt);
    if (before == SIG_IGN)
        std::signal(SIGINT, SIG_IGN);
    return before;
}

}  // namespace

Interruption::Interruption() : m_before(listen()) {
    m_watcher = std::jthread([this](const std::stop_token& end) { watch(end); });
}

Interruption::~Interruption() {
    m_watcher.request_stop();
    m_watcher.join();
    std::signal(SIGINT, m_before);
}

void Interruption::watch(const std::stop_token& end) {
    constexpr auto between = std::chrono::milliseconds(50);
    std::unique_lock lock(m_mutex);
    while (!end.stop_requested() && interrupted == 0)
        m_ended.wait_for(lock, end, between, [] { return interrupted != 0; });
    if (interrupted != 0)
        m_stop.request_stop();
}

}  // namespace ephor::ctl
