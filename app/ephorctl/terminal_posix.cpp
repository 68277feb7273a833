#include "app/ephorctl/terminal.h"

#include <csignal>
#include <unistd.h>

namespace ephor::ctl {

void prepareStreams() {
    // Writing a file beyond the user's size limit must fail with a message. By default the signal would end the program
    // in the middle of the output.
    std::signal(SIGXFSZ, SIG_IGN);
}

bool isTerminal(Stream stream) { return ::isatty(stream == Stream::Output ? STDOUT_FILENO : STDERR_FILENO) == 1; }

}  // namespace ephor::ctl
