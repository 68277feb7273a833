#include "core/base/decimal.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

namespace ephor {

std::optional<double> decimalIn(std::string_view text) {
    if (text.empty() || text.front() == '+' || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos)
        return {};
    double value = 0;
#ifdef __cpp_lib_to_chars
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isRead = error == std::errc{} && end == text.data() + text.size();
#else
    // The C++ library of WebAssembly cannot do it yet; its C library knows no locale but "C".
    const std::string copy(text);
    char* end = nullptr;
    value = std::strtod(copy.c_str(), &end);
    const bool isRead = end == copy.c_str() + copy.size() && std::isfinite(value);
#endif
    return isRead ? std::optional(value) : std::nullopt;
}

}  // namespace ephor
