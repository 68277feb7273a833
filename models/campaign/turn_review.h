// What an adjudication did, step by step: who ordered, what the gods sent, who went where and why, who met whom.
#pragma once

#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/veto.h"

#include <QString>
#include <QStringList>

namespace ephor {

struct ReviewStep {
    QString title;
    QStringList why;                                  ///< orders and dice that led there
    campaign::PlaceId place;                          ///< where it ended
    std::optional<campaign::Reversal> reversal = {};  ///< how it is taken back where it stands
    std::optional<campaign::Act> act = {};            ///< what is taken out by doing the adjudication again
    bool isVetoed = false;                            ///< it was taken out
};

/// The latest muster or close of a move that stands; 0: there is none.
int lastAdjudication(const campaign::Journal& journal);
/// The steps of an entry of the journal, in the order in which a person asks for them.
std::vector<ReviewStep> reviewOf(const campaign::Journal& journal, int entry);

/// Why the umpire cannot veto a step now; empty where he can. Acts (core/campaign/umpire/veto.h) can be taken out until
/// another deed follows; of all else core/campaign/umpire/reversal.h tells.
QString whyNoVeto(const campaign::Journal& journal, int entry, const ReviewStep& step);
/// Writes the veto of a step of the entry into the journal, whichever way it is taken back; or why it cannot be. Only
/// where whyNoVeto() is empty.
Result<void> veto(campaign::Journal& journal, int entry, const ReviewStep& step, const QString& reason);

}  // namespace ephor
