#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

Choice ask(Play& play, Decision decision, Side side, const OptionList& options, PieceId piece, PieceId subject) {
    Request request;
    request.question = {static_cast<DecisionId>(decision), side, piece};
    request.options = options.all();
    request.subject = subject;
    return play.referee.choose(request);
}

}  // namespace ephor::dba
