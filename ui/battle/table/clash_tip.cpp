#include "ui/battle/table/clash_tip.h"

#include "core/table/geometry.h"
#include "models/text/table_lengths.h"

namespace ephor {

namespace {

/// In contact, or, in a game of squares, one square apart.
bool isNextTo(const Game& game, const Body& one, const Body& other) {
    const double square = TableLengths(game).square();
    return square > 0 ? length(other.pose.centre - one.pose.centre) < 1.2 * square : gap(one, other) <= tolerance;
}

/// The attacker's inputs as it charges, by the fields of the calculator.
ClashInputs charging(ClashInputs inputs) {
    for (Field& field : inputs[0])
        if (field.key == "charging")
            field.value = true;
        else if (field.key == "contact")
            field.value = std::string("charge");
    return inputs;
}

/// The fight as the table has it, otherwise as the clash calculator fills it in. `charges`: the attacker charges where
/// the rules allow it.
std::optional<ClashReport> clashOf(const Game& game, const Table& table, PieceId attacker, PieceId enemy,
                                   bool charges) {
    if (auto now = game.clashNow(table, attacker, enemy))
        return now;
    const ClashInputs inputs = game.clashInputs(table, attacker, enemy);
    auto reckoned = game.system().clash(charges ? charging(inputs) : inputs);
    if (!reckoned && charges)
        reckoned = game.system().clash(inputs);
    return reckoned ? std::optional(std::move(*reckoned)) : std::nullopt;
}

}  // namespace

QString tipWith(const QString& heading, const ClashReport& report, const BattleWords& words) {
    QStringList lines;
    if (!heading.isEmpty())
        lines << QStringLiteral("<b>%1</b>").arg(heading.toHtmlEscaped());
    for (const QString& line : words.chances(report))
        lines << line.toHtmlEscaped();
    return lines.join(QStringLiteral("<br>"));
}

QString clashTip(const Game& game, const Table& table, const Request& request, PieceId enemy) {
    const PieceId attacker = request.question.piece;
    if (!attacker || !enemy || request.secret || !table.isPresent(attacker) || !table.isPresent(enemy) ||
        game.piece(enemy).side == request.question.side || game.piece(attacker).side != request.question.side)
        return {};
    const BattleWords words(game);
    QString heading;
    bool charges = false;
    for (const Option& option : request.options)
        if (option.piece == enemy && heading.isEmpty()) {
            heading = words.option(request, option);
            charges = option.label &&
                      (option.label->meaning == Meaning::Charge || option.label->meaning == Meaning::ChargeOutOfReach);
        }
    const bool isOffered = !heading.isEmpty() || (request.form == Form::OnePiece && request.pieces.contains(enemy));
    const auto report = isOffered ? clashOf(game, table, attacker, enemy, charges) : std::nullopt;
    return report ? tipWith(heading, *report, words) : QString();
}

std::optional<ClashReport> chargeChances(const Game& game, const Table& table, const Request& request,
                                         const Option& option) {
    const PieceId attacker = request.question.piece;
    if (!option.label || option.label->meaning != Meaning::Charge || !attacker || !option.piece || request.secret ||
        !table.isPresent(attacker) || !table.isPresent(option.piece) ||
        game.piece(option.piece).side == game.piece(attacker).side)
        return {};
    return clashOf(game, table, attacker, option.piece, true);
}

QString clashAhead(const Game& game, const Table& table, PieceId unit, PieceId enemy) {
    const Body& body = table.body(unit);
    const Vec way = table.body(enemy).pose.centre - body.pose.centre;
    if (!isNextTo(game, body, table.body(enemy)) || dot(direction(way), body.facing()) < 0.9)
        return {};
    return clashBetween(game, table, unit, enemy);
}

QString clashBetween(const Game& game, const Table& table, PieceId unit, PieceId enemy) {
    const auto report = clashOf(game, table, unit, enemy, false);
    const BattleWords words(game);
    return report ? tipWith(QStringLiteral("%1 → %2").arg(words.piece(unit), words.piece(enemy)), *report, words)
                  : QString();
}

}  // namespace ephor
