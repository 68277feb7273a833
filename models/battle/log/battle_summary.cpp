#include "models/battle/log/battle_summary.h"

#include "core/battle/telling/headlines.h"
#include "core/battle/telling/narrator.h"
#include "core/battle/telling/wording.h"
#include "core/battle/winner.h"
#include "core/dice/distribution.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <utility>

namespace ephor {

namespace {

/// The name of the turning point if something is taken; otherwise empty.
QString takingIn(const Event& event) {
    const auto* noted = std::get_if<Noted>(&event);
    const auto* marked = std::get_if<CounterSet>(&event);
    const Reason* why = noted ? noted->what : marked ? marked->why : nullptr;
    switch (why ? why->meaning : Meaning::None) {
    case Meaning::StandardTaken:
        return tr("A standard is taken");
    case Meaning::CampTaken:
        return tr("A camp is taken");
    case Meaning::CityTaken:
        return tr("A city is taken");
    default:
        return {};
    }
}

QString asSentence(const std::string& marked) { return toQString(withoutMarks(marked)); }

/// Follows the events of a battle and notes what stands out.
class Summing {
public:
    explicit Summing(const BattleSession& session)
        : m_game(session.game()),
          m_info(session.info()),
          m_events(session.timeline().events()),
          m_words(m_game),
          m_headlines(m_game),
          m_caused(m_game.pieces().size()),
          m_why(m_game.pieces().size()) {
        Narrator narrator(m_game, [this](const LogLine& line) { m_log.push_back(line); });
        for (std::size_t i = 0; i < m_events.size(); ++i)
            narrator.heard(static_cast<int>(i), m_events[i]);
        narrator.finish();
        m_fights = m_headlines.of(m_log, m_events);
        for (const Headline& fight : m_fights)
            m_spans.push_back(spanOf(fight));
        follow();
    }

    BattleSummary summary(const BattleSession& session) {
        m_into.result = resultOf(session);
        for (const Side side : bothSides)
            m_into.sides[index(side)] = sideOfBattle(side, session.table());
        std::ranges::stable_sort(m_costs, std::ranges::greater(), &Cost::loss);
        constexpr std::size_t costliest = 2;
        while (m_into.points.size() > BattleSummary::mostPoints - costliest)
            m_into.points.erase(m_into.points.begin());
        if (!m_costs.empty())
            addPoint(m_costs.front().event, m_costs.front().turn, tr("The costliest fight"));
        if (m_worst.pieces.size() > 1)
            m_into.points.push_back({m_worst.event, m_worst.turn, tr("The heaviest losses of a turn"),
                                     tr("Lost in one turn: %1").arg(nameOf(m_worst.pieces))});
        std::ranges::stable_sort(m_into.points, {}, &KeyMoment::event);
        const auto best = std::ranges::max_element(m_caused);
        if (best != m_caused.end() && *best > 0) {
            m_into.best = PieceId(static_cast<int>(best - m_caused.begin()));
            m_into.bestName = nameOf(m_into.best);
            m_into.bestCost = *best;
        }
        tellStory();
        return std::move(m_into);
    }

private:
    struct Span {
        int first = 0;
        int last = 0;
    };
    /// A fight and what it cost the side that lost more.
    struct Cost {
        int loss = 0;
        int event = 0;
        int turn = 0;
        QString text{};
    };

    /// The units that a side loses in a turn, in fights or not.
    struct TurnLosses {
        int turn = 0;
        int event = 0;  ///< the last one
        int strength = 0;
        std::vector<PieceId> pieces{};
    };

    Span spanOf(const Headline& fight) const {
        Span span{fight.event, fight.event};
        for (std::size_t i = fight.first; i < fight.first + fight.count; ++i)
            for (const LogPart& part : m_log[i].parts)
                for (const int event : part.events)
                    span = {std::min(span.first, event), std::max(span.last, event)};
        return span;
    }

    std::array<int, 2> strengths(const Table& table) const {
        std::array<int, 2> sums{};
        for (int i = 0; i < table.pieces(); ++i)
            sums[index(table.side(PieceId(i)))] += m_game.strength(table, PieceId(i));
        return sums;
    }

    void follow() {
        Table table = m_game.opening();
        std::array<PieceId, 2> generals{};
        std::size_t fight = 0;
        std::array<int, 2> before{};
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            const Event& event = m_events[i];
            const int number = static_cast<int>(i);
            if (fight < m_spans.size() && m_spans[fight].first == number)
                before = strengths(table);
            m_turn = table.turn();
            table.apply(event);
            if (std::holds_alternative<PieceRemoved>(event) || std::holds_alternative<CounterSet>(event))
                for (const Side side : bothSides) {
                    const PieceId now = m_game.general(table, side);
                    if (generals[index(side)] && !now && table.turn() > 0)
                        m_generalGone[index(side)] = number;
                    else if (now)
                        m_generalGone[index(side)] = -1;  // it only changed units
                    generals[index(side)] = now;
                }
            if (std::holds_alternative<PhaseBegan>(event) || i + 1 == m_events.size())
                confirmGenerals();
            hear(number, event, table);
            if (fight < m_spans.size() && m_spans[fight].last == number)
                endFight(m_fights[fight++], before, table, number);
        }
    }

