#include "models/battle/answers/action_words.h"

#include "core/battle/telling/wording.h"
#include "core/battle/winner.h"

#include <algorithm>

namespace ephor {

template <typename Kind> const Reason* ActionWords::reasonOf(const BattleAction& action) const {
    for (int i = action.first; i < action.end; ++i)
        if (const auto* found = std::get_if<Kind>(&m_timeline.event(i)); found && found->why)
            return found->why;
    return nullptr;
}

/// The pieces that move, roll dice or take part: "Leontis, Metics and 3 more".
QString ActionWords::names(const BattleAction& action) const {
    QStringList names;
    for (const PiecePath& path : action.paths)
        names << m_words.piece(path.piece);
    for (int i = action.first; action.paths.empty() && i < action.end; ++i)
        if (const auto* rolled = std::get_if<Rolled>(&m_timeline.event(i)); rolled && rolled->piece)
            names << m_words.piece(rolled->piece);
    if (names.isEmpty())
        for (const PieceId piece : action.pieces)
            names << m_words.piece(piece);
    names.removeDuplicates();
    if (names.size() <= 3)
        return names.join(QStringLiteral(", "));
    const qsizetype more = names.size() - 2;
    return tr("%1 and %2 more").arg(names.first(2).join(QStringLiteral(", "))).arg(more);
}

/// The note about a single test that tells its result: "Light troops II: control test 3: free to act".
QString ActionWords::resultOf(const BattleAction& action) const {
    for (int i = action.first; i < action.end; ++i)
        if (const auto* noted = std::get_if<Noted>(&m_timeline.event(i));
            noted && noted->what && noted->piece == action.actor && placesNumbers(*noted->what))
            return sentence(*noted);
    return {};
}

/// A roll of the sides with its dice: "Argives: PIP die 5".
QString ActionWords::rolledBySides(const BattleAction& action, const Reason& why) const {
    QStringList rolls;
    for (int i = action.first; i < action.end; ++i) {
        const auto* rolled = std::get_if<Rolled>(&m_timeline.event(i));
        if (!rolled || rolled->secret || rolled->piece || rolled->rerolled >= 0 || m_words.isCard(*rolled))
            continue;
        if (rolled->roll.count == 1)
            rolls << tr("%1 %2").arg(m_words.side(rolled->side)).arg(rolled->roll[0]);
        else if (rolled->roll.count == 2 && rolled->need == 0)
            for (const Side side : bothSides)
                rolls << tr("%1 %2").arg(m_words.side(side)).arg(rolled->roll[static_cast<int>(index(side))]);
    }
    QString what = m_words.reason(why);
    what = what.left(1).toUpper() + what.mid(1);
    return rolls.isEmpty() ? what : tr("%1: %2").arg(what, rolls.join(QStringLiteral(", ")));
}

QString ActionWords::caption(const BattleAction& action) const {
    using Kind = BattleAction::Kind;
    const QString actor = m_words.piece(action.actor);
    const QString target = m_words.piece(action.target);
    switch (action.kind) {
    case Kind::Turn:
        return tr("Turn %1").arg(m_timeline.phaseAt(action.end).turn);
    case Kind::Placing:
        return tr("%1 deployed %2").arg(m_words.side(m_game.piece(action.actor).side), names(action));
    case Kind::Charge:
        return tr("%1 charged %2").arg(actor, target);
    case Kind::Fight:
        return target.isEmpty() ? tr("%1 fought").arg(names(action)) : tr("%1 fought %2").arg(actor, target);
    case Kind::Shooting:
        if (target.isEmpty())
            return tr("%1 shot").arg(actor);
        return action.isMiss() ? tr("%1 shot at %2 without effect").arg(actor, target)
                               : tr("%1 shot at %2").arg(actor, target);
    case Kind::Move: {
        const Reason* why = reasonOf<PieceMoved>(action);
        const QString said = why ? m_words.reason(*why, action.actor, action.target) : tr("moved");
        return tr("%1: %2").arg(names(action), said);
    }
    case Kind::Test:
    case Kind::Roll: {
        const Reason* why = reasonOf<Rolled>(action);
        const QStringList said = results(action);
        if (!why)
            return said.isEmpty() ? m_words.phase(m_timeline.phaseAt(action.end).phase) : said.back();
        if (!action.actor)
            return rolledBySides(action, *why);
        const QString result = action.rolls == 1 ? resultOf(action) : QString();
        return result.isEmpty() ? tr("%1: %2").arg(names(action), m_words.reason(*why, action.actor)) : result;
    }
    case Kind::Change:
    case Kind::Loss: {
        const QStringList said = results(action);
        return said.isEmpty() ? names(action) : said.back();
    }
    case Kind::End: {
        const auto* ended = std::get_if<Ended>(&m_timeline.event(action.end - 1));
        const std::optional<Side> winner = ended ? sideOf(ended->winner) : std::nullopt;
        return winner ? tr("Victory for %1").arg(m_words.sideInside(*winner)) : tr("The battle is drawn");
    }
    }
    return {};
}

CardColumn& ActionWords::columnOf(ActionCard& card, Side side, PieceId piece) const {
    const auto same = std::ranges::find_if(
        card.columns, [&](const CardColumn& one) { return one.piece == piece && one.side == side; });
    if (same != card.columns.end())
        return *same;
    card.columns.push_back({side, piece, piece ? m_words.piece(piece) : m_words.side(side)});
    return card.columns.back();
}

void ActionWords::add(ActionCard& card, const Rolled& rolled, const Table& before) const {
    if (m_words.isCard(rolled))
        return;
    const RollMeaning meaning = m_game.meaning(before, rolled);
    const QString what = rolled.why ? m_words.reason(*rolled.why, rolled.piece) : tr("Dice");
    CardRoll roll{QString::fromStdString(withOther(what.toStdString(), {}))};
    if (!rolled.secret && meaning.counts.empty())
        roll.faces.assign(rolled.roll.shown().begin(), rolled.roll.shown().end());
    else if (!rolled.secret)
        roll.faces = meaning.counts;
    if (!rolled.secret && !meaning.result.empty())
        roll.what = tr("%1: %2").arg(roll.what, translated(meaning.result));
    roll.need = rolled.need;
    if (!rolled.piece && rolled.need == 0 && roll.faces.size() == 2) {  // one die of each side
        for (const Side side : bothSides) {
            const int own = roll.faces[index(side)];
            std::vector<CardRoll>& rolls = columnOf(card, side, {}).rolls;
            if (rolled.rerolled >= 0)
                rolls.clear();
            rolls.push_back({roll.what, {own}});
        }
        return;
    }
    CardColumn& column = columnOf(card, rolled.side, rolled.piece);
    if (rolled.rerolled >= 0 && !column.rolls.empty())
        column.rolls.back() = std::move(roll);
    else
        column.rolls.push_back(std::move(roll));
}

/// The modifiers of a piece's number and their sum. Those of a note about hits are the protection of the piece that was
/// hit.
void ActionWords::add(ActionCard& card, const Noted& noted) const {
    const std::span<const BreakdownLine> lines = noted.breakdown.lines();
    if (lines.empty())
        return;
    const std::vector<FightNote>& notes = m_game.system().info().fightNotes;
    const auto note = std::ranges::find(notes, noted.what, &FightNote::what);
    const bool isProtection = noted.other && note != notes.end() && note->numbers == FightNote::Numbers::OwnLast;
    QStringList& modifiers = isProtection ? columnOf(card, m_game.piece(noted.other).side, noted.other).modifiers
                                          : columnOf(card, noted.side, noted.piece).modifiers;
    if (isProtection)
        modifiers << tr("Against hits:");
    for (const BreakdownLine& line : lines)
        modifiers << QStringLiteral("%1%2 %3")
                         .arg(line.amount < 0 ? QString(QChar(0x2212)) : QStringLiteral("+"))
                         .arg(std::abs(line.amount))
                         .arg(m_words.reason(*line.why));
    if (lines.size() > 1)
        modifiers << tr("= %1 in all").arg(noted.breakdown.total());
}

QString ActionWords::sentence(const Noted& noted) const {
    QString said = noted.piece ? m_words.sentence(*noted.what, noted.piece, noted.other)
                               : tr("%1: %2").arg(m_words.side(noted.side), m_words.reason(*noted.what));
    said.replace(QStringLiteral("{2}"), translated(textOf(noted.what->values, noted.number)));
    return said.replace(QStringLiteral("{3}"), translated(textOf(noted.what->otherValues, noted.otherNumber)));
}

/// A card of a deck is no die: its result is told in words.
QString ActionWords::told(const BattleAction&, const Rolled& rolled, const Table& before) const {
    if (rolled.secret || !m_words.isCard(rolled))
        return {};
    const RollMeaning meaning = m_game.meaning(before, rolled);
    return tr("%1: %2").arg(translated(meaning.who), translated(meaning.result));
}

/// A change of a counter that a card tells; empty for others.
QString ActionWords::told(const BattleAction& action, const CounterSet& set, const Table& before) const {
    using Shown = CounterInfo::Shown;
    const CounterInfo& info = m_game.system().info().counters[set.counter];
    const int from = before.counter(set.piece, set.counter);
    const bool isFighter = action.isFight() && (set.piece == action.actor || set.piece == action.target);
    if (isFighter && info.name == m_game.system().info().strengthName &&
        !strengthChange(action, set.piece).isEmpty())  // its column has it
        return {};
    const bool isSign = info.shown == Shown::Steps || (info.shown == Shown::Flag && info.marker != Marker::Done);
    const bool isNumber =
        info.shown == Shown::Number && action.isFight() && strengthChange(action, set.piece).isEmpty();
    return from != set.to && (isSign || isNumber)
               ? tr("%1: %2").arg(m_words.piece(set.piece), translated(info.change(from, set.to)))
               : QString();
}

QString ActionWords::told(const BattleAction& action, const SideCounterSet& set, const Table& before) const {
    using Shown = CounterInfo::Shown;
    const CounterInfo& info = m_game.system().info().sideCounters[set.counter];
    const int from = before.counter(set.side, set.counter);
    const bool isWon = info.shown == Shown::Flag && set.to != 0;
    const bool isPaid =
        info.shown != Shown::Flag && info.shown != Shown::Never && action.kind == BattleAction::Kind::Roll;
    return from != set.to && (isWon || isPaid)
               ? tr("%1: %2").arg(m_words.side(set.side), translated(info.change(from, set.to)))
               : QString();
}

QString ActionWords::told(const BattleAction&, const PieceRemoved& removed, const Table&) const {
    return removed.why ? m_words.sentence(*removed.why, removed.piece)
                       : tr("%1: left the table").arg(m_words.piece(removed.piece));
}

QString ActionWords::told(const BattleAction&, const Noted& noted, const Table&) const {
    const bool isTold =
        noted.what && (placesNumbers(*noted.what) || (noted.breakdown.lines().empty() && noted.number == 0));
    return isTold ? sentence(noted) : QString();
}

/// What came of it, in sentences.
QStringList ActionWords::results(const BattleAction& action) const {
    QStringList said;
    Table table = m_timeline.tableAt(action.first);
    for (int i = action.first; i < action.end; ++i) {
        const Event& event = m_timeline.event(i);
        std::visit(
            [&](const auto& one) {
                if constexpr (requires { told(action, one, table); })
                    said << told(action, one, table);
            },
            event);
        table.apply(event);
    }
    said.removeAll(QString());
    said.removeDuplicates();
    return said;
}

/// "Courage 3 → 2"; empty where it stays.
QString ActionWords::strengthChange(const BattleAction& action, PieceId piece) const {
    const int had = m_game.strength(m_timeline.tableAt(action.first), piece);
    const int has = m_game.strength(m_timeline.tableAt(action.end), piece);
    return had == has ? QString()
                      : tr("%1 %2 → %3").arg(translated(m_game.system().info().strengthName)).arg(had).arg(has);
}

ActionCard ActionWords::card(const BattleAction& action) const {
    ActionCard card;
    card.title = caption(action);
    card.title = card.title.left(1).toUpper() + card.title.mid(1);
    for (int i = action.first; i < action.end; ++i) {
        const Event& event = m_timeline.event(i);
        if (const auto* rolled = std::get_if<Rolled>(&event))
            add(card, *rolled, m_timeline.tableAt(i));
        else if (const auto* noted = std::get_if<Noted>(&event); noted && noted->what)
            add(card, *noted);
    }
    const auto isActor = [&](const CardColumn& one) { return action.actor && one.piece == action.actor; };
    std::ranges::stable_partition(card.columns, isActor);
    for (CardColumn& column : card.columns)
        if (column.piece)
            column.strength = strengthChange(action, column.piece);
    card.results = results(action);
    return card;
}

}  // namespace ephor
