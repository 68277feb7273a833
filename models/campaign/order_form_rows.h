// An order sheet as rows, one for each army and fleet of its power, for a form.
#pragma once

#include "models/campaign/checked_sheet.h"
#include "models/campaign/march_preview.h"

namespace ephor {

struct OrderFormRow {
    campaign::ArmyId army;    ///< none: the row of a fleet
    campaign::FleetId fleet;  ///< none: the row of an army
    /// What the sheet orders; none where it says nothing, or nothing that can be read.
    std::optional<campaign::Order> order = {};
    std::optional<campaign::Voyage> voyage = {};
    campaign::PlaceId place = {};   ///< where it stands before it carries the order out
    campaign::FleetId aboard = {};  ///< that carries the army
    Diagnostics faults = {};        ///< of this order alone
    int cost = 0;                   ///< command points
    int has = 0;                    ///< those of the leader
    int moves = 0;                  ///< turns until it arrives; 0: it stays
};

/// `text` is the sheet that was checked; `campaign` is the one that it is for. Where it has faults, each order is read by itself, so that a fault in one does
/// not hide the others.
std::vector<OrderFormRow> orderFormRows(const CampaignSession& session, const campaign::Campaign& campaign,
                                        campaign::PowerId power, const QString& text, const CheckedSheet::Sheet& sheet);

}  // namespace ephor
