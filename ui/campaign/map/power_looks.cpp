#include "ui/campaign/map/power_looks.h"

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

/// The first letter of the name that no other power has.
QChar freeLetter(const std::string& name, const std::set<QChar>& taken) {
    const QString word = QString::fromStdString(name).toUpper();
    for (const QChar letter : word)
        if (letter.isLetter() && !taken.contains(letter))
            return letter;
    return word.isEmpty() ? QChar(u'?') : word.front();
}

}  // namespace

PowerLooks::PowerLooks(const campaign::Scenario& scenario) {
    m_neutral.light = QColor(0x8D, 0x89, 0x7F);
    m_neutral.dark = QColor(0x9A, 0x96, 0x8C);
    std::set<QChar> letters;
    std::vector<std::optional<PowerLook>> known;
    for (const campaign::PowerInfo& power : scenario.powers) {
        known.push_back(knownLook(QString::fromStdString(power.id)));
        if (known.back())
            letters.insert(known.back()->letter);
    }
    std::size_t spare = 0;
    for (std::size_t i = 0; i < known.size(); ++i) {
        PowerLook look = known[i].value_or(spareLooks()[spare % spareLooks().size()]);
        if (!known[i]) {
            ++spare;
            look.letter = freeLetter(scenario.powers[i].name, letters);
            letters.insert(look.letter);
        }
        m_looks.push_back(look);
    }
}

}  // namespace ephor
