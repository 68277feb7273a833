#include "models/battle/battle_actions.h"

#include "core/battle/telling/wording.h"

#include <algorithm>
#include <utility>

namespace ephor {

namespace {

using Kind = BattleAction::Kind;

Meaning meaningOf(const Reason* why) { return why ? why->meaning : Meaning::None; }
bool isOfShooting(const Reason* why) { return meaningOf(why) == Meaning::Shot; }
bool isOfCharge(const Reason* why) {
    const Meaning meaning = meaningOf(why);
    return meaning == Meaning::Charge || meaning == Meaning::PartOfCharge || meaning == Meaning::SharedCharge;
}
bool isShared(const Reason* why) {
    return meaningOf(why) == Meaning::SharedMove || meaningOf(why) == Meaning::SharedCharge;
}

bool hasNumbers(const Noted& noted) {
    return noted.number != 0 || noted.otherNumber != 0 || !noted.breakdown.lines().empty() ||
           placesNumbers(*noted.what);
}

/// Puts events into actions, one after the other.
class ActionMaker {
public:
    ActionMaker(const Game& game, Table before, int from) : m_game(game), m_table(std::move(before)) {
        m_action.first = from;
        for (int i = 0; i < m_table.pieces(); ++i)
            m_strengths.push_back(game.strength(m_table, PieceId(i)));
    }

    void hear(int number, const Event& event) {
        m_number = number;
        std::visit([this](const auto& one) { add(one); }, event);
        m_table.apply(event);
        if (const auto* set = std::get_if<CounterSet>(&event))
            updateStrength(set->piece);
        else if (const auto* placed = std::get_if<PiecePlaced>(&event))
            m_strengths[placed->piece.index()] = m_game.strength(m_table, placed->piece);
        if (m_isClosing)
            finish(number + 1);
    }
    std::vector<BattleAction> taken(int end) {
        finish(end);
        return std::move(m_actions);
    }

private:
    void add(const PhaseBegan& began);
    void add(const PiecePlaced& placed) { move(placed.piece, placed.to, placed.why); }
    void add(const PieceMoved& moved) { move(moved.piece, moved.to, moved.why); }
    void add(const CounterSet& set);
    void add(const SideCounterSet& set);
    void add(const PieceRemoved& removed);
    void add(const Rolled& rolled);
    void add(const Noted& noted);
    void add(const Corrected&) { finish(m_number); }
    void add(const Ended&);

    void move(PieceId piece, const Pose& to, const Reason* why);
    void finish(int end);
    bool joinsMarch() const;
    void joinMarch();
    Kind kind() const;
    bool isCharge() const;
    bool isConcerned(PieceId piece) const { return m_action.pieces.contains(piece); }
    bool isEmpty() const { return m_action.paths.empty() && m_action.rolls == 0 && !m_isContest; }
    void take(PieceId piece) {
        m_action.pieces.insert(piece);
        if (!m_action.actor)
            m_action.actor = piece;
    }

    void takeEffect(PieceId piece) {
        take(piece);
        m_isShown = m_action.hasEffect = true;
    }
    void updateStrength(PieceId piece);

