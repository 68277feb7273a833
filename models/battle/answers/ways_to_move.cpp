#include "models/battle/answers/ways_to_move.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace ephor {

namespace {

/// Replays of the record for all searches together, and searches, each with other dice.
constexpr int mostRuns = 24;
constexpr std::uint64_t mostSeeds = 3;

int priceOf(const Request& request, const Choice& choice) {
    for (const Option& option : request.options)
        if (option.code == choice.code && option.piece == choice.piece)
            return option.price;
    return 0;
}

const Reason* labelOf(const Request& request, const Choice& choice) {
    for (const Option& option : request.options)
        if (option.code == choice.code && option.piece == choice.piece)
            return option.label;
    return nullptr;
}

/// Of two kinds of the same move, the one that goes on after it ("move, one die, then shoot") comes first: so the drag
/// takes nothing from the unit.
void putLongerFirst(const Request& request, std::vector<Choice>& meant) {
    const auto goesOn = [&](const Choice& longer, const Choice& shorter) {
        const Reason* more = labelOf(request, longer);
        const Reason* less = labelOf(request, shorter);
        return more && less && more->text.size() > less->text.size() && more->text.starts_with(less->text);
    };
    for (std::size_t i = 0; i < meant.size(); ++i)
        for (std::size_t j = i + 1; j < meant.size(); ++j)
            if (goesOn(meant[j], meant[i]))
                std::swap(meant[i], meant[j]);
}

/// The answers that a drag of the piece may stand for, the free ones first.
std::vector<Choice> meantAnswers(const Request& request, PieceId piece) {
    std::vector<Choice> meant;
    if (request.secret)
        return meant;
    if (request.form == Form::OnePiece && request.pieces.contains(piece)) {
        meant.emplace_back();
        meant.back().piece = piece;
    }
    if (request.form != Form::Options)
        return meant;
    for (const Option& option : request.options)
        if (option.piece == piece)
            meant.push_back(coded(option.code, piece));
    const bool isFree = std::ranges::any_of(meant, [&](const Choice& one) { return priceOf(request, one) == 0; });
    if (!isFree && (!meant.empty() || request.question.piece == piece)) {
        const auto priced = static_cast<std::ptrdiff_t>(meant.size());
        for (const Option& option : request.options)
            if (!option.piece && option.price == 0)
                meant.push_back(coded(option.code));
        std::ranges::rotate(meant, meant.begin() + priced);
    }
    putLongerFirst(request, meant);
    return meant;
}

/// Tries answers on a copy of the battle.
class Search {
public:
    Search(const BattleSession& session, PieceId piece, std::uint64_t seed, int& runs)
        : m_piece(piece),
          m_side(session.table().side(piece)),
          m_stood(session.table().body(piece)),
          m_turn(session.table().turn()),
          m_phase(session.table().phase()),
          m_stretch(copyToTry(session, seed)),
          m_entries(session.record().entries.size()),
          m_runs(runs) {}

    std::vector<WayToMove> run(const Pending& pending, const std::optional<Choice>& chosen);
    std::optional<WayToAttack> attackOn(PieceId enemy, const Pending& pending);

private:
    struct Step {
        std::vector<Answer> answers;
        PendingRequest request;
    };

    /// The run after one more answer; null where the search must not go on.
    const Run* runAfter(const Step& step, const Answer& answer);
    bool closesWith(PieceId enemy, const Run& run) const;
    /// The step after one more answer; none where the search must not go on.
    std::optional<Step> after(const Step& step, const Choice& choice);
    /// A drag pays only for the move itself, such as PIPs, and declines only what concerns the unit. An answer after
    /// which the same is asked again was an action of its own, such as a change of the general's place.
    bool mayGoOn(const Step& step, const Choice& choice, const Step& next) const {
        const bool declines =
            !choice.piece && step.request->form == Form::Options && step.request->question.piece != m_piece;
        return priceOf(*step.request, choice) == 0 && next.request->question != step.request->question &&
               (!declines || next.request->question.piece == m_piece);
    }
    bool isMove(const Step& step) const {
        return step.request->form == Form::Move && step.request->limits.piece == m_piece;
    }

