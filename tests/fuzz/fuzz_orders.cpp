// Any bytes as an order sheet, TOML or mail: read and validated without harm; valid orders are written and read
// back equal.
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "reading.h"
#include "tests/support/small_campaign.h"

using namespace ephor;
using namespace ephor::campaign;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Campaign campaign = smallCampaign();
    constexpr PowerId athens(0);
    const Result<OrderSheet> sheet = readOrders(campaign, athens, asText(data, size), "orders.txt");
    if (!sheet) {
        must(hasErrors(sheet.error()));
        return 0;
    }
    Diagnostics advice;
    const Result<Orders> orders = validate(campaign, athens, *sheet, advice);
    if (!orders) {
        for (const Diagnostic& fault : orders.error())
            must(!toText(fault).empty());
        return 0;
    }
    const Result<OrderSheet> again = readOrders(campaign, athens, ordersText(campaign, athens, *orders), "again");
    must(again.has_value());
    must(validate(campaign, athens, *again, advice) == *orders);
    return 0;
}