    void hear(int number, const Event& event, const Table& table) {
        if (const auto* removed = std::get_if<PieceRemoved>(&event)) {
            m_why[removed->piece.index()] = removed->why;
            if (!m_hasLost && table.turn() > 0)
                addPoint(number, table.turn(), tr("The first unit is lost"));
            m_hasLost = m_hasLost || table.turn() > 0;
            if (table.turn() > 0)
                addLoss(removed->piece, number, table.turn());
        } else if (const QString taking = takingIn(event); !taking.isEmpty()) {
            addPoint(number, table.turn(), taking);
        } else if (const auto* rolled = std::get_if<Rolled>(&event)) {
            judge(number, *rolled);
        }
    }

    void addLoss(PieceId piece, int number, int turn) {
        const PieceInfo& info = m_game.piece(piece);
        TurnLosses& losses = m_losses[index(info.side)];
        if (losses.turn != turn)
            losses = {.turn = turn};
        losses.event = number;
        losses.strength += info.strength;
        losses.pieces.push_back(piece);
        if (losses.strength > m_worst.strength)
            m_worst = losses;
    }

    void endFight(const Headline& fight, const std::array<int, 2>& before, const Table& table, int number) {
        const std::array<int, 2> after = strengths(table);
        int most = 0;
        for (const PieceId piece : fight.pieces) {
            const Side enemy = other(table.side(piece));
            const int loss = std::max(0, before[index(enemy)] - after[index(enemy)]);
            m_caused[piece.index()] += loss;
            most = std::max(most, loss);
        }
        if (most > 0)
            m_costs.push_back({most, number, table.turn(), asSentence(fight.text)});
        judgeDuel(fight);
    }

    /// Only rolls that need a face have a chance that says how well they went.
    void judge(int number, const Rolled& rolled) {
        if (rolled.need == 0 || rolled.secret || rolled.rerolled >= 0 || !rolled.piece ||
            rolled.need > rolled.roll.sides)
            return;
        const double one = static_cast<double>(rolled.roll.sides - rolled.need + 1) / rolled.roll.sides;
        const Distribution hits = Distribution::binomial(rolled.roll.count, one);
        const int got = rolled.roll.atLeast(rolled.need);
        const auto take = [&](NotableRoll& into, double chance) {
            if (chance < into.chance)
                into = {number,
                        tr("%1, %2: %3 of %4 on %5+")
                            .arg(asSentence(m_headlines.names().owned(rolled.piece)),
                                 rolled.why ? toQString(withOther(rolled.why->text, {})) : tr("dice"))
                            .arg(got)
                            .arg(rolled.roll.count)
                            .arg(rolled.need),
                        chance};
        };
        take(m_into.luckiest, hits.atLeast(got));
        take(m_into.unluckiest, 1 - hits.atLeast(got + 1));
    }

    /// A general who is gone at the end of a phase is lost.
    void confirmGenerals() {
        for (const Side side : bothSides)
            if (int& gone = m_generalGone[index(side)]; gone >= 0)
                addPoint(std::exchange(gone, -1), m_turn, tr("%1: the general is lost").arg(m_words.side(side)));
    }

    /// Where each side rolls one die, only the difference has a chance that says how well they went.
    void judgeDuel(const Headline& fight) {
        const Span span = m_spans[static_cast<std::size_t>(&fight - m_fights.data())];
        std::array<const Rolled*, 2> rolls{};
        for (int i = span.first; i <= span.last; ++i)
            if (const auto* rolled = std::get_if<Rolled>(&m_events[static_cast<std::size_t>(i)]);
                rolled && rolled->need == 0 && rolled->roll.count == 1 && !rolled->secret)
                for (const std::size_t one : {0U, 1U})
                    if (rolled->piece == fight.pieces[one] && (!rolls[one] || rolls[one]->why == rolled->why))
                        rolls[one] = rolled;
        if (!rolls[0] || !rolls[1] || rolls[0]->why != rolls[1]->why)
            return;
        const std::size_t better = rolls[0]->roll[0] >= rolls[1]->roll[0] ? 0 : 1;
        const Roll& high = rolls[better]->roll;
        const Roll& low = rolls[1 - better]->roll;
        const double chance = (Distribution::die(high.sides) - Distribution::die(low.sides)).atLeast(high[0] - low[0]);
        if (chance >= m_into.luckiest.chance)
            return;
        m_into.luckiest = {fight.event,
                           tr("%1 against %2, %3 to %4 on the dice")
                               .arg(nameOf(fight.pieces[better]), nameOf(fight.pieces[1 - better]))
                               .arg(high[0])
                               .arg(low[0]),
                           chance};
    }

    QString nameOf(PieceId piece) const { return nameOf(std::vector{piece}); }
    QString nameOf(const std::vector<PieceId>& pieces) const { return toQString(m_headlines.names().owned(pieces)); }

