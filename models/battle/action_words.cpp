#include "models/battle/action_words.h"

#include "core/battle/winner.h"
#include "core/battle/wording.h"

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
        return target.isEmpty() ? tr("%1 shot").arg(actor) : tr("%1 shot at %2").arg(actor, target);
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
        return action.actor ? tr("%1: %2").arg(names(action), m_words.reason(*why, action.actor))
                            : m_words.reason(*why);
    }
    case Kind::Change:
    case Kind::Loss: {
        const QStringList said = results(action);
        return said.isEmpty() ? names(action) : said.back();
    }
    case Kind::End: {
        const auto* ended = std::get_if<Ended>(&m_timeline.event(action.end - 1));
        const std::optional<Side> winner = ended ? sideOf(ended->winner) : std::nullopt;
        return winner ? tr("Victory for %1").arg(m_words.side(*winner)) : tr("The battle is drawn");
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

void ActionWords::add(ActionCard& card, const Rolled& rolled) const {
    CardRoll roll{rolled.why ? m_words.reason(*rolled.why, rolled.piece) : tr("Dice")};
    if (!rolled.secret)
        roll.faces.assign(rolled.roll.shown().begin(), rolled.roll.shown().end());
    roll.need = rolled.need;
    CardColumn& column = columnOf(card, rolled.side, rolled.piece);
    if (rolled.rerolled >= 0 && !column.rolls.empty())
        column.rolls.back() = std::move(roll);
    else
        column.rolls.push_back(std::move(roll));
}

void ActionWords::add(ActionCard& card, const Noted& noted) const {
    if (noted.breakdown.lines().empty())
        return;
    CardColumn& column = columnOf(card, noted.side, noted.piece);
    for (const BreakdownLine& line : noted.breakdown.lines())
        column.modifiers << QStringLiteral("%1%2 %3")
                                .arg(line.amount < 0 ? QString(QChar(0x2212)) : QStringLiteral("+"))
                                .arg(std::abs(line.amount))
                                .arg(m_words.reason(*line.why));
}

QString ActionWords::sentence(const Noted& noted) const {
    QString said = noted.piece ? m_words.sentence(*noted.what, noted.piece, noted.other)
                               : tr("%1: %2").arg(m_words.side(noted.side), m_words.reason(*noted.what));
    said.replace(QStringLiteral("{2}"), translated(textOf(noted.what->values, noted.number)));
    return said.replace(QStringLiteral("{3}"), translated(textOf(noted.what->otherValues, noted.otherNumber)));
}

/// What came of it, from the changes that the log reports.
QStringList ActionWords::results(const BattleAction& action) const {
    QStringList said;
    Table table = m_timeline.tableAt(action.first);
    for (int i = action.first; i < action.end; ++i) {
        const Event& event = m_timeline.event(i);
        if (const auto* set = std::get_if<CounterSet>(&event)) {
            const CounterInfo& info = m_game.system().info().counters[set->counter];
            const int from = table.counter(set->piece, set->counter);
            const bool isSeen = info.shown == CounterInfo::Shown::Steps ||
                                (info.shown == CounterInfo::Shown::Flag && info.marker != "done");
            if (isSeen && from != set->to)
                said << tr("%1: %2").arg(m_words.piece(set->piece), translated(info.change(from, set->to)));
        } else if (const auto* side = std::get_if<SideCounterSet>(&event)) {
            const CounterInfo& info = m_game.system().info().sideCounters[side->counter];
            const int from = table.counter(side->side, side->counter);
            const bool isSeen = info.shown == CounterInfo::Shown::Flag ? side->to != 0
                                                                       : info.shown != CounterInfo::Shown::Never &&
                                                                             action.kind == BattleAction::Kind::Roll;
            if (isSeen && from != side->to)
                said << tr("%1: %2").arg(m_words.side(side->side), translated(info.change(from, side->to)));
        } else if (const auto* removed = std::get_if<PieceRemoved>(&event)) {
            said << (removed->why ? m_words.sentence(*removed->why, removed->piece)
                                  : tr("%1: left the table").arg(m_words.piece(removed->piece)));
        } else if (const auto* noted = std::get_if<Noted>(&event); noted && noted->what) {
            if (noted->breakdown.lines().empty() && (noted->number == 0 || placesNumbers(*noted->what)))
                said << sentence(*noted);
        }
        table.apply(event);
    }
    said.removeDuplicates();
    return said;
}

ActionCard ActionWords::card(const BattleAction& action) const {
    ActionCard card;
    card.title = caption(action);
    for (int i = action.first; i < action.end; ++i) {
        const Event& event = m_timeline.event(i);
        if (const auto* rolled = std::get_if<Rolled>(&event))
            add(card, *rolled);
        else if (const auto* noted = std::get_if<Noted>(&event); noted && noted->what)
            add(card, *noted);
    }
    const auto isActor = [&](const CardColumn& one) { return action.actor && one.piece == action.actor; };
    std::ranges::stable_partition(card.columns, isActor);
    const Table before = m_timeline.tableAt(action.first);
    const Table after = m_timeline.tableAt(action.end);
    for (CardColumn& column : card.columns) {
        if (!column.piece)
            continue;
        const int had = m_game.strength(before, column.piece);
        const int has = m_game.strength(after, column.piece);
        if (had != has)
            column.strength = tr("%1 %2 → %3").arg(translated(m_game.system().info().strengthName)).arg(had).arg(has);
    }
    card.results = results(action);
    return card;
}

}  // namespace ephor
