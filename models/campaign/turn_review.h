// What a turn step did, with the reasons: sources of orders, omens, marches, battles, losses.
#pragma once

#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/veto.h"

#include <QString>
#include <QStringList>

namespace ephor {

struct ReviewStep {
    QString title;
    QStringList why;                                  ///< orders and dice that caused it
    campaign::PlaceId place;                          ///< where it ended
    std::optional<campaign::Reversal> reversal = {};  ///< how a veto reverses it afterwards
    std::optional<campaign::Act> act = {};            ///< the act that a veto removes by running the turn step again
    bool isVetoed = false;                            ///< it was vetoed
    std::vector<campaign::PlaceId> way = {};          ///< of a march or voyage, its start first
    campaign::PowerId power = {};                     ///< whose march or voyage it is
};

/// What a turn step did, in the order of their interest to a reader; then the results of the turn's battles up
/// to entry `moment`.
std::vector<ReviewStep> reviewOf(const campaign::Journal& journal, int entry, int moment);
std::vector<ReviewStep> reviewOf(const campaign::Journal& journal, int entry);

/// Why the umpire cannot veto a step now; empty where they can. Acts (core/campaign/umpire/veto.h) can be vetoed until
/// another action follows; for other steps see core/campaign/umpire/reversal.h.
QString whyNoVeto(const campaign::Journal& journal, int entry, const ReviewStep& step);
/// Writes the veto of a step of the entry into the journal, or returns why it failed. Call it only where whyNoVeto() is
/// empty.
Result<void> veto(campaign::Journal& journal, int entry, const ReviewStep& step, const QString& reason);

}  // namespace ephor
