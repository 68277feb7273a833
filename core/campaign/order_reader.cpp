#include "core/base/toml_text.h"
#include "core/campaign/dice_view.h"
#include "core/campaign/order_sheet.h"
#include "core/io/toml_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ephor::campaign {

// `Place` is a place of the map here; places in texts are ephor::Place.
using TextPlace = ephor::Place;

namespace {

constexpr std::size_t mostOrders = 5000;
constexpr int mostMoves = 600;
constexpr int mostTalents = 10'000;
constexpr int mostSquadrons = 99;
constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos)
        return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

/// What a mail program has made of a text, taken back: the marks of a quotation before a line, curly quotes, hard blanks. Every sign stays in its place.
std::string asTyped(std::string_view text) {
    struct Exchange {
        std::string_view sign;
        char typed;
    };
    static constexpr std::array exchanges{Exchange{"\u201c", '"'}, Exchange{"\u201d", '"'}, Exchange{"\u201e", '"'},
                                          Exchange{"\u00a0", ' '}};
    std::string typed;
    typed.reserve(text.size());
    bool atBegin = true;
    while (!text.empty()) {
        const auto* found =
            std::ranges::find_if(exchanges, [&](const Exchange& e) { return text.starts_with(e.sign); });
        const bool isOther = found == exchanges.end();
        const char sign = isOther ? text.front() : found->typed;
        text.remove_prefix(isOther ? 1 : found->sign.size());
        typed += atBegin && sign == '>' ? ' ' : sign;
        atBegin = sign == '\n' || (atBegin && (sign == '>' || blanks.contains(sign)));
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

/// A line of a mail, cut into words with their places.
class MailLine {
public:
    MailLine(std::string_view line, std::string_view file, int number) : m_line(line), m_file(file), m_number(number) {}

    /// The parts between separators, without blanks around them.
    std::vector<Written> parts(std::string_view of, char separator) const {
        std::vector<Written> all;
        while (true) {
            const std::size_t end = of.find(separator);
            const std::string_view part = trimmed(of.substr(0, end));
            if (!part.empty())
                all.push_back(word(part));
            if (end == std::string_view::npos)
                return all;
            of.remove_prefix(end + 1);
        }
    }
    Written word(std::string_view part) const {
        return {std::string(part.substr(0, 80)),
                {std::string(m_file), m_number, static_cast<int>(part.data() - m_line.data()) + 1}};
    }

private:
    std::string_view m_line;
    std::string_view m_file;
    int m_number;
};

Diagnostic fault(std::string code, const TextPlace& place, Message message) {
    return {Severity::Error, std::move(code), place, std::move(message), {}, {}};
}

/// "march eleusis, megara; forced; retire" behind the army's name.
WrittenOrder orderOf(const MailLine& line, std::string_view army, std::string_view rest) {
    WrittenOrder order;
    order.army = line.word(trimmed(army));
    const std::vector<Written> parts = line.parts(rest, ';');
    if (parts.empty()) {
        order.posture = line.word(trimmed(army));
        order.posture.text = "hold";
        return order;
    }
    const std::string_view first = trimmed(rest.substr(0, rest.find(';')));
    const std::size_t space = std::min(first.find_first_of(blanks), first.size());
    order.posture = line.word(first.substr(0, space));
    order.path = line.parts(first.substr(space), ',');
    for (std::size_t i = 1; i < parts.size(); ++i)
        (parts[i].text == "retire" || parts[i].text == "stand" ? order.ifStronger : order.tasks.emplace_back()) =
            parts[i];
    return order;
}

/// The number behind "build" or "detach".
int squadronsIn(const Written& part, std::string_view text, Diagnostics& faults) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || stop != text.data() + text.size() || number < 1 || number > mostSquadrons)
        faults.push_back(
            fault("orders-squadrons", part.place,
                  {"\"{0}\": behind \"build\" and \"detach\" stands a number of squadrons.", {part.text}}));
    return std::clamp(number, 0, mostSquadrons);
}

