// Below the map: which sign is whose, and what the lines are.
#pragma once

#include "core/campaign/campaign.h"
#include "ui/campaign/power_looks.h"

#include <QWidget>

namespace ephor {

class MapLegend final : public QWidget {
    Q_OBJECT

public:
    MapLegend(const campaign::Scenario& scenario, const PowerLooks& looks, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const campaign::Scenario& m_scenario;
    const PowerLooks& m_looks;
};

}  // namespace ephor
