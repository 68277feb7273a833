#include "ui/campaign/reports/report_map.h"

#include "core/campaign/reports/report_date.h"
#include "models/campaign/campaign_sight.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_legend.h"
#include "ui/campaign/map/map_view.h"
#include "ui/common/colours.h"

#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>
#include <map>
#include <utility>

namespace ephor {

using namespace campaign;

namespace {

constexpr int titleBand = 46;
constexpr int insetColumn = 236;
constexpr int sheetGap = 8;
constexpr int sheetText = 13;        ///< of names on the map
constexpr double townMargin = 40;    ///< kilometres around the points of a part
constexpr double sameTheatre = 190;  ///< kilometres between points of one inset
constexpr double leastInset = 150;   ///< kilometres
const QColor sheetInk(0x2B, 0x26, 0x1E);

/// A part of the map and the box of the sheet that shows it.
struct MapPart {
    QRectF kilometres;
    QString name;  ///< empty: the main part
    QRect box = {};
};

/// The places with armies and fleets that the view knows exactly.
QPolygonF ownPoints(const MapPicture& picture) {
    QPolygonF points;
    for (const CounterMark& counter : picture.counters)
        if (counter.isKnown)
            points << picture.cities[counter.city].at;
    for (const FleetMark& fleet : picture.fleets)
        if (fleet.fleet)
            points << picture.cities[fleet.city].at;
    return points;
}

/// The region with most of the places in the part.
QString regionIn(const Campaign& campaign, const QRectF& part) {
    std::map<std::string, int> counts;
    for (const Place& place : campaign.scenario.map.places())
        if (!place.region.empty() && part.contains(onMap(place.latitude, place.longitude)))
            ++counts[place.region];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? QString() : QString::fromStdString(most->first);
}

/// The points outside the main part, joined to theatres.
std::vector<MapPart> farTheatres(const Campaign& campaign, const QPolygonF& points, const QRectF& main) {
    std::vector<QRectF> boxes;
    for (const QPointF& point : points) {
        if (main.contains(point))
            continue;
        const QRectF reach(point - QPointF(sameTheatre, sameTheatre), QSizeF(2 * sameTheatre, 2 * sameTheatre));
        const auto found = std::ranges::find_if(boxes, [&](const QRectF& box) { return box.intersects(reach); });
        const QRectF around(point - QPointF(townMargin, townMargin), QSizeF(2 * townMargin, 2 * townMargin));
        if (found == boxes.end())
            boxes.push_back(around);
        else
            *found |= around;
    }
    std::vector<MapPart> parts;
    for (QRectF box : boxes) {
        const double wider = std::max(0.0, leastInset - box.width()) / 2;
        const double higher = std::max(0.0, leastInset - box.height()) / 2;
        box.adjust(-wider, -higher, wider, higher);
        parts.push_back({box, regionIn(campaign, box)});
    }
    return parts;
}

QFont sheetFont(double pixels, bool bold = false) {
    QFont font(QStringLiteral("Noto Serif"));
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(qRound(pixels));
    font.setBold(bold);
    return font;
}

class MapSheet {
public:
    MapSheet(CampaignSight& sight, const PowerLooks& looks, PowerId power)
        : m_sight(sight),
          m_looks(looks),
          m_power(power),
          m_view(sight, looks),
          m_legend(sight.campaign().scenario, looks) {
        m_view.setPalette(ephorPalette(false));
        m_view.setFrameShape(QFrame::NoFrame);
        // A view that is not shown does not lay out its viewport.
        m_view.setAttribute(Qt::WA_DontShowOnScreen);
        m_view.setAttribute(Qt::WA_QuitOnClose, false);
        m_view.show();
        m_view.ensurePolished();
        m_legend.setPalette(ephorPalette(false));
        // The text on the screen may be larger; paper has a size of its own.
        QFont font = m_view.font();
        font.setPixelSize(sheetText);
        m_view.setFont(font);
        m_legend.setFont(font);
        m_legend.ensurePolished();
    }

    /// The main part comes first.
    std::vector<MapPart> parts() {
        const QRect all = body();
        const QPolygonF own = ownPoints(MapPicture::of(m_sight));
        QRect main = all;
        m_view.resize(main.size());
        m_view.fitWar();
        std::vector<MapPart> parts = farTheatres(m_sight.campaign(), own, shown());
        if (!parts.empty()) {
            main.setWidth(all.width() - insetColumn - sheetGap);
            m_view.resize(main.size());
            m_view.fitWar();
            parts = farTheatres(m_sight.campaign(), own, shown());
        }
        const int count = static_cast<int>(parts.size());
        const int height = count == 0 ? 0 : (all.height() - sheetGap * (count - 1)) / count;
        int top = all.top();
        for (MapPart& part : parts) {
            part.box = QRect(main.right() + 1 + sheetGap, top, insetColumn, height);
            top += height + sheetGap;
        }
        parts.insert(parts.begin(), MapPart{shown(), {}, main});
        return parts;
    }

