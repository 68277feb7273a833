#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

Choice ask(Play& play, Decision decision, Side side, const OptionList& options, PieceId piece, const Reason* context) {
    Request request;
    request.context = context;
    request.question = {static_cast<DecisionId>(decision), side, piece};
    request.options = options.all();
    return play.referee.choose(request);
}

}  // namespace ephor::dba