    const Game& m_game;
    Table m_table;                   ///< before the event
    std::vector<int> m_strengths{};  ///< of each piece
    std::vector<BattleAction> m_actions;
    BattleAction m_action;
    int m_number = 0;
    const Reason* m_moveWhy = nullptr;      ///< of the last move
    const Reason* m_lastMoveWhy = nullptr;  ///< the same of the action before
    const Reason* m_rollWhy = nullptr;      ///< of the first roll
    bool m_isShown = false;                 ///< something of it is seen
    bool m_isContest = false;               ///< numbers of a piece against an enemy
    bool m_isShooting = false;
    bool m_isCharging = false;
    bool m_hasPaid = false;    ///< a counter of a side changed after a move
    bool m_isClosing = false;  ///< nothing joins it after the current event
};

void ActionMaker::finish(int end) {
    m_isClosing = false;
    BattleAction next;
    next.first = m_action.first;
    if (m_isShown) {
        m_action.kind = kind();
        m_action.end = end;
        next.first = end;
        if (joinsMarch())
            joinMarch();
        else
            m_actions.push_back(std::move(m_action));
        m_lastMoveWhy = m_moveWhy;
    }
    m_action = std::move(next);
    m_moveWhy = m_rollWhy = nullptr;
    m_isShown = m_isContest = m_isShooting = m_isCharging = m_hasPaid = false;
}

/// True for a figure's share in a march of several: the march is shown as one.
bool ActionMaker::joinsMarch() const {
    if (m_actions.empty() || m_action.kind != Kind::Move || m_actions.back().kind != Kind::Move ||
        m_moveWhy != m_lastMoveWhy || !isShared(m_moveWhy) || m_action.rolls > 0 || m_action.hasEffect)
        return false;
    const BattleAction& last = m_actions.back();
    return last.end == m_action.first && m_table.side(last.actor) == m_table.side(m_action.actor) &&
           (last.pieces & m_action.pieces).empty();
}

void ActionMaker::joinMarch() {
    BattleAction& march = m_actions.back();
    march.end = m_action.end;
    march.pieces = march.pieces | m_action.pieces;
    std::ranges::move(m_action.paths, std::back_inserter(march.paths));
}

bool ActionMaker::isCharge() const {
    const PieceId target = m_action.target;
    return target && (m_isCharging || m_table.touching(m_action.actor).contains(target));
}

Kind ActionMaker::kind() const {
    if (m_action.kind == Kind::Turn || m_action.kind == Kind::End)
        return m_action.kind;
    if (m_isContest && m_action.rolls > 0)
        return m_isShooting ? Kind::Shooting : Kind::Fight;
    if (!m_action.paths.empty()) {
        const bool isNew = std::ranges::all_of(m_action.paths, [](const PiecePath& p) { return p.poses.size() == 1; });
        return isNew ? Kind::Placing : isCharge() ? Kind::Charge : Kind::Move;
    }
    if (m_action.rolls > 0)
        return m_action.actor ? Kind::Test : Kind::Roll;
    if (!m_action.removed.empty())
        return Kind::Loss;
    return m_action.actor ? Kind::Change : Kind::Roll;
}

void ActionMaker::add(const PhaseBegan& began) {
    finish(m_number);
    if (began.turn == m_table.turn())
        return;
    m_action.first = m_number;
    m_action.kind = Kind::Turn;
    m_isShown = m_isClosing = true;
}

void ActionMaker::add(const Ended&) {
    finish(m_number);
    m_action.kind = Kind::End;
    m_isShown = m_isClosing = true;
}

void ActionMaker::move(PieceId piece, const Pose& to, const Reason* why) {
    const bool isPlaced = m_table.isPresent(piece);
    const auto known = std::ranges::find(m_action.paths, piece, &PiecePath::piece);
    const bool isOther = known == m_action.paths.end();
    const bool joins = m_action.paths.empty() ? m_action.rolls == 0 || isConcerned(piece)
                                              : why == m_moveWhy && !m_hasPaid &&
                                                    m_table.side(m_action.paths.front().piece) == m_table.side(piece);
    if (m_isContest || m_action.hasEffect || (isOther && !joins)) {
        finish(m_number);
        m_action.actor = piece;
    }
    take(piece);
    m_isShown = true;
    m_moveWhy = why;
    m_isCharging = m_isCharging || isOfCharge(why);
    if (const auto path = std::ranges::find(m_action.paths, piece, &PiecePath::piece); path != m_action.paths.end())
        path->poses.push_back(to);
    else if (isPlaced)
        m_action.paths.push_back({piece, {m_table.body(piece).pose, to}});
    else
        m_action.paths.push_back({piece, {to}});
}

void ActionMaker::add(const CounterSet& set) {
    const CounterInfo& info = m_game.system().info().counters[set.counter];
    if (m_table.counter(set.piece, set.counter) == set.to)
        return;
    if (info.marker == Marker::Done) {
        if (set.to == 0)
            return;
        if (m_isShown)
            finish(m_number);
        return take(set.piece);
    }
    if (info.shown == CounterInfo::Shown::Flag && info.marker != Marker::Phalanx)
        takeEffect(set.piece);
}

void ActionMaker::updateStrength(PieceId piece) {
    const int now = m_game.strength(m_table, piece);
    if (std::exchange(m_strengths[piece.index()], now) != now)
        takeEffect(piece);
}

void ActionMaker::add(const SideCounterSet& set) {
    const CounterInfo& info = m_game.system().info().sideCounters[set.counter];
    if (info.shown == CounterInfo::Shown::Never || m_table.counter(set.side, set.counter) == set.to)
        return;
    m_hasPaid = m_hasPaid || !m_action.paths.empty();
}

void ActionMaker::add(const PieceRemoved& removed) {
    takeEffect(removed.piece);
    m_action.removed.insert(removed.piece);
}

void ActionMaker::add(const Rolled& rolled) {
    const bool isStranger = rolled.piece ? !isConcerned(rolled.piece) : !m_action.pieces.empty();
    const bool isAlike = m_action.rolls > 0 && rolled.why == m_rollWhy && rolled.piece && !m_action.hasEffect;
    if (isStranger && !isEmpty() && (m_isContest || !m_action.paths.empty() || !isAlike))
        finish(m_number);
    if (rolled.piece)
        take(rolled.piece);
    if (m_action.rolls++ == 0)
        m_rollWhy = rolled.why;
    m_action.dice += rolled.roll.count;
    m_isShooting = m_isShooting || isOfShooting(rolled.why);
    m_isShown = true;
}

void ActionMaker::add(const Noted& noted) {
    if (!noted.what)
        return;
    if (!noted.piece) {  // of the sides: bids, who won the initiative
        if (m_action.pieces.empty())
            m_isShown = m_action.hasEffect = true;
        return;
    }
    const bool isEnemy = noted.other && m_table.side(noted.other) != m_table.side(noted.piece);
    const bool isStranger = !isConcerned(noted.piece) && (!noted.other || !isConcerned(noted.other));
    const bool isNewPair = isEnemy && m_isContest && m_action.hasEffect && hasNumbers(noted) &&
                           !(isConcerned(noted.piece) && isConcerned(noted.other));
    const bool isAfterMove = isEnemy && hasNumbers(noted) && !m_action.paths.empty();
    const bool isNewShooter =
        isEnemy && m_isShooting && m_action.rolls > 0 && isOfShooting(noted.what) && !isConcerned(noted.piece);
    if ((isStranger && m_isShown) || isNewPair || isAfterMove || isNewShooter)
        finish(m_number);
    take(noted.piece);
    if (noted.other)
        m_action.pieces.insert(noted.other);
    if (!isEnemy)
        return;
    if (!m_action.target && noted.piece == m_action.actor)
        m_action.target = noted.other;
    m_isCharging = m_isCharging || isOfCharge(noted.what);
    m_isShooting = m_isShooting || isOfShooting(noted.what);
    m_isContest = m_isContest || hasNumbers(noted);
}

}  // namespace

double PiecePath::length() const {
    double sum = 0;
    for (std::size_t i = 1; i < poses.size(); ++i)
        sum += ephor::length(poses[i].centre - poses[i - 1].centre);
    return sum;
}

Pose PiecePath::at(double share) const {
    if (poses.size() < 2 || share >= 1)
        return poses.back();
    const double legs = static_cast<double>(poses.size() - 1);
    const double at = std::max(0.0, share) * legs;
    const auto leg = static_cast<std::size_t>(at);
    const double part = at - static_cast<double>(leg);
    const Pose& from = poses[leg];
    const Pose& to = poses[leg + 1];
    const Vec facing = from.facing + (to.facing - from.facing) * part;
    // Half a turn has no facing in the middle: it keeps the old one until then.
    return {from.centre + (to.centre - from.centre) * part,
            ephor::length(facing) < 0.01 ? from.facing : direction(facing)};
}

std::vector<BattleAction> battleActions(const Game& game, const BattleTimeline& timeline, int from, int to) {
    ActionMaker maker(game, timeline.tableAt(from), from);
    for (int i = from; i < to; ++i)
        maker.hear(i, timeline.event(i));
    return maker.taken(to);
}

ActionTimes timesOf(const BattleAction& action, bool withCards) {
    // A card that changed something is read in full; for the others the dice are enough.
    static constexpr int longReading = 2500;
    static constexpr int shortReading = 1000;
    double longest = 0;
    for (const PiecePath& path : action.paths)
        longest = std::max(longest, path.length());
    ActionTimes times;
    if (!action.paths.empty())
        times.moving = static_cast<int>(std::min(900.0, 300 + 45 * longest));
    else if (!action.removed.empty())
        times.moving = 400;
    if (withCards && action.hasCard()) {
        times.reading = action.hasEffect && action.isFight() ? longReading : shortReading;
        return times;
    }
    switch (action.kind) {
    case Kind::Turn:
        times.reading = 500;
        break;
    case Kind::End:
        times.reading = 1500;
        break;
    case Kind::Fight:
    case Kind::Shooting:
        times.reading = action.isMiss() ? 450 : 300;
        break;
    case Kind::Roll:
    case Kind::Test:
        times.reading = 150;
        break;
    case Kind::Change:
    case Kind::Loss:
        times.reading = 250;
        break;
    case Kind::Placing:
    case Kind::Move:
    case Kind::Charge:
        times.reading = 80;
        break;
    }
    return times;
}

}  // namespace ephor
