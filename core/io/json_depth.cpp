#include "core/io/json_depth.h"

namespace ephor {

std::optional<std::size_t> tooDeepAt(std::string_view json, int most) {
    int depth = 0;
    bool inText = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (inText) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                inText = false;
        } else if (c == '"') {
            inText = true;
        } else if (c == '[' || c == '{') {
            if (++depth > most)
                return at;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return {};
}

}  // namespace ephor
