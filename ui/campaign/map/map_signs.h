// The signs of the map: badges of cities, counters of armies, fleets, names. Cached as images, since the map draws the
// same ones many times a second.
#pragma once

#include "ui/campaign/map/map_picture.h"
#include "ui/campaign/map/power_looks.h"

#include <QHash>
#include <QPalette>
#include <QPixmap>

class QPainter;

namespace ephor {

/// The icon of a kind of troops.
const char* iconOf(campaign::Troop troop);

class MapSigns {
public:
    explicit MapSigns(const PowerLooks& looks) : m_looks(looks) {}

    /// Clears the cache for another palette, font or screen.
    void setInk(const QPalette& palette, const QFont& font, double pixelRatio);

    /// Draws each sign anew instead of its cached image, for a device that keeps vectors.
    void setVectors(bool vectors) { m_draws = vectors; }

    void paintCity(QPainter& painter, const CityMark& city, QPointF centre);
    void paintCounter(QPainter& painter, const CounterMark& counter, const QRectF& box);
    /// Paints one counter for several armies: their number and the colours of up to three powers.
    void paintFold(QPainter& painter, const std::vector<campaign::PowerId>& powers, int armies, const QRectF& box);
    /// Paints a name with a halo in the colour of the ground.
    void paintName(QPainter& painter, const QString& name, const QFont& font, const QColor& colour, QPointF topLeft);
    /// Paints a trireme with the number of squadrons, or one to three dots for a sighted fleet; a red edge: blocks the
    /// harbour.
    void paintFleet(QPainter& painter, const FleetMark& fleet, const QRectF& box);
    /// Paints crossed swords in a ring.
    void paintBattle(QPainter& painter, QPointF centre);

private:
    template <typename F> void paintSign(QPainter& painter, QPointF topLeft, const QString& key, QSizeF size, F draw);
    void drawCity(QPainter& painter, const CityMark& city) const;
    void drawCounter(QPainter& painter, const CounterMark& counter) const;
    void drawFold(QPainter& painter, const std::vector<campaign::PowerId>& powers, int armies) const;
    void drawFleet(QPainter& painter, const FleetMark& fleet, const QString& count) const;
    void drawRumour(QPainter& painter, const CounterMark& counter, QRectF box) const;
    void drawBars(QPainter& painter, const CounterMark& counter, double left, double top) const;
    void fitInto(QPainter& painter, const QRectF& box, QSizeF full) const;
    double drawn(double pixels) const;

    const PowerLooks& m_looks;
    QPalette m_palette;
    QFont m_font;
    double m_pixelRatio = 1;
    bool m_draws = false;
    QHash<QString, QPixmap> m_kept;
};

}  // namespace ephor
