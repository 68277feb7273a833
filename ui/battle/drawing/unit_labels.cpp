#include "ui/battle/drawing/unit_labels.h"

#include "core/table/geometry.h"
#include "ui/battle/drawing/label_row.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

namespace ephor {

namespace {

/// The sides of a unit, the remembered one first.
constexpr std::array<int, 5> sidesFrom(int remembered) { return {remembered, 0, 1, 2, 3}; }
/// The same towards a corner.
constexpr std::array<int, 8> shiftedSides() { return {4, 5, 6, 7, 8, 9, 10, 11}; }

/// -1 or 1: left or right of the middle of the side.
constexpr int shiftOf(int side) { return side < 4 ? 0 : side < 8 ? -1 : 1; }

constexpr double gapInLine = 4;  // pixels between row and name

/// The direction on the screen from a unit to a label on that side of it.
QPointF directionOf(const UnitShown& unit, int side) {
    const Vec way = side % 4 < 2 ? -unit.body.facing() : unit.body.right();
    return QPointF(way.x, -way.y) * (side % 2 == 0 ? 1 : -1);
}

/// A label beside its unit, and a quiet one, is one line: row and name.
bool isInline(const UnitLabels::Label& label) {
    return label.row > 0 && !label.name.isEmpty() &&
           (label.ink.quiet || std::abs(directionOf(*label.unit, label.side).x()) > 0.7);
}

/// The size of a name of one line or two.
QSizeF sizeOfName(const QString& name, const QFontMetricsF& metrics) {
    if (name.isEmpty())
        return {0, 0};
    const double line = metrics.ascent() + metrics.descent();
    const qsizetype end = name.indexOf(u'\n');
    if (end < 0)
        return {metrics.horizontalAdvance(name), line};
    return {std::max(metrics.horizontalAdvance(name.left(end)), metrics.horizontalAdvance(name.mid(end + 1))),
            2 * line};
}

constexpr double marginOfImage = 3;

/// Whether a line from a unit to its label runs through the box.
bool isCrossed(const QRectF& box, const QLineF& lead) {
    if (lead.isNull() || !box.intersects(QRectF(lead.p1(), lead.p2()).normalized().adjusted(-1, -1, 1, 1)))
        return false;
    return box.contains(lead.p1()) || box.contains(lead.p2()) ||
           std::ranges::any_of(
               std::array{QLineF(box.topLeft(), box.bottomRight()), QLineF(box.topRight(), box.bottomLeft())},
               [&](const QLineF& way) { return way.intersects(lead) == QLineF::BoundedIntersection; });
}

QPixmap emptyImage(QSizeF size, double ratio) {
    QPixmap image((size * ratio).toSize() + QSize(1, 1));
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    return image;
}

bool isRaster(const QPainter& painter) { return painter.paintEngine()->type() == QPaintEngine::Raster; }

}  // namespace

void LabelMemory::paintName(QPainter& painter, QPointF at, const QString& name, const QFont& font, const QColor& colour,
                            const QColor& halo) {
    const QFontMetricsF metrics(font);
    if (!isRaster(painter))
        return paintHaloText(painter, at + QPointF(0, metrics.ascent()), name, font, colour, halo);
    const double ratio = painter.device()->devicePixelRatioF();
    const QString key = QStringLiteral("n %1 %2 %3 %4 %5 ")
                            .arg(halo.rgb())
                            .arg(colour.rgb())
                            .arg(font.pixelSize())
                            .arg(font.italic() ? 1 : 0)
                            .arg(ratio) +
                        name;
    Image& image = images[key];
    if (image.pixmap.isNull()) {
        image.width = metrics.horizontalAdvance(name);
        image.pixmap = emptyImage({image.width + 2 * marginOfImage, metrics.height() + 2 * marginOfImage}, ratio);
        QPainter inside(&image.pixmap);
        paintHaloText(inside, {marginOfImage, marginOfImage + metrics.ascent()}, name, font, colour, halo);
    }
    painter.drawPixmap(QPointF(std::round(at.x()), std::round(at.y())) - QPointF(marginOfImage, marginOfImage),
                       image.pixmap);
}

UnitLabels::UnitLabels(const std::vector<UnitShown>& units, LabelMemory* kept) : m_units(units), m_given(kept) {
    constexpr qsizetype mostImages = 600;
    if (memory().images.size() > mostImages)
        memory().images.clear();
}

/// The width of a row, from its image.
double UnitLabels::measureRow(const Label& label, double ratio) {
    const UnitShown& unit = *label.unit;
    const double size = label.size;
    const RowParts parts = partsOf(unit, label.ink, isSmall());
    if (!parts.badge && !parts.strength && !parts.dot && unit.markers.empty())
        return 0;
    const QString key = keyOfRow(unit, label.ink, size, ratio);
    if (const auto found = memory().images.constFind(key); found != memory().images.cend())
        return found->width;
    const auto items = static_cast<double>(unit.markers.size() + 4);
    QPixmap wide = emptyImage({size * 4 * items, size + 2 * marginOfImage}, ratio);
    QPainter painter(&wide);
    painter.translate(marginOfImage, marginOfImage);
    const double width = paintRow(painter, unit, size, label.ink, parts);
    painter.end();
    const QSizeF used(width + 2 * marginOfImage, size + 2 * marginOfImage);
    memory().images[key] = {wide.copy(QRect(QPoint(), (used * ratio).toSize())), width};
    return width;
}

/// Places a label beside its unit, `farther` pixels beyond its edge.
void UnitLabels::standBeside(Label& label, double farther) const {
    const QFontMetricsF metrics(label.font);
    const Body& body = label.unit->body;
    const TableCamera& camera = label.ink.camera;
    const QPointF along = directionOf(*label.unit, label.side);
    const Vec way{along.x(), -along.y()};
    const QSizeF name = sizeOfName(label.name, metrics);
    const double named = name.width();
    const double text = name.height();
    const double row = label.row > 0 ? label.size : 0;
    const bool isOneLine = isInline(label);
    const double width = isOneLine ? label.row + gapInLine + named : std::max(label.row, named);
    const double height = (isOneLine ? std::max(row, text) : row + text) + 2;
    const double edge = camera.scale * (std::abs(dot(body.right(), way)) * body.halfFrontage() +
                                        std::abs(dot(body.facing(), way)) * body.halfDepth());
    const double half = std::abs(along.x()) * width / 2 + std::abs(along.y()) * height / 2;
    const double gap =
        label.side % 4 == 1 ? 4 + std::clamp(camera.scale * 0.24, 3.0, 9.0) : 4;  // beyond the front's tip
    const QPointF centre = camera.toScreen(body.pose.centre);
    const double unitWidth =
        2 * camera.scale *
        (std::abs(body.right().x) * body.halfFrontage() + std::abs(body.facing().x) * body.halfDepth());
    const double shift = shiftOf(label.side) * std::max(std::abs(unitWidth - width) / 2, unitWidth * 0.3);
    const QPointF middle = centre + along * (edge + gap + farther + half) + QPointF(shift, 0);
    label.box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height);
    label.lead = farther > 0 ? QLineF(centre + along * edge, middle - along * half) : QLineF();
}

