#include "ui/campaign/map/power_looks.h"

#include "core/campaign/scenario/badge.h"

#include <algorithm>
#include <set>

namespace ephor {

namespace {

using Shape = PowerLook::Shape;

/// For powers without a badge of their own: muted colours, no two with the same colour and shape.
const std::array<PowerLook, 6>& spareLooks() {
    static const std::array<PowerLook, 6> all{{
        {Shape::Diamond, {}, QColor(0x6B, 0x74, 0x1F), QColor(0xB9, 0xC4, 0x5A)},
        {Shape::Pentagon, {}, QColor(0xB4, 0x4D, 0x76), QColor(0xEF, 0x9A, 0xBB)},
        {Shape::Octagon, {}, QColor(0x2F, 0x70, 0x7C), QColor(0x86, 0xC5, 0xD1)},
        {Shape::Square, {}, QColor(0x55, 0x4A, 0x8C), QColor(0xA9, 0x9E, 0xE3)},
        {Shape::Hexagon, {}, QColor(0x9A, 0x5B, 0x14), QColor(0xE0, 0xA0, 0x5A)},
        {Shape::Circle, {}, QColor(0x5B, 0x5B, 0x5B), QColor(0xB0, 0xB0, 0xB0)},
    }};
    return all;
}

/// Sets the colour, with a lighter one for the dark theme, where every letter is dark.
void setColour(PowerLook& look, std::uint32_t rgb) {
    constexpr int paleFrom = 140;
    constexpr float lighter = 0.25F;
    constexpr float least = 0.6F;
    constexpr float most = 0.85F;
    look.light = QColor(QRgb(0xFF000000U | rgb));
    look.dark = QColor::fromHslF(std::max(0.0F, look.light.hslHueF()), look.light.hslSaturationF(),
                                 std::clamp(look.light.lightnessF() + lighter, least, most));
    look.pale = qGray(look.light.rgb()) >= paleFrom;
}

/// Writes what the scenario chooses over what the program would choose.
void apply(const campaign::Badge& badge, PowerLook& look) {
    if (badge.colour)
        setColour(look, *badge.colour);
    if (badge.shape)
        look.shape = shapeOf(*badge.shape);
    if (!badge.letter.empty())
        look.letter = QString::fromStdString(badge.letter).front();
}

/// True if another look has the same shape and nearly the same colour.
bool isLikeAny(const PowerLook& look, const std::vector<std::optional<PowerLook>>& others) {
    return std::ranges::any_of(others, [&](const auto& other) {
        return other && other->shape == look.shape && campaign::areNear(other->light.rgb(), look.light.rgb());
    });
}

/// The next spare look with the power's own choices; one that no other look is like, if there is any. `next` counts the
/// spare looks that are used.
PowerLook spareLook(const campaign::Badge& badge, const std::vector<std::optional<PowerLook>>& others,
                    std::size_t& next) {
    const auto& spares = spareLooks();
    const std::size_t first = next;
    PowerLook look;
    do {
        look = spares[next++ % spares.size()];
        apply(badge, look);
    } while (isLikeAny(look, others) && next < first + spares.size());
    return look;
}

/// The first letter of the name that no other power has.
QChar freeLetter(const std::string& name, const std::set<QChar>& taken) {
    const QString word = QString::fromStdString(name).toUpper();
    for (const QChar letter : word)
        if (letter.isLetter() && !taken.contains(letter))
            return letter;
    return word.isEmpty() ? QChar(u'?') : word.front();
}

}  // namespace

PowerLook::Shape shapeOf(campaign::BadgeShape shape) {
    static constexpr std::array shapes{
        PowerLook::Shape::Circle,  PowerLook::Shape::Square,   PowerLook::Shape::Diamond, PowerLook::Shape::Triangle,
        PowerLook::Shape::Hexagon, PowerLook::Shape::Pentagon, PowerLook::Shape::Octagon};
    static_assert(shapes.size() == campaign::Words<campaign::BadgeShape>::list.size());
    return shapes[static_cast<std::size_t>(shape)];
}

PowerLooks::PowerLooks(const campaign::Scenario& scenario) {
    m_neutral.light = QColor(0x8D, 0x89, 0x7F);
    m_neutral.dark = QColor(0x9A, 0x96, 0x8C);
    std::vector<std::optional<PowerLook>> looks(scenario.powers.size());
    // Badges that the scenario chooses come first, then those of known states that are not like them.
    for (const bool isChosen : {true, false})
        for (std::size_t i = 0; i < looks.size(); ++i) {
            const campaign::PowerInfo& power = scenario.powers[i];
            if ((power.badge.colour && power.badge.shape) != isChosen)
                continue;
            std::optional<PowerLook> look = knownLook(QString::fromStdString(power.id));
            if (!look && isChosen)
                look.emplace();
            if (look)
                apply(power.badge, *look);
            if (look && (isChosen || !isLikeAny(*look, looks)))
                looks[i] = look;
        }
    std::size_t spare = 0;
    std::set<QChar> letters;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        m_looks.push_back(looks[i] ? *looks[i] : spareLook(scenario.powers[i].badge, looks, spare));
        looks[i] = m_looks.back();
        letters.insert(m_looks.back().letter);
    }
    for (std::size_t i = 0; i < m_looks.size(); ++i)
        if (m_looks[i].letter.isNull()) {
            m_looks[i].letter = freeLetter(scenario.powers[i].name, letters);
            letters.insert(m_looks[i].letter);
        }
}

}  // namespace ephor
