// The map of a campaign: point at cities and armies, pick them, and see how an army would march.
#pragma once

#include "models/documents/campaign_sight.h"
#include "models/documents/march_preview.h"
#include "ui/campaign/map_canvas.h"

namespace ephor {

class MapView final : public MapCanvas {
    Q_OBJECT

public:
    /// The sight and the looks must outlive it.
    MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent = nullptr);
    ~MapView() override;

    /// How the picked army would come to the place that is pointed at; no stages where neither is.
    const March& march() const { return m_march; }
    /// What the status bar says of it.
    QString marchSaid() const;

Q_SIGNALS:
    void hint(const QString& text);
    /// Somebody wants the army to go there: by the menu of the place, or Return.
    void marchWanted(const ephor::March& march);
    void placeActivated(ephor::campaign::PlaceId place);
    void armyActivated(ephor::campaign::ArmyId army);

protected:
    Marked marked() const override;
    QPolygonF war() const override;
    void paintBelowSigns(QPainter& painter) override;
    void paintAboveAll(QPainter& painter) override;
    void hover(QPointF at) override { point(pointedAt(at)); }
    void click(QMouseEvent& event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void takePicture();
    void point(const Pointed& pointed);
    void planMarch();
    void openCrowd(const CounterMark& counter, QPoint at);
    QString card(const Pointed& pointed) const;
    QString cityCard(campaign::PlaceId place) const;
    QString armyCard(const CounterMark& counter) const;
    QString rumourCard(const ArmySeen& seen) const;

    CampaignSight& m_sight;
    std::vector<RegionName> m_regions;
    std::vector<Course> m_ways;  ///< by way
    Pointed m_pointed;
    March m_march;
};

}  // namespace ephor
