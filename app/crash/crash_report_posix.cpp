#include "app/crash/crash_report.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <execinfo.h>
#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <string_view>
#include <unistd.h>

namespace ephor {

namespace {

struct FatalSignal {
    int number;
    std::string_view name;
};
constexpr std::array fatalSignals{FatalSignal{SIGSEGV, "SIGSEGV: memory that is not there"},
                                  FatalSignal{SIGBUS, "SIGBUS: memory that cannot be read"},
                                  FatalSignal{SIGFPE, "SIGFPE: arithmetic without a result"},
                                  FatalSignal{SIGILL, "SIGILL: an instruction that is not there"},
                                  FatalSignal{SIGABRT, "SIGABRT: the program stopped itself"}};

/// What the handler needs. It may not allocate, so all of it is prepared while the program is sound, and never freed.
struct Prepared {
    std::string file;
    std::string head;
    std::string exception;
};
Prepared* prepared = nullptr;

/// The handler's own stack, since a crash may be the end of the usual one.
std::array<char, 1 << 16> handlerStack;

void put(int out, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(out, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void writeReport(int number) {
    const int out = ::open(prepared->file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (out < 0)
        return;
    put(out, prepared->head);
    for (const FatalSignal& signal : fatalSignals)
        if (signal.number == number)
            put(out, signal.name);
    put(out, "\n");
    put(out, prepared->exception);
    put(out, "\nCalls, the latest first:\n");
    std::array<void*, 64> calls{};
    ::backtrace_symbols_fd(calls.data(), ::backtrace(calls.data(), static_cast<int>(calls.size())), out);
    ::close(out);
}

extern "C" void handleFatalSignal(int number) {
    for (const FatalSignal& signal : fatalSignals)
        std::signal(signal.number, SIG_DFL);
    const int error = errno;
    writeReport(number);
    errno = error;
    // It is delivered when this function returns, and ends the program.
    std::raise(number);
}

/// Keeps the text of an uncaught exception for the report.
[[noreturn]] void keepException() {
    try {
        if (const std::exception_ptr exception = std::current_exception())
            std::rethrow_exception(exception);
    } catch (const std::exception& exception) {
        prepared->exception = fmt::format("Exception: {}\n", exception.what());
    } catch (...) {
        prepared->exception = "Exception of an unknown type\n";
    }
    std::abort();
}

void installHandlers() {
    // The first call loads a library, which a handler may not do.
    std::array<void*, 1> call{};
    ::backtrace(call.data(), 1);
    stack_t stack{};
    stack.ss_sp = handlerStack.data();
    stack.ss_size = handlerStack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action{};
    action.sa_handler = handleFatalSignal;
    action.sa_flags = SA_ONSTACK;
    for (const FatalSignal& signal : fatalSignals)
        ::sigaction(signal.number, &action, nullptr);
    std::set_terminate(keepException);
}

}  // namespace

void reportCrashes(const std::filesystem::path& folder, std::string head) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    if (fault)
        return;
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const std::string name = fmt::format("crash-{:%Y%m%d-%H%M%S}-{}.txt", now, ::getpid());
    prepared = new Prepared{(folder / name).string(), std::move(head), {}};
    installHandlers();
}

}  // namespace ephor
