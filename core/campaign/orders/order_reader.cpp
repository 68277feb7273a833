#include "core/campaign/orders/order_reader.h"

#include "core/campaign/orders/mail/mail_heading.h"
#include "core/campaign/orders/mail/order_mail.h"
#include "core/campaign/orders/order_toml.h"
#include "core/io/encoding.h"
#include "core/io/lists/edit/list_lines.h"
#include "core/io/toml_reader.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace ephor::campaign {

namespace {

constexpr std::string_view sheetMark = "\xEF\xBB\xBF";

/// Removes the traces of mail programs: quote marks before a line, curly quotes, non-breaking spaces and invisible
/// characters. All other characters keep their positions.
std::string asTyped(std::string_view text) {
    constexpr char noSign = '\0';
    struct Exchange {
        std::string_view sign;
        char typed;
    };
    static constexpr std::array exchanges{
        Exchange{"\u201c", '"'},    Exchange{"\u201d", '"'},    Exchange{"\u201e", '"'},   Exchange{"\u00a0", ' '},
        Exchange{"\u200b", noSign}, Exchange{"\u00ad", noSign}, Exchange{"\ufeff", noSign}};
    std::string typed;
    typed.reserve(text.size());
    bool atBegin = true;
    while (!text.empty()) {
        const auto* found =
            std::ranges::find_if(exchanges, [&](const Exchange& e) { return text.starts_with(e.sign); });
        const bool isOther = found == exchanges.end();
        const char sign = isOther ? text.front() : found->typed;
        text.remove_prefix(isOther ? 1 : found->sign.size());
        if (!isOther && sign == noSign)
            continue;
        typed += atBegin && sign == '>' ? ' ' : sign;
        atBegin = sign == '\n' || (atBegin && (sign == '>' || wordGaps.contains(sign)));
    }
    return typed;
}

/// The lines of TOML in a mail, by line number from 0: keys, headings and what stands in open arrays.
class TomlLines {
public:
    explicit TomlLines(std::string_view typed) {
        for (const auto line : std::views::split(typed, '\n'))
            m_isThere = m_isThere || beginsToml(trimmedLine({line.begin(), line.end()}));
        while (true) {
            const std::size_t end = std::min(typed.find('\n'), typed.size());
            m_lines.push_back(typed.substr(0, end));
            m_isToml.push_back(isToml(trimmedLine(m_lines.back())));
            if (end == typed.size())
                break;
            typed.remove_prefix(end + 1);
        }
    }

