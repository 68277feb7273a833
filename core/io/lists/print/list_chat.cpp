#include "core/io/lists/print/list_chat.h"

#include "core/army/figures.h"
#include "core/io/lists/list_fingerprint.h"

#include <fmt/format.h>

namespace ephor {

namespace {

constexpr std::string_view discordMarks = "\\*_~`|>#[]()-";
constexpr std::string_view zeroWidthSpace = "\xE2\x80\x8B";

std::string chatText(std::string_view text, ChatForm form) {
    std::string out;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            out += ' ';
        else if (form == ChatForm::Discord && discordMarks.contains(c))
            out += std::string("\\") + c;
        else if (form == ChatForm::Forum && (c == '[' || c == ']'))
            out += c == '[' ? '(' : ')';
        else
            out += c;
        if (form != ChatForm::Plain && (c == '@' || c == '<'))
            out += zeroWidthSpace;
    }
    return out;
}

std::string chatBold(std::string_view text, ChatForm form) {
    std::string words = chatText(text, form);
    switch (form) {
    case ChatForm::Discord:
        return "**" + words + "**";
    case ChatForm::Forum:
        return "[b]" + words + "[/b]";
    case ChatForm::Plain:
        break;
    }
    return words;
}

std::string chatPoints(const ListRow& row) {
    if (!row.points)
        return {};
    return row.count == 1 ? fmt::format(", {} points", *row.points)
                          : fmt::format(", {} points ({} each)", *row.points, *row.points / row.count);
}

std::string chatLine(const ListRow& row, ChatForm form) {
    std::string line = row.count == 1 ? std::string() : fmt::format("{}× ", row.count);
    line += chatBold(row.name, form);
    if (row.type && row.type->name != row.name)
        line += chatText(", " + row.type->name, form);
    line += chatPoints(row);
    for (const Messages& more : {row.leader, row.remarks})
        if (!more.empty())
            line += chatText("; " + inOneLine(more), form);
    return line + "\n";
}

std::string chatHead(const ArmyList& list, const RuleSystem& system, const ListSummary& summary, ChatForm form) {
    std::string facts = system.info().name;
    if (!list.state.empty())
        facts += ", " + keyAsHeading(list.state);
    if (summary.cost)
        facts += fmt::format(", {} points", *summary.cost);
    if (const auto* limit = list.value<std::int64_t>("limit"); summary.cost && limit)
        facts += fmt::format(" of {}", *limit);
    facts += fmt::format(", {} {}", summary.units, summary.units == 1 ? "unit" : "units");
    std::string head = chatBold(list.name, form) + "\n" + chatText(facts, form) + "\n";
    for (const Message& line : summary.about)
        head += chatText(toText(line), form) + "\n";
    return head;
}

}  // namespace

std::string listForChat(const ArmyList& list, const RuleSystem& system, ChatForm form) {
    const ListSummary summary = system.summary(list);
    std::string text = chatHead(list, system, summary, form);
    const std::string* group = nullptr;
    for (const ListRow& row : summary.rows) {
        if (!group || *group != row.group)
            text += row.group.empty() ? "\n" : "\n" + chatBold(row.group, form) + "\n";
        group = &row.group;
        text += chatLine(row, form);
    }
    return text + "\nEphor " + shownFingerprint(fingerprintOf(list, system.info().list)) + "\n";
}

}  // namespace ephor
