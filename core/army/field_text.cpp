#include "core/army/field_text.h"

#include "core/base/toml_text.h"

namespace ephor {

std::string tomlValue(const FieldValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return tomlString(*text);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return tomlNumber(*real);
    return std::get<bool>(value) ? "true" : "false";
}

}  // namespace ephor
