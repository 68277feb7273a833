#include "models/paper/figure_shapes.h"

#include <QHash>
#include <QTransform>

namespace ephor {

namespace {

QPainterPath polygonOf(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(points));
    path.closeSubpath();
    return path;
}

QPainterPath discAt(double x, double y, double r) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), r, r);
    return path;
}

QPainterPath ovalAt(double x, double y, double rx, double ry) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), rx, ry);
    return path;
}

QPainterPath linesOf(std::initializer_list<QLineF> lines) {
    QPainterPath path;
    for (const QLineF& line : lines) {
        path.moveTo(line.p1());
        path.lineTo(line.p2());
    }
    return path;
}

/// A horse from above, its head to the front.
QPainterPath horse(double x, double y, double width, double length) {
    const double half = width / 2;
    QPainterPath path;
    path.moveTo(x, y - length * 0.54);
    path.lineTo(x + half, y - length * 0.18);
    path.lineTo(x + half, y + length * 0.38);
    path.quadTo(x + half, y + length * 0.46, x + half * 0.6, y + length * 0.46);
    path.lineTo(x - half * 0.6, y + length * 0.46);
    path.quadTo(x - half, y + length * 0.46, x - half, y + length * 0.38);
    path.lineTo(x - half, y - length * 0.18);
    path.closeSubpath();
    return path;
}

QPainterPath crescent() {
    QPainterPath path;
    path.moveTo(-0.97, 0.45);
    path.cubicTo(-1.2, -0.55, -0.6, -0.95, 0, -0.95);
    path.cubicTo(0.6, -0.95, 1.2, -0.55, 0.97, 0.45);
    path.cubicTo(0.7, 0.05, 0.35, -0.08, 0, -0.08);
    path.cubicTo(-0.35, -0.08, -0.7, 0.05, -0.97, 0.45);
    path.closeSubpath();
    return path;
}

/// The outline around several paths. Qt cuts curves finely enough only where they are large.
QPainterPath united(std::initializer_list<QPainterPath> paths) {
    constexpr double scale = 200;
    QPainterPath all;
    for (const QPainterPath& path : paths)
        all = all.united(QTransform::fromScale(scale, scale).map(path));
    return QTransform::fromScale(1 / scale, 1 / scale).map(all);
}

/// A bow in front of a man, bent to the front.
QPainterPath bow(double half, double top, double bottom) {
    QPainterPath path;
    path.moveTo(-half, bottom);
    path.quadTo(0, 2 * top - bottom, half, bottom);
    return path;
}

FigureShape elephant() {
    FigureShape s;
    QPainterPath trunk;
    trunk.moveTo(-0.15, -0.8);
    trunk.quadTo(-0.16, -1.25, 0.12, -1.5);
    trunk.lineTo(0.3, -1.34);
    trunk.quadTo(0.12, -1.15, 0.15, -0.8);
    trunk.closeSubpath();
    const QPainterPath head = discAt(0, -0.55, 0.42);
    s.body = united(
        {ovalAt(0, 0.35, 0.72, 0.82), head, ovalAt(-0.58, -0.4, 0.34, 0.24), ovalAt(0.58, -0.4, 0.34, 0.24), trunk});
    s.lines = linesOf({{-0.24, -0.85, -0.36, -1.2}, {0.24, -0.85, 0.4, -1.14}});  // tusks
    s.pale.addRect(QRectF(-0.4, 0.02, 0.8, 0.72));                                // tower
    s.dark.addRect(QRectF(-0.14, 0.24, 0.28, 0.28));
    return s;
}

FigureShape chariot(bool hasScythes) {
    FigureShape s;
    s.body = horse(-0.36, -0.55, 0.46, 1.45);
    s.body.addPath(horse(0.36, -0.55, 0.46, 1.45));
    s.body.addRoundedRect(QRectF(-0.42, 0.4, 0.84, 0.7), 0.2, 0.2);
    s.lines =
        linesOf({{-0.82, 0.78, 0.82, 0.78}, {-0.82, 0.4, -0.82, 1.16}, {0.82, 0.4, 0.82, 1.16}, {0, -0.5, 0, 0.4}});
    if (hasScythes)
        s.lines.addPath(linesOf(
            {{-0.82, 0.78, -1.3, 0.4}, {0.82, 0.78, 1.3, 0.4}, {-0.3, -1.1, -0.8, -1.4}, {0.3, -1.1, 0.8, -1.4}}));
    return s;
}

FigureShape wagon() {
    FigureShape s;
    s.body.addRoundedRect(QRectF(-0.62, -1, 1.24, 2), 0.15, 0.15);
    s.lines = linesOf({{-0.85, -0.75, -0.85, -0.25},
                       {0.85, -0.75, 0.85, -0.25},
                       {-0.85, 0.3, -0.85, 0.8},
                       {0.85, 0.3, 0.85, 0.8},
                       {-0.62, -0.35, 0.62, -0.35},
                       {-0.62, 0.3, 0.62, 0.3}});
    return s;
}

FigureShape artillery() {
    FigureShape s;
    s.body.addRoundedRect(QRectF(-0.24, -0.75, 0.48, 1.8), 0.1, 0.1);
    s.lines = bow(1.1, -0.75, -0.2);
    s.lines.addPath(linesOf({{-1.1, -0.2, 0, 0.45}, {1.1, -0.2, 0, 0.45}, {0, -0.75, 0, -1.3}}));
    return s;
}

FigureShape camp() {
    FigureShape s;
    s.body = polygonOf({{0, -0.95}, {1.05, 0.8}, {-1.05, 0.8}});
    s.dark = polygonOf({{0, -0.15}, {0.42, 0.8}, {-0.42, 0.8}});
    s.lines = linesOf({{0, -0.95, -0.2, -1.25}, {0, -0.95, 0.2, -1.25}});
    return s;
}