bool UnitLabels::isFree(const Label& label, bool onUnits) const {
    constexpr double apart = 4;  // so that two names do not read as one
    const QRectF wide = label.box.adjusted(-apart, 0, apart, 0);
    const auto isInTheWay = [&](const Label& other) {
        return other.unit != label.unit &&
               (other.box.intersects(wide) || isCrossed(other.box, label.lead) || isCrossed(label.box, other.lead));
    };
    const auto isHit = [&](const QRectF& box) { return box.intersects(label.box); };
    return std::ranges::none_of(m_labels, isInTheWay) && std::ranges::none_of(m_taken, isHit) &&
           !((label.unit->waiting || m_allKeepOff) && std::ranges::any_of(m_edges, isHit)) &&
           (onUnits || !isOnUnit(label.box, label.ink.camera));
}

void UnitLabels::keepOffEdges(TableSize size, const TableCamera& camera, bool all) {
    m_allKeepOff = all;
    const QRectF table = camera.toScreen(Vec{0, 0}, Vec{size.width, size.height});
    constexpr double half = 2;
    const QRectF upright(0, table.top(), 2 * half, table.height());
    const QRectF level(table.left(), 0, table.width(), 2 * half);
    for (const double x : {table.left(), table.right()})
        m_edges.push_back(upright.translated(x - half, 0));
    for (const double y : {table.top(), table.bottom()})
        m_edges.push_back(level.translated(0, y - half));
}

bool UnitLabels::isOnUnit(const QRectF& box, const TableCamera& camera) const {
    const Body ground{{camera.toTable(box.center()), {0, 1}},
                      {box.width() / camera.scale, box.height() / camera.scale}};
    const double radius = ground.radius();
    return std::ranges::any_of(m_units, [&](const UnitShown& other) {
        const double near = radius + other.body.radius();
        return squaredLength(other.body.pose.centre - ground.pose.centre) < near * near && overlap(other.body, ground);
    });
}

bool UnitLabels::isClear(const QRectF& box, const TableCamera& camera) const {
    return std::ranges::none_of(m_labels, [&](const Label& label) { return label.box.intersects(box); }) &&
           std::ranges::none_of(m_taken, [&](const QRectF& other) { return other.intersects(box); }) &&
           !isOnUnit(box, camera);
}

