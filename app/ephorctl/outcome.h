// The result of a command: a value, or an exit status with the reasons.
#pragma once

#include "core/base/result.h"

namespace ephor::ctl {

/// The exit status of every command; its values are public (manual, the command line).
enum class ExitStatus : int {
    Yes = 0,
    No = 1,             ///< the answer is no
    Usage = 2,          ///< wrong usage
    Unreadable = 3,     ///< an input that cannot be read
    Unwritable = 4,     ///< an output that cannot be written
    Interrupted = 130,  ///< by SIGINT, after printing the results so far
};

struct Trouble {
    ExitStatus status = ExitStatus::Usage;
    Diagnostics faults;
};

template <typename T> using Outcome = std::expected<T, Trouble>;

inline std::unexpected<Trouble> trouble(ExitStatus status, Diagnostics faults) {
    return std::unexpected(Trouble{status, std::move(faults)});
}

inline std::unexpected<Trouble> wrongUsage(Message message) {
    return trouble(ExitStatus::Usage, {{Severity::Error, "usage", {}, std::move(message), {}, {}}});
}

}  // namespace ephor::ctl
