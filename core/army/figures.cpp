#include "core/army/figures.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ephor {

namespace {

/// Display names of keys that are abbreviations.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> inWords{{
    {"v_foot", "Against foot"},
    {"v_mounted", "Against mounted"},
    {"shot_at", "When shot at"},
    {"move_good", "Move, good going"},
    {"move_rough", "Move, rough going"},
    {"move_bad", "Move, bad going"},
    {"pursue_half_bw", "Pursuit, half base widths"},
    {"cp", "Command points"},
    {"points_a", "Points, grade A"},
    {"points_c", "Points, grade C"},
    {"base_width_mm", "Base width, mm"},
    {"base_depth_mm", "Base depth, mm"},
    {"shoot_per", "Figures per shot"},
    {"shoot_bonus", "Extra shots"},
}};

}  // namespace

std::string keyAsHeading(std::string_view key) {
    if (const auto known = std::ranges::find(inWords, key, &std::pair<std::string_view, std::string_view>::first);
        known != inWords.end())
        return std::string(known->second);
    std::string text(key);
    std::ranges::replace(text, '_', ' ');
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string traitWords(const TroopType& type) { return joined(std::views::transform(type.traits, keyAsHeading)); }

}  // namespace ephor
