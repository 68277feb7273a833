// The umpire's veto of an act of the last turn step. The turn step is undone and repeated without the act, from
// the same orders and with the same dice. The act's own rolls are dropped, all other rolls keep their faces, and steps
// that now happen differently make new ones. Marches, battles, sieges, ravaging and hunger are reversed instead
// (reversal.h).
#pragma once

#include "core/campaign/dice/typed_dice.h"
#include "core/campaign/journal/journal.h"
#include "core/campaign/turn/acts.h"
#include "core/campaign/umpire/notice.h"

namespace ephor::campaign {

/// A vetoed act, and what is told of it: the reason, and actText().
struct Vetoed : Notice {
    Act act;

    friend bool operator==(const Vetoed&, const Vetoed&) = default;
};

/// The vetoes of a turn step in order, or what is wrong with them. Empty for other entries.
Result<std::vector<Vetoed>> vetoesOf(const JournalEntry& entry);

/// The text that a turn step's entry should have: its typed dice, and each veto with its text and powers computed
/// again. The error says what is wrong.
Result<std::string> vetoedAgain(const Campaign& before, const JournalEntry& entry);

std::vector<Act> actsOf(const std::vector<Vetoed>& vetoes);

/// The result of a turn step.
struct RepeatedStep {
    int entry = 0;
    Campaign before;
    Campaign after;
    std::vector<Act> acts;       ///< that can be vetoed, in the order in which they happened
    std::vector<Vetoed> vetoed;  ///< in the order in which they were vetoed
};
/// Repeats a turn step. An error if the result differs with this version of the rules.
Result<RepeatedStep> repeatStep(const Journal& journal, int entry);

/// The name of an act in commands: "storm athens_1", "favour sparta earthquake".
std::string actWords(const Campaign& after, const Act& act);
/// The name of an act for people: "the storm over Fleet of Athens".
std::string actText(const Campaign& after, const Act& act);
/// The powers that know of an act: all for the season's omen, both sides of a sea battle, otherwise the power
/// concerned.
std::vector<PowerId> whoKnows(const Campaign& after, const Act& act);

/// Why no act of the entry can be vetoed now; nothing if one can. Only the last active entry can have vetoes.
std::optional<Message> whyNotVetoed(const Journal& journal, int entry);
/// Repeats the last turn step without the act. Precondition: whyNotVetoed() returned nothing, and
/// repeatStep() lists the act.
void veto(Journal& journal, const RepeatedStep& last, const Act& act, const std::string& reason);
/// Repeats the last active entry, a turn step, with other typed dice and its vetoes. The dice must be valid
/// (previewAdjudicate()).
void runStepAgain(Journal& journal, const TypedDice& typed);
/// If the last active entry is a turn step with vetoes, repeats it without the last of them and returns true.
bool liftVeto(Journal& journal);

}  // namespace ephor::campaign