    PieceId m_piece;
    Side m_side;
    Body m_stood;  ///< the unit before the first answer
    int m_turn;
    int m_phase;
    Stretch m_stretch;
    std::size_t m_entries;
    int& m_runs;
};

const Run* Search::runAfter(const Step& step, const Answer& answer) {
    if (m_runs++ >= mostRuns)
        return nullptr;
    auto& entries = m_stretch.editRecord().entries;
    entries.resize(m_entries);
    entries.insert(entries.end(), step.answers.begin(), step.answers.end());
    entries.emplace_back(answer);
    const Run& run = m_stretch.run();
    return run.misfit ? nullptr : &run;
}

std::optional<Search::Step> Search::after(const Step& step, const Choice& choice) {
    Step next{step.answers, {}};
    next.answers.push_back({step.request->question, choice, By::Person});
    const Run* run = runAfter(step, next.answers.back());
    const Table& table = m_stretch.table();
    if (!run || !run->pending || run->pending->kind != Pending::Kind::Choice || table.turn() != m_turn ||
        table.phase() != m_phase || !table.isPresent(m_piece) || run->pending->request->question.side != m_side)
        return {};
    next.request = run->pending->request;
    return next;
}

/// Whether the last answer made the unit come to blows with the enemy, or go there: a volley does not.
bool Search::closesWith(PieceId enemy, const Run& run) const {
    const Table& table = m_stretch.table();
    if (!table.isPresent(m_piece) || !table.isPresent(enemy) || table.body(m_piece).pose != m_stood.pose ||
        table.touching(m_piece).contains(enemy))
        return true;
    if (!run.pending || run.pending->kind != Pending::Kind::Choice)
        return false;
    const Request& next = *run.pending->request;
    return (next.form == Form::Move && next.limits.piece == m_piece && next.limits.target == enemy) ||
           (next.form == Form::Options && next.question.piece == enemy && next.subject == m_piece);
}

/// Answers the questions before the attack with the first answer that costs nothing.
std::optional<WayToAttack> Search::attackOn(PieceId enemy, const Pending& pending) {
    for (std::optional<Step> step = Step{{}, pending.request}; step;) {
        const Request& request = *step->request;
        if (request.form == Form::Options && !request.secret && request.question.piece == m_piece) {
            std::optional<WayToAttack> way;
            for (const Option& option : request.options) {
                const Answer answer{request.question, coded(option.code, option.piece), By::Person};
                const Run* run = option.piece == enemy ? runAfter(*step, answer) : nullptr;
                if (!run || !closesWith(enemy, *run))
                    continue;
                if (way)
                    return {};
                way = WayToAttack{step->answers, step->request, enemy};
                way->answers.push_back(answer);
            }
            if (way)
                return way;
        }
        const std::vector<Choice> meant = meantAnswers(request, m_piece);
        const auto free = std::ranges::find(meant, 0, [&](const Choice& one) { return priceOf(request, one); });
        step = free == meant.end() ? std::nullopt : after(*step, *free);
    }
    return {};
}

/// Depth first, in the order of the options. Where some answers lead to the move at once, these are the kinds of move.
std::vector<WayToMove> Search::run(const Pending& pending, const std::optional<Choice>& chosen) {
    std::vector<Step> open{{{}, pending.request}};
    while (!open.empty()) {
        const Step step = std::exchange(open.back(), {});
        open.pop_back();
        std::vector<Choice> meant = meantAnswers(*step.request, m_piece);
        if (step.answers.empty() && chosen && std::ranges::find(meant, *chosen) != meant.end())
            meant = {*chosen};
        std::vector<Step> further;
        std::vector<WayToMove> ways;
        for (const Choice& choice : meant) {
            std::optional<Step> next = after(step, choice);
            const bool isPaid = priceOf(*step.request, choice) > 0;
            if (next && (isMove(*next) ? isPaid && !ways.empty() : !mayGoOn(step, choice, *next)))
                continue;
            if (next && isMove(*next))
                ways.push_back({std::move(next->answers), next->request, m_stretch.table()});
            else if (next)
                further.push_back(*std::move(next));
        }
        if (!ways.empty())
            return ways;
        std::ranges::move(further | std::views::reverse, std::back_inserter(open));
    }
    return {};
}

bool mayBeDragged(const BattleSession& session, PieceId piece) {
    const std::optional<Pending>& pending = session.pending();
    return piece && pending && !session.isBusy() && session.isLive() && session.isPersonDue() &&
           pending->kind == Pending::Kind::Choice && session.sideDue() == session.game().piece(piece).side &&
           session.table().isPresent(piece);
}

}  // namespace

Stretch copyToTry(const BattleSession& session, std::uint64_t seed) {
    Record record = session.record();
    record.result.reset();
    const int rolls = session.run().rolls;
    std::erase_if(record.forks, [rolls](const Fork& fork) { return fork.rolls >= rolls; });
    record.forks.push_back({rolls, seed});
    Seats seats;
    seats.orders = {session.orders(Side::A), session.orders(Side::B)};
    return {session.game(), std::move(record), std::move(seats)};
}

const Option& WayToAttack::attack() const {
    const Choice& choice = answers.back().choice;
    return *std::ranges::find_if(asked->options, [&](const Option& option) {
        return option.code == choice.code && option.piece == choice.piece;
    });
}

bool WayToAttack::isChargeOutOfReach() const {
    return attack().label && attack().label->meaning == Meaning::ChargeOutOfReach;
}

std::vector<WayToMove> waysToMove(const BattleSession& session, PieceId piece, const std::optional<Choice>& chosen) {
    const std::optional<Pending>& pending = session.pending();
    if (!mayBeDragged(session, piece) || meantAnswers(*pending->request, piece).empty())
        return {};
    int runs = 0;
    for (std::uint64_t seed = 0; seed < mostSeeds; ++seed)
        if (auto ways = Search(session, piece, seed, runs).run(*pending, chosen); !ways.empty())
            return ways;
    return {};
}

std::optional<WayToAttack> wayToAttack(const BattleSession& session, PieceId unit, PieceId enemy) {
    if (!mayBeDragged(session, unit))
        return {};
    int runs = 0;
    return Search(session, unit, 0, runs).attackOn(enemy, *session.pending());
}

bool isAskedAfter(const BattleSession& session, const Choice& answer, PieceId piece) {
    for (std::uint64_t seed = 0; seed < mostSeeds; ++seed) {
        Stretch stretch = copyToTry(session, seed);
        stretch.editRecord().entries.emplace_back(Answer{session.pending()->request->question, answer, By::Person});
        const Run& run = stretch.run();
        if (run.misfit || !run.pending || run.pending->kind != Pending::Kind::Choice)
            continue;
        const Request& next = *run.pending->request;
        const bool isFighting = next.subject && session.game().piece(next.subject).side != next.question.side;
        if (next.question.piece == piece && next.form != Form::Die && !isFighting)
            return true;
    }
    return false;
}

}  // namespace ephor
