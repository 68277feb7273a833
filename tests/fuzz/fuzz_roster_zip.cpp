// Any bytes as the archive of a roster: nothing is unpacked that is larger than it may be, and no file outside of it is
// named.
#include "models/exchange/roster_zip.h"
#include "reading.h"

using namespace ephor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t largest = 1 << 16;
    const QByteArray zip(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const Result<QByteArray> bytes = unzipped(zip, QStringLiteral(".ros"), largest, "army.rosz");
    if (bytes)
        must(static_cast<std::size_t>(bytes->size()) <= largest);
    else
        must(hasErrors(bytes.error()) && !toText(bytes.error().front()).empty());
    return 0;
}
