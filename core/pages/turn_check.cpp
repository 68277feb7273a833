#include "core/pages/turn_check.h"

#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_writer.h"
#include "core/pages/known_campaign.h"

#include <nlohmann/json.hpp>

namespace ephor {

namespace {

using Json = nlohmann::ordered_json;

Json faultJson(const Diagnostic& fault) {
    return {
        {"line", fault.place.line}, {"text", toText(fault.message)}, {"isAdvice", fault.severity != Severity::Error}};
}

/// The lines of the sheet that say the same.
Json linesOf(const campaign::KnownCampaign& known, const campaign::Orders& orders) {
    const std::string text = ordersText(known.campaign, known.power, orders, {});
    Json lines = Json::array();
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (!line.empty())
            lines.push_back(line);
    }
    return lines;
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
    return text({{"faults", std::move(faults)}, {"understood", orders ? linesOf(*known, *orders) : Json::array()}});
}

}  // namespace ephor
