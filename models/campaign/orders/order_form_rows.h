// An order sheet as rows, one for each army and fleet of its power, for a form.
#pragma once

#include "models/campaign/orders/checked_sheet.h"
#include "models/campaign/orders/march_preview.h"

namespace ephor {

/// What a fleet may be ordered beside its voyage.
struct FleetChoices {
    std::vector<campaign::ArmyId> passengers = {};
    std::vector<campaign::FleetId> others = {};  ///< fleets of the power that it may join
    int build = 0;                               ///< most squadrons that are built where it goes
    int detach = 0;                              ///< most squadrons that it may leave behind

    friend bool operator==(const FleetChoices&, const FleetChoices&) = default;
};

struct OrderFormRow {
    campaign::ArmyId army;    ///< none: the row of a fleet
    campaign::FleetId fleet;  ///< none: the row of an army
    /// What the sheet orders; none where it says nothing, or nothing that can be read.
    std::optional<campaign::Order> order = {};
    std::optional<campaign::Voyage> voyage = {};
    campaign::PlaceId place = {};   ///< where it stands before it carries the order out
    campaign::FleetId aboard = {};  ///< that carries the army
    Diagnostics faults = {};        ///< of this order alone
    FleetChoices choices = {};      ///< of a fleet
    int cost = 0;                   ///< command points
    int has = 0;                    ///< those of the leader
    int turns = 0;                  ///< turns until it arrives; 0: it stays
};

/// `text` is the sheet that was checked; `campaign` is the one that it is for. Where it has faults, each order is read
/// by itself, so that a fault in one does not hide the others.
std::vector<OrderFormRow> orderFormRows(const CampaignSession& session, const campaign::Campaign& campaign,
                                        campaign::PowerId power, const QString& text, const CheckedSheet::Sheet& sheet);

}  // namespace ephor
