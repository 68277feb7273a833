// Below the map: which sign is whose, what a trireme is, and what the lines are. In as many rows as it needs.
#pragma once

#include "core/campaign/model/campaign.h"
#include "ui/campaign/map/power_looks.h"

#include <QWidget>
#include <functional>

namespace ephor {

class MapLegend final : public QWidget {
    Q_OBJECT

public:
    MapLegend(const campaign::Scenario& scenario, const PowerLooks& looks, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A sign with its word, drawn with its left end at a point in the middle of its row.
    struct Item {
        double sign = 0;  ///< its width, with the gap to the word
        QString word;
        std::function<void(QPainter&, QPointF)> draw;
    };
    std::vector<Item> items() const;
    Item power(campaign::PowerId id) const;
    Item line(campaign::WayKind kind, const QColor& colour, const QList<qreal>& dashes) const;
    Item fleet() const;
    /// The left end of each item and its row, at that width.
    std::vector<std::pair<double, int>> places(const std::vector<Item>& all, int width) const;
    int rowHeight() const;

    const campaign::Scenario& m_scenario;
    const PowerLooks& m_looks;
};

}  // namespace ephor