/// Tries a place. The label of a unit in view stays in view.
bool UnitLabels::stands(Label& label, double farther, bool onUnits) const {
    if (shiftOf(label.side) != 0 && std::abs(directionOf(*label.unit, label.side).y()) < 0.7)
        return false;  // only above and below
    standBeside(label, farther);
    const QRectF view({0, 0}, label.ink.camera.view);
    return isFree(label, onUnits) &&
           (view.contains(label.box) || !view.contains(label.ink.camera.toScreen(label.unit->body.pose.centre)));
}

/// Tries the sides with the longest name that is no wider than its unit, then with shorter ones.
bool UnitLabels::findNamed(Label& label, const QStringList& forms, int remembered) const {
    const QFontMetricsF metrics(label.font);
    const double room = label.unit->body.size.frontage * label.ink.camera.scale * 1.2;
    const auto last = static_cast<int>(forms.size()) - 1;
    const auto isFoundOn = [&](int side, int first) {
        for (int form = first; form <= last; ++form) {
            if (forms[form].contains(u'\n'))
                continue;  // only once all units have their labels
            label.side = side;
            label.form = form;
            label.name = forms[form];
            if ((form == last || sizeOfName(label.name, metrics).width() <= room) && stands(label, 0, false))
                return true;
        }
        return false;
    };
    const int first = isSmall() && !label.unit->waiting ? last : 0;
    if (std::ranges::any_of(sidesFrom(remembered), [&](int side) { return isFoundOn(side, first); }) ||
        std::ranges::any_of(shiftedSides(), [&](int side) { return isFoundOn(side, last); }))
        return true;
    label.name.clear();
    return false;
}

/// Tries places farther and farther away, with a short name and without, then on units. A label that must have its name
/// loses it last.
bool UnitLabels::findFarther(Label& label, const QStringList& forms, int remembered) const {
    const bool isKept = label.ink.named;
    const double farthest = isSmall() && !isKept ? 0 : 10 * label.size;
    label.form = static_cast<int>(forms.size()) - 1;
    const QString shortName = label.isNamed && (isKept || !isSmall()) ? forms.back() : QString();
    const auto isFound = [&](const QString& name, double most, bool onUnits) {
        label.name = name;
        for (double farther = 0; farther <= most; farther += 6)
            for (const int side : sidesFrom(remembered % 4)) {
                label.side = side;
                if (stands(label, farther, onUnits))
                    return true;
            }
        return false;
    };
    const double near = 2 * label.size;  // a name far away would not be read as the unit's
    return isFound(shortName, std::min(near, farthest), false) ||
           (isKept && (isFound(shortName, farthest, false) || isFound(shortName, farthest, true))) ||
           isFound({}, farthest, false) || isFound({}, farthest, true);
}

void UnitLabels::add(QPainter& painter, const UnitShown& unit, const UnitInk& ink) {
    // Text grows with the zoom, within limits.
    constexpr double smallest = 10.5;
    constexpr double largest = 16;
    const double text = std::clamp(smallest + (ink.camera.scale - 12) * 0.14, smallest, largest);
    m_scale = ink.camera.scale;
    constexpr double quietShare = 0.9;
    const auto line = m_lines.constFind(unit.piece.index());
    const bool isInLine = line != m_lines.cend();
    if (isInLine && line->isEmpty())
        return;
    if (!memory().forms.contains(unit.piece.index()))
        memory().forms = nameForms(m_units);
    Label label{.unit = &unit, .ink = ink, .font = ink.font};
    label.font.setPixelSize(std::max(1, qRound(text * ink.textScale * (ink.quiet ? quietShare : 1))));
    label.size = std::round((isSmall() ? 10 : text * 1.18) * ink.textScale);
    label.row = measureRow(label, painter.device()->devicePixelRatioF());
    // Of single men, only the leaders are named, for their retinues, and those that the question is about.
    const bool isNamed = !unit.isSingle() || ink.named ||
                         (!isSmall() && std::ranges::contains(unit.markers, Marker::Helmet, &MarkerShown::marker));
    const int remembered = memory().sides.value(unit.piece.index(), 0);
    const QStringList forms = isInLine ? QStringList(*line) : memory().forms.value(unit.piece.index());
    label.isNamed = isNamed;
    bool isPlaced = isNamed && findNamed(label, forms, remembered);
    const bool isNeeded = ink.quiet ? !unit.markers.empty() : label.row > 0 || ink.named || (isNamed && !isSmall());
    if (!isPlaced && isNeeded)
        isPlaced = findFarther(label, forms, remembered);
    if (!isPlaced)
        return;
    if (label.lead.isNull())
        memory().sides[unit.piece.index()] = label.side;
    m_labels.push_back(label);
}

