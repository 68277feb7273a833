#include "core/campaign/orders/order_mail.h"

#include "core/base/toml_text.h"
#include "core/io/list_lines.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace ephor::campaign {

// `Place` is a place on the map here; ephor::SourcePosition is a position in a text.
using TextPlace = ephor::SourcePosition;

namespace {

/// A line of a mail, split into words with their positions.
class MailLine {
public:
    MailLine(std::string_view line, std::string_view file, int number) : m_line(line), m_file(file), m_number(number) {}

    /// The non-empty parts between separators, trimmed.
    std::vector<Written> parts(std::string_view of, char separator) const {
        std::vector<Written> all;
        while (true) {
            const std::size_t end = of.find(separator);
            const std::string_view part = trimmedLine(of.substr(0, end));
            if (!part.empty())
                all.push_back(word(part));
            if (end == std::string_view::npos)
                return all;
            of.remove_prefix(end + 1);
        }
    }
    /// An empty part gets the position of the line's start.
    Written word(std::string_view part) const {
        const auto before = part.empty() ? 0 : static_cast<std::size_t>(part.data() - m_line.data());
        const auto column = static_cast<int>(characters(m_line.substr(0, before))) + 1;
        return {std::string(part.substr(0, 80)), {std::string(m_file), m_number, column}};
    }

private:
    std::string_view m_line;
    std::string_view m_file;
    int m_number;
};

Diagnostic fault(std::string code, const TextPlace& place, Message message) {
    return {Severity::Error, std::move(code), place, std::move(message), {}, {}};
}

/// Parses "march eleusis, megara; forced; retire" after the name of an army.
WrittenOrder orderOf(const MailLine& line, std::string_view army, std::string_view rest) {
    WrittenOrder order;
    order.army = line.word(trimmedLine(army));
    const std::vector<Written> parts = line.parts(rest, ';');
    if (parts.empty()) {
        order.posture = line.word(trimmedLine(army));
        order.posture.text = "hold";
        return order;
    }
    const std::string_view first = trimmedLine(rest.substr(0, rest.find(';')));
    const std::size_t space = std::min(first.find_first_of(wordGaps), first.size());
    order.posture = line.word(first.substr(0, space));
    order.path = line.parts(first.substr(space), ',');
    for (std::size_t i = 1; i < parts.size(); ++i)
        (parts[i].text == "retire" || parts[i].text == "stand" ? order.ifStronger : order.tasks.emplace_back()) =
            parts[i];
    return order;
}

/// Parses the number after "build" or "detach".
int squadronsIn(const Written& part, std::string_view text, Diagnostics& faults) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || stop != text.data() + text.size() || number < 1 || number > SheetLimits::squadrons)
        faults.push_back(
            fault("orders-squadrons", part.place,
                  {"\"{0}\": behind \"build\" and \"detach\" stands a number of squadrons.", {part.text}}));
    return std::clamp(number, 0, SheetLimits::squadrons);
}

/// Parses "sail aegina, epidaurus; carry athens_2; build 2" after the name of a fleet.
WrittenVoyage voyageOf(const MailLine& line, std::string_view fleet, std::string_view rest, Diagnostics& faults) {
    WrittenVoyage voyage;
    voyage.fleet = line.word(trimmedLine(fleet));
    voyage.station = voyage.fleet;
    voyage.station.text = "hold";
    bool first = true;
    while (!rest.empty()) {
        const std::size_t end = rest.find(';');
        const std::string_view part = trimmedLine(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (part.empty())
            continue;
        const std::size_t space = std::min(part.find_first_of(wordGaps), part.size());
        const Written word = line.word(part.substr(0, space));
        const std::string_view behind = trimmedLine(part.substr(space));
        if ((word.text == "carry" || word.text == "join") && behind.empty())
            faults.push_back(
                fault("orders-fleet-task", word.place,
                      {"Behind \"{0}\" stands {1}.", {word.text, word.text == "join" ? "another fleet" : "an army"}}));
        else if (word.text == "carry")
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

/// Parses "truce 6 moves" or "tribute 5 talents" after the name of a power; both numbers are allowed.
WrittenEnvoy envoyOf(const MailLine& line, std::string_view to, std::string_view rest, Diagnostics& faults) {
    WrittenEnvoy envoy;
    envoy.to = line.word(trimmedLine(to));
    const std::vector<Written> words = line.parts(trimmedLine(rest), ' ');
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
            number > (moves ? SheetLimits::moves : SheetLimits::talents)) {
            faults.push_back(fault("orders-envoy", words[i].place,
                                   {"\"{0}\": behind the word stand \"6 moves\" or \"5 talents\".", {text}}));
            break;
        }
        (moves ? envoy.moves : envoy.talents) = number;
    }
    return envoy;
}

/// The words behind "deal sparta:" or "affair:".
WrittenDeal dealOf(const Written& to, std::vector<Written> words, Diagnostics& faults) {
    static constexpr std::array<std::string_view, 5> fillers{"for", "talents", "talent", "arete", "to"};
    WrittenDeal deal;
    deal.to = to;
    deal.kind = words.empty() ? Written{{}, to.place} : words.front();
    for (std::size_t i = 1; i < words.size(); ++i) {
        std::string& text = words[i].text;
        while (!text.empty() && text.back() == ',')
            text.pop_back();
        if (text.empty() || std::ranges::find(fillers, text) != fillers.end())
            continue;
        int number = 0;
        const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || stop != text.data() + text.size()) {
            deal.names.push_back(words[i]);
            continue;
        }
        if (number < 0 || number > SheetLimits::talents)
            faults.push_back(
                fault("orders-amount", words[i].place,
                      {"\"{0}\": from 0 to {1} can be given.", {text, std::to_string(SheetLimits::talents)}}));
        else
            (deal.amount == 0 ? deal.amount : deal.again) = number;
    }
    return deal;
}

