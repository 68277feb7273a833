// Standing orders: the sequence of shots and fights, as offered.
#include "core/rules/dba/game.h"

namespace ephor::dba {

std::optional<Choice> DbaGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                       const Position&) const {
    const bool asOffered = value == "as offered" && request.form == Form::Options && !request.options.empty();
    const int decision = request.question.decision;
    if (asOffered && ((key == "shooters" && decision == NextShooter) || (key == "fights" && decision == NextFight)))
        return coded(request.options.front());
    return {};
}

}  // namespace ephor::dba
