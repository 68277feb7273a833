// Any bytes as a roster: read without harm; a list without errors is written as a roster and read back, and what is
// lost is named.
#include "roster_reading.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    ephor::mustReadRoster(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