/// Tries longer forms of the name on the label's side. A name of a few letters may also move to another side.
bool UnitLabels::isLengthened(Label& label, const QStringList& forms) const {
    const auto last = static_cast<int>(forms.size()) - 1;
    const int before = label.name.isEmpty() ? last + 1 : label.form;
    const QFontMetricsF metrics(label.font);
    const double room = label.unit->body.size.frontage * label.ink.camera.scale * 1.2;
    const bool isNarrow = isSmall() && !label.unit->waiting;
    // In a small table, no wider than the unit if another one is near.
    const auto fits = [&](const QString& name) {
        const double width = sizeOfName(name, metrics).width();
        return !isNarrow || width <= room || isAlone(label, width);
    };
    for (const int side : sidesFrom(label.side)) {
        label.side = side;
        for (label.form = 0; label.form < before; ++label.form) {
            label.name = forms[label.form];
            if (fits(label.name) && stands(label, 0, false))
                return true;
        }
        if (before < last)
            return false;
    }
    return false;
}

/// Whether no other unit is near one with a label of that width.
bool UnitLabels::isAlone(const Label& label, double width) const {
    const double near = (width / 2 + 2 * label.size) / label.ink.camera.scale;
    return std::ranges::none_of(m_units, [&](const UnitShown& other) {
        const double apart = near + other.body.radius();
        return &other != label.unit &&
               squaredLength(other.body.pose.centre - label.unit->body.pose.centre) < apart * apart;
    });
}

void UnitLabels::lengthenNames() {
    for (Label& label : m_labels) {
        const int piece = label.unit->piece.index();
        if (!label.isNamed || !label.lead.isNull() || m_lines.contains(piece))
            continue;
        const Label found = label;
        if (isLengthened(label, memory().forms.value(piece))) {
            memory().sides[piece] = label.side;
            continue;
        }
        label.side = found.side;
        label.form = found.form;
        label.name = found.name;
        label.box = found.box;
    }
}

void UnitLabels::paintName(QPainter& painter, const Label& label, QPointF at) const {
    const UnitInk& ink = label.ink;
    const Colours& colours = Colours::of(ink.palette);
    const QColor halo = label.unit->waiting ? colours.beside : colours.table;
    const QColor colour = ink.quiet ? colours.label : ink.palette.color(QPalette::WindowText);
    const QFontMetricsF metrics(label.font);
    const double middle = at.x() + sizeOfName(label.name, metrics).width() / 2;
    for (const QString& line : label.name.split(u'\n')) {
        memory().paintName(painter, {middle - metrics.horizontalAdvance(line) / 2, at.y()}, line, label.font, colour,
                           halo);
        at.ry() += metrics.ascent() + metrics.descent();
    }
}

void UnitLabels::paintLabel(QPainter& painter, const Label& label) const {
    const UnitInk& ink = label.ink;
    const QFontMetricsF metrics(label.font);
    const QSizeF nameSize = sizeOfName(label.name, metrics);
    const double nameHeight = nameSize.height();
    const QPointF along = directionOf(*label.unit, label.side);
    const bool isNameFirst = along.y() <= 0;
    const double middle = label.box.center().x();
    QPointF row(middle - label.row / 2, label.box.top() + (isNameFirst && nameHeight > 0 ? nameHeight + 2 : 0));
    QPointF name(middle - nameSize.width() / 2, label.box.top() + (isNameFirst || label.row <= 0 ? 0 : label.size + 2));
    if (isInline(label)) {  // the row is next to the unit
        const bool isRight = along.x() > -0.7;
        row = {isRight ? label.box.left() : label.box.right() - label.row, label.box.center().y() - label.size / 2};
        name = {isRight ? label.box.left() + label.row + gapInLine : label.box.left(),
                label.box.center().y() - nameHeight / 2};
    }
    row = {std::round(row.x()), std::round(row.y())};
    if (label.row > 0 && isRaster(painter)) {
        const QString key = keyOfRow(*label.unit, ink, label.size, painter.device()->devicePixelRatioF());
        painter.drawPixmap(row - QPointF(marginOfImage, marginOfImage), memory().images.value(key).pixmap);
    } else if (label.row > 0) {
        painter.save();
        painter.translate(row);
        paintRow(painter, *label.unit, label.size, ink, partsOf(*label.unit, ink, isSmall()));
        painter.restore();
    }
    if (!label.name.isEmpty())
        paintName(painter, label, name);
}

void UnitLabels::paint(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Label& label : m_labels) {
        if (label.lead.isNull())
            continue;
        painter.setPen(QPen(label.ink.look.outline(label.ink.palette), 1.2));
        painter.drawLine(label.lead);
    }
    for (const Label& label : m_labels)
        paintLabel(painter, label);
}

}  // namespace ephor
