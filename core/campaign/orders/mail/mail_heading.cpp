#include "core/campaign/orders/mail/mail_heading.h"

#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/mail/mail_words.h"
#include "core/campaign/orders/order_beginning.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>
#include <array>

namespace ephor::campaign {

namespace {

/// "provisional", "these orders are final".
std::optional<bool> finalityIn(std::string_view text) {
    static constexpr std::array<std::string_view, 10> idle{"these",  "are", "my",  "the",  "our",
                                                           "orders", "for", "now", "only", "still"};
    std::optional<bool> isFinal;
    const std::string all = foldedName(text);
    for (std::string_view rest = all; !rest.empty();) {
        const std::string_view one = firstWordOf(rest);
        rest = trimmedLine(rest.substr(one.size()));
        if (one == "provisional" || one == "final")
            isFinal = one == "final";
        else if (std::ranges::find(idle, one) == idle.end())
            return {};
    }
    return isFinal;
}

Diagnostic noNumber(const Written& at, std::string_view number) {
    return {Severity::Error,
            "orders-turn",
            at.place,
            {"\"turn {0}\": write the number of the turn.", {std::string(number.substr(0, 60))}},
            {},
            {}};
}

/// Whether the text behind a heading has an order, because the mail has lost its line breaks: "2Army of Attica: march".
bool hidesAnOrder(std::string_view text) {
    for (std::size_t at = text.find(':'); at != std::string_view::npos; at = text.find(':', at + 1))
        if (const std::string_view behind = trimmedLine(text.substr(at + 1));
            beginsWithAPhrase(behind) || leadingPhrase<TreatyKind>(behind) || leadingPhrase<DealKind>(behind))
            return true;
    return false;
}

Diagnostic lostLines(const Written& heading) {
    return {Severity::Error,
            "orders-lines",
            heading.place,
            {"After \"{0}\" nothing may follow on this line. Did the mail lose its line breaks?", {heading.text}},
            {},
            {}};
}

}  // namespace

std::optional<MailHeading> headingIn(const MailLine& line, const NameList& powers, std::string_view file,
                                     Diagnostics& faults) {
    constexpr std::size_t mostWords = 3;
    const std::string_view text = line.text;
    MailHeading heading;
    heading.isFinal = finalityIn(text);
    if (heading.isFinal)
        return heading;
    // The power, and what stands before and after it.
    std::string_view rest = text;
    std::optional<std::string_view> name = behindWord(text, {"power"});
    const bool isKey = name.has_value();
    if (!name) {
        std::string_view of = behindAny(text, {"final", "provisional", "my", "the"});
        if (const auto orders = behindWord(of, {"orders", "order"}))
            name = behindWord(*orders, {"of", "for", "from"});
        else if (text.ends_with(':') && !powers.find(text.substr(0, text.size() - 1)).empty())
            name = text;
    }
    if (name) {
        if (name->starts_with(':'))
            name = trimmedLine(name->substr(1));
        std::size_t bytes = powers.leading(*name);
        if (bytes == 0) {
            const std::string_view one = name->substr(0, std::min(name->find_first_of(",;:("), name->size()));
            const bool isMeant = isKey ? wordsIn(*name) <= mostWords : powers.isNearly(one);
            if (!isMeant || trimmedLine(one).empty())
                return {};
            bytes = one.size();
        }
        std::string_view own = trimmedLine(name->substr(0, bytes));
        rest = trimmedLine(name->substr(bytes));
        while (own.ends_with(',') || own.ends_with(':') || own.ends_with('.'))
            own.remove_suffix(1);
        heading.power = line.word(own, file);
        heading.whose = PowerId(powers.only(own));
        while (!rest.empty() && std::string_view(",;:-(").contains(rest.front()))
            rest = trimmedLine(rest.substr(1));
        rest = behindAny(rest, {"for", "in"});
        if (const auto isFinal = finalityIn(rest))
            heading.isFinal = isFinal;
    }
    if (const auto turn = behindWord(rest, {"turn", "move"})) {
        std::string_view number = *turn;
        if (number.starts_with(':'))
            number = trimmedLine(number.substr(1));
        const std::string_view digits =
            number.substr(0, std::min(number.find_first_not_of("0123456789"), number.size()));
        const std::string_view behind = trimmedLine(number.substr(digits.size()));
        const bool isAlone = behind.empty() || std::string_view(",.;:(-").contains(behind.front());
        const bool isTurn = foldedName(firstWordOf(rest)) == "turn";
        if (!digits.empty() && isAlone) {
            heading.turn = wholeNumberIn(digits);
            heading.turnPlace = line.word(digits, file).place;
            if (!heading.turn || (!behind.empty() && behind.front() == '-' && behind.size() > 1 && behind[1] != ' '))
                faults.push_back(noNumber(line.word(number, file), number));
            if (const auto isFinal = finalityIn(trimmedLine(behind.substr(std::min<std::size_t>(1, behind.size())))))
                heading.isFinal = isFinal;
        } else if (isTurn && wordsIn(number) == 1 && (rest.data() == text.data() || isKey)) {
            faults.push_back(noNumber(line.word(number, file), number));
            heading.turnPlace = line.word(number, file).place;
        }
    }
    const bool isHeading = !heading.power.text.empty() || heading.turnPlace.line > 0;
    if (isHeading && hidesAnOrder(rest)) {
        constexpr std::string_view digits = "0123456789";
        const std::size_t end = rest.find_first_not_of(digits, rest.find_first_of(digits));
        const bool hasTurn = behindWord(rest, {"turn", "move"}) && end < rest.find(':');
        faults.push_back(
            lostLines(hasTurn || heading.power.text.empty() ? line.word(rest.substr(0, end), file) : heading.power));
    }
    return isHeading ? std::optional(heading) : std::nullopt;
}

}  // namespace ephor::campaign
