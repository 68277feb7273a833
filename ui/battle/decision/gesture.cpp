#include "ui/battle/decision/gesture.h"

#include "models/battle/answers/standard_answer.h"
#include "models/text/battle_words.h"
#include "ui/battle/table/placing.h"

#include <algorithm>

namespace ephor {

Gesture::Gesture(BattleSession& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &BattleSession::changed, this, &Gesture::goOn);
    connect(&session, &BattleSession::busyChanged, this, &Gesture::goOn);
}

void Gesture::start(WayToMove way, const Choice& wanted) {
    m_move = std::move(way.move);
    m_wanted = wanted;
    begin((*m_move)->limits.piece, way.answers);
}

void Gesture::attack(const WayToAttack& way) {
    m_move.reset();
    m_target = way.target;
    begin(way.asked->question.piece, way.answers);
}

void Gesture::begin(PieceId unit, const std::vector<Answer>& answers) {
    m_unit = unit;
    m_answers = answers;
    m_labels.clear();
    m_given = 0;
    m_entries = m_session.record().entries.size();
    goOn();
}

void Gesture::goOn() {
    if (!m_unit || m_isAnswering)
        return;
    if (m_session.record().entries.size() < m_entries)  // undone
        return stop();
    while (m_unit && !m_session.isBusy() && m_session.isLive() && m_session.isPersonDue() && m_session.pending() &&
           m_session.pending()->kind == Pending::Kind::Choice)
        if (!answerNext())
            break;
    if (!m_session.pending())
        stop();
}

/// Gives one more answer; false, and the drag is over, where the pending question is not one of its own.
bool Gesture::answerNext() {
    const Request& request = *m_session.pending()->request;
    const bool isDone = m_given >= m_answers.size() + (m_move ? 1 : 0);
    const std::optional<Choice> choice = nextAnswer();
    if (!choice) {
        if (isDone && request.question.piece == m_unit)
            return false;  // the person answers; the questions after it may be answered already
        stop();
        if (!isDone && m_move)
            Q_EMIT stopped(m_wanted);
        return false;
    }
    for (const Option& option : request.options)
        if (request.form == Form::Options && option.code == choice->code && option.piece == choice->piece)
            m_labels.push_back(option.label);
    m_isAnswering = true;
    const auto why = m_given == 0 ? m_session.answer(*choice) : m_session.answerToo(*choice, By::Person);
    m_isAnswering = false;
    if (why) {
        stop();
        Q_EMIT refused(text(*why));
        return false;
    }
    ++m_given;
    m_entries = m_session.record().entries.size();
    return true;
}

std::optional<Choice> Gesture::nextAnswer() const {
    const Request& request = *m_session.pending()->request;
    if (m_given < m_answers.size()) {
        const Answer& answer = m_answers[m_given];
        return request.question == answer.question ? std::optional(answer.choice) : std::nullopt;
    }
    if (m_move && m_given == m_answers.size())
        return moveNow(request);
    return !m_move && request.form == Form::Move ? lineOfAttack(request) : sameAsBefore(request);
}

/// The move to the wanted place. Dice may have changed how far the unit may go, so it is placed again.
std::optional<Choice> Gesture::moveNow(const Request& request) const {
    if (request.question != (*m_move)->question || request.form != Form::Move)
        return {};
    if (!m_session.game().refusal(m_session.table(), request, m_wanted))
        return m_wanted;
    Placing placing(m_session.game(), m_session.table(), request, request.limits.piece, m_wanted.code);
    placing.takeWay(m_wanted);
    return placing.refusal() ? std::nullopt : std::optional(placing.choice());
}

/// The line on which the standard player would attack.
std::optional<Choice> Gesture::lineOfAttack(const Request& request) const {
    return request.limits.piece == m_unit && request.limits.target == m_target ? standardAnswer(m_session)
                                                                               : std::nullopt;
}

/// After the move: the same answer again, to a question about the unit that offers it again.
std::optional<Choice> Gesture::sameAsBefore(const Request& request) const {
    if (request.form != Form::Options || request.secret || request.question.piece != m_unit)
        return {};
    for (const Option& option : request.options)
        if (!option.piece && option.label && std::ranges::find(m_labels, option.label) != m_labels.end())
            return coded(option.code);
    return {};
}

}  // namespace ephor
