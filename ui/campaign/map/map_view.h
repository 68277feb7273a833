// The map of a campaign: select cities, armies and fleets, preview marches and passages, and order them by dragging.
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

    /// Preview of the selected army's march to the place under the pointer; no stages if there is none.
    const March& march() const { return m_march; }
    /// The same for the selected fleet; or for the selected army with ships, where there is no way by land.
    const Passage& passage() const { return m_passage; }
    /// The preview as text for the status bar.
    QString planSaid() const;

Q_SIGNALS:
    void hint(const QString& text);
    /// The user wants the army to go there, by the place's menu or with Return.
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
    std::vector<Course> m_ways;  ///< by way id
    Pointed m_pointed;
    March m_march;
    Passage m_passage;
    bool m_isHeld = false;  ///< the selected item is being dragged
    QPointF m_hand;
};

}  // namespace ephor
