// How the powers of a campaign are told apart on the map and in tables.
#pragma once

#include "core/campaign/model/campaign.h"
#include "ui/common/powers.h"

namespace ephor {

class PowerLooks {
public:
    explicit PowerLooks(const campaign::Scenario& scenario);

    /// A hollow ring for what is nobody's.
    const PowerLook& of(campaign::PowerId power) const { return power ? m_looks[power.index()] : m_neutral; }

private:
    std::vector<PowerLook> m_looks;
    PowerLook m_neutral;
};

}  // namespace ephor
