// Base of the maps: ground, cities, counters, ways and names, with pan, zoom and layers. Derived classes supply the
// content and handle input.
#pragma once

#include "ui/campaign/map/map_ground.h"
#include "ui/campaign/map/map_picture.h"
#include "ui/campaign/map/map_signs.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QTimer>

namespace ephor {

class MapCanvas : public QGraphicsView {
    Q_OBJECT

public:
    enum class Layer { Names, Armies, Roads, SeaLanes, Regions, Coast, Orders };
    static constexpr int layers = 7;

    /// Shows the area of the war, without distant places.
    void fitWar();
    void fitWhole();
    void zoomBy(double factor);
    void showPlace(campaign::PlaceId place);
    /// Shows this part of the map, in kilometres.
    void showPart(const QRectF& kilometres) { fit(kilometres); }
    /// Draws what is visible as vectors, with one pixel of the view to one unit of the painter.
    void drawOn(QPainter& painter);
    bool shows(Layer layer) const { return m_shown[static_cast<std::size_t>(layer)]; }
    void setShown(Layer layer, bool shown);

    /// Positions in the viewport; none where the item is not drawn.
    QPointF placeOf(campaign::PlaceId place) const;
    std::optional<QPointF> placeOf(campaign::ArmyId army) const;
    std::optional<QPointF> placeOf(campaign::FleetId fleet) const;
    double pixelsForKilometre() const { return transform().m11(); }

    QSize sizeHint() const override { return {720, 520}; }
    QSize minimumSizeHint() const override { return {260, 200}; }

Q_SIGNALS:
    void cursorAt(double latitude, double longitude);
    void cursorUnknown();

protected:
    /// Paints a dashed line from an item to the pointer that drags it, in pixels of the view.
    void paintHold(QPainter& painter, QPointF from, QPointF hand) const;
    struct Course {
        campaign::WayKind kind = campaign::WayKind::Road;
        QPolygonF line;
    };
    /// The items at a point.
    struct Pointed {
        std::optional<std::size_t> counter;  ///< of several that share one counter, the first
        std::optional<std::size_t> fleet;
        campaign::PlaceId place;

        /// A place without a counter or fleet in front of it.
        bool isPlace() const { return place && !counter && !fleet; }

        friend bool operator==(const Pointed&, const Pointed&) = default;
    };
    /// The items to highlight.
    struct Marked {
        campaign::PlaceId pointedAt;
        campaign::PlaceId place;
        campaign::ArmyId army;
        campaign::FleetId fleet;
        std::optional<std::size_t> course;
    };

    /// The looks must outlive it.
    MapCanvas(const PowerLooks& looks, QWidget* parent);

    /// Sets the area for panning, and the ground: the scenario's own shapes, or what suits its places.
    void setGround(std::span<const campaign::Place> places, const std::vector<campaign::GroundShape>& own);
    void setPicture(MapPicture picture, std::vector<RegionName> regions, std::vector<Course> courses);
    /// Call it when the colours and letters of powers have changed.
    void takeInk();
    /// Computes the layout again, after highlights have changed.
    void lay();

    const MapGround& ground() const { return m_ground; }
    const MapPicture& picture() const { return m_picture; }
    const std::vector<Course>& courses() const { return m_courses; }
    Pointed pointedAt(QPointF at) const;
    /// All counters that are drawn as one with this one.
    std::vector<std::size_t> foldedWith(std::size_t counter) const;
    /// The way at a point.
    std::optional<std::size_t> courseAt(QPointF at) const;
    QPointF origin() const { return viewportTransform().map(QPointF()); }
    QPointF onScreen(const CityMark& city) const { return city.at * pixelsForKilometre() + origin(); }

    virtual Marked marked() const = 0;
    /// The points that fitWar() shows, in kilometres.
    virtual QPolygonF war() const = 0;
    virtual void paintBelowSigns(QPainter&) {}
    virtual void paintAboveAll(QPainter&) {}
    virtual void hover(QPointF) {}
    virtual void click(QMouseEvent&) {}
    /// True where a press there starts dragging an item; otherwise the map is panned.
    virtual bool takesHold(QPointF) { return false; }
    virtual void drag(QPointF) {}
    virtual void drop(QPointF) {}

    void drawBackground(QPainter* painter, const QRectF& exposed) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void zoomAt(QPointF at, double factor);
    void fit(const QRectF& kilometres);
    void paintWays(QPainter& painter, const QRectF& exposed) const;
    void paintPass(QPainter& painter, const Course& course, QPen pen) const;
    void paintMarkedCourse(QPainter& painter) const;
    void paintCities(QPainter& painter);
    void paintCounters(QPainter& painter);
    std::vector<campaign::PowerId> powersOf(const CounterFold& fold) const;
    void paintFleets(QPainter& painter);
    void paintTies(QPainter& painter) const;
    void paintRing(QPainter& painter, const QRectF& box) const;
    void paintNames(QPainter& painter);
    void paintRegion(QPainter& painter, const RegionName& region, QPointF at);
    void paintScaleBar(QPainter& painter) const;

    QGraphicsScene m_scene;
    MapGround m_ground;
    MapSigns m_signs;
    MapPicture m_picture;
    std::vector<RegionName> m_regions;
    std::vector<Course> m_courses;
    MapLayout m_layout;
    double m_laidAt = 0;  ///< scale of the layout
    QRectF m_frame;       ///< visible part when the map was fitted, in pixels from its origin
    double m_framedAt = 0;
    NameFonts m_nameFonts;
    std::vector<campaign::GroundShape> m_ownGround;  ///< from which m_ground is made
    std::array<bool, layers> m_shown{true, true, true, true, true, true, true};
    bool m_panning = false;
    bool m_dragging = false;
    bool m_moved = false;
    QPointF m_pressed;
    QPointF m_last;
    bool m_isZooming = false;  ///< the ground is drawn coarsely until zooming stops
    QTimer m_rest;
    QTransform m_onDevice;  ///< from pixels of the view to the device
    /// What a resized view keeps in sight; a part once the user has panned or zoomed.
    enum class Fitted { Part, War, Whole } m_fitted = Fitted::Part;
};

}  // namespace ephor
