// The map of a scenario being edited: places are added and moved, ways are drawn between them, armies and fleets are
// moved to other places, and land is drawn below them.
#pragma once

#include "models/scenario/scenario_document.h"
#include "ui/campaign/map/map_canvas.h"
#include "ui/campaign/map/power_looks.h"

namespace ephor {

class ScenarioMap final : public MapCanvas {
    Q_OBJECT

public:
    /// What a click does.
    enum class Tool { Pick, Place, Road, SeaLane, Army, Fleet, Land };

    /// The document and the looks must outlive it. It updates the looks.
    ScenarioMap(const ScenarioDocument& document, PowerLooks& looks, QWidget* parent = nullptr);

    /// The badges of a sheet's powers.
    static PowerLooks looksOf(const campaign::ScenarioSheet& sheet);

    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    /// Highlights a row; none: nothing.
    void mark(std::optional<campaign::RowRef> row);
    /// The middle of the visible part, for a new place.
    std::pair<double, double> middle() const;

Q_SIGNALS:
    void selected(std::optional<ephor::campaign::RowRef> row);
    void hint(const QString& text);
    void placeWanted(double latitude, double longitude);
    void placeMoved(std::size_t place, double latitude, double longitude);
    void wayWanted(std::size_t a, std::size_t b, ephor::campaign::WayKind kind);
    void armyWanted(std::size_t place);
    void fleetWanted(std::size_t place);
    /// An army or a fleet should start there.
    void rowMoved(const ephor::campaign::RowRef& row, std::size_t place);
    void landWanted(const std::vector<ephor::campaign::GeoPoint>& points);
    /// Remove the highlighted row.
    void removeWanted();

protected:
    Marked marked() const override;
    QPolygonF war() const override;
    void paintAboveAll(QPainter& painter) override;
    void hover(QPointF at) override;
    void click(QMouseEvent& event) override;
    bool takesHold(QPointF at) override;
    void drag(QPointF at) override;
    void drop(QPointF at) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void refresh();
    MapPicture pictureOfSheet() const;
    CounterMark counterOf(std::size_t army) const;
    FleetMark fleetOf(std::size_t fleet, std::size_t place) const;
    std::optional<campaign::RowRef> rowAt(const Pointed& pointed) const;
    void letGo();
    void takeGround(std::span<const campaign::Place> places);
    /// The row of the land whose outline is there.
    std::optional<std::size_t> landAt(QPointF at) const;
    QPolygonF outlineOf(const campaign::GroundShape& shape) const;
    void addPoint(QPointF at);
    void closeLand();
    void paintLand(QPainter& painter) const;
    QString hintFor(const Pointed& pointed) const;
    std::pair<double, double> earthAt(QPointF at) const;

    const ScenarioDocument& m_document;
    PowerLooks& m_looks;
    Tool m_tool = Tool::Pick;
    std::optional<campaign::RowRef> m_marked;
    std::vector<std::size_t> m_wayRows;  ///< by index in courses()
    std::vector<campaign::GroundShape> m_shapes;
    std::vector<std::size_t> m_landRows;  ///< by index in m_shapes
    QPolygonF m_drawn;                    ///< the points of a land being drawn, in kilometres
    Pointed m_pointed;
    std::optional<std::size_t> m_wayFrom;    ///< first place of a way being drawn
    std::optional<campaign::RowRef> m_held;  ///< the row being dragged
    QPointF m_grip;                          ///< from the pointer to the middle of the dragged item
    QPointF m_hand;
};

}  // namespace ephor