/// Telephones begin every line with a capital letter.
bool isWord(std::string_view written, std::string_view word) {
    return written.size() == word.size() && written.substr(1) == word.substr(1) &&
           (written.front() == word.front() || written.front() == word.front() - 'a' + 'A');
}

/// The text after its first word, if that is `word` and there is more; otherwise nothing.
std::optional<std::string_view> behindWord(std::string_view text, std::string_view word) {
    const std::size_t end = std::min(text.find_first_of(wordGaps), text.size());
    const bool isThere = isWord(text.substr(0, end), word) && end < text.size();
    return isThere ? std::optional(trimmedLine(text.substr(end))) : std::nullopt;
}

/// Parses "power athens", "turn 3", "provisional" or "final". Returns false if the line is none of them.
bool readHead(const MailLine& line, std::string_view rest, OrderSheet& sheet, Diagnostics& faults) {
    if (const auto power = behindWord(rest, "power")) {
        sheet.power = line.word(*power);
    } else if (const auto turn = behindWord(rest, "turn")) {
        const Written word = line.word(*turn);
        sheet.turnPlace = word.place;
        const auto [stop, error] = std::from_chars(word.text.data(), word.text.data() + word.text.size(), sheet.turn);
        if (error != std::errc{} || stop != word.text.data() + word.text.size())
            faults.push_back(
                fault("orders-turn", word.place, {"\"turn {0}\": write the number of the move.", {word.text}}));
    } else if (isWord(rest, "provisional") || isWord(rest, "final")) {
        sheet.isFinal = isWord(rest, "final");
    } else {
        return false;
    }
    return true;
}

/// Parses "army: march eleusis", and lines that begin with fleet, envoy, deal or affair.
void readOrder(const MailLine& line, std::string_view rest, OrderSheet& sheet, Diagnostics& faults) {
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos)
        return faults.push_back(
            fault("orders-line", line.word(rest).place,
                  {"\"{0}\" is no order. Write \"army: posture place, place; task\", or begin a remark with #.",
                   {std::string(rest.substr(0, 60))}}));
    const std::string_view before = rest.substr(0, colon);
    const std::string_view behind = rest.substr(colon + 1);
    if (const auto fleet = behindWord(before, "fleet")) {
        sheet.voyages.push_back(voyageOf(line, *fleet, behind, faults));
    } else if (const auto envoy = behindWord(before, "envoy")) {
        sheet.envoys.push_back(envoyOf(line, *envoy, behind, faults));
    } else if (const auto deal = behindWord(before, "deal")) {
        sheet.deals.push_back(dealOf(line.word(*deal), line.parts(trimmedLine(behind), ' '), faults));
    } else if (isWord(trimmedLine(before), "affair")) {
        Written own = line.word(before);
        own.text.clear();
        sheet.deals.push_back(dealOf(own, line.parts(trimmedLine(behind), ' '), faults));
    } else {
        sheet.orders.push_back(orderOf(line, before, behind));
    }
}

std::size_t longestPartOf(const OrderSheet& sheet) {
    return std::max({sheet.orders.size(), sheet.voyages.size(), sheet.envoys.size(), sheet.deals.size()});
}

}  // namespace

Result<OrderSheet> readOrdersMail(std::string_view text, std::string_view file) {
    OrderSheet sheet;
    sheet.file = file;
    Diagnostics faults;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const MailLine line(text.substr(0, end), file, number);
        const std::string_view rest = trimmedLine(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (rest == "--")
            break;
        if (rest.empty() || rest.front() == '#')
            continue;
        if (!readHead(line, rest, sheet, faults))
            readOrder(line, rest, sheet, faults);
        if (longestPartOf(sheet) > SheetLimits::orders) {
            faults.push_back(fault("orders-too-many", line.word(rest).place,
                                   {"These are more than {0} orders. Leave out what is there twice.",
                                    {std::to_string(SheetLimits::orders)}}));
            break;
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

}  // namespace ephor::campaign
