#include "models/battle/answers/idle_questions.h"

namespace ephor {

namespace {

bool allMayStay(const Request& request) {
    for (int i = 0; i < request.roll->count; ++i)
        if ((request.mayReroll >> i & 1) != 0 && (*request.roll)[i] < request.need)
            return false;
    return true;
}

/// Whether a side's own die cannot do better, or need not: it is asked again if the other side rolls past it.
bool isLeading(const Request& request) {
    const auto own = static_cast<int>(index(request.question.side));
    const Roll& roll = *request.roll;
    return roll[own] > roll[1 - own] || roll[own] == roll.sides;
}

}  // namespace

bool isRollOff(const Request& request) {
    return request.form == Form::Die && request.roll && request.roll->count == 2 && request.need == 0 &&
           !request.question.piece && request.mayReroll == std::uint64_t{1} << index(request.question.side);
}

std::optional<Choice> idleAnswer(const Game& game, const Request& request) {
    const PieceId rolls = request.question.piece;
    const bool isOwnRoll = !rolls || game.piece(rolls).side == request.question.side;
    if (isRollOff(request) && !request.secret)
        return isLeading(request) ? std::optional(Choice{}) : std::nullopt;
    if (request.secret || request.form != Form::Die || !request.roll || request.need == 0 || !isOwnRoll)
        return {};
    const bool isPassed = request.wanted > 0 && request.roll->atLeast(request.need) >= request.wanted;
    return isPassed || allMayStay(request) ? std::optional(Choice{}) : std::nullopt;
}

IdleAnswers::IdleAnswers(BattleSession& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &BattleSession::changed, this, &IdleAnswers::answer);
    connect(&session, &BattleSession::busyChanged, this, &IdleAnswers::answer);
    answer();
}

void IdleAnswers::repeatThisTurn(const Choice& choice) {
    const auto& pending = m_session.pending();
    if (!pending)
        return;
    std::erase_if(m_repeats, [&](const Repeat& one) { return one.question == pending->request->question; });
    m_repeats.push_back({pending->request->question, choice, m_session.table().turn(), pending->entries});
}

std::optional<Choice> IdleAnswers::repeated() {
    const Pending& pending = *m_session.pending();
    std::erase_if(m_repeats, [&](const Repeat& one) {
        return one.turn != m_session.table().turn() || one.entries >= pending.entries;
    });
    const auto found = std::ranges::find(m_repeats, pending.request->question, &Repeat::question);
    return found == m_repeats.end() ? std::nullopt : std::optional(found->choice);
}

void IdleAnswers::answer() {
    const auto& pending = m_session.pending();
    if (!pending || pending->kind != Pending::Kind::Choice || m_session.isBusy() || !m_session.isLive() ||
        !m_session.isPersonDue())
        return;
    const auto idle = idleAnswer(m_session.game(), *pending->request);
    if (const auto choice = idle ? idle : repeated())
        m_session.answerToo(*choice, By::StandingOrder);
}

}  // namespace ephor
