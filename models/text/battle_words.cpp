#include "models/text/battle_words.h"

#include "core/battle/telling/name_tags.h"
#include "core/battle/telling/wording.h"
#include "core/io/lists/print/list_verdict.h"
#include "models/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace ephor {

namespace {

/// Replaces {0}, {1}, … in `format`; true where at least one was found.
bool fill(QString& format, const QStringList& arguments) {
    bool found = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString place = QStringLiteral("{%1}").arg(i);
        found = found || format.contains(place);
        format.replace(place, arguments[i]);
    }
    return found;
}

}  // namespace

QString translated(std::string_view english) {
    return QCoreApplication::translate("core", std::string(english).c_str());
}

QString traitsIn(const TroopType& type) {
    QStringList words;
    for (const std::string& trait : type.traits)
        words << headingOfKey(trait);
    return words.join(QStringLiteral(", "));
}

QString text(const Message& message) {
    QString format = translated(message.format);
    QStringList arguments;
    for (const std::string& argument : message.arguments)
        arguments << translated(argument);
    fill(format, arguments);
    return format;
}

QString textOf(const Messages& messages) {
    QStringList all;
    for (const Message& one : messages)
        all << text(one);
    return all.join(QStringLiteral("; "));
}

QString text(const Diagnostics& diagnostics) {
    QStringList lines;
    for (const Diagnostic& d : diagnostics) {
        QString line = text(d.message);
        // A file that is not text has no line numbers.
        if (!d.place.file.empty())
            line.prepend(QString::fromStdString(d.place.file) +
                         (d.place.line > 0 ? QStringLiteral(":%1: ").arg(d.place.line) : QStringLiteral(": ")));
        if (!d.rule.empty())
            line += QStringLiteral(" (%1)").arg(QString::fromStdString(d.rule));
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

QString notLegalText(const Diagnostics& diagnostics) {
    const std::optional<Message> verdict =
        notLegal(diagnostics, [](const Message& message) { return text(message).toStdString(); });
    return verdict ? text(*verdict) : QString();
}

QString strength(By computer) {
    switch (computer) {
    case By::Novice:
        return tr("Novice");
    case By::Club:
        return tr("Club player");
    case By::Standard:
        return tr("Veteran");
    case By::Search:
        return tr("Strategos");
    case By::Random:
        return tr("random");
    default:
        return {};
    }
}

QString text(By by) {
    switch (by) {
    case By::Person:
        return tr("I play");
    case By::StandingOrder:
        return tr("standing order");
    case By::Scripted:
        return tr("script");
    default:
        return tr("Computer: %1").arg(strength(by));
    }
}

QString percent(double p) {
    if (p > 0 && p < 0.0005)
        return tr("under 0.1 %");
    return QLocale().toString(p * 100, 'f', 1) + QStringLiteral(" %");
}

QString BattleWords::piece(PieceId id) const {
    if (!id || id.index() >= m_game.pieces().size())
        return {};
    return QString::fromStdString(m_game.piece(id).name);
}

QString BattleWords::side(Side side) const {
    const ArmyList& list = m_game.setup().lists[index(side)];
    const QString name = QString::fromStdString(list.name).section(QLatin1Char(','), 0, 0).trimmed();
    return name.isEmpty() ? (side == Side::A ? tr("First side") : tr("Second side")) : name;
}

QString BattleWords::sideInside(Side of) const { return toQString(insideSentence(side(of).toStdString())); }

QString BattleWords::reason(const Reason& why, PieceId p, PieceId o) const {
    QString format = translated(why.text);
    fill(format, {piece(p), piece(o)});
    return format;
}

QString BattleWords::purpose(const Reason& why, PieceId p, PieceId o) const {
    const std::string format = translated(why.text).toStdString();
    const bool isOpenEnded = withOther(format, {}) != format;
    QString text = toQString(isOpenEnded ? withOther(format, o ? piece(o).toStdString() : std::string()) : format);
    fill(text, {piece(p), piece(o)});
    return text;
}

QString BattleWords::sentence(const Reason& why, PieceId p, PieceId o) const {
    QString format = translated(why.text);
    const QString whom = o ? piece(o) : QString();
    const std::string text = format.toStdString();
    format = QString::fromStdString(withOther(behindName(text), whom.toStdString()));
    fill(format, {piece(p), whom});
    return p ? tr("%1: %2").arg(piece(p), format) : format;
}

QString BattleWords::phase(int phase) const {
    const auto& phases = m_game.system().info().phases;
    return phase >= 0 && phase < static_cast<int>(phases.size())
               ? translated(phases[static_cast<std::size_t>(phase)].name)
               : QString();
}

QString BattleWords::turnAndPhase(int turn, int phaseNumber) const {
    const QString name = phase(phaseNumber);
    return turn == 0 ? name : tr("Turn %1, %2").arg(turn).arg(name);
}

namespace {

const DecisionInfo* decisionOf(const Game& game, const Request& request) {
    const auto& decisions = game.system().info().decisions;
    return request.question.decision < decisions.size() ? &decisions[request.question.decision] : nullptr;
}

}  // namespace

QString BattleWords::title(const Request& request) const {
    const DecisionInfo* info = decisionOf(m_game, request);
    const QString what = info ? translated(info->title) : tr("Decide");
    return request.question.piece ? tr("%1: %2").arg(piece(request.question.piece), what)
                                  : tr("%1: %2").arg(side(request.question.side), what);
}

QString BattleWords::prompt(const Request& request) const {
    const DecisionInfo* info = decisionOf(m_game, request);
    const bool asksForPiece = info && request.form == Form::OnePiece && !info->piecePrompt.empty();
    QString prompt = request.prompt ? translated(request.prompt->text)
                     : asksForPiece ? translated(info->piecePrompt)
                     : info         ? translated(info->prompt)
                                    : QString();
    fill(prompt, {piece(request.question.piece), piece(request.subject),
                  request.context ? reason(*request.context, request.question.piece, request.subject) : QString()});
    return prompt;
}

QString BattleWords::pointsLeft(const Request& request, const Table& table) const {
    const DecisionInfo* info = decisionOf(m_game, request);
    const std::vector<CounterInfo>& counters = m_game.system().info().sideCounters;
    for (std::size_t i = 0; info && i < counters.size(); ++i)
        if (counters[i].shown == CounterInfo::Shown::Number && info->prompt.contains(counters[i].name))
            return tr("%1 left: %2.")
                .arg(translated(counters[i].name))
                .arg(table.counter(request.question.side, static_cast<std::uint8_t>(i)));
    return {};
}

QString BattleWords::rule(const Request& request) const {
    const DecisionInfo* info = decisionOf(m_game, request);
    if (!info)
        return {};
    return QString::fromStdString(info->rule.empty() ? info->id : info->rule);
}

QString BattleWords::option(const Request& request, const Option& option) const {
    if (!option.label)
        return piece(option.piece);
    const QString words = reason(*option.label, request.question.piece, option.piece);
    const bool isNamed = !option.piece || option.piece == request.question.piece || words.contains(piece(option.piece));
    return isNamed ? words : tr("%1: %2").arg(piece(option.piece), words);
}

namespace {

/// The roll with a single die that shows 1.
Rolled oneOf(const RollRequest& roll) {
    Rolled rolled;
    rolled.side = roll.side;
    rolled.piece = roll.piece;
    rolled.why = roll.why;
    rolled.roll.count = 1;
    rolled.roll.sides = static_cast<std::uint8_t>(roll.sides);
    rolled.roll.faces[0] = 1;
    return rolled;
}

}  // namespace

bool BattleWords::isCard(const RollRequest& roll) const { return roll.count == 1 && isCard(oneOf(roll)); }

QString BattleWords::roll(const RollRequest& roll) const {
    const QString whose = roll.piece ? piece(roll.piece) : side(roll.side);
    const QString why = roll.why ? sentence(*roll.why, {}) : tr("dice");
    if (isCard(roll))
        return tr("%1: %2").arg(whose, why);
    return roll.count == 1 ? tr("%1: %2, 1 die").arg(whose, why)
                           : tr("%1: %2, %3 dice").arg(whose, why).arg(roll.count);
}

QString BattleWords::meanings(const RollRequest& roll, const Table& table) const {
    if (roll.count != 1 || roll.secret)
        return {};
    Rolled rolled = oneOf(roll);
    const auto resultOf = [&](int number) {
        rolled.roll.faces[0] = static_cast<std::uint8_t>(number);
        return m_game.meaning(table, rolled).result;
    };
    QStringList ranges;
    for (int first = 1; first <= roll.sides;) {
        const std::string result = resultOf(first);
        int last = first;
        while (last < roll.sides && resultOf(last + 1) == result)
            ++last;
        if (!result.empty())
            ranges << (first == last ? tr("%1: %2").arg(first).arg(translated(result))
                                     : tr("%1 to %2: %3").arg(first).arg(last).arg(translated(result)));
        first = last + 1;
    }
    return ranges.join(QStringLiteral(", "));
}

QString BattleWords::need(int need, int wanted) const {
    if (need == 0)
        return {};
    return wanted == 0 ? tr("%1 or more hits").arg(need) : tr("%1 or more succeeds, %2 needed").arg(need).arg(wanted);
}

namespace {

/// "1 of 1" says nothing.
bool saysStrength(const PieceInfo& info, int now) { return info.strength > 1 || now != info.strength; }

}  // namespace

QString BattleWords::describe(const Table& table, PieceId id) const {
    const PieceInfo& info = m_game.piece(id);
    const SystemInfo& system = m_game.system().info();
    QStringList parts;
    const bool waits = !table.isPresent(id) && !table.removed().contains(id);
    if (info.type)
        parts << translated(info.type->name);
    if (const int now = waits ? info.strength : m_game.strength(table, id); saysStrength(info, now))
        parts << tr("%1 %2 of %3").arg(translated(system.strengthName)).arg(now).arg(info.strength);
    for (const Sign& sign : m_game.signs(table, id))
        parts << text(sign.words);
    return tr("%1: %2").arg(piece(id), parts.join(QStringLiteral(", ")));
}

QStringList BattleWords::chances(const ClashReport& report) const {
    QStringList lines;
    double sum = 0;
    for (const ClashLine& line : report.lines)
        if (line.p > 0) {
            lines << tr("%1: %2").arg(text(line.title), percent(line.p));
            sum += line.p;
        }
    if (sum > 1 + 1e-9)
        lines << tr("(Several of these may happen together.)");
    return lines;
}

QString BattleWords::card(const Table& table, PieceId id) const {
    const PieceInfo& info = m_game.piece(id);
    const bool waits = !table.isPresent(id) && !table.removed().contains(id);
    QString card = QStringLiteral("<b>%1</b>").arg(piece(id).toHtmlEscaped());
    if (info.type)
        card += QStringLiteral("<br>") + translated(info.type->name).toHtmlEscaped();
    if (const int now = waits ? info.strength : m_game.strength(table, id); saysStrength(info, now))
        card += QStringLiteral("<br>") + tr("%1 %2 of %3")
                                             .arg(translated(m_game.system().info().strengthName).toHtmlEscaped())
                                             .arg(now)
                                             .arg(info.strength);
    for (const Sign& sign : m_game.signs(table, id)) {
        const QString words = text(sign.words).toHtmlEscaped();
        card += QStringLiteral("<br>") +
                (sign.rule.empty() ? words : tr("%1 (%2)").arg(words, QString::fromStdString(sign.rule)));
    }
    if (waits || !table.isPresent(id))
        return card;
    for (const PieceId enemy : table.enemiesTouching(id))
        if (const auto report = m_game.clashNow(table, id, enemy)) {
            card += QStringLiteral("<br><i>%1</i>").arg(tr("If it fights %1:").arg(piece(enemy).toHtmlEscaped()));
            for (const QString& line : chances(*report).mid(0, 5))
                card += QStringLiteral("<br>") + line.toHtmlEscaped();
        }
    return card;
}

}  // namespace ephor
