#include "core/campaign/orders/mail/mail_words.h"

#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/mail/mail_lines.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>
#include <charconv>

namespace ephor::campaign {

std::string_view firstWordOf(std::string_view text) {
    return text.substr(0, std::min(text.find_first_of(wordGaps), text.size()));
}

std::size_t wordsIn(std::string_view text) {
    std::size_t words = 0;
    for (text = trimmedLine(text); !text.empty(); ++words)
        text = trimmedLine(text.substr(firstWordOf(text).size()));
    return words;
}

std::optional<std::string_view> behindWord(std::string_view text, std::initializer_list<std::string_view> words) {
    text = trimmedLine(text);
    std::string_view first = firstWordOf(text);
    if (const std::size_t colon = first.find(':'); colon != std::string_view::npos)
        first = first.substr(0, colon);
    const std::string folded = foldedName(first);
    if (folded.empty() || std::ranges::find(words, folded) == words.end())
        return {};
    return trimmedLine(text.substr(first.size()));
}

std::string_view behindAny(std::string_view text, std::initializer_list<std::string_view> words) {
    return behindWord(text, words).value_or(text);
}

std::string_view withoutStop(std::string_view text) {
    text = trimmedLine(text);
    while (text.ends_with('.') || text.ends_with('!'))
        text = trimmedLine(text.substr(0, text.size() - 1));
    return text;
}

std::optional<int> wholeNumberIn(std::string_view text) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && stop == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

}  // namespace ephor::campaign
