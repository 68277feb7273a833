// The legend below the map: signs of powers, fleets and lines, in as many rows as needed.
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
    /// Draws it in the widget's size.
    void draw(QPainter& painter) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A sign and its text, drawn from a point at its left end in the middle of its row.
    struct Item {
        double sign = 0;  ///< width, with the gap before the text
        QString word;
        std::function<void(QPainter&, QPointF)> draw;
    };
    std::vector<Item> items() const;
    Item power(campaign::PowerId id) const;
    Item line(campaign::WayKind kind, const QColor& colour, const QList<qreal>& dashes) const;
    Item fleet() const;
    /// The left end and the row of each item for that width.
    std::vector<std::pair<double, int>> places(const std::vector<Item>& all, int width) const;
    int rowHeight() const;

    const campaign::Scenario& m_scenario;
    const PowerLooks& m_looks;
};

}  // namespace ephor
