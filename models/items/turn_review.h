// What an adjudication did, step by step: who ordered, what the gods sent, who went where and why, who met whom.
#pragma once

#include "core/campaign/change.h"
#include "core/campaign/journal.h"
#include "core/campaign/veto.h"

#include <QString>
#include <QStringList>

namespace ephor {

/// What a power gives back where a step is vetoed.
struct Refund {
    campaign::PowerId power;
    int treasury = 0;
    int arete = 0;
};

struct ReviewStep {
    QString title;
    QStringList why;            ///< orders and dice that led there
    campaign::PlaceId place;    ///< where it ended
    campaign::ArmyId army;      ///< that moved; none: no army did
    campaign::BattleId battle;  ///< that was met
    campaign::Army stood;       ///< the army that moved, as it was before
    // Of what the closing of a move did to a city or an army:
    campaign::Changes left = {};       ///< rows as the step left them
    campaign::Changes undoing = {};    ///< the same rows without what it did
    std::vector<Refund> refunds = {};  ///< what it brought
    // Of what can only be taken out by doing the adjudication again:
    std::optional<campaign::Act> act = {};
    bool isVetoed = false;  ///< it was taken out
};

/// The latest muster or close of a move that stands; 0: there is none.
int lastAdjudication(const campaign::Journal& journal);
/// The steps of an entry of the journal, in the order in which a person asks for them.
std::vector<ReviewStep> reviewOf(const campaign::Journal& journal, int entry);

/// Why the umpire cannot veto a step now; empty where he can. Acts (core/campaign/veto.h) can be taken out until another deed follows; armies can be sent back and battles called off while the move's battles are being settled; sieges,
/// ravaging and hunger can be taken back until the next move is adjudicated, while what they changed is as they left it.
QString whyNoVeto(const campaign::Journal& journal, int entry, const ReviewStep& step);
/// The campaign with the step undone: the army stands where it stood, or nobody fights. Only where whyNoVeto() is empty, and of a step without an act.
campaign::State vetoed(const campaign::State& now, const ReviewStep& step);
/// Writes the veto of a step of the entry into the journal, whichever way it is taken back; or why it cannot be. Only where whyNoVeto() is empty.
Result<void> veto(campaign::Journal& journal, int entry, const ReviewStep& step, const QString& reason);

}  // namespace ephor
