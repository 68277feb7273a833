// What an adjudication did, step by step: who ordered, what the gods sent, who went where and why, who met whom.
#pragma once

#include "core/campaign/journal.h"

#include <QString>
#include <QStringList>

namespace ephor {

struct ReviewStep {
    QString title;
    QStringList why;            ///< orders and dice that led there
    campaign::PlaceId place;    ///< where it ended
    campaign::ArmyId army;      ///< that moved; none: no army did
    campaign::BattleId battle;  ///< that was met
    campaign::Army stood;       ///< the army that moved, as it was before
};

/// The latest muster or close of a move that stands; 0: there is none.
int lastAdjudication(const campaign::Journal& journal);
/// The steps of an entry of the journal, in the order in which a person asks for them.
std::vector<ReviewStep> reviewOf(const campaign::Journal& journal, int entry);

/// Why the umpire cannot veto a step now; empty where he can. Armies can be sent back and battles called off while the move's battles are being settled.
QString whyNoVeto(const campaign::Journal& journal, int entry, const ReviewStep& step);
/// The campaign with the step undone: the army stands where it stood, or nobody fights. Only where whyNoVeto() is empty.
campaign::State vetoed(const campaign::State& now, const ReviewStep& step);

}  // namespace ephor
