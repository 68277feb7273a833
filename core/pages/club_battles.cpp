#include "core/pages/club_battles.h"

#include "core/io/file.h"

#include <algorithm>
#include <string_view>

namespace ephor {

namespace {

constexpr std::size_t largestPage = std::size_t{8} << 20;

/// What a battle page says of itself; empty: it is none, or its battle was not over.
std::string digestIn(std::string_view page) {
    static constexpr std::string_view key = "\"digest\":\"";
    constexpr std::size_t digits = 32;
    const std::size_t at = page.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::string_view digest = page.substr(at + key.size(), digits);
    return digest.size() == digits && digest.find_first_not_of("0123456789abcdef") == std::string_view::npos
               ? std::string(digest)
               : std::string();
}

/// For an address: all but letters, digits and a few marks is written by numbers.
std::string percentEncoded(std::string_view name) {
    static constexpr std::string_view kept = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    static constexpr std::string_view hex = "0123456789ABCDEF";
    std::string text;
    for (const char c : name) {
        if (kept.contains(c)) {
            text += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        ((text += '%') += hex[byte >> 4U]) += hex[byte & 15U];
    }
    return text;
}

}  // namespace

BattlePages battlePagesIn(const std::filesystem::path& folder) {
    BattlePages pages;
    std::error_code fault;
    for (std::filesystem::directory_iterator at(folder / "battles", fault), end; !fault && at != end;
         at.increment(fault)) {
        if (at->path().extension() != ".html")
            continue;
        const Result<std::string> page = readFile(at->path(), largestPage);
        if (std::string digest = page ? digestIn(*page) : std::string(); !digest.empty()) {
            const std::u8string name = at->path().filename().u8string();
            pages.emplace(std::move(digest), "battles/" + percentEncoded(std::string(name.begin(), name.end())));
        }
    }
    return pages;
}

}  // namespace ephor
