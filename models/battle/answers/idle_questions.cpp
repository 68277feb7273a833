#include "models/battle/answers/idle_questions.h"

namespace ephor {

namespace {

bool allMayStay(const Request& request) {
    for (int i = 0; i < request.roll->count; ++i)
        if ((request.mayReroll >> i & 1) != 0 && (*request.roll)[i] < request.need)
            return false;
    return true;
}

}  // namespace

std::optional<Choice> idleAnswer(const Game& game, const Request& request) {
    const PieceId rolls = request.question.piece;
    const bool isOwnRoll = !rolls || game.piece(rolls).side == request.question.side;
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

void IdleAnswers::answer() {
    const auto& pending = m_session.pending();
    if (!pending || pending->kind != Pending::Kind::Choice || m_session.isBusy() || !m_session.isLive() ||
        !m_session.isPersonDue())
        return;
    if (const auto choice = idleAnswer(m_session.game(), *pending->request))
        m_session.answerToo(*choice, By::StandingOrder);
}

}  // namespace ephor
