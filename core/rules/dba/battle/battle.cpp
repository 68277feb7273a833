#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

Choice ask(Play& play, Decision decision, Side side, const OptionList& options, PieceId piece) {
    Request request;
    request.question = {static_cast<DecisionId>(decision), side, piece};
    request.options = options.all();
    return play.referee.choose(request);
}

}  // namespace ephor::dba
