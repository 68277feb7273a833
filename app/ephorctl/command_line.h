// CLI11, without the words that the headers of Windows, which it includes there, take for themselves.
#pragma once

#include <CLI/CLI.hpp>

#undef far
#undef near
