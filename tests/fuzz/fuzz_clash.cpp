// Any bytes as the circumstances of a clash: read without harm, and every system reckons with them or says why not;
// chances are chances.
#include "core/io/clash_io.h"
#include "reading.h"

#include <cmath>

using namespace ephor;

namespace {

void mustBeChances(const Distribution& distribution) {
    double sum = 0;
    for (const double p : distribution.probabilities()) {
        must(p >= 0);
        sum += p;
    }
    must(std::abs(sum - 1) < 1e-9);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const RuleSystem* system : builtinSystems()) {
        const Result<ClashInputs> read = readClash(asText(data, size), "clash.toml", *system);
        if (!read) {
            must(hasErrors(read.error()) && !toText(read.error().front()).empty());
            continue;
        }
        const Result<ClashReport> report = system->clash(*read);
        if (!report) {
            must(hasErrors(report.error()) && !toText(report.error().front()).empty());
            continue;
        }
        for (const Distribution& losses : report->losses)
            mustBeChances(losses);
    }
    return 0;
}
