// The map of a scenario being edited: places are taken hold of and moved, new ones put down, ways drawn from one to the
// other, armies and fleets set elsewhere.
#pragma once

#include "models/scenario/scenario_document.h"
#include "ui/campaign/map/map_canvas.h"
#include "ui/campaign/map/power_looks.h"

namespace ephor {

class ScenarioMap final : public MapCanvas {
    Q_OBJECT

public:
    /// What a click does.
    enum class Tool { Pick, Place, Road, SeaLane, Army, Fleet };

    /// The document and the looks must outlive it; it keeps the looks up to date.
    ScenarioMap(const ScenarioDocument& document, PowerLooks& looks, QWidget* parent = nullptr);

    /// How the powers of a sheet look.
    static PowerLooks looksOf(const campaign::ScenarioSheet& sheet);

    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    /// Marks a row; none: nothing.
    void mark(std::optional<campaign::RowRef> row);
    /// Where a place may be put down now: in the middle of what is seen.
    std::pair<double, double> middle() const;

Q_SIGNALS:
    void picked(std::optional<ephor::campaign::RowRef> row);
    void hint(const QString& text);
    void placeWanted(double latitude, double longitude);
    void placeMoved(std::size_t place, double latitude, double longitude);
    void wayWanted(std::size_t a, std::size_t b, ephor::campaign::WayKind kind);
    void armyWanted(std::size_t place);
    void fleetWanted(std::size_t place);
    /// An army or a fleet shall begin there.
    void rowMoved(const ephor::campaign::RowRef& row, std::size_t place);

protected:
    Marked marked() const override;
    QPolygonF war() const override;
    void paintAboveAll(QPainter& painter) override;
    void hover(QPointF at) override;
    void click(QMouseEvent& event) override;
    bool takesHold(QPointF at) override;
    void drag(QPointF at) override;
    void drop(QPointF at) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void take();
    MapPicture pictureOfSheet() const;
    CounterMark counterOf(std::size_t army) const;
    FleetMark fleetOf(std::size_t fleet, std::size_t place) const;
    std::optional<campaign::RowRef> rowAt(const Pointed& pointed) const;
    void letGo();
    QString hintFor(const Pointed& pointed) const;
    std::pair<double, double> earthAt(QPointF at) const;

    const ScenarioDocument& m_document;
    PowerLooks& m_looks;
    Tool m_tool = Tool::Pick;
    std::optional<campaign::RowRef> m_marked;
    std::vector<std::size_t> m_wayRows;  ///< by course
    Pointed m_pointed;
    std::optional<std::size_t> m_wayFrom;    ///< the first place of a way that is being drawn
    std::optional<campaign::RowRef> m_held;  ///< what the hand holds
    QPointF m_grip;                          ///< from the hand to the middle of what it holds
    QPointF m_hand;
};

}  // namespace ephor
