// Checks of options that take a number. All numbers are decimal digits.
#pragma once

#include "app/ephorctl/command_line.h"

#include <charconv>
#include <fmt/format.h>

namespace ephor::ctl {

namespace detail {

/// Reads all of `text` as a number from `lowest` (0 or more) to `highest`.
template <typename Number> bool isNumber(const std::string& text, Number lowest, Number highest, auto... format) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, format...);
    return text.find_first_not_of("0123456789.") == std::string::npos && error == std::errc{} &&
           end == text.data() + text.size() && number >= lowest && number <= highest;
}

}  // namespace detail

/// A whole number from `lowest` (0 or more) to `highest`. Leading zeros are removed, because the option parser would
/// read the number as octal.
template <typename Number> CLI::Validator wholeNumber(Number lowest, Number highest) {
    return {[lowest, highest](std::string& text) -> std::string {
                if (!detail::isNumber(text, lowest, highest))
                    return fmt::format("\"{}\" is no whole number from {} to {} in decimal digits", text, lowest,
                                       highest);
                text.erase(0, std::min(text.find_first_not_of('0'), text.size() - 1));
                return {};
            },
            fmt::format("{} to {}", lowest, highest)};
}

/// A number from `lowest` (0 or more) to `highest`, with an optional decimal point.
inline CLI::Validator decimalNumber(double lowest, double highest) {
    return {[lowest, highest](std::string& text) -> std::string {
                if (detail::isNumber(text, lowest, highest, std::chars_format::fixed))
                    return {};
                return fmt::format("\"{}\" is no number from {} to {} in decimal digits", text, lowest, highest);
            },
            fmt::format("{} to {}", lowest, highest)};
}

}  // namespace ephor::ctl
