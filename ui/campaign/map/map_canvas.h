// A map that one looks at: the ground, cities, counters, ways and names, with pan, zoom and layers. Who derives says
// what stands on it and what hands do there.
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
    enum class Layer { Names, Armies, Roads, SeaLanes, Regions, Coast };
    static constexpr int layers = 6;

    /// Where most of the war is.
    void fitWar();
    void fitWhole();
    void zoomBy(double factor);
    void showPlace(campaign::PlaceId place);
    bool shows(Layer layer) const { return m_shown[static_cast<std::size_t>(layer)]; }
    void setShown(Layer layer, bool shown);

    /// Where things are in the viewport; nothing where they are not drawn.
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
    /// A dashed line from where a thing stands to the hand that drags it, in pixels of the view.
    void paintHold(QPainter& painter, QPointF from, QPointF hand) const;
    struct Course {
        campaign::WayKind kind = campaign::WayKind::Road;
        QPolygonF line;
    };
    /// What is under a point.
    struct Pointed {
        std::optional<std::size_t> counter;
        std::optional<std::size_t> fleet;
        campaign::PlaceId place;

        /// A place with nothing before it.
        bool isPlace() const { return place && !counter && !fleet; }

        friend bool operator==(const Pointed&, const Pointed&) = default;
    };
    /// What is marked on it.
    struct Marked {
        campaign::PlaceId pointedAt;
        campaign::PlaceId place;
        campaign::ArmyId army;
        campaign::FleetId fleet;
        std::optional<std::size_t> course;
    };

    /// The looks must outlive it.
    MapCanvas(const PowerLooks& looks, QWidget* parent);

    /// How far one may pan, and whether the coast that the program carries lies under the places.
    void setGround(const QPolygonF& places, bool hasCoast);
    void setPicture(MapPicture picture, std::vector<RegionName> regions, std::vector<Course> courses);
    /// Colours and letters of powers are others.
    void takeInk();
    /// Finds room again, after what is marked has changed.
    void lay();

    const MapGround& ground() const { return m_ground; }
    const MapPicture& picture() const { return m_picture; }
    const std::vector<Course>& courses() const { return m_courses; }
    Pointed pointedAt(QPointF at) const;
    /// The way that passes under a point.
    std::optional<std::size_t> courseAt(QPointF at) const;
    QPointF origin() const { return viewportTransform().map(QPointF()); }
    QPointF onScreen(const CityMark& city) const { return city.at * pixelsForKilometre() + origin(); }

    virtual Marked marked() const = 0;
    /// What fitWar() shows, in kilometres.
    virtual QPolygonF war() const = 0;
    virtual void paintBelowSigns(QPainter&) {}
    virtual void paintAboveAll(QPainter&) {}
    virtual void hover(QPointF) {}
    virtual void click(QMouseEvent&) {}
    /// True where a press there takes hold of something; else the map is panned.
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
    QRectF m_frame;       ///< what was seen when the map was fitted, in pixels from its origin
    double m_framedAt = 0;
    NameFonts m_nameFonts;
    bool m_hasCoast = true;
    std::array<bool, layers> m_shown{true, true, true, true, true, true};
    bool m_panning = false;
    bool m_dragging = false;
    bool m_moved = false;
    QPointF m_pressed;
    QPointF m_last;
    bool m_isZooming = false;  ///< the ground is a sketch until the hand rests
    QTimer m_rest;
    bool m_isFitted = false;  ///< nobody has panned or zoomed yet
};

/// True where the coast that the program carries is drawn.
bool isOnCoast(double latitude, double longitude);

}  // namespace ephor
