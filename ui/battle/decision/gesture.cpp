#include "ui/battle/decision/gesture.h"

#include "models/text/battle_words.h"
#include "ui/battle/table/placing.h"

#include <algorithm>

namespace ephor {

Gesture::Gesture(BattleSession& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &BattleSession::changed, this, &Gesture::goOn);
    connect(&session, &BattleSession::busyChanged, this, &Gesture::goOn);
}

void Gesture::start(WayToMove way, const Choice& wanted) {
    m_way = std::make_unique<const WayToMove>(std::move(way));
    m_wanted = wanted;
    m_labels.clear();
    m_given = 0;
    m_entries = m_session.record().entries.size();
    goOn();
}

void Gesture::goOn() {
    if (!m_way || m_isAnswering)
        return;
    if (m_session.record().entries.size() < m_entries) {  // undone
        m_way.reset();
        return;
    }
    while (m_way && !m_session.isBusy() && m_session.isLive() && m_session.isPersonDue() && m_session.pending() &&
           m_session.pending()->kind == Pending::Kind::Choice)
        if (!answerNext())
            break;
    if (!m_session.pending())
        m_way.reset();
}

/// Gives one more answer; false, and the drag is over, where the pending question is not one of its own.
bool Gesture::answerNext() {
    const Request& request = *m_session.pending()->request;
    const bool wasMoved = m_given > m_way->answers.size();
    const std::optional<Choice> choice = nextAnswer();
    if (!choice) {
        if (wasMoved && request.question.piece == m_way->move->limits.piece)
            return false;  // the person answers; the questions after it may be answered already
        m_way.reset();
        if (!wasMoved)
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
        m_way.reset();
        Q_EMIT refused(text(*why));
        return false;
    }
    ++m_given;
    m_entries = m_session.record().entries.size();
    return true;
}

std::optional<Choice> Gesture::nextAnswer() const {
    const Request& request = *m_session.pending()->request;
    if (m_given < m_way->answers.size()) {
        const Answer& answer = m_way->answers[m_given];
        return request.question == answer.question ? std::optional(answer.choice) : std::nullopt;
    }
    return m_given == m_way->answers.size() ? moveNow(request) : sameAsBefore(request);
}

/// The move to the wanted place. Dice may have changed how far the unit may go, so it is placed again.
std::optional<Choice> Gesture::moveNow(const Request& request) const {
    if (request.question != m_way->move->question || request.form != Form::Move)
        return {};
    if (!m_session.game().refusal(m_session.table(), request, m_wanted))
        return m_wanted;
    Placing placing(m_session.game(), m_session.table(), request, request.limits.piece, m_wanted.code);
    placing.takeWay(m_wanted);
    return placing.refusal() ? std::nullopt : std::optional(placing.choice());
}

/// After the move: the same answer again, to a question about the unit that offers it again.
std::optional<Choice> Gesture::sameAsBefore(const Request& request) const {
    if (request.form != Form::Options || request.secret || request.question.piece != m_way->move->limits.piece)
        return {};
    for (const Option& option : request.options)
        if (!option.piece && option.label && std::ranges::find(m_labels, option.label) != m_labels.end())
            return coded(option.code);
    return {};
}

}  // namespace ephor