    std::size_t count() const { return m_lines.size(); }
    bool isToml(std::size_t line) const { return line < m_isToml.size() && m_isToml[line]; }
    /// Whether the line is a heading of an order, or of a sheet.
    bool isHeading(std::size_t line) const {
        const std::string_view text = trimmedLine(m_lines[line]);
        return isToml(line) && (text.starts_with("[[") || beginsSheet(line));
    }
    bool beginsSheet(std::size_t line) const { return isToml(line) && keyOf(trimmedLine(m_lines[line])) == "format"; }
    /// The text with the TOML of lines `begin` to `end` - 1 that have the same depth; all other lines are blank.
    std::string text(std::size_t begin, std::size_t end, const std::vector<int>& depths, int depth) const {
        std::string all;
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const bool isMeant = i >= begin && i < end && m_isToml[i] && depths[i] == depth;
            all += (isMeant ? std::string(m_lines[i]) : std::string()) + "\n";
        }
        return all;
    }

private:
    static std::string_view keyOf(std::string_view line) {
        const std::size_t end = line.find('=');
        return end == std::string_view::npos ? std::string_view() : trimmedLine(line.substr(0, end));
    }
    /// Any key counts, so that a misspelt one is a fault; and a value without "=", such as: path ["megara"].
    bool isToml(std::string_view line) {
        const std::size_t end =
            std::min(line.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"), line.size());
        const std::string_view behind = trimmedLine(line.substr(end));
        const bool isKey = end > 0 && (behind.starts_with('=') || behind.starts_with('"') || behind.starts_with("[\""));
        const bool isMeant = m_isThere && (line.starts_with("[[") || isKey || m_open > 0);
        if (isMeant && !line.starts_with("[["))
            m_open =
                std::max<std::ptrdiff_t>(0, m_open + std::ranges::count(line, '[') - std::ranges::count(line, ']'));
        return isMeant;
    }
    static bool beginsToml(std::string_view line) {
        const std::string_view key = keyOf(line);
        return line.starts_with("[[") || key == "format" || key == "power" || key == "turn";
    }

    std::vector<std::string_view> m_lines;
    std::vector<bool> m_isToml;
    std::ptrdiff_t m_open = 0;  ///< arrays
    bool m_isThere = false;     ///< whether any line is surely TOML
};

/// Whether the first line with content looks like TOML.
bool beginsAsToml(std::string_view typed) {
    while (!typed.empty()) {
        const std::size_t end = typed.find('\n');
        const std::string_view line = trimmedLine(typed.substr(0, end));
        typed.remove_prefix(end == std::string_view::npos ? typed.size() : end + 1);
        if (!line.empty() && line.front() != '#')
            return line.front() == '[' || line.contains('=');
    }
    return false;
}

/// Fills in what a sheet does not say.
void complete(const Campaign& campaign, PowerId reader, std::string_view file, OrderSheet& sheet) {
    if (!sheet.whose)
        sheet.whose = sheet.power.text.empty() ? reader : PowerId(powerNames(campaign.scenario).only(sheet.power.text));
    if (sheet.power.place.line == 0)
        sheet.power.place = {std::string(file), 1, 1};
    if (sheet.turnPlace.line > 0)
        return;
    sheet.turn = campaign.state.course.turn;
    sheet.turnPlace = sheet.power.place;
}

/// A sheet with the lines of a mail that belong to it.
struct Segment {
    OrderSheet sheet;
    std::vector<MailLine> lines;
    bool hasTurn = false;
};

/// The sheets of a mail.
class Mail {
public:
    Mail(const Campaign& campaign, std::string_view text, std::string_view typed, std::string_view file, PowerId reader,
         Reading reading)
        : m_campaign(campaign),
          m_file(file),
          m_reader(reader),
          m_reading(reading),
          m_powers(powerNames(campaign.scenario)),
          m_lines(mailLines(text, reading == Reading::Whole)),
          m_toml(typed),
          m_text(text),
          m_names(campaign.scenario.powers.size()) {
        m_depths.resize(m_toml.count());
        for (const auto line : std::views::split(text, '\n'))
            m_originals.emplace_back(line.begin(), line.end());
        if (m_originals.empty())
            m_originals.emplace_back();  // an empty text has one line
        for (const MailLine& line : m_lines)
            m_depths[static_cast<std::size_t>(line.first) - 1] = line.depth;
    }

    Result<std::vector<OrderSheet>> sheets() {
        const int depth = depthThatCounts();
        Result<std::vector<OrderSheet>> all = tomlSheets(depth);
        if (!all)
            return all;
        split(depth, all->empty());
        for (Segment& segment : m_segments)
            if (m_segments.size() == 1 || !segment.sheet.power.text.empty() || hasOrders(segment))
                finish(segment, *all);
        if (all->size() == 1)
            all->front().text = m_text;
        return all;
    }

private:
    bool isRead(const MailLine& line) const {
        return !line.isSignature && !line.isComment() && !line.text.empty() &&
               !m_toml.isToml(static_cast<std::size_t>(line.first) - 1);
    }
    const SheetNames& namesOf(PowerId power) {
        auto& names = m_names[power.index()];
        if (!names)
            names.emplace(m_campaign, power);
        return *names;
    }
    /// Whether the line is an order of any power that the mail may be from.
    bool isOrder(const MailLine& line, PowerId power) { return isRead(line) && isOrderLine(line, namesOf(power)); }
    bool isOrderOfAny(const MailLine& line) {
        if (!isRead(line))
            return false;
        if (m_reader && isOrder(line, m_reader))
            return true;
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (isOrder(line, PowerId(static_cast<int>(i))))
                return true;
        return false;
    }
    /// The least quoted lines that have orders; otherwise the least quoted that have a heading.
    int depthThatCounts() {
        std::optional<int> ordered;
        std::optional<int> headed;
        const auto lower = [](std::optional<int>& least, int depth) { least = std::min(least.value_or(depth), depth); };
        for (const MailLine& line : m_lines) {
            Diagnostics ignored;
            if (ordered && line.depth >= *ordered)
                continue;
            if (m_toml.isHeading(static_cast<std::size_t>(line.first) - 1))
                lower(line.text.starts_with("[[") ? ordered : headed, line.depth);
            else if (isRead(line) && headingIn(line, m_powers, m_file, ignored))
                lower(headed, line.depth);
            else if (isOrderOfAny(line))
                lower(ordered, line.depth);
        }
        return ordered.value_or(headed.value_or(0));
    }

