#include "core/campaign/dice.h"

#include "core/base/digest.h"

#include <array>

namespace ephor::campaign {

DiceKey keyOf(std::uint64_t seed, std::string_view occasion, int turn, int number) {
    DiceKey key;
    for (int half = 0; half < 2; ++half) {
        Digester digester;
        digester.addNumber(static_cast<std::int64_t>(seed));
        digester.addText(occasion);
        digester.addNumber(turn);
        digester.addNumber(number);
        digester.addNumber(half);
        const Digest digest = digester.digest();
        for (std::size_t i = 0; i < 16; ++i)
            key.bytes[static_cast<std::size_t>(half) * 16 + i] = digest.bytes[i];
    }
    return key;
}

int CampaignDice::thrown(std::string_view what, int count, int modifier, bool average) {
    static constexpr std::array<std::uint8_t, 6> averageFaces{2, 3, 3, 4, 4, 5};
    std::array<std::uint8_t, 2> faces{};
    m_source->draw(6, std::span(faces).first(static_cast<std::size_t>(count)));
    int total = modifier;
    m_log += std::string(what) + ":";
    for (int i = 0; i < count; ++i) {
        int face = faces[static_cast<std::size_t>(i)];
        if (average)
            face = averageFaces[static_cast<std::size_t>(face - 1)];
        m_log += " " + std::to_string(face);
        total += face;
    }
    if (modifier != 0)
        m_log += (modifier > 0 ? " +" : " -") + std::to_string(modifier > 0 ? modifier : -modifier);
    m_log += count == 1 && modifier == 0 ? "\n" : " = " + std::to_string(total) + "\n";
    return total;
}

int CampaignDice::die(std::string_view what, int modifier) { return thrown(what, 1, modifier, false); }
int CampaignDice::averageDie(std::string_view what, int modifier) { return thrown(what, 1, modifier, true); }
int CampaignDice::twoDice(std::string_view what, int modifier) { return thrown(what, 2, modifier, false); }

int CampaignDice::lot(std::string_view what, int count) {
    if (count < 2)
        return 0;
    std::array<std::uint8_t, 1> face{};
    m_source->draw(count, face);
    m_log += std::string(what) + ": lot " + std::to_string(face[0]) + " of " + std::to_string(count) + "\n";
    return face[0] - 1;
}

int CampaignDice::share(std::string_view what, int perMille) {
    const int fraction = perMille % 1000;
    if (fraction == 0)
        return perMille / 1000;
    std::array<std::uint8_t, 1> face{};
    m_source->draw(100, face);
    const bool more = face[0] * 10 <= fraction;
    m_log += std::string(what) + ": " + std::to_string(face[0]) + " of 100, needs at most " +
             std::to_string(fraction / 10) + " = " + (more ? "one more" : "no more") + "\n";
    return perMille / 1000 + (more ? 1 : 0);
}

}  // namespace ephor::campaign
