#include "models/text/table_lengths.h"

#include "core/base/decimal.h"

#include <QLocale>

namespace ephor {

namespace {

/// The value of an option in this battle; empty if the rules do not have it.
std::string optionOf(const Game& game, std::string_view key) {
    std::string value;
    for (const OptionInfo& option : game.system().info().options)
        if (option.key == key)
            value = option.standard;
    for (const ChosenOption& chosen : game.setup().options)
        if (chosen.key == key)
            value = chosen.value;
    return value;
}

}  // namespace

TableLengths::TableLengths(const Game& game)
    : m_isBaseWidths(game.distanceMoved({{0, 0}, {0, 1}}, {{1, 0}, {0, 1}}).ends_with(" BW")),
      m_mayMeasure(optionOf(game, "premeasure") != "false"),
      m_square(decimalIn(optionOf(game, "square")).value_or(0)),
      m_size(game.opening().size()) {}

QString TableLengths::suffix() const { return m_isBaseWidths ? QStringLiteral(" BW") : QString(QChar(0x2033)); }

namespace {

QString numberOf(double units) {
    return QLocale().toString(units, 'f', std::abs(units - std::round(units)) < 0.05 ? 0 : 1);
}

}  // namespace

QString TableLengths::explained(double length) const {
    return m_isBaseWidths ? tr("%1 base widths (BW)").arg(numberOf(length)) : text(length);
}

QString TableLengths::text(double length) const {
    const QString number = numberOf(m_square > 0 ? length / m_square : length);
    if (m_square > 0)
        return number == QLocale().toString(1) ? tr("1 square") : tr("%1 squares").arg(number);
    return number + suffix();
}

QString TableLengths::bar(double length) const {
    if (m_square > 0)
        return text(length);
    return (m_isBaseWidths ? tr("%1 base widths") : tr("%1 inches")).arg(numberOf(length));
}

QString TableLengths::table() const {
    if (m_square > 0)
        return tr("table %1 × %2 squares").arg(numberOf(m_size.width / m_square), numberOf(m_size.height / m_square));
    return (m_isBaseWidths ? tr("table %1 × %2 base widths") : tr("table %1 × %2 inches"))
        .arg(numberOf(m_size.width), numberOf(m_size.height));
}

QString TableLengths::position(Vec at) const {
    const auto number = [this](double length) { return static_cast<int>(std::floor(length / m_square)) + 1; };
    if (m_square > 0)
        return tr("square %1, %2").arg(number(at.x)).arg(number(at.y));
    return tr("x %1%3  y %2%3").arg(at.x, 0, 'f', 1).arg(at.y, 0, 'f', 1).arg(suffix());
}

}  // namespace ephor
