// The umpire's veto of an act of the last adjudication: that is taken back and done again without the act, from the
// same orders and with the same dice. Throws that belonged to the act alone are not made; those of others stay what
// they were, and what follows otherwise throws its own. Marches, battles, sieges, ravaging and hunger are taken back
// where they stand (models/campaign/turn_review.h).
#pragma once

#include "core/campaign/dice/typed_dice.h"
#include "core/campaign/journal/journal.h"
#include "core/campaign/turn/acts.h"

namespace ephor::campaign {

/// An act that was taken out, and why.
struct Vetoed {
    Act act;
    std::string reason;
    std::string what;                   ///< as actText()
    std::vector<std::string> concerns;  ///< ids of the powers that know of the act
    int turn = 0;                       ///< of the move in which they are told first

    friend bool operator==(const Vetoed&, const Vetoed&) = default;
};

/// Those of an adjudication, in the order in which they were made; none of other entries. Or what is wrong with them.
Result<std::vector<Vetoed>> vetoesOf(const JournalEntry& entry);

/// What an adjudication's entry must say: its typed dice, and each veto in the words and with the powers that it has by
/// the rules; or what is wrong.
Result<std::string> vetoedAgain(const Campaign& before, const JournalEntry& entry);

std::vector<Act> actsOf(const std::vector<Vetoed>& vetoes);

/// What an adjudication came to.
struct Adjudged {
    int entry = 0;
    Campaign before;
    Campaign after;
    std::vector<Act> acts;       ///< that can be vetoed, in the order in which they happened
    std::vector<Vetoed> vetoed;  ///< of which nothing came
};
/// The adjudication done again; an error where it comes out otherwise by this program's rules.
Result<Adjudged> adjudged(const Journal& journal, int entry);

/// By which commands call it: "storm athens_1", "favour sparta earthquake".
std::string actWords(const Campaign& after, const Act& act);
/// "the storm over Fleet of Athens".
std::string actText(const Campaign& after, const Act& act);
/// The powers that know of it: all of the season's omen, both sides of a fight, else the one that it befell.
std::vector<PowerId> whoKnows(const Campaign& after, const Act& act);

/// Why no act of the entry can be vetoed now; nothing where one can. Until the next deed that is not taken back.
std::optional<Message> whyNotVetoed(const Journal& journal, int entry);
/// Does the last adjudication again without the act. Only where whyNotVetoed() says nothing, and of an act that
/// adjudged() has.
void veto(Journal& journal, const Adjudged& last, const Act& act, const std::string& reason);
/// The last deed, an adjudication, done again with other typed dice, and what was vetoed of it. They fit
/// (foreseenMuster()).
void adjudicateAgain(Journal& journal, const TypedDice& typed);
/// Where the last deed is an adjudication with vetoes, the last of them is lifted, and true returned: it is done again
/// with that act.
bool liftVeto(Journal& journal);

}  // namespace ephor::campaign
