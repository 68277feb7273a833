// The map: pan, zoom, point at cities and armies, pick them, and see how an army would march.
#pragma once

#include "models/documents/campaign_sight.h"
#include "models/documents/march_preview.h"
#include "ui/campaign/map_ground.h"
#include "ui/campaign/map_picture.h"
#include "ui/campaign/map_signs.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QTimer>

namespace ephor {

class MapView final : public QGraphicsView {
    Q_OBJECT

public:
    enum class Layer { Names, Armies, Roads, SeaLanes, Regions, Coast };
    static constexpr int layers = 6;

    /// The sight and the looks must outlive it.
    MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent = nullptr);
    ~MapView() override;

    /// Where most of the war is: armies, and the powers' capitals.
    void fitWar();
    void fitWhole();
    void zoomBy(double factor);
    void showPlace(campaign::PlaceId place);
    bool shows(Layer layer) const { return m_shown[static_cast<std::size_t>(layer)]; }
    void setShown(Layer layer, bool shown);

    /// How the picked army would come to the place that is pointed at; no stages where neither is.
    const March& march() const { return m_march; }
    /// What the status bar says of it.
    QString marchSaid() const;
    /// Where things are in the viewport, for tests; nothing where they are not drawn.
    QPointF placeOf(campaign::PlaceId place) const;
    std::optional<QPointF> placeOf(campaign::ArmyId army) const;
    double pixelsForKilometre() const { return transform().m11(); }

    QSize sizeHint() const override { return {720, 520}; }
    QSize minimumSizeHint() const override { return {260, 200}; }

Q_SIGNALS:
    void hint(const QString& text);
    void cursorAt(double latitude, double longitude);
    void cursorUnknown();
    /// Somebody wants the army to go there: by the menu of the place, or Return.
    void marchWanted(const ephor::March& march);
    void placeActivated(ephor::campaign::PlaceId place);
    void armyActivated(ephor::campaign::ArmyId army);

protected:
    void drawBackground(QPainter* painter, const QRectF& exposed) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Course {
        campaign::WayId way;
        QPolygonF line;
    };
    /// What is under the pointer.
    struct Pointed {
        std::optional<std::size_t> counter;
        campaign::PlaceId place;

        friend bool operator==(const Pointed&, const Pointed&) = default;
    };

    void takePicture();
    void takeInk();
    void lay();
    void zoomAt(QPointF at, double factor);
    void fit(const QRectF& kilometres);
    Pointed pointedAt(QPointF at) const;
    void point(const Pointed& pointed);
    void planMarch();
    void openCrowd(const CounterMark& counter, QPoint at);
    QString card(const Pointed& pointed) const;
    QString cityCard(campaign::PlaceId place) const;
    QString armyCard(const CounterMark& counter) const;
    QPointF origin() const { return viewportTransform().map(QPointF()); }
    QPointF onScreen(const CityMark& city) const { return city.at * pixelsForKilometre() + origin(); }
    void paintWays(QPainter& painter, const QRectF& exposed) const;
    void paintMarch(QPainter& painter) const;
    void paintCities(QPainter& painter);
    void paintCounters(QPainter& painter);
    void paintNames(QPainter& painter);
    void paintScaleBar(QPainter& painter) const;

    CampaignSight& m_sight;
    QGraphicsScene m_scene;
    MapGround m_ground;
    MapSigns m_signs;
    MapPicture m_picture;
    std::vector<RegionName> m_regions;
    std::vector<Course> m_courses;  ///< by way
    MapLayout m_layout;
    double m_laidAt = 0;  ///< scale of the layout
    NameFonts m_nameFonts;
    bool m_hasCoast = true;
    std::array<bool, layers> m_shown{true, true, true, true, true, true};
    Pointed m_pointed;
    March m_march;
    bool m_panning = false;
    bool m_moved = false;
    QPointF m_pressed;
    QPointF m_last;
    bool m_isZooming = false;  ///< the ground is a sketch until the hand rests
    QTimer m_rest;
    bool m_isFitted = false;  ///< nobody has panned or zoomed yet
};

}  // namespace ephor
