#include "core/pages/turn_check.h"

#include "core/campaign/orders/order_reader.h"
#include "core/pages/known_campaign.h"

#include <nlohmann/json.hpp>

namespace ephor {

namespace {

using Json = nlohmann::ordered_json;

Json faultJson(const Diagnostic& fault) {
    return {
        {"line", fault.place.line}, {"text", toText(fault.message)}, {"isAdvice", fault.severity != Severity::Error}};
}

}  // namespace

std::string checkedSheet(std::string_view data, std::string_view sheet) {
    const Result<campaign::KnownCampaign> known = campaign::knownCampaignFrom(data);
    const auto text = [](const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); };
    if (!known)
        return text({{"error", toText(known.error().front().message)}});
    Diagnostics advice;
    const Result<campaign::Orders> orders = ordersIn(known->campaign, known->power, sheet, {}, advice);
    Json faults = Json::array();
    if (!orders)
        for (const Diagnostic& fault : orders.error())
            faults.push_back(faultJson(fault));
    for (const Diagnostic& one : advice)
        faults.push_back(faultJson(one));
    return text({{"faults", std::move(faults)}});
}

}  // namespace ephor
