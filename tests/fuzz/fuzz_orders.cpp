// Any bytes as an order sheet, TOML or mail: read and judged without harm; orders that can be given are sent back, and
// read back equal.
#include "core/campaign/orders/order_check.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_writer.h"
#include "reading.h"
#include "tests/support/small_campaign.h"

using namespace ephor;
using namespace ephor::campaign;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Campaign campaign = smallCampaign();
    constexpr PowerId athens(0);
    const Result<OrderSheet> sheet = readOrders(asText(data, size), "orders.txt");
    if (!sheet) {
        must(hasErrors(sheet.error()));
        return 0;
    }
    Diagnostics advice;
    const Result<std::vector<Order>> orders = judged(campaign, athens, *sheet, advice);
    if (!orders) {
        for (const Diagnostic& fault : orders.error())
            must(!toText(fault).empty());
        return 0;
    }
    const Result<std::vector<Envoy>> envoys = envoysOf(campaign, athens, *sheet);
    must(envoys.has_value());
    const Result<OrderSheet> again = readOrders(ordersToml(campaign, athens, *orders, *envoys), "again.toml");
    must(again.has_value());
    must(judged(campaign, athens, *again, advice) == *orders && *envoysOf(campaign, athens, *again) == *envoys);
    return 0;
}
