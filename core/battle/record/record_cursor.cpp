#include "core/battle/record/record_cursor.h"

#include "core/battle/answers/answer_check.h"
#include "core/battle/leaving.h"

#include <algorithm>

namespace ephor {

std::optional<Choice> RecordCursor::takeChoice(const Game& game, const Table& table, const Request& request) {
    if (isAtEnd())
        return {};
    const Answer* answer = nextAs<Answer>();
    if (!answer)
        leave(Message("A choice was due here."));
    if (answer->question != request.question)
        leave(Message("The answer belongs to another question."));
    if (auto why = checkAnswer(game, table, request, answer->choice))
        leave(std::move(*why));
    ++m_used;
    return answer->choice;
}

bool RecordCursor::takeFaces(const RollRequest& request, int roll, std::span<std::uint8_t> faces) {
    const TypedRoll* typed = nextAs<TypedRoll>();
    if (!typed || typed->number > roll)  // a later roll: not yet
        return false;
    const bool fits = (typed->number == TypedRoll::next || typed->number == roll) && typed->side == request.side &&
                      typed->piece == request.piece && typed->sides == request.sides &&
                      typed->faces.size() == faces.size() &&
                      std::ranges::all_of(typed->faces, [&](int face) { return face >= 1 && face <= request.sides; });
    if (!fits)
        leave(Message("Dice were typed in for another roll."));
    std::ranges::copy(typed->faces, faces.begin());
    ++m_used;
    return true;
}

const Correction* RecordCursor::takeCorrection(const Game& game, const Table& table) {
    const Correction* correction = nextAs<Correction>();
    if (!correction)
        return nullptr;
    if (auto why = checkCorrection(game, table, *correction))
        leave(std::move(*why));
    ++m_used;
    return correction;
}

void RecordCursor::add(const Answer& answer) {
    if (!m_record)
        return;
    m_record->entries.emplace_back(answer);
    ++m_used;
}

void RecordCursor::leave(Message why) const { throw Leaving{{}, Misfit{m_used, std::move(why)}}; }

}  // namespace ephor
