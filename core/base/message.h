// Text for people: an English format string and its arguments, so that it can be translated later.
#pragma once

#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace ephor {

/// `format` has placeholders {0}, {1}, … for the arguments and is the key of the translation.
struct Message {
    std::string format;
    std::vector<std::string> arguments;

    Message() = default;
    Message(std::string text) : format(std::move(text)) {}
    Message(const char* text) : format(text) {}
    Message(std::string text, std::vector<std::string> args) : format(std::move(text)), arguments(std::move(args)) {}

    friend bool operator==(const Message&, const Message&) = default;
};

/// Facts that are printed one after the other.
using Messages = std::vector<Message>;

/// The English text.
std::string toText(const Message& message);
/// The English text of all: "Ally: Corinth; Strategos".
std::string inOneLine(const Messages& messages);

/// Fills the placeholders of a (possibly translated) format string. A placeholder without an argument is kept.
std::string filled(std::string_view format, const std::vector<std::string>& arguments);

/// "a, b or c".
std::string anyOf(const std::vector<std::string>& words);

/// "a, b, c".
template <std::ranges::input_range Words> std::string joined(const Words& words) {
    std::string all;
    for (const auto& word : words)
        (all += all.empty() ? "" : ", ") += word;
    return all;
}

}  // namespace ephor
