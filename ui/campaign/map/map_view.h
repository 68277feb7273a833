// The map of a campaign: select cities, armies and fleets, preview marches and passages, and order them by dragging.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/campaign/orders/march_preview.h"
#include "models/campaign/orders/passage_preview.h"
#include "models/campaign/orders/planned_moves.h"
#include "ui/campaign/map/map_canvas.h"

class QMenu;

namespace ephor {

/// A march that is shown as an arrow.
struct MarchArrow {
    campaign::PowerId power;
    std::vector<campaign::PlaceId> way;  ///< its start first
    bool isSelected = false;
};

class MapView final : public MapCanvas {
    Q_OBJECT

public:
    /// The sight and the looks must outlive it.
    MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent = nullptr);
    ~MapView() override;

    /// Preview of the selected army's march to the place under the pointer; no stages if there is none.
    const MarchPreview& march() const { return m_march; }
    /// The same for the selected fleet; or for the selected army with ships, where there is no way by land.
    const Passage& passage() const { return m_passage; }
    /// "arrives next turn".
    static QString arrivalText(int turns);
    /// What the sight knows of a place, as HTML.
    static QString cityCard(const CampaignSight& sight, campaign::PlaceId place);
    /// The preview as text for the status bar.
    QString planSaid() const;
    /// The moves that the sheets of this turn order.
    void setPlans(std::vector<PlannedMove> plans);
    /// Those of them that are drawn: only now, and only of powers whose secrets the view includes.
    std::vector<PlannedMove> plansShown() const;
    /// Lets the user choose with a click or the keyboard where the selected army or fleet goes.
    void chooseGoal();
    /// Previews the move of the selected army or fleet to a place; Return orders it. False where it cannot get there.
    bool previewTo(campaign::PlaceId place);
    void setArrows(std::vector<MarchArrow> arrows);
    /// From now on nothing can be ordered or planned on it: a click selects, a drag moves the map.
    void setReadOnly() { m_isReadOnly = true; }

Q_SIGNALS:
    void hint(const QString& text);
    /// The user wants the army to go there, by the place's menu or with Return.
    void marchWanted(const ephor::MarchPreview& march);
    void passageWanted(const ephor::Passage& passage);
    void placeActivated(ephor::campaign::PlaceId place);
    void armyActivated(ephor::campaign::ArmyId army);
    void fleetActivated(ephor::campaign::FleetId fleet);
    /// An order that needs no goal was chosen in a menu.
    void postureWanted(ephor::campaign::ArmyId army, ephor::campaign::Posture posture);
    void stationWanted(ephor::campaign::FleetId fleet, ephor::campaign::Station station);
    /// The user wants to see the army as an army list.
    void listWanted(ephor::campaign::ArmyId army);
    /// The user wants to read about the leader of the selection.
    void leaderWanted();

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
    /// Tab goes over the neighbours of the selected army or fleet.
    bool focusNextPrevChild(bool next) override;

private:
    void takePicture();
    void point(const Pointed& pointed);
    void plan();
    void planTo(campaign::PlaceId place, bool byShip);
    void order();
    QString marchSaid() const;
    QString passageSaid(const Passage& passage) const;
    void paintStages(QPainter& painter, campaign::PlaceId from, const std::vector<MarchPreview::Stage>& stages) const;
    void paintHeld(QPainter& painter) const;
    void paintPlans(QPainter& painter) const;
    /// How an arrow along a course is drawn.
    struct ArrowStyle {
        int width;
        bool isDashed;
        bool isDark;
    };
    void paintArrow(QPainter& painter, const QPolygonF& course, campaign::PowerId power, const ArrowStyle& style) const;
    QPolygonF courseOf(const std::vector<campaign::PlaceId>& places, bool isAtSea) const;
    std::vector<campaign::PlaceId> neighbours() const;
    void addOrders(QMenu& menu, campaign::PlaceId place);
    void addArmyMenu(QMenu& menu, campaign::ArmyId army);
    void addFleetMenu(QMenu& menu, campaign::FleetId fleet);
    void openCrowd(const std::vector<std::size_t>& counters, QPoint at);
    bool takesOrders() const { return !m_isReadOnly && m_sight.session().isLive(); }
    bool mayOrder() const;
    QString card(const Pointed& pointed) const;
    QString armyCard(std::size_t counter) const;
    QString crowdCard(const std::vector<std::size_t>& counters) const;
    QString armyLine(const CounterMark& counter) const;
    QString fleetCard(const FleetMark& mark) const;
    QString rumourCard(const ArmySeen& seen) const;

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    std::vector<MarchArrow> m_arrows;
    std::vector<RegionName> m_regions;
    std::vector<Course> m_ways;  ///< by way id
    Pointed m_pointed;
    MarchPreview m_march;
    Passage m_passage;
    std::vector<PlannedMove> m_plans;
    bool m_isReadOnly = false;
    bool m_isChoosing = false;  ///< the next click sets the goal
    bool m_isHeld = false;      ///< the selected item is being dragged
    QPointF m_hand;
};

}  // namespace ephor
