#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

// MOB-003, MOB-010: every use is paid from the pool, never on credit.
void Play::pay(Side whose, int arete, const Reason& reason) const {
    if (arete == 0)
        return;
    assert(arete > 0 && arete <= pool(table(), whose));
    set(whose, Pool, pool(table(), whose) - arete, reason);
}

bool askYesNo(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes,
              int price) {
    OptionList options;
    options.add(code::no, no);
    options.add(code::yes, yes, {}, price);
    Request request;
    request.question = {decision, play.side(unit), unit};
    request.options = options.all();
    request.subject = subject;
    return play.referee.choose(request).code == code::yes;
}

}  // namespace ephor::men_of_bronze
