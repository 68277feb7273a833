// The map of a campaign: point at cities, armies and fleets, pick them, see how an army would march or a fleet sail,
// and drag them there.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/campaign/march_preview.h"
#include "models/campaign/passage_preview.h"
#include "ui/campaign/map/map_canvas.h"

class QMenu;

namespace ephor {

class MapView final : public MapCanvas {
    Q_OBJECT

public:
    /// The sight and the looks must outlive it.
    MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent = nullptr);
    ~MapView() override;

    /// How the picked army would come to the place that is pointed at; no stages where neither is.
    const March& march() const { return m_march; }
    /// The same for the picked fleet; or for the picked army with ships that take it there, where no way leads by land.
    const Passage& passage() const { return m_passage; }
    /// What the status bar says of either.
    QString planSaid() const;

Q_SIGNALS:
    void hint(const QString& text);
    /// Somebody wants the army to go there: by the menu of the place, or Return.
    void marchWanted(const ephor::March& march);
    void passageWanted(const ephor::Passage& passage);
    void placeActivated(ephor::campaign::PlaceId place);
    void armyActivated(ephor::campaign::ArmyId army);

protected:
    Marked marked() const override;
    QPolygonF war() const override;
    void paintBelowSigns(QPainter& painter) override;
    void paintAboveAll(QPainter& painter) override;
    void hover(QPointF at) override { point(pointedAt(at)); }
    void click(QMouseEvent& event) override;
    bool takesHold(QPointF at) override;
    void drag(QPointF at) override;
    void drop(QPointF at) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void takePicture();
    void point(const Pointed& pointed);
    void plan();
    void planTo(campaign::PlaceId place, bool byShip);
    void order();
    QString marchSaid() const;
    QString passageSaid(const Passage& passage) const;
    void paintStages(QPainter& painter, campaign::PlaceId from, const std::vector<March::Stage>& stages) const;
    void paintHeld(QPainter& painter) const;
    void addOrders(QMenu& menu, campaign::PlaceId place);
    void openCrowd(const CounterMark& counter, QPoint at);
    QString card(const Pointed& pointed) const;
    QString cityCard(campaign::PlaceId place) const;
    QString armyCard(const CounterMark& counter) const;
    QString fleetCard(const FleetMark& mark) const;
    QString rumourCard(const ArmySeen& seen) const;

    CampaignSight& m_sight;
    std::vector<RegionName> m_regions;
    std::vector<Course> m_ways;  ///< by way
    Pointed m_pointed;
    March m_march;
    Passage m_passage;
    bool m_isHeld = false;  ///< the hand holds what is picked
    QPointF m_hand;
};

}  // namespace ephor