    void addPoint(int event, int turn, const QString& what) {
        const QString text = textAt(event);
        if (m_into.points.size() < BattleSummary::mostPoints &&
            (text.isEmpty() || !std::ranges::contains(m_into.points, text, &KeyMoment::text)))
            m_into.points.push_back({event, turn, what, text.isEmpty() ? what : text});
    }

    /// The headline of the fight that the event belongs to, else the sentence of its line.
    QString textAt(int event) const {
        for (std::size_t i = 0; i < m_spans.size(); ++i)
            if (m_spans[i].first <= event && event <= m_spans[i].last)
                return asSentence(m_fights[i].text);
        for (const LogLine& line : m_log)
            for (const LogPart& part : line.parts)
                if (std::ranges::contains(part.events, event)) {
                    const std::string said = m_headlines.sentence(line, m_events);
                    return said.empty() ? toQString(line.text) : asSentence(said);
                }
        return {};
    }

    QString resultOf(const BattleSession& session) const {
        const auto& ended = session.ended();
        if (!ended)
            return tr("The battle is not over: %1.")
                .arg(m_words.turnAndPhase(session.table().turn(), session.table().phase()));
        const std::optional<Side> winner = sideOf(ended->winner);
        const QString how = ended->why ? m_words.reason(*ended->why) : QString();
        const QString after = ended->turns == 1 ? tr("one turn") : tr("%1 turns").arg(ended->turns);
        QString text =
            winner ? tr("%1 won after %2").arg(m_words.side(*winner), after) : tr("A draw after %1").arg(after);
        return text + (how.isEmpty() ? QString() : QStringLiteral(": ") + how) + u'.';
    }

    SideSummary sideOfBattle(Side side, const Table& end) const {
        SideSummary sum;
        sum.name = m_words.side(side);
        const std::vector<Sign> signs = m_game.signs(end, side);
        if (const auto decisive = std::ranges::find(signs, Marker::None, &Sign::marker); decisive != signs.end())
            sum.standing = text(decisive->words);
        for (std::size_t i = 0; i < m_game.pieces().size(); ++i) {
            const PieceInfo& piece = m_game.pieces()[i];
            if (piece.side != side)
                continue;
            const int left = m_game.strength(end, PieceId(static_cast<int>(i)));
            ++sum.units;
            sum.strength += piece.strength;
            sum.left += left;
            sum.lost += left == 0 ? 1 : 0;
            sum.routed += left == 0 && (!m_why[i] || m_why[i]->meaning == Meaning::Flight) ? 1 : 0;
        }
        return sum;
    }

    void tellStory() {
        m_into.story << m_into.result;
        static constexpr std::size_t most = BattleSummary::mostPoints;
        std::vector<Cost> told;
        for (const KeyMoment& point : m_into.points)
            told.push_back({0, point.event, point.turn, point.text});
        for (const Cost& cost : m_costs)  // the costliest first
            if (told.size() < most && !std::ranges::contains(told, cost.text, &Cost::text))
                told.push_back(cost);
        std::ranges::stable_sort(told, {}, &Cost::event);
        for (const Cost& one : told)
            m_into.story << tr("Turn %1: %2.").arg(one.turn).arg(one.text);
    }

    const Game& m_game;
    const SystemInfo& m_info;
    std::span<const Event> m_events;
    BattleWords m_words;
    Headlines m_headlines;
    Log m_log;
    std::vector<Headline> m_fights;
    std::vector<Span> m_spans;                 ///< events of each fight
    std::vector<int> m_caused;                 ///< by each piece
    std::vector<const Reason*> m_why;          ///< each piece left the table
    std::array<int, 2> m_generalGone{-1, -1};  ///< the event; -1: none
    int m_turn = 0;
    std::vector<Cost> m_costs;
    std::array<TurnLosses, 2> m_losses;  ///< of the last turn in which the side lost any
    TurnLosses m_worst;
    bool m_hasLost = false;
    BattleSummary m_into;
};

}  // namespace

std::vector<int> BattleSummary::moments(const BattleTimeline& timeline) const {
    static constexpr std::size_t most = 3;
    std::vector<int> all;
    for (const TimelineMark& turn : timeline.turns())
        if (turn.turn > 0) {
            all.push_back(turn.event);
            break;
        }
    for (const KeyMoment& point : points)
        if (all.size() <= most && point.event + 1 < timeline.size())
            all.push_back(point.event + 1);
    all.push_back(timeline.size());
    return all;
}

PieceSet lostPieces(const Game& game, const Table& table) {
    PieceSet lost = table.removed();
    for (const PieceId piece : table.present())
        if (game.piece(piece).strength > 0 && game.strength(table, piece) == 0)
            lost.insert(piece);
    return lost;
}

Table fieldHeld(const BattleSession& session) {
    static constexpr Reason lost{"", ""};
    Table table = session.table();
    for (const PieceId piece : lostPieces(session.game(), table) & table.present())
        table.apply(PieceRemoved{piece, &lost});
    return table;
}

BattleSummary summaryOf(const BattleSession& session) { return Summing(session).summary(session); }

}  // namespace ephor
