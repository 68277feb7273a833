// Standard output and error as the operating system has them. terminal_posix.cpp and terminal_windows.cpp are the two
// forms.
#pragma once

namespace ephor::ctl {

enum class Stream { Output, Error };

/// To be called first: bytes are written as they are, texts are UTF-8, and a file that may not grow is a fault to
/// report instead of the program's end.
void prepareStreams();

/// True where somebody reads it as it is written.
bool isTerminal(Stream stream);

}  // namespace ephor::ctl
