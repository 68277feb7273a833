// The view of a window on a campaign: which player's view it shows, and what is selected on the map and in the tables.
#pragma once

#include "core/campaign/reports/visible.h"
#include "models/campaign/campaign_session.h"

#include <QObject>

namespace ephor {

/// An army in this view: known in full, seen from nearby, or only reported by scouts.
struct ArmySeen {
    campaign::ArmyId army;  ///< none: which army it is is not known
    campaign::PowerId power;
    campaign::PlaceId place;
    campaign::Size size = campaign::Size::Small;
    /// The scouts' report. Where the army is not in sight, it may have moved since.
    std::optional<campaign::Sighting> sighting;
    bool isInSight = true;
    int age = 0;  ///< turns since it was seen

    /// Its size is not known.
    bool isVague() const { return sighting && !isInSight && sighting->insight == campaign::Insight::Something; }
};

/// A fleet in this view: known in full, in sight, or only reported.
struct FleetSeen {
    campaign::FleetId fleet;  ///< none: which fleet it is is not known
    campaign::PowerId power;
    campaign::PlaceId place;
    campaign::Size size = campaign::Size::Small;
    /// The scouts' report. Where the fleet is not in sight, it may have sailed since.
    std::optional<campaign::FleetSighting> sighting;
    bool isInSight = true;
    int age = 0;  ///< turns since it was seen

    /// Its size is not known.
    bool isVague() const { return sighting && !isInSight && sighting->insight == campaign::Insight::Something; }
};

/// The selection; each field may be none. Selecting an army or a fleet also selects its place, leader and power.
struct Selection {
    campaign::PlaceId place;
    campaign::ArmyId army;
    campaign::LeaderId leader;
    campaign::PowerId power;
    campaign::FleetId fleet;

    friend bool operator==(const Selection&, const Selection&) = default;
};

class CampaignSight final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit CampaignSight(CampaignSession& session, QObject* parent = nullptr);

    CampaignSession& session() const { return m_session; }
    /// The state at the moment that the session shows.
    const campaign::Campaign& campaign() const { return m_session.campaignShown(); }
    const campaign::ArmyIndex& armyIndex() const { return m_armyIndex; }

    /// The power whose view this is; none: the umpire, who sees everything.
    campaign::PowerId seenBy() const { return m_seenBy; }
    void setSeenBy(campaign::PowerId power);
    /// Shows from now on only what is public: the cities and their owners, but no armies or fleets.
    void setPublic();
    /// Known armies first, in the order of the campaign.
    const std::vector<ArmySeen>& armies() const { return m_armies; }
    const std::vector<FleetSeen>& fleets() const { return m_fleets; }
    /// Whether the view includes what only the power itself and the umpire know: stores, garrison, loyalty, treasury,
    /// leaders.
    bool knows(campaign::PowerId power) const { return !m_isPublic && (!m_seenBy || power == m_seenBy); }

    /// Whether the view includes the details of a siege (besieger, siege works, breach, country around the city). The
    /// city's power, the besieger and the umpire see them; that a city is besieged is public.
    bool knowsInside(campaign::PlaceId city) const;

    const Selection& selection() const { return m_selection; }
    void select(campaign::PlaceId place);
    void select(campaign::ArmyId army);
    void select(campaign::FleetId fleet);
    void select(campaign::LeaderId leader);
    void select(campaign::PowerId power);
    void clearSelection() { setSelection({}); }

Q_SIGNALS:
    /// The view has changed.
    void changed();
    void selectionChanged();

private:
    void refresh();
    void addOthers();
    void addSighting(const campaign::Sighting& sighting);
    void addSighting(const campaign::FleetSighting& sighting);
    void setSelection(const Selection& selection);
    Selection withArmy(campaign::ArmyId army) const;
    Selection withFleet(campaign::FleetId fleet) const;

    CampaignSession& m_session;
    campaign::ArmyIndex m_armyIndex;
    campaign::PowerId m_seenBy;
    bool m_isPublic = false;
    std::vector<ArmySeen> m_armies;
    std::vector<FleetSeen> m_fleets;
    Selection m_selection;
};

}  // namespace ephor
