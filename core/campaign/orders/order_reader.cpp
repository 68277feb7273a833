#include "core/campaign/orders/order_reader.h"

#include "core/campaign/orders/order_mail.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/io/encoding.h"
#include "core/io/list_lines.h"
#include "core/io/toml_reader.h"

#include <algorithm>
#include <array>

namespace ephor::campaign {

namespace {

constexpr std::string_view sheetMark = "\xEF\xBB\xBF";

/// Removes the traces of mail programs: quote marks before a line, curly quotes, non-breaking spaces and invisible
/// characters. All other characters keep their positions.
std::string asTyped(std::string_view text) {
    constexpr char unseen = '\0';
    struct Exchange {
        std::string_view sign;
        char typed;
    };
    static constexpr std::array exchanges{
        Exchange{"\u201c", '"'},    Exchange{"\u201d", '"'},    Exchange{"\u201e", '"'},   Exchange{"\u00a0", ' '},
        Exchange{"\u200b", unseen}, Exchange{"\u00ad", unseen}, Exchange{"\ufeff", unseen}};
    std::string typed;
    typed.reserve(text.size());
    bool atBegin = true;
    while (!text.empty()) {
        const auto* found =
            std::ranges::find_if(exchanges, [&](const Exchange& e) { return text.starts_with(e.sign); });
        const bool isOther = found == exchanges.end();
        const char sign = isOther ? text.front() : found->typed;
        text.remove_prefix(isOther ? 1 : found->sign.size());
        if (!isOther && sign == unseen)
            continue;
        typed += atBegin && sign == '>' ? ' ' : sign;
        atBegin = sign == '\n' || (atBegin && (sign == '>' || wordGaps.contains(sign)));
    }
    return typed;
}

std::vector<Written> writtenList(TomlReader& reader, const TomlText& text, std::string_view key) {
    std::vector<Written> all;
    if (const toml::array* values = reader.array(key, Need::Optional, 64))
        for (const toml::node& node : *values) {
            if (node.is_string())
                all.push_back({node.as_string()->get().substr(0, 80), text.place(node)});
            else
                reader.fault("wrong-kind", text.place(node), {"\"{0}\" takes texts in quotes.", {std::string(key)}});
        }
    return all;
}

Written writtenIn(TomlReader& one, std::string_view key, Need need, std::int64_t longest) {
    return {one.text(key, need, longest).value_or(""), one.place(key)};
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
    envoy.moves = numberIn(one, "moves", 1, SheetLimits::moves);
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

Result<OrderSheet> readOrdersToml(std::string_view text, std::string_view file) {
    Result<TomlText> parsed = parseToml(text, file, largestOrders, "orders");
    if (!parsed)
        return std::unexpected(std::move(parsed.error()));
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the orders", "orders", faults);
    OrderSheet sheet;
    sheet.file = file;
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    sheet.power = {reader.text("power", Need::Required, 60).value_or(""), reader.place("power")};
    sheet.turn = static_cast<int>(reader.integer("turn", Need::Required, 1, 10'000).value_or(1));
    sheet.turnPlace = reader.place("turn");
    sheet.isFinal = reader.flag("final", Need::Optional).value_or(true);
    const auto readAll = [&](const char* name, auto read, auto& rows) {
        for (const toml::table* table : reader.tables(name, SheetLimits::orders)) {
            TomlReader one(*parsed, *table, "[[" + std::string(name) + "]]", "orders", faults);
            rows.push_back(read(one, *parsed));
            one.finish();
        }
    };
    readAll("order", orderIn, sheet.orders);
    readAll("envoy", envoyIn, sheet.envoys);
    readAll("voyage", voyageIn, sheet.voyages);
    readAll("deal", dealIn, sheet.deals);
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return sheet;
}

}  // namespace

Result<OrderSheet> readOrders(std::string_view text, std::string_view file) {
    if (text.size() > largestOrders)
        return failure("orders-too-large", "These orders are longer than any that are read.",
                       {std::string(file), 0, 0});
    if (std::optional<Diagnostic> fault = encodingFault(text, file, "orders"))
        return std::unexpected(Diagnostics{std::move(*fault)});
    if (std::optional<Diagnostic> fault = noncharacterFault(text, file, "orders"))
        return std::unexpected(Diagnostics{std::move(*fault)});
    // Some editors begin a file with a byte order mark.
    if (text.starts_with(sheetMark))
        text.remove_prefix(sheetMark.size());
    const std::string typed = asTyped(text);
    std::string_view rest = typed;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = trimmedLine(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (line.empty() || line.front() == '#')
            continue;
        const bool isToml = line.front() == '[' || line.contains('=');
        return isToml ? readOrdersToml(typed, file) : readOrdersMail(typed, file);
    }
    return readOrdersMail(typed, file);
}

}  // namespace ephor::campaign
