// Default implementations for systems that need nothing beyond their counters: signs and the inputs of the clash
// calculator.
#include "core/battle/game.h"

#include "core/table/geometry.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace ephor {

namespace {

/// The value of an option in this battle: as chosen, or the default.
std::string optionOf(const Game& game, const std::string& key) {
    for (const ChosenOption& chosen : game.setup().options)
        if (chosen.key == key)
            return chosen.value;
    for (const OptionInfo& option : game.system().info().options)
        if (option.key == key)
            return option.standard;
    return {};
}

std::int64_t weightOf(const Game& game, const std::string& option) {
    const std::string value = optionOf(game, option);
    std::int64_t weight = 1;
    std::from_chars(value.data(), value.data() + value.size(), weight);
    return weight;
}

FieldValue valueOf(const ClashField& field, const Game& game, const Table& table, PieceId piece) {
    const PieceInfo& info = game.piece(piece);
    if (field.kind == FieldKind::Text)
        return info.type && std::ranges::contains(field.values, info.type->id) ? FieldValue(info.type->id)
                                                                               : field.standard;
    if (!field.counter)
        return field.standard;
    const int value = table.counter(piece, *field.counter);
    if (field.kind == FieldKind::Flag)
        return value != 0;
    const std::int64_t amount = value != 0 && !field.weightOption.empty() ? weightOf(game, field.weightOption) : value;
    return std::clamp<std::int64_t>(amount, field.lowest, field.highest);
}

std::optional<Sign> signOf(const CounterInfo& info, int value) {
    if (value == 0 || (info.shown != CounterInfo::Shown::Flag && info.shown != CounterInfo::Shown::Number))
        return {};
    if (info.shown == CounterInfo::Shown::Flag)
        return Sign{info.marker, 0, info.name, {}};
    return Sign{info.marker, value, Message("{0} {1}", {info.name, std::to_string(value)}), {}};
}

/// Angle between two directions in whole degrees.
int degreesBetween(Vec a, Vec b) {
    static constexpr double radian = 3.14159265358979323846 / 180;
    const double cosine = dot(a, b);
    int degrees = 0;
    while (degrees < 180 && cosSin((degrees + 0.5) * radian).x > cosine)
        ++degrees;
    return degrees;
}

}  // namespace

std::string CounterInfo::text(int value) const {
    const auto i = static_cast<std::size_t>(value);
    return value >= 0 && i < values.size() && !values[i].empty() ? values[i] : std::to_string(value);
}

std::string CounterInfo::change(int from, int to) const {
    if (shown != Shown::Flag)
        return from == 0 && text(0) == "none" ? fmt::format("{} {}", name, text(to))
                                              : fmt::format("{} {} → {}", name, text(from), text(to));
    const int state = highest > 1 ? to : static_cast<int>(to != 0);
    if (const std::string words = text(state); words != std::to_string(state))
        return words;
    if (state != 0 && highest > 1)
        return fmt::format("{} {} → {}", name, from, to);
    return state != 0 ? name : "no longer " + name;
}

std::string Game::distanceMoved(const Pose& from, const Pose& to) const {
    static constexpr double least = 0.05;
    const double inches = length(to.centre - from.centre);
    return withTurn(inches >= least ? fmt::format("{:.1f}\"", inches) : std::string(), from, to);
}

std::string Game::withTurn(std::string moved, const Pose& from, const Pose& to) {
    const int degrees = degreesBetween(from.facing, to.facing);
    return degrees == 0 ? moved : fmt::format("{}{}turned {}°", moved, moved.empty() ? "" : ", ", degrees);
}

std::vector<Sign> Game::signs(const Table& table, PieceId piece) const {
    std::vector<Sign> signs;
    const std::vector<CounterInfo>& counters = m_system.info().counters;
    for (std::size_t c = 0; c < counters.size(); ++c)
        if (auto sign = signOf(counters[c], table.counter(piece, static_cast<std::uint8_t>(c))))
            signs.push_back(std::move(*sign));
    return signs;
}

std::vector<Sign> Game::signs(const Table& table, Side side) const {
    std::vector<Sign> signs;
    const std::vector<CounterInfo>& counters = m_system.info().sideCounters;
    for (std::size_t c = 0; c < counters.size(); ++c) {
        const CounterInfo& info = counters[c];
        const int value = table.counter(side, static_cast<std::uint8_t>(c));
        if (info.shown == CounterInfo::Shown::Flag && value != 0)
            signs.push_back({info.marker, 0, info.name, {}});
        else if (info.shown == CounterInfo::Shown::Number || info.shown == CounterInfo::Shown::Steps)
            signs.push_back({Marker::None, value, Message("{0} {1}", {info.name, std::to_string(value)}), {}});
    }
    return signs;
}

ClashInputs Game::clashInputs(const Table& table, PieceId attacker, PieceId defender) const {
    ClashInputs inputs;
    const std::array pieces{attacker, defender};
    for (const ClashField& field : m_system.clashFields())
        for (std::size_t i = 0; i < pieces.size(); ++i)
            inputs[i].push_back({field.key, valueOf(field, *this, table, pieces[i]), {}, {}, 0, 0});
    return inputs;
}

}  // namespace ephor