void addCloseFoot(QHash<QString, FigureShape>& all) {
    all[QStringLiteral("hoplite")] = {discAt(0, 0, 1), {}, discAt(0, 0, 0.36), {}};
    all[QStringLiteral("pike")] = {discAt(0, 0.4, 0.66), linesOf({{0, 1.05, 0, -1.55}}), {}, {}};
    all[QStringLiteral("spear")] = {discAt(-0.12, 0.1, 0.8), linesOf({{0.9, 0.95, 0.9, -1.25}}), {}, {}};
    all[QStringLiteral("infantry")] = {ovalAt(0, 0, 0.64, 1.05), {}, ovalAt(0, 0, 0.17, 0.72), {}};
    all[QStringLiteral("warband")] = {
        polygonOf({{-0.15, -1}, {0.42, -0.5}, {0.42, 0.5}, {-0.15, 1}, {-0.72, 0.5}, {-0.72, -0.5}}),
        linesOf({{0.42, 0.15, 1.05, -1.1}, {0.5, -0.35, 0.95, -0.15}}),
        discAt(-0.15, 0, 0.26),
        {}};
    all[QStringLiteral("levy")] = {
        discAt(-0.1, 0.2, 0.58), linesOf({{0.45, 0.6, 0.85, -0.75}, {0.8, -0.75, 0.9, -0.35}}), {}, {}};
}

void addLightFoot(QHash<QString, FigureShape>& all) {
    const auto light = [&all](const char* sign, const QPainterPath& body, const QPainterPath& lines) {
        all[QLatin1StringView(sign)] = {body, lines, {}, {}, true};
    };
    light("peltast", crescent(), {});
    light("psiloi", discAt(0, 0, 0.6), linesOf({{-0.95, 0.95, 1.15, -1.15}}));
    QPainterPath sling = linesOf({{0.35, -0.35, 0.75, -0.7}});
    sling.addEllipse(QPointF(0.92, -0.88), 0.22, 0.22);
    light("slinger", discAt(-0.15, 0.15, 0.6), sling);
    light("archer", discAt(0, 0.25, 0.56), bow(1.15, -0.85, -0.15));
    QPainterPath crossbow = bow(0.85, -0.75, -0.35);
    crossbow.addPath(linesOf({{0, -0.3, 0, -1.25}}));
    light("crossbow", discAt(0, 0.35, 0.6), crossbow);
}

void addMounted(QHash<QString, FigureShape>& all) {
    const auto mounted = [&all](const char* sign, const QPainterPath& body, const QPainterPath& lines,
                                const QPainterPath& dark) {
        all[QLatin1StringView(sign)] = {body, lines, dark, {}, true};
    };
    mounted("cavalry", horse(0, 0, 1.2, 2.3), {}, {});
    mounted("light_horse", horse(-0.2, 0.05, 0.82, 2.1), linesOf({{0.35, 0.9, 1.0, -1.0}}), {});
    mounted("knights", horse(0, 0.1, 1.45, 2.1), linesOf({{0.95, 0.6, 0.95, -1.4}}), {});
    all[QStringLiteral("knights")].pale = polygonOf({{-0.72, 0.2}, {0.72, 0.2}, {0.72, 0.55}, {-0.72, 0.55}});
    const QPainterPath camel =
        united({ovalAt(0, 0.3, 0.6, 0.85), polygonOf({{-0.16, -0.4}, {0.16, -0.4}, {0.2, -1.3}, {-0.2, -1.3}})});
    mounted("camels", camel, {}, discAt(0, 0.3, 0.3));
    QPainterPath pair = horse(-0.2, 0, 1.05, 2.2);
    pair.addEllipse(QPointF(0.72, 0.62), 0.34, 0.34);
    mounted("hamippoi", pair, {}, {});
    mounted("mounted_foot", horse(0, 0, 1.3, 2.2), {}, {});
    all[QStringLiteral("mounted_foot")].pale = discAt(0, 0.2, 0.4);
    all[QStringLiteral("chariot")] = chariot(false);
    all[QStringLiteral("scythed_chariot")] = chariot(true);
    all[QStringLiteral("elephant")] = elephant();
}

/// Makes a drawing no larger than its place in a rank.
void fitIn(FigureShape& shape) {
    constexpr double most = 1.22;
    const QRectF box = shape.body.boundingRect().united(shape.lines.boundingRect());
    const double reach = std::max({-box.top(), box.bottom(), -box.left(), box.right()});
    const QTransform smaller = QTransform::fromScale(std::min(1.0, most / reach), std::min(1.0, most / reach));
    for (QPainterPath* path : {&shape.body, &shape.lines, &shape.dark, &shape.pale}) {
        path->setFillRule(Qt::WindingFill);
        *path = smaller.map(*path);
    }
}

const QHash<QString, FigureShape>& shapes() {
    static const QHash<QString, FigureShape> made = [] {
        QHash<QString, FigureShape> all;
        addCloseFoot(all);
        addLightFoot(all);
        addMounted(all);
        all[QStringLiteral("artillery")] = artillery();
        all[QStringLiteral("wagon")] = wagon();
        all[QStringLiteral("camp")] = camp();
        for (FigureShape& shape : all)
            fitIn(shape);
        return all;
    }();
    return made;
}

}  // namespace

const FigureShape& figureShape(const QString& sign) {
    static const FigureShape plain{discAt(0, 0, 1), {}, {}, {}};
    const auto found = shapes().constFind(sign);
    return found == shapes().cend() ? plain : *found;
}

}  // namespace ephor
