// What a window shows of a campaign: seen by whom, and what is picked out on the map and in the tables.
#pragma once

#include "core/campaign/reports/visible.h"
#include "models/campaign/campaign_session.h"

#include <QObject>

namespace ephor {

/// An army as it is seen: one that is known through and through, only from the next hill, or only from what scouts have
/// told.
struct ArmySeen {
    campaign::ArmyId army;  ///< none: nobody knows which
    campaign::PowerId power;
    campaign::PlaceId place;
    campaign::Size size = campaign::Size::Small;
    /// What scouts told of it. Without eyes on the place it may be elsewhere by now.
    std::optional<campaign::Sighting> tale;
    bool isInSight = true;
    int age = 0;  ///< moves since it was seen

    /// Nobody counted it.
    bool isVague() const { return tale && !isInSight && tale->insight == campaign::Insight::Something; }
};

/// A fleet as it is seen: known, in sight as sails, or only told of.
struct FleetSeen {
    campaign::FleetId fleet;  ///< none: nobody knows which
    campaign::PowerId power;
    campaign::PlaceId place;
    campaign::Size size = campaign::Size::Small;
    /// What scouts told of it. Without eyes on the place it may have sailed by now.
    std::optional<campaign::FleetSighting> tale;
    bool isInSight = true;
    int age = 0;  ///< moves since it was seen

    /// Nobody counted its sails.
    bool isVague() const { return tale && !isInSight && tale->insight == campaign::Insight::Something; }
};

/// What is picked out; each of these may be none. The place, leader and power of an army or a fleet are picked with it.
struct Picked {
    campaign::PlaceId place;
    campaign::ArmyId army;
    campaign::LeaderId leader;
    campaign::PowerId power;
    campaign::FleetId fleet;

    friend bool operator==(const Picked&, const Picked&) = default;
};

class CampaignSight final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit CampaignSight(CampaignSession& session, QObject* parent = nullptr);

    CampaignSession& session() const { return m_session; }
    /// As it stood at the moment that the session looks at.
    const campaign::Campaign& campaign() const { return m_session.campaignShown(); }
    const campaign::MusterRoll& roll() const { return m_roll; }

    /// None: the umpire, who sees everything.
    campaign::PowerId seenBy() const { return m_seenBy; }
    void setSeenBy(campaign::PowerId power);
    /// What everybody knows from now on: the cities and who holds them; no army, no fleet.
    void setPublic();
    /// Known ones first, in the order of the campaign.
    const std::vector<ArmySeen>& armies() const { return m_armies; }
    const std::vector<FleetSeen>& fleets() const { return m_fleets; }
    /// Stores, garrison, loyalty, treasury, leaders: what only the power itself and the umpire know.
    bool knows(campaign::PowerId power) const { return !m_isPublic && (!m_seenBy || power == m_seenBy); }

    /// Who besieges a city, his works, the breach and the country round it: what its power, he himself and the umpire
    /// see. That it is besieged, all know.
    bool knowsInside(campaign::PlaceId city) const;

    const Picked& picked() const { return m_picked; }
    void pick(campaign::PlaceId place);
    void pick(campaign::ArmyId army);
    void pick(campaign::FleetId fleet);
    void pick(campaign::LeaderId leader);
    void pick(campaign::PowerId power);
    void pickNothing() { take({}); }

Q_SIGNALS:
    /// Something else is to be seen.
    void changed();
    void pickedChanged();

private:
    void look();
    void lookAtOthers();
    void hear(const campaign::Sighting& tale);
    void hear(const campaign::FleetSighting& tale);
    void take(const Picked& picked);
    Picked withArmy(campaign::ArmyId army) const;
    Picked withFleet(campaign::FleetId fleet) const;

    CampaignSession& m_session;
    campaign::MusterRoll m_roll;
    campaign::PowerId m_seenBy;
    bool m_isPublic = false;
    std::vector<ArmySeen> m_armies;
    std::vector<FleetSeen> m_fleets;
    Picked m_picked;
};

}  // namespace ephor