    Result<std::vector<OrderSheet>> tomlSheets(int depth) {
        std::vector<std::size_t> begins;
        bool isThere = false;
        for (std::size_t i = 0; i < m_toml.count(); ++i) {
            if (m_depths[i] != depth)
                continue;
            isThere = isThere || m_toml.isHeading(i);
            if (m_toml.beginsSheet(i))
                begins.push_back(i);
        }
        std::vector<OrderSheet> all;
        if (!isThere)
            return all;
        if (begins.empty())
            begins.push_back(0);
        for (std::size_t i = 0; i < begins.size(); ++i) {
            const std::size_t end = i + 1 < begins.size() ? begins[i + 1] : m_toml.count();
            Result<OrderSheet> sheet =
                readOrdersToml(m_toml.text(i == 0 ? 0 : begins[i], end, m_depths, depth), m_file);
            if (!sheet)
                return std::unexpected(std::move(sheet.error()));
            all.push_back(*std::move(sheet));
        }
        return all;
    }

    /// Assigns the lines to sheets: each heading with another power begins one.
    void split(int depth, bool mayBeEmpty) {
        if (mayBeEmpty)
            m_segments.emplace_back();
        bool isSigned = false;
        bool wasSignature = false;
        for (const MailLine& line : m_lines) {
            if (line.depth != depth || m_toml.isToml(static_cast<std::size_t>(line.first) - 1))
                continue;
            Diagnostics faults;
            const auto heading =
                line.isComment() || line.text.empty() ? std::nullopt : headingIn(line, m_powers, m_file, faults);
            // After a signature another sheet may begin.
            isSigned = line.isSignature && (isSigned || !wasSignature);
            wasSignature = line.isSignature;
            if (isSigned && m_reading != Reading::Whole && heading && heading->whose)
                isSigned = false;
            if (isSigned)
                continue;
            if (m_segments.empty()) {
                if (!heading && !isOrderOfAny(line))
                    continue;
                m_segments.emplace_back();
            }
            const OrderSheet& sheet = m_segments.back().sheet;
            if (heading && !heading->power.text.empty() && !sheet.power.text.empty() && m_reading != Reading::Whole &&
                heading->whose != sheet.whose)
                m_segments.emplace_back();
            Segment& current = m_segments.back();
            if (heading)
                take(*heading, faults, current);
            else
                current.lines.push_back(line);
            addText(line, current.sheet.text);
        }
    }
    void take(const MailHeading& heading, const Diagnostics& faults, Segment& segment) {
        OrderSheet& sheet = segment.sheet;
        if (!heading.power.text.empty()) {
            sheet.power = heading.power;
            sheet.whose = heading.whose;
        }
        if (heading.turn) {
            segment.hasTurn = true;
            sheet.turn = *heading.turn;
        }
        if (heading.turnPlace.line > 0)
            sheet.turnPlace = heading.turnPlace;
        if (heading.isFinal)
            sheet.isFinal = *heading.isFinal;
        std::ranges::copy_if(faults, std::back_inserter(sheet.faults), [&](const Diagnostic& fault) {
            return m_reading == Reading::Mail || fault.code != "orders-lines";
        });
    }
    /// Adds the line as it stands in the mail.
    void addText(const MailLine& line, std::string& text) {
        if (line.first == m_lastAdded && !text.empty())
            return;  // HTML has several lines in one
        m_lastAdded = line.first;
        text += std::string(m_originals[static_cast<std::size_t>(line.first) - 1]) + "\n";
    }

    bool hasOrders(const Segment& segment) {
        return std::ranges::any_of(segment.lines, [&](const MailLine& line) { return isOrderOfAny(line); });
    }
    /// The power that most of the lines name an army of; the reader where that is not clear.
    PowerId powerByArmies(const Segment& segment) {
        const auto known = [&](PowerId power) {
            const SheetNames& names = namesOf(power);
            return std::ranges::count_if(segment.lines, [&](const MailLine& line) {
                const std::string_view name = trimmedLine(std::string_view(line.text).substr(0, line.text.find(':')));
                return isRead(line) && (!names.armies.find(name).empty() || !names.fleets.find(name).empty());
            });
        };
        PowerId best = m_reader;
        std::ptrdiff_t most = m_reader ? known(m_reader) : 0;
        bool isTied = false;
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            const PowerId power(static_cast<int>(i));
            const std::ptrdiff_t count = power == m_reader ? 0 : known(power);
            if (count > most) {
                most = count;
                best = power;
                isTied = false;
            } else if (count > 0 && count == most) {
                isTied = best != m_reader;
            }
        }
        return isTied ? m_reader : best;
    }