    QPicture draw() {
        QPicture picture;
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRect(QPoint(), mapSheet), Qt::white);
        drawTitle(painter);
        bool isMain = true;
        for (const MapPart& part : parts()) {
            m_view.resize(part.box.size());
            if (std::exchange(isMain, false))
                m_view.fitWar();
            else
                m_view.showPart(part.kilometres);
            drawMap(painter, part.box, part.name);
        }
        drawLegend(painter, body().bottom() + 1 + sheetGap);
        painter.end();
        picture.setBoundingRect(QRect(QPoint(), mapSheet));
        return picture;
    }

private:
    int legendHeight() const { return m_legend.heightForWidth(mapSheet.width()); }
    /// Between the title and the legend.
    QRect body() const {
        return {0, titleBand, mapSheet.width(), mapSheet.height() - titleBand - legendHeight() - sheetGap};
    }

    /// The part of the map that the view shows, a little smaller, so that signs at its edge count as outside.
    QRectF shown() const {
        constexpr int edge = 24;
        return m_view.mapToScene(m_view.viewport()->rect().adjusted(edge, edge, -edge, -edge)).boundingRect();
    }

    void drawTitle(QPainter& painter) const {
        const Campaign& campaign = m_sight.campaign();
        double left = 0;
        if (m_power) {
            m_looks.of(m_power).paint(painter, {19, titleBand / 2.0 - 3}, 17, ephorPalette(false), sheetFont(17, true));
            left = 46;
        }
        const QRectF line(left, 0, mapSheet.width() - left, titleBand - 6);
        painter.setPen(sheetInk);
        painter.setFont(sheetFont(23, true));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         m_power ? nameOf(campaign.scenario, m_power) : QString::fromStdString(campaign.scenario.name));
        painter.setFont(sheetFont(15));
        const QString date = QString::fromStdString(reportDate(campaign.state.course));
        painter.drawText(
            line, Qt::AlignRight | Qt::AlignVCenter,
            m_power ? QStringLiteral("%1 · %2").arg(QString::fromStdString(campaign.scenario.name), date) : date);
    }

    void drawMap(QPainter& painter, const QRect& box, const QString& name) {
        painter.save();
        painter.translate(box.topLeft());
        m_view.drawOn(painter);
        painter.restore();
        painter.setPen(QPen(sheetInk, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
        if (name.isEmpty())
            return;
        painter.setFont(sheetFont(13, true));
        const QRectF plate(box.left() + 1, box.top() + 1, QFontMetricsF(painter.font()).horizontalAdvance(name) + 12,
                           20);
        painter.fillRect(plate, QColor(255, 255, 255, 225));
        painter.drawText(plate, Qt::AlignCenter, name);
    }

    void drawLegend(QPainter& painter, int top) {
        m_legend.resize(mapSheet.width(), legendHeight());
        painter.save();
        painter.translate(0, top);
        m_legend.draw(painter);
        painter.restore();
    }

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    PowerId m_power;
    MapView m_view;
    MapLegend m_legend;
};

void seeAs(CampaignSight& sight, PowerId power) {
    if (power)
        sight.setSeenBy(power);
    else
        sight.setPublic();
}

}  // namespace

QPicture reportMap(CampaignSession& session, const PowerLooks& looks, PowerId power) {
    CampaignSight sight(session);
    seeAs(sight, power);
    return MapSheet(sight, looks, power).draw();
}

std::vector<QRectF> reportMapParts(CampaignSession& session, const PowerLooks& looks, PowerId power) {
    CampaignSight sight(session);
    seeAs(sight, power);
    std::vector<QRectF> parts;
    std::ranges::transform(MapSheet(sight, looks, power).parts(), std::back_inserter(parts), &MapPart::kilometres);
    return parts;
}

QImage imageOf(QPicture drawing, QSize size, double scale) {
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    drawing.play(&painter);
    return image;
}

QByteArray svgOf(QPicture drawing, QSize size) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.play(&painter);
    painter.end();
    const QByteArray& bytes = buffer.data();
    return bytes.mid(std::max<qsizetype>(0, bytes.indexOf("<svg")));
}

QPicture shieldOf(const PowerLook& look) {
    QPicture picture;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle(shieldSize.width() / 2.0, shieldSize.height() / 2.0);
    look.paint(painter, middle, shieldSize.width() / 2.0 - 3, ephorPalette(false), sheetFont(26, true));
    painter.end();
    picture.setBoundingRect(QRect(QPoint(), shieldSize));
    return picture;
}

}  // namespace ephor
