#define WIN32_LEAN_AND_MEAN
#include "app/ephorctl/terminal.h"

#include <cstdio>
#include <fcntl.h>
#include <initializer_list>
#include <io.h>
#include <windows.h>

namespace ephor::ctl {

void prepareStreams() {
    for (FILE* file : {stdout, stderr})
        ::_setmode(::_fileno(file), _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
}

bool isTerminal(Stream stream) {
    DWORD mode = 0;
    return ::GetConsoleMode(::GetStdHandle(stream == Stream::Output ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE), &mode) !=
           0;
}

}  // namespace ephor::ctl