    void finish(Segment& segment, std::vector<OrderSheet>& all) {
        OrderSheet& sheet = segment.sheet;
        // Lines among the TOML of a sheet belong to it.
        if (sheet.power.text.empty() && !all.empty() && m_segments.size() == 1) {
            complete(m_campaign, m_reader, m_file, all.back());
            const PowerId power = all.back().whose ? all.back().whose : PowerId(0);
            return readMailOrders(segment.lines, namesOf(power), all.back());
        }
        sheet.file = m_file;
        if (sheet.power.text.empty())
            sheet.whose = powerByArmies(segment);
        if (!segment.hasTurn)
            sheet.turn = m_campaign.state.course.turn;
        complete(m_campaign, m_reader, m_file, sheet);
        const PowerId names = sheet.whose ? sheet.whose : m_reader ? m_reader : PowerId(0);
        readMailOrders(segment.lines, namesOf(names), sheet);
        all.push_back(std::move(sheet));
    }

    const Campaign& m_campaign;
    std::string_view m_file;
    PowerId m_reader;
    Reading m_reading;
    NameList m_powers;
    std::vector<MailLine> m_lines;
    TomlLines m_toml;
    std::string_view m_text;
    std::vector<std::string_view> m_originals;       ///< its lines
    std::vector<int> m_depths;                       ///< of each line of the text
    std::vector<std::optional<SheetNames>> m_names;  ///< by PowerId
    std::vector<Segment> m_segments;
    int m_lastAdded = 0;
};

}  // namespace

Result<std::vector<OrderSheet>> readOrderSheets(const Campaign& campaign, std::string_view text, std::string_view file,
                                                PowerId reader, Reading reading) {
    if (text.size() > largestOrders)
        return failure("orders-too-large", "These orders are longer than any that are read.",
                       {std::string(file), 1, 1});
    if (std::optional<Diagnostic> fault = encodingFault(text, file, "orders"))
        return std::unexpected(Diagnostics{std::move(*fault)});
    if (std::optional<Diagnostic> fault = noncharacterFault(text, file, "orders"))
        return std::unexpected(Diagnostics{std::move(*fault)});
    // Some editors begin a file with a byte order mark.
    if (text.starts_with(sheetMark))
        text.remove_prefix(sheetMark.size());
    const std::string typed = asTyped(text);
    Result<std::vector<OrderSheet>> sheets = std::vector<OrderSheet>();
    if (beginsAsToml(typed))
        if (Result<OrderSheet> whole = readOrdersToml(typed, file); whole && whole->faults.empty()) {
            whole->text = text;
            sheets->push_back(*std::move(whole));
        }
    if (sheets->empty())
        sheets = Mail(campaign, text, typed, file, reader, reading).sheets();
    if (sheets)
        for (OrderSheet& sheet : *sheets)
            complete(campaign, reader, file, sheet);
    return sheets;
}

Result<OrderSheet> readOrders(const Campaign& campaign, PowerId power, std::string_view text, std::string_view file,
                              Reading reading) {
    Result<std::vector<OrderSheet>> sheets = readOrderSheets(campaign, text, file, power, reading);
    if (!sheets)
        return std::unexpected(std::move(sheets.error()));
    if (sheets->empty())
        return failure("orders-none",
                       {"There are no orders of {0} in this text.", {campaign.scenario.powers[power.index()].name}},
                       {std::string(file), 1, 1});
    const auto own = std::ranges::find(*sheets, power, &OrderSheet::whose);
    return std::move(own == sheets->end() ? sheets->front() : *own);
}

Result<Orders> ordersIn(const Campaign& campaign, PowerId power, std::string_view text, std::string_view file,
                        Diagnostics& advice) {
    const Result<OrderSheet> sheet = readOrders(campaign, power, text, file);
    if (!sheet)
        return std::unexpected(sheet.error());
    return validate(campaign, power, *sheet, advice);
}

}  // namespace ephor::campaign
