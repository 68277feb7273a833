#include "ui/campaign/map/power_looks.h"

#include "core/campaign/scenario/power_badges.h"

namespace ephor {

PowerLooks::PowerLooks(const campaign::Scenario& scenario) {
    m_neutral.light = QColor(0x8D, 0x89, 0x7F);
    m_neutral.dark = QColor(0x9A, 0x96, 0x8C);
    for (const campaign::PowerBadge& badge : badgesOf(scenario))
        m_looks.push_back(lookOf(badge));
}

}  // namespace ephor
