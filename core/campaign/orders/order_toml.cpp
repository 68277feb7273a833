#include "core/campaign/orders/order_toml.h"

#include "core/campaign/orders/order_phrases.h"
#include "core/io/toml_reader.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

std::vector<Written> writtenList(TomlReader& reader, const TomlText& text, std::string_view key) {
    std::vector<Written> all;
    if (const toml::array* values = reader.array(key, Need::Optional, 64))
        for (const toml::node& node : *values) {
            if (node.is_string())
                all.push_back({node.as_string()->get().substr(0, 80), text.place(node), 0});
            else
                reader.fault("wrong-kind", text.place(node), {"\"{0}\" takes texts in quotes.", {std::string(key)}});
        }
    return all;
}

Written writtenIn(TomlReader& one, std::string_view key, Need need, std::int64_t longest) {
    return {one.text(key, need, longest).value_or(""), one.place(key), 0};
}

int numberIn(TomlReader& one, std::string_view key, std::int64_t lowest, std::int64_t highest) {
    return static_cast<int>(one.integer(key, Need::Optional, lowest, highest).value_or(0));
}

WrittenOrder orderIn(TomlReader& one, const TomlText& text) {
    WrittenOrder order;
    order.army = writtenIn(one, "army", Need::Required, 80);
    order.posture = writtenIn(one, "posture", Need::Required, 20);
    order.path = writtenList(one, text, "path");
    order.tasks = writtenList(one, text, "tasks");
    order.ifStronger = writtenIn(one, "if_stronger", Need::Optional, 20);
    return order;
}

WrittenEnvoy envoyIn(TomlReader& one, const TomlText&) {
    WrittenEnvoy envoy;
    envoy.to = writtenIn(one, "to", Need::Required, 80);
    envoy.word = writtenIn(one, "word", Need::Required, 20);
    envoy.turns = numberIn(one, "moves", 1, SheetLimits::turns);
    envoy.talents = numberIn(one, "talents", 0, SheetLimits::talents);
    return envoy;
}

WrittenVoyage voyageIn(TomlReader& one, const TomlText& text) {
    WrittenVoyage voyage;
    voyage.fleet = writtenIn(one, "fleet", Need::Required, 80);
    voyage.station = writtenIn(one, "station", Need::Required, 20);
    voyage.path = writtenList(one, text, "path");
    voyage.carries = writtenList(one, text, "carries");
    voyage.join = writtenIn(one, "join", Need::Optional, 80);
    voyage.build = numberIn(one, "build", 0, SheetLimits::squadrons);
    voyage.detach = numberIn(one, "detach", 0, SheetLimits::squadrons);
    return voyage;
}

WrittenDeal dealIn(TomlReader& one, const TomlText& text) {
    WrittenDeal deal;
    deal.kind = writtenIn(one, "business", Need::Required, 20);
    deal.to = writtenIn(one, "to", Need::Optional, 80);
    deal.names = writtenList(one, text, "names");
    deal.amount = numberIn(one, "amount", 0, SheetLimits::talents);
    deal.again = numberIn(one, "again", 0, SheetLimits::talents);
    return deal;
}

/// Whether enough of a row with faults was read to check the rest of it.
bool isCheckable(const WrittenOrder& order) {
    const bool goesNowhere = order.path.empty() && fromPhrase<Posture>(order.posture.text) == Posture::March;
    return !order.army.text.empty() && !order.posture.text.empty() && !goesNowhere;
}
bool isCheckable(const WrittenVoyage& voyage) {
    const bool goes = fromPhrase<Station>(voyage.station.text) == Station::Sail || !voyage.carries.empty();
    return !voyage.fleet.text.empty() && !voyage.station.text.empty() && !(goes && voyage.path.empty());
}
bool isCheckable(const WrittenEnvoy&) { return false; }
bool isCheckable(const WrittenDeal&) { return false; }

}  // namespace

Result<OrderSheet> readOrdersToml(std::string_view text, std::string_view file) {
    Result<TomlText> parsed = parseToml(text, file, largestOrders, "orders");
    if (!parsed)
        return std::unexpected(std::move(parsed.error()));
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the orders", "orders", faults);
    OrderSheet sheet;
    sheet.file = file;
    sheet.isToml = true;
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    sheet.text = text;
    sheet.power = {reader.text("power", Need::Optional, 60).value_or(""), reader.place("power"), 0};
    if (const auto turn = reader.integer("turn", Need::Optional, 1, 10'000)) {
        sheet.turn = static_cast<int>(*turn);
        sheet.turnPlace = reader.place("turn");
    }
    sheet.isFinal = reader.flag("final", Need::Optional).value_or(true);
    const auto readAll = [&](const char* name, auto read, auto& rows) {
        for (const toml::table* table : reader.tables(name, SheetLimits::orders)) {
            const std::size_t before = faults.size();
            TomlReader one(*parsed, *table, "[[" + std::string(name) + "]]", "orders", faults);
            auto row = read(one, *parsed);
            one.finish();
            if (faults.size() == before || isCheckable(row))
                rows.push_back(std::move(row));
        }
    };
    readAll("order", orderIn, sheet.orders);
    readAll("envoy", envoyIn, sheet.envoys);
    readAll("voyage", voyageIn, sheet.voyages);
    readAll("deal", dealIn, sheet.deals);
    reader.finish();
    std::ranges::copy_if(faults, std::back_inserter(sheet.faults),
                         [](const Diagnostic& one) { return one.severity == Severity::Error; });
    return sheet;
}

}  // namespace ephor::campaign
