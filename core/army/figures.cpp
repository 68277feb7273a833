#include "core/army/figures.h"

#include <algorithm>

namespace ephor {

std::string keyAsHeading(std::string_view key) {
    std::string text(key);
    std::ranges::replace(text, '_', ' ');
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string traitWords(const TroopType& type) {
    std::string all;
    for (const std::string& trait : type.traits)
        (all += all.empty() ? "" : ", ") += keyAsHeading(trait);
    return all;
}

}  // namespace ephor
