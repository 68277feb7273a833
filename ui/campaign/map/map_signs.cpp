#include "ui/campaign/map/map_signs.h"

#include "ui/campaign/map/map_colours.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

using namespace campaign;

namespace {

QColor letterOn(const PowerLook& look, const QPalette& palette) {
    return look.pale || isDark(palette) ? QColor(0x14, 0x12, 0x0E) : QColor(Qt::white);
}

}  // namespace

const char* iconOf(Troop troop) {
    switch (troop) {
    case Troop::Hoplite:
        return "aspis";
    case Troop::Peltast:
        return "pelta";
    case Troop::Psiloi:
        return "psiloi";
    case Troop::Archer:
        return "bow";
    case Troop::Cavalry:
    case Troop::Thessalian:
    case Troop::Hamippoi:
        return "horse";
    }
    return "aspis";
}

void MapSigns::setInk(const QPalette& palette, const QFont& font, double pixelRatio) {
    m_palette = palette;
    m_font = font;
    m_pixelRatio = pixelRatio;
    m_kept.clear();
}

double MapSigns::drawn(double pixels) const { return pixels * textScale(m_font); }

template <typename F>
void MapSigns::paintSign(QPainter& painter, QPointF topLeft, const QString& key, QSizeF size, F draw) {
    if (m_draws) {
        painter.save();
        painter.translate(topLeft);
        draw(painter);
        painter.restore();
        return;
    }
    auto there = m_kept.constFind(key);
    if (there == m_kept.constEnd()) {
        QPixmap pixmap((size * m_pixelRatio).toSize() + QSize(1, 1));
        pixmap.setDevicePixelRatio(m_pixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter onPixmap(&pixmap);
        onPixmap.setRenderHint(QPainter::Antialiasing);
        draw(onPixmap);
        onPixmap.end();
        there = m_kept.insert(key, pixmap);
    }
    painter.drawPixmap(topLeft, *there);
}

void MapSigns::paintCity(QPainter& painter, const CityMark& city, QPointF centre) {
    const double side = drawn(34);
    const QString key = QStringLiteral("city %1 %2 %3 %4")
                            .arg(city.owner ? static_cast<int>(city.owner.index()) : -1)
                            .arg(city.tier)
                            .arg(static_cast<int>(city.kind))
                            .arg((city.isWalled ? 1 : 0) + (city.isBesieged ? 2 : 0) + (city.hasBattle ? 4 : 0));
    paintSign(painter, centre - QPointF(side / 2, side / 2), key, {side, side}, [&](QPainter& p) {
        p.translate(side / 2, side / 2);
        drawCity(p, city);
    });
}

void MapSigns::drawCity(QPainter& painter, const CityMark& city) const {
    const PowerLook& look = m_looks.of(city.owner);
    const double radius = drawn(badgeRadius(city.tier));
    const Colours& colours = Colours::of(m_palette);
    if (city.isWalled) {
        painter.setPen(QPen(look.outline(m_palette), 1));
        painter.setBrush(MapColours::of(m_palette).land);
        painter.drawPath(look.path(radius + drawn(wallRing)));
    }
    PowerLook badge = look;
    if (radius < drawn(5))
        badge.letter = {};
    if (!city.owner)
        painter.setBrush(MapColours::of(m_palette).land), painter.setPen(Qt::NoPen),
            painter.drawPath(look.path(radius));
    badge.paint(painter, {}, radius, m_palette, m_font);
    if (city.kind == PlaceKind::Sanctuary) {
        const int size = qRound(drawn(templeSign.width()));
        painter.drawPixmap(QPointF(drawn(templeSign.x()), drawn(templeSign.y())),
                           iconPixmap("temple", MapColours::of(m_palette).city, {size, size}, m_pixelRatio));
    }
    if (city.isBesieged) {
        const int size = qRound(drawn(siegeSign.width()));
        painter.drawPixmap(QPointF(drawn(siegeSign.x()), drawn(siegeSign.y())),
                           iconPixmap("wall", colours.error, {size, size}, m_pixelRatio));
    }
    if (city.hasBattle) {
        painter.setPen(QPen(colours.error, drawn(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(), radius + drawn(battleRing), radius + drawn(battleRing));
    }
}

void MapSigns::paintCounter(QPainter& painter, const CounterMark& counter, const QRectF& box) {
    const QString key = QStringLiteral("counter %1 %2 %3 %4 %5 %6 %7 %8")
                            .arg(counter.power ? static_cast<int>(counter.power.index()) : -1)
                            .arg(box.width())
                            .arg(counter.units)
                            .arg(counter.supply)
                            .arg(counter.commandPoints)
                            .arg(static_cast<int>(counter.most))
                            .arg(counter.isKnown ? -1 : static_cast<int>(counter.size))
                            .arg(counter.isInSight ? -1 : 2 * counter.age + (counter.isVague ? 1 : 0));
    const double around = drawn(4);
    const QSizeF size = box.size() + QSizeF(2 * around, 2 * around);
    paintSign(painter, box.topLeft() - QPointF(around, around), key, size, [&](QPainter& p) {
        p.translate(around, around);
        fitInto(p, box, counterSize);
        drawCounter(p, counter);
    });
}

/// Scales what is drawn in its full size into a box.
void MapSigns::fitInto(QPainter& painter, const QRectF& box, QSizeF full) const {
    painter.scale(box.width() / drawn(full.width()), box.height() / drawn(full.height()));
}

void MapSigns::paintFold(QPainter& painter, const std::vector<PowerId>& powers, int armies, const QRectF& box) {
    QString key = QStringLiteral("fold %1 %2").arg(armies).arg(box.width());
    for (const PowerId power : powers)
        key += QStringLiteral(" %1").arg(power.index());
    const double around = drawn(6);
    const QSizeF size = box.size() + QSizeF(2 * around, 2 * around);
    paintSign(painter, box.topLeft() - QPointF(around, around), key, size, [&](QPainter& p) {
        p.translate(around, around);
        fitInto(p, box, counterSize);
        drawFold(p, powers, armies);
    });
}

void MapSigns::drawFold(QPainter& painter, const std::vector<PowerId>& powers, int armies) const {
    const Colours& colours = Colours::of(m_palette);
    const QRectF card(0, 0, drawn(counterSize.width()), drawn(counterSize.height()));
    painter.setPen(QPen(colours.cardEdge, 1));
    painter.setBrush(blended(colours.card, colours.cardEdge, 0.2));
    for (const double behind : {4.0, 2.0})
        painter.drawRoundedRect(card.translated(drawn(behind), -drawn(behind)), 2, 2);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(card, 2, 2);
    const auto bands = std::min<std::size_t>(powers.size(), 3);
    const double band = drawn(bands == 1 ? 15 : 8);
    painter.setFont(sized(m_font, bands == 1 ? 11.5 : 10, true));
    for (std::size_t i = 0; i < bands; ++i) {
        const PowerLook& look = m_looks.of(powers[i]);
        const QRectF strip(0.8 + static_cast<double>(i) * band, 0.8, band, card.height() - 1.6);
        painter.fillRect(strip, look.colour(m_palette));
        painter.setPen(letterOn(look, m_palette));
        painter.drawText(strip, Qt::AlignCenter, QString(look.letter));
    }
    painter.setPen(colours.cardText);
    painter.setFont(sized(m_font, 12, true));
    const double left = static_cast<double>(bands) * band;
    painter.drawText(QRectF(left, 0, card.width() - left, card.height()), Qt::AlignCenter,
                     QStringLiteral("× %1").arg(armies));
}

void MapSigns::drawBars(QPainter& painter, const CounterMark& counter, double left, double top) const {
    const Colours& colours = Colours::of(m_palette);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 3; ++i) {
        painter.setBrush(i < counter.supply ? QColor(0x6E, 0x8B, 0x3D) : blended(colours.card, colours.cardEdge, 0.25));
        painter.drawRect(QRectF(left + i * drawn(9.5), top, drawn(8), drawn(3.4)));
    }
}

void MapSigns::drawCounter(QPainter& painter, const CounterMark& counter) const {
    const Colours& colours = Colours::of(m_palette);
    const PowerLook& look = m_looks.of(counter.power);
    const QRectF card(0, 0, drawn(counterSize.width()), drawn(counterSize.height()));
    const double band = drawn(15);
    // Scouts' reports fade with every turn.
    painter.setOpacity(counter.isKnown ? 1 : counter.isInSight ? 0.85 : 0.75 / (1 + 0.4 * counter.age));
    painter.setPen(QPen(colours.cardEdge, 1, counter.isKnown ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(colours.card);
    painter.drawRoundedRect(card, 2, 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.colour(m_palette));
    painter.drawRect(QRectF(0.8, 0.8, band, card.height() - 1.6));
    painter.setFont(sized(m_font, 11.5, true));
    painter.setPen(letterOn(look, m_palette));
    painter.drawText(QRectF(0, 0, band, drawn(17)), Qt::AlignCenter, QString(look.letter));
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < std::min(counter.commandPoints, 5); ++i)
        painter.drawEllipse(QPointF(drawn(3.4 + 4.2 * (i % 3)), drawn(i < 3 ? 18.2 : 22.4)), drawn(1.3), drawn(1.3));
    painter.setPen(colours.cardText);
    const QRectF right(band + drawn(2), 0, card.width() - band - drawn(4), drawn(18));
    painter.setFont(sized(m_font, 12, true));
    if (!counter.isKnown)
        return drawRumour(painter, counter, QRectF(right.left(), 0, right.width(), card.height()));
    const int sign = qRound(drawn(13));
    painter.drawPixmap(QPointF(right.left() + drawn(1), drawn(3)),
                       iconPixmap(iconOf(counter.most), colours.cardText, {sign, sign}, m_pixelRatio));
    painter.drawText(right, Qt::AlignRight | Qt::AlignVCenter, QString::number(counter.units));
    drawBars(painter, counter, right.left() + drawn(1), drawn(19.2));
}

/// Paints the size as far as it is known: a number, or a question mark for each step of size; below it the age in
/// turns.
void MapSigns::drawRumour(QPainter& painter, const CounterMark& counter, QRectF box) const {
    const int marks = counter.isVague ? 1 : static_cast<int>(counter.size) + 1;
    const QString count = counter.units > 0 ? QString::number(counter.units) : QString(marks, u'?');
    if (counter.isInSight || counter.age == 0)
        return painter.drawText(box, Qt::AlignCenter, count);
    painter.drawText(box.adjusted(0, 0, 0, -drawn(9)), Qt::AlignCenter, count);
    painter.setFont(sized(m_font, 10));
    painter.drawText(box.adjusted(0, drawn(12), 0, drawn(1)), Qt::AlignCenter, QStringLiteral("−%1").arg(counter.age));
}

void MapSigns::paintName(QPainter& painter, const QString& name, const QFont& font, const QColor& colour,
                         QPointF topLeft) {
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(name) + 8, metrics.height() + 4);
    const QString key =
        QStringLiteral("name %1 %2 %3 %4").arg(name).arg(font.pixelSize()).arg(font.bold()).arg(colour.rgba());
    paintSign(painter, topLeft - QPointF(2, 2), key, size, [&](QPainter& p) {
        QPainterPath path;
        path.addText(QPointF(4, 2 + metrics.ascent()), font, name);
        p.strokePath(path, QPen(MapColours::of(m_palette).land, drawn(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.setFont(font);
        p.setPen(colour);
        p.drawText(QPointF(4, 2 + metrics.ascent()), name);
    });
}

void MapSigns::paintFleet(QPainter& painter, const FleetMark& fleet, const QRectF& box) {
    const QString count = fleet.squadrons > 0 ? QString::number(fleet.squadrons)
                          : fleet.isVague     ? QStringLiteral("?")
                                              : QString(static_cast<qsizetype>(fleet.size) + 1, QChar(0x2022));
    const QString key = QStringLiteral("fleet %1 %2 %3 %4 %5")
                            .arg(fleet.power ? static_cast<int>(fleet.power.index()) : -1)
                            .arg(count)
                            .arg(fleet.closes ? 1 : 0)
                            .arg(fleet.fleet ? 1 : 0)
                            .arg(fleet.age) +
                        QStringLiteral(" %1").arg(box.width());
    paintSign(painter, box.topLeft(), key, box.size(), [&](QPainter& p) {
        fitInto(p, box, fleetSize);
        drawFleet(p, fleet, count);
    });
}

void MapSigns::drawFleet(QPainter& painter, const FleetMark& fleet, const QString& count) const {
    const Colours& colours = Colours::of(m_palette);
    const PowerLook& look = m_looks.of(fleet.power);
    const QRectF box(0, 0, drawn(fleetSize.width()), drawn(fleetSize.height()));
    const double band = drawn(12);
    // Scouts' reports fade with every turn, as for armies.
    painter.setOpacity(fleet.age == 0 ? 1 : 0.75 / (1 + 0.4 * fleet.age));
    painter.setPen(QPen(fleet.closes ? colours.error : colours.cardEdge, fleet.closes ? drawn(1.6) : 1,
                        fleet.fleet ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(colours.card);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), drawn(3), drawn(3));
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.colour(m_palette));
    const QRectF left(drawn(1.6), drawn(1.6), band, box.height() - drawn(3.2));
    painter.drawRoundedRect(left, drawn(2), drawn(2));
    painter.setFont(sized(m_font, 10, true));
    painter.setPen(letterOn(look, m_palette));
    painter.drawText(left, Qt::AlignCenter, QString(look.letter));
    const int size = qRound(drawn(12));
    painter.drawPixmap(QPointF(left.right() + drawn(1), (box.height() - size) / 2),
                       iconPixmap("trireme", colours.cardText, {size, size}, m_pixelRatio));
    painter.setFont(sized(m_font, 11, true));
    painter.setPen(colours.cardText);
    painter.drawText(QRectF(left.right() + drawn(13), 0, box.right() - left.right() - drawn(14), box.height()),
                     Qt::AlignCenter, count);
}

void MapSigns::paintBattle(QPainter& painter, QPointF centre) {
    const double side = drawn(24);
    paintSign(painter, centre - QPointF(side / 2, side / 2), QStringLiteral("battle"), {side, side}, [&](QPainter& p) {
        const Colours& colours = Colours::of(m_palette);
        p.setPen(QPen(colours.error, drawn(1.6)));
        p.setBrush(colours.card);
        p.drawEllipse(QPointF(side / 2, side / 2), drawn(10), drawn(10));
        const int size = qRound(drawn(14));
        p.drawPixmap(QPointF((side - size) / 2, (side - size) / 2),
                     iconPixmap("battle", colours.error, {size, size}, m_pixelRatio));
    });
}

NameFonts nameFonts(const QFont& font) {
    return {sized(font, 10.5), sized(font, 11.5), sized(font, 12.5), sized(font, 13.5, true)};
}

QFont regionFont(const QFont& font) {
    QFont spaced = sized(font, 10.5);
    spaced.setLetterSpacing(QFont::AbsoluteSpacing, 3 * textScale(font));
    return spaced;
}

QFont seaFont(const QFont& font) {
    QFont italic = sized(font, 13);
    italic.setItalic(true);
    return italic;
}

QString lettersOf(const RegionName& region) { return region.isSea ? region.name : region.name.toUpper(); }

}  // namespace ephor
