// The badges of a campaign's powers on the map and in tables.
#pragma once

#include "core/campaign/model/campaign.h"
#include "ui/common/powers.h"

namespace ephor {

class PowerLooks {
public:
    explicit PowerLooks(const campaign::Scenario& scenario);

    /// A hollow ring for places without an owner.
    const PowerLook& of(campaign::PowerId power) const { return power ? m_looks[power.index()] : m_neutral; }

private:
    std::vector<PowerLook> m_looks;
    PowerLook m_neutral;
};

}  // namespace ephor
