#include "core/campaign/orders/order_beginning.h"

#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/mail/mail_words.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>
#include <array>

namespace ephor::campaign {

bool beginsWithAPhrase(std::string_view text) { return leadingPhrase<Posture>(text) || leadingPhrase<Station>(text); }

namespace {

/// Words before a colon that begin no order.
bool isNote(std::string_view before) {
    static constexpr std::array<std::string_view, 20> notes{
        "note", "notes", "ps", "p s",  "nb",   "edit", "re",       "fyi",   "subject",  "betreff",
        "to",   "from",  "cc", "date", "sent", "an",   "gesendet", "datum", "reply to", "attachments"};
    return std::ranges::find(notes, foldedName(before)) != notes.end();
}

std::optional<Begin> beginWithColon(std::string_view before, std::string_view behind, const SheetNames& names) {
    using Kind = Begin::Kind;
    constexpr std::size_t mostWords = 6;
    const auto is = [&](const NameList& list) { return !list.find(before).empty(); };
    if (is(names.armies))
        return Begin{Kind::Army, before, behind};
    if (is(names.fleets))
        return Begin{Kind::Fleet, before, behind};
    if (const auto to = behindWord(before, {"envoy", "envoys"}))
        return Begin{Kind::Envoy, behindAny(*to, {"to"}), behind};
    if (const auto with = behindWord(before, {"deal"}))
        return Begin{Kind::Deal, behindAny(*with, {"with"}), behind};
    if (const auto affair = behindWord(before, {"affair", "affairs"}); affair && affair->empty())
        return Begin{Kind::Affair, before, behind};
    if (wordsIn(before) > mostWords || isNote(before))
        return {};
    if (const auto fleet = behindWord(before, {"fleet"}))
        return Begin{Kind::Fleet, fleet->starts_with("of ") ? before : *fleet, behind};
    if (const auto army = behindWord(before, {"army"}); army && !army->starts_with("of ") && !army->empty())
        return Begin{Kind::Army, *army, behind};
    if (names.armies.isNearly(before))
        return Begin{Kind::Army, before, behind};
    if (names.fleets.isNearly(before))
        return Begin{Kind::Fleet, before, behind};
    const bool isId = before.contains('_') && wordsIn(before) == 1 && !before.contains('/');
    if (isId || beginsWithAPhrase(behind))
        return Begin{isId || leadingPhrase<Posture>(behind) ? Kind::Army : Kind::Fleet, before, behind};
    return {};
}

/// "Army of Attica - march", "Army of Attica shall march".
std::string_view withoutLink(std::string_view rest) {
    rest = trimmedLine(rest);
    while (rest.starts_with('-') || rest.starts_with('=') || rest.starts_with(',') || rest.starts_with('*'))
        rest = trimmedLine(rest.substr(1));
    for (const std::string_view link : {"shall", "should", "will", "must", "is", "to"})
        rest = behindAny(rest, {link});
    return rest;
}

std::optional<Begin> beginWithoutColon(std::string_view line, const SheetNames& names) {
    using Kind = Begin::Kind;
    for (const auto& [list, kind] : {std::pair(&names.armies, Kind::Army), std::pair(&names.fleets, Kind::Fleet)})
        if (const std::size_t bytes = list->leading(line); bytes > 0 && bytes < line.size()) {
            const std::string_view rest = withoutLink(line.substr(bytes));
            return Begin{kind, line.substr(0, bytes), rest};
        }
    if (const auto fleet = behindWord(line, {"fleet"}))
        if (const std::size_t bytes = names.fleets.leading(*fleet); bytes > 0)
            return Begin{Kind::Fleet, fleet->substr(0, bytes), withoutLink(fleet->substr(bytes))};
    if (const auto affair = behindWord(line, {"affair"}); affair && leadingPhrase<DealKind>(*affair))
        return Begin{Kind::Affair, firstWordOf(line), *affair};
    return {};
}

}  // namespace

std::optional<Begin> beginOf(const MailLine& line, const SheetNames& names) {
    constexpr int mostRemarks = 2;
    std::string_view text = line.text;
    for (int remarks = 0; remarks <= mostRemarks; ++remarks) {
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos)
            break;
        const std::string_view behind = trimmedLine(text.substr(colon + 1));
        if (auto begin = beginWithColon(trimmedLine(text.substr(0, colon)), behind, names))
            return begin;
        text = behind;  // "And please: Army of Arcadia: hold"
    }
    return beginWithoutColon(line.text, names);
}

}  // namespace ephor::campaign
