#include "core/base/message.h"

namespace ephor {

std::string filled(std::string_view format, const std::vector<std::string>& arguments) {
    std::string text;
    for (std::size_t i = 0; i < format.size(); ++i) {
        const bool place = format[i] == '{' && i + 2 < format.size() && format[i + 2] == '}' && format[i + 1] >= '0' &&
                           format[i + 1] <= '9';
        const std::size_t index = place ? static_cast<std::size_t>(format[i + 1] - '0') : 0;
        if (place && index < arguments.size()) {
            text += arguments[index];
            i += 2;
        } else {
            text += format[i];
        }
    }
    return text;
}

std::string toText(const Message& message) { return filled(message.format, message.arguments); }

std::string inOneLine(const Messages& messages) {
    std::string text;
    for (const Message& one : messages)
        (text += text.empty() ? "" : "; ") += toText(one);
    return text;
}

std::string anyOf(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return text;
}

}  // namespace ephor