/// "sail aegina, epidaurus; carry athens_2; build 2" behind the fleet's name.
WrittenVoyage voyageOf(const MailLine& line, std::string_view fleet, std::string_view rest, Diagnostics& faults) {
    WrittenVoyage voyage;
    voyage.fleet = line.word(trimmed(fleet));
    voyage.station = voyage.fleet;
    voyage.station.text = "hold";
    bool first = true;
    while (!rest.empty()) {
        const std::size_t end = rest.find(';');
        const std::string_view part = trimmed(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (part.empty())
            continue;
        const std::size_t space = std::min(part.find_first_of(blanks), part.size());
        const Written word = line.word(part.substr(0, space));
        const std::string_view behind = trimmed(part.substr(space));
        if (word.text == "carry")
            voyage.carries = line.parts(behind, ',');
        else if (word.text == "join")
            voyage.join = line.word(behind);
        else if (word.text == "build")
            voyage.build = squadronsIn(line.word(part), behind, faults);
        else if (word.text == "detach")
            voyage.detach = squadronsIn(line.word(part), behind, faults);
        else if (first) {
            voyage.station = word;
            voyage.path = line.parts(behind, ',');
        } else {
            faults.push_back(fault("orders-fleet-task", word.place,
                                   {"A fleet may carry, build, detach or join, not \"{0}\".", {word.text}}));
        }
        first = false;
    }
    return voyage;
}

/// "truce 6 moves", "tribute 5 talents" behind the power's name; both may be there.
WrittenEnvoy envoyOf(const MailLine& line, std::string_view to, std::string_view rest, Diagnostics& faults) {
    WrittenEnvoy envoy;
    envoy.to = line.word(trimmed(to));
    const std::vector<Written> words = line.parts(trimmed(rest), ' ');
    envoy.word = words.empty() ? envoy.to : words.front();
    if (words.empty())
        envoy.word.text.clear();
    for (std::size_t i = 1; i < words.size(); i += 2) {
        int number = 0;
        const std::string& text = words[i].text;
        const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const std::string unit = i + 1 < words.size() ? words[i + 1].text : "";
        const bool talents = unit == "talents" || (unit.empty() && envoy.word.text == "tribute");
        const bool moves = unit == "moves" || (unit.empty() && !talents);
        if (error != std::errc{} || stop != text.data() + text.size() || (!moves && !talents) || number < 1 ||
            number > (moves ? mostMoves : mostTalents)) {
            faults.push_back(fault("orders-envoy", words[i].place,
                                   {"\"{0}\": behind the word stand \"6 moves\" or \"5 talents\".", {text}}));
            break;
        }
        (moves ? envoy.moves : envoy.talents) = number;
    }
    return envoy;
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
    envoy.moves = numberIn(one, "moves", 1, mostMoves);
    envoy.talents = numberIn(one, "talents", 0, mostTalents);
    return envoy;
}

WrittenVoyage voyageIn(TomlReader& one, const TomlText& text) {
    WrittenVoyage voyage;
    voyage.fleet = writtenIn(one, "fleet", Need::Required, 80);
    voyage.station = writtenIn(one, "station", Need::Required, 20);
    voyage.path = writtenList(one, text, "path");
    voyage.carries = writtenList(one, text, "carries");
    voyage.join = writtenIn(one, "join", Need::Optional, 80);
    voyage.build = numberIn(one, "build", 0, mostSquadrons);
    voyage.detach = numberIn(one, "detach", 0, mostSquadrons);
    return voyage;
}

WrittenDeal dealIn(TomlReader& one, const TomlText& text) {
    WrittenDeal deal;
    deal.business = writtenIn(one, "business", Need::Required, 20);
    deal.to = writtenIn(one, "to", Need::Optional, 80);
    deal.names = writtenList(one, text, "names");
    deal.amount = numberIn(one, "amount", 0, mostTalents);
    deal.again = numberIn(one, "again", 0, mostTalents);
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
        for (const toml::table* table : reader.tables(name, mostOrders)) {
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

Result<OrderSheet> readOrdersMail(std::string_view text, std::string_view file) {
    OrderSheet sheet;
    sheet.file = file;
    Diagnostics faults;
    int number = 0;
    while (!text.empty() && sheet.orders.size() < mostOrders) {
        const std::size_t end = text.find('\n');
        const std::string_view whole = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++number;
        const std::string_view rest = trimmed(whole);
        if (rest == "--")
            break;
        if (rest.empty() || rest.front() == '#')
            continue;
        const MailLine line(whole, file, number);
        const std::size_t colon = rest.find(':');
        if (rest.starts_with("power ")) {
            sheet.power = line.word(trimmed(rest.substr(6)));
        } else if (rest.starts_with("turn ")) {
            const Written word = line.word(trimmed(rest.substr(5)));
            sheet.turnPlace = word.place;
            const auto [stop, error] =
                std::from_chars(word.text.data(), word.text.data() + word.text.size(), sheet.turn);
            if (error != std::errc{} || stop != word.text.data() + word.text.size())
                faults.push_back(
                    fault("orders-turn", word.place, {"\"turn {0}\": write the number of the move.", {word.text}}));
        } else if (rest == "provisional" || rest == "final") {
            sheet.isFinal = rest == "final";
        } else if (colon == std::string_view::npos) {
            faults.push_back(
                fault("orders-line", line.word(rest).place,
                      {"\"{0}\" is no order. Write \"army: posture place, place; task\", or begin a remark with #.",
                       {std::string(rest.substr(0, 60))}}));
        } else if (rest.starts_with("fleet ")) {
            sheet.voyages.push_back(voyageOf(line, rest.substr(6, colon - 6), rest.substr(colon + 1), faults));
        } else if (rest.starts_with("envoy ")) {
            sheet.envoys.push_back(envoyOf(line, rest.substr(6, colon - 6), rest.substr(colon + 1), faults));
        } else if (rest.starts_with("deal ")) {
            sheet.deals.push_back(dealOf(line.word(trimmed(rest.substr(5, colon - 5))),
                                         line.parts(trimmed(rest.substr(colon + 1)), ' '), faults));
        } else if (rest.starts_with("affair:")) {
            Written own = line.word(rest.substr(0, colon));
            own.text.clear();
            sheet.deals.push_back(dealOf(own, line.parts(trimmed(rest.substr(colon + 1)), ' '), faults));
        } else {
            sheet.orders.push_back(orderOf(line, rest.substr(0, colon), rest.substr(colon + 1)));
        }
    }
    const TextPlace top{std::string(file), 1, 1};
    if (sheet.power.text.empty())
        faults.push_back(fault("orders-power", top,
                               "The orders do not say whose they are: write \"power athens\" in the first line."));
    if (!sheet.turnPlace.line)
        faults.push_back(
            fault("orders-turn", top, "The orders do not say for which move they are: write \"turn\" and its number."));
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return sheet;
}

}  // namespace

Result<OrderSheet> readOrders(std::string_view text, std::string_view file) {
    if (text.size() > largestOrders)
        return failure("orders-too-large", "These orders are longer than any that are read.",
                       {std::string(file), 0, 0});
    const std::string typed = asTyped(text);
    std::string_view rest = typed;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (line.empty() || line.front() == '#')
            continue;
        const bool isToml = line.front() == '[' || line.contains('=');
        return isToml ? readOrdersToml(typed, file) : readOrdersMail(typed, file);
    }
    return readOrdersMail(typed, file);
}

std::string remarks(std::string_view words) {
    constexpr std::size_t widest = 72;
    std::string text;
    std::size_t line = 0;  // its length so far
    while (!(words = trimmed(words)).empty()) {
        const std::string_view word = words.substr(0, words.find_first_of(blanks));
        words.remove_prefix(word.size());
        const bool isNew = line == 0 || line + 1 + word.size() > widest;
        if (isNew)
            line = 1;
        text += (isNew ? text.empty() ? "# " : "\n# " : " ") + std::string(word);
        line += 1 + word.size();
    }
    return text.empty() ? text : text + "\n";
}

std::string ordersToml(const Campaign& campaign, PowerId power, const std::vector<Order>& orders,
                       const std::vector<Envoy>& envoys, const std::vector<Voyage>& voyages,
                       const std::vector<Deal>& deals, bool isFinal) {
    const auto list = [](const auto& values, auto nameOf) {
        std::string text;
        for (const auto& value : values)
            text += (text.empty() ? "" : ", ") + tomlString(nameOf(value));
        return "[" + text + "]\n";
    };
    std::string text = "format = 1\npower = " + tomlString(campaign.scenario.powers[power.index()].id) +
                       "\nturn = " + std::to_string(campaign.state.course.turn) +
                       "\nfinal = " + (isFinal ? "true" : "false") + "\n";
    if (const std::string promise = promiseLine(campaign); !promise.empty())
        text += remarks(promise);
    for (const Order& order : orders) {
        text += "\n[[order]]\narmy = " + tomlString(campaign.state.armies[order.army.index()].id) +
                "\nposture = " + tomlString(wordOf(order.posture)) + "\n";
        if (!order.path.empty())
            text += "path = " + list(order.path, [&](PlaceId id) { return campaign.scenario.map.place(id).id; });
        if (!order.tasks.empty())
            text += "tasks = " + list(order.tasks, [](Task task) { return wordOf(task); });
        if (order.ifStronger == IfStronger::Retire)
            text += "if_stronger = \"retire\"\n";
    }
    for (const Envoy& envoy : envoys) {
        text += "\n[[envoy]]\nto = " + tomlString(campaign.scenario.powers[envoy.to.index()].id) +
                "\nword = " + tomlString(wordOf(envoy.word)) + "\n";
        if (envoy.moves > 0)
            text += "moves = " + std::to_string(envoy.moves) + "\n";
        if (envoy.talents > 0)
            text += "talents = " + std::to_string(envoy.talents) + "\n";
    }
    for (const Voyage& voyage : voyages) {
        const auto fleetId = [&](FleetId id) { return tomlString(campaign.state.fleets[id.index()].id); };
        text += "\n[[voyage]]\nfleet = " + fleetId(voyage.fleet) + "\nstation = " + tomlString(wordOf(voyage.station)) +
                "\n";
        if (!voyage.path.empty())
            text += "path = " + list(voyage.path, [&](PlaceId id) { return campaign.scenario.map.place(id).id; });
        if (!voyage.carries.empty())
            text +=
                "carries = " + list(voyage.carries, [&](ArmyId id) { return campaign.state.armies[id.index()].id; });
        if (voyage.build > 0)
            text += "build = " + std::to_string(voyage.build) + "\n";
        if (voyage.detach > 0)
            text += "detach = " + std::to_string(voyage.detach) + "\n";
        if (voyage.join)
            text += "join = " + fleetId(voyage.join) + "\n";
    }
    return text + dealsToml(campaign, deals);
}

}  // namespace ephor::campaign
