// Which steps of the review can be vetoed, and how.
#include "core/campaign/turn/turn.h"
#include "models/campaign/rulings.h"
#include "models/campaign/turn_review.h"
#include "models/text.h"
#include "models/text/battle_words.h"

namespace ephor {

using namespace campaign;

QString whyNoVeto(const Journal& journal, int entry, const ReviewStep& step) {
    if (step.isVetoed)
        return tr("This step is vetoed. Undo to remove the veto.");
    if (step.act) {
        const std::optional<Message> why = whyNotVetoed(journal, entry);
        return why ? ephor::text(*why) : QString();
    }
    if (!step.reversal)
        return tr(
            "This step cannot be vetoed. You can veto marches, battles, sieges, ravaging, "
            "hunger, omens, sea battles, storms, income and levies. For anything else make a "
            "ruling, or undo the adjudication.");
    const std::optional<Message> why = whyNotReversed(journal.campaign(), lastPlayed(journal), entry, *step.reversal);
    return why ? ephor::text(*why) : QString();
}

Result<void> veto(Journal& journal, int entry, const ReviewStep& step, const QString& reason) {
    if (!step.act) {
        reverse(journal, *step.reversal, reason.toStdString());
        return {};
    }
    const Result<RepeatedStep> last = repeatStep(journal, entry);
    if (!last)
        return std::unexpected(last.error());
    campaign::veto(journal, *last, *step.act, reason.toStdString());
    return {};
}

}  // namespace ephor
