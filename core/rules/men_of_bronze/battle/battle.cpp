#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

// MOB-003, MOB-010: every use is paid from the pool, never on credit.
void Play::pay(Side whose, int arete, const Reason& reason) const {
    if (arete == 0)
        return;
    assert(arete > 0 && arete <= pool(table(), whose));
    set(whose, Pool, pool(table(), whose) - arete, reason);
}

}  // namespace ephor::men_of_bronze
