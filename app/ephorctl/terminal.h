// Standard output and standard error of the operating system: terminal_posix.cpp, terminal_windows.cpp.
#pragma once

namespace ephor::ctl {

enum class Stream { Output, Error };

/// Call it first. Bytes are then written unchanged, texts are UTF-8, and a write beyond a size limit fails instead of
/// ending the program.
void prepareStreams();

/// True if the stream is a terminal, not a file or a pipe.
bool isTerminal(Stream stream);

}  // namespace ephor::ctl
