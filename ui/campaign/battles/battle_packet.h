// What players need to fight a pending battle with miniatures.
#pragma once

#include "core/campaign/model/diplomacy_records.h"
#include "models/mail/mail.h"

namespace ephor {

class CampaignSession;

/// The set-up, the result form, and each side's list to be printed: roster, rules of its troops and battle sheet. Or
/// why the battle cannot be fought on a table.
Result<std::vector<MailAttachment>> battlePacket(const CampaignSession& session, campaign::BattleId battle);

}  // namespace ephor
