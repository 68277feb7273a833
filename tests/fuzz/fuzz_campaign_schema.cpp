// Campaign files whose schema somebody has changed: the bytes choose the statements that are run on a sound file.
//
// Such a file is refused with a reason and left as it is, or it is the same campaign and can be written to.
#include "reading.h"
#include "tests/support/crafted_schema.h"

#include <QCoreApplication>
#include <cstdio>

using namespace ephor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static char name[] = "fuzz_campaign_schema";
    static char* words[] = {name, nullptr};
    static int count = 1;
    static const QCoreApplication application(count, words);
    static test::CraftedCampaigns campaigns;
    bool isTaken = false;
    const QString fault = campaigns.faultOf(test::SchemaCrafter(asText(data, size)).statements(), isTaken);
    if (!fault.isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(fault));
    must(fault.isEmpty());
    return 0;
}
