#include "ui/battle/table/table_view.h"

#include "ui/battle/drawing/overview.h"
#include "ui/battle/drawing/terrain_names.h"
#include "ui/battle/table/edge_plates.h"
#include "ui/common/battle_looks.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ephor {

TableView::TableView(BattleSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_words(session.game()),
      m_lengths(session.game()),
      m_looks(looksOf(session)) {
    setObjectName(QStringLiteral("tableView"));
    setAccessibleName(tr("Table"));
    setAccessibleDescription(tr("The table with its units, drawn to scale. The Units panel shows the same as a list."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&session, &BattleSession::changed, this, &TableView::takePicture);
    connect(&session, &BattleSession::momentChanged, this, &TableView::takePicture);
    takePicture();
    m_wasFitted = true;
}

TableView::~TableView() = default;

const Request* TableView::request() const {
    const auto& pending = m_session.pending();
    return m_session.isLive() && pending && pending->kind == Pending::Kind::Choice ? &*pending->request : nullptr;
}

void TableView::takePicture() {
    // Stops placing for a question that is no longer pending.
    if (m_placingFor && (!request() || m_placingFor->entries != m_session.pending()->entries ||
                         m_placingFor->request->question != request()->question))
        stopPlacing();
    m_ways.clear();
    m_risks.clear();
    m_attackOf = {};
    m_group.reset();
    m_terrainPlaced.reset();
    m_proposedGroup.reset();
    m_reachOf = {};
    const std::size_t before = m_units.size();
    const bool waited = std::ranges::any_of(m_units, &UnitShown::waiting);
    const Request* asked = request();
    takeFacing();
    m_units = unitsShown(m_session.game(), m_session.tableShown(), asked, m_facing.value_or(Vec{0, 1}));
    if (!m_session.isLive() || m_session.table().turn() > 0)
        std::erase_if(m_units, &UnitShown::waiting);
    const bool waits = std::ranges::any_of(m_units, &UnitShown::waiting);
    const bool isBack = m_fitsAtPresent && m_session.isLive();
    if (isBack || (m_wasFitted && !m_motion && (before != m_units.size() || waited != waits)))
        fitFighting();
    point();
    update();
}

/// The edges are known from the first unit that is placed on, and stay so until the battle begins.
void TableView::takeFacing() {
    if (!m_session.isLive() || m_session.table().turn() > 0)
        m_facing.reset();
    const Request* asked = request();
    if (!asked || !entersTable(m_session.table(), *asked))
        return;
    m_facing = deployFacing(m_session.game(), m_session.table(), *asked);
    if (m_facing && asked->question.side == Side::B)
        m_facing = -*m_facing;
}

const UnitShown* TableView::unit(PieceId piece) const {
    const auto found = std::ranges::find(m_units, piece, &UnitShown::piece);
    return found == m_units.end() ? nullptr : &*found;
}

std::optional<QPointF> TableView::placeOf(PieceId piece) const {
    const UnitShown* found = unit(piece);
    return found ? std::optional(m_camera.toScreen(found->body.pose.centre)) : std::nullopt;
}

void TableView::showAction(const BattleAction& action) {
    const Table& table = m_session.timeline().tableAt(action.first);
    const std::vector<UnitShown> before = unitsShown(m_session.game(), table, nullptr);
    if (action.kind == BattleAction::Kind::Turn && m_wasFitted)
        fitFighting();
    addTrails(action);
    m_motion.emplace(before, m_units, action.paths);
    m_acting = action.pieces;
    moveViewTo(action);
    setShare(0);
}

void TableView::setShare(double share) {
    m_share = share;
    update();
}

void TableView::endAction() {
    m_motion.reset();
    m_acting = {};
    m_share = 1;
    update();
}

void TableView::addTrails(const BattleAction& action) {
    m_trails.add(action, m_session.table());
    update();
}

void TableView::clearTrails() {
    m_trails.clear();
    update();
}

/// A view that the user has chosen stays.
void TableView::moveViewTo(const BattleAction& action) {
    if (!m_wasFitted && !m_fitsAtPresent)
        return;
    const QRectF inner = QRectF(rect()).adjusted(30, 30, -30, -30);
    QRectF box;
    for (const UnitShown& unit : drawnUnits())
        if (action.pieces.contains(unit.piece))
            box |= QRectF(m_camera.toScreen(unit.body.pose.centre), QSizeF(1, 1));
    if (box.isNull() || inner.contains(box) || inner.contains(box.center()))
        return;
    m_camera.centre = m_camera.toTable(box.center());
    m_camera.stayOn(m_session.table().size(), scaled(this, 10));
    point();
}

void TableView::setMarked(PieceId about, PieceId pointedAt, const PieceSet& chosen) {
    m_about = about;
    m_pointed = pointedAt;
    m_chosen = chosen;
    update();
}

void TableView::fitFighting() {
    const TablePart part = fightingPart(m_units, m_session.table().size());
    m_camera.view = size();
    const bool waits = std::ranges::any_of(m_units, &UnitShown::waiting);
    m_camera.fit(part.low, part.high, scaled(this, waits ? 28 : 34));
    if (!waits)
        m_camera.stayOn(m_session.table().size(), scaled(this, 10));
    m_wasFitted = true;
    m_fitsAtPresent = false;
    point();
    update();
}

void TableView::fitPieces(const PieceSet& pieces) {
    static constexpr double share = 0.4;  // of the table, at least
    const TableSize size = m_session.table().size();
    Vec low{size.width, size.height};
    Vec high;
    for (const UnitShown& unit : drawnUnits())
        if (pieces.contains(unit.piece))
            for (const Vec corner : corners(unit.body)) {
                low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
                high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
            }
    if (low.x > high.x)
        return;
    const Vec centre = (low + high) * 0.5;
    const Vec half{std::max(high.x - low.x, share * size.width) / 2, std::max(high.y - low.y, share * size.height) / 2};
    m_camera.view = this->size();
    m_camera.fit(centre - half, centre + half, scaled(this, 34));
    m_camera.stayOn(size, scaled(this, 10));
    const bool fitsAtPresent = m_wasFitted || m_fitsAtPresent;
    keepView();
    m_fitsAtPresent = fitsAtPresent;
}

void TableView::fitWhole() {
    const TablePart part = wholePart(m_units, m_session.table().size());
    m_camera.view = size();
    m_camera.fit(part.low, part.high, scaled(this, 14));
    keepView();
}

void TableView::zoomBy(double factor) {
    m_camera.zoom(factor, rect().center(), 2, 120);
    keepView();
}

void TableView::setMeasuring(bool on) {
    m_measuring = on;
    m_hand = Hand::Free;
    m_measureFrom = m_measureTo = {};
    setCursor(on ? Qt::CrossCursor : Qt::ArrowCursor);
    update();
}

void TableView::setMayMeasure(bool may) {
    m_mayMeasure = may;
    if (!may && m_measuring)
        setMeasuring(false);
    if (!may)
        Q_EMIT cursorUnknown();
}

void TableView::setNamesShown(bool on) {
    m_names = on;
    update();
}

void TableView::setOverviewShown(bool on) {
    m_overview = on;
    update();
}

void TableView::setCodesShown(bool on) {
    m_codes = on;
    update();
}

void TableView::resizeEvent(QResizeEvent*) {
    m_camera.view = size();
    if (m_wasFitted)
        fitFighting();
}

UnitInk TableView::inkFor(const UnitShown& unit, const QFont& labels) const {
    return {.camera = m_camera,
            .look = m_looks[index(unit.side)],
            .palette = palette(),
            .font = labels,
            .textScale = textScale(font()),
            .codes = m_codes,
            .quiet = unit.isOnBase() && !isMarked(unit),
            .named = isMarked(unit)};
}

bool TableView::isMarked(const UnitShown& unit) const {
    return unit.piece == m_about || m_chosen.contains(unit.piece) || unit.piece == m_pointed ||
           m_acting.contains(unit.piece);
}

void TableView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont labels = sized(font(), 11);
    const QPalette inks = palette();
    const GroundInk ground{m_camera, inks, labels, m_lengths.square()};
    const std::vector<Terrain> terrain = m_session.game().terrain(m_session.tableShown());
    m_ground.paint(painter, m_session.table().size(), terrain, ground);
    paintReach(painter);

    paintLosses(painter, m_session.tableShown(), m_camera, m_looks, inks);
    m_trails.paint(painter, m_camera, m_looks, inks);
    const std::vector<UnitShown>& units = drawnUnits();
    paintUnits(painter, units, labels);
    paintLabels(painter, units, ground);
    paintProposed(painter, labels);
    paintPlacing(painter, labels);
    paintMeasure(painter, labels);

    paintScaleBar(painter, scaleBarFor(ground, m_lengths, units), ground);
    const Overview overview = Overview::in(m_camera, m_session.table().size(), units);
    if (m_overview && overview.isNeeded)
        paintOverview(painter, overview, units, m_looks, ground);
    paintPlacingSaid(painter, labels);
    if (!m_session.isLive() && !m_session.isCatchingUp()) {
        painter.setPen(QPen(Colours::of(inks).warning, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
    if (hasFocus()) {
        painter.setPen(QPen(inks.color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void TableView::paintUnits(QPainter& painter, const std::vector<UnitShown>& units, const QFont& labels) {
    for (const UnitShown& unit : units) {
        painter.setOpacity(unit.opacity);
        paintUnit(painter, unit, inkFor(unit, labels),
                  isMarked(unit)     ? UnitState::Selected
                  : unit.mayBeChosen ? UnitState::Choosable
                                     : UnitState::Plain);
    }
    painter.setOpacity(1);
    paintPointing(painter);
}

/// Names of edges, units and terrain, in this order.
void TableView::paintLabels(QPainter& painter, const std::vector<UnitShown>& units, const GroundInk& ground) {
    UnitLabels beside(units, &m_labels);
    beside.keepClear(scaleBarFor(ground, m_lengths, units).box);
    beside.keepOffEdges(m_session.table().size(), m_camera, m_facing.has_value());
    if (m_facing) {
        const auto nameOf = [this](Side side) { return tr("Edge of %1").arg(m_words.sideInside(side)); };
        const EdgePlates edges(m_session.table().size(), *m_facing, m_camera, units, {nameOf(Side::A), nameOf(Side::B)},
                               ground.font);
        edges.paint(painter, m_looks, palette());
        for (const Side side : bothSides)
            beside.keepClear(edges.box(side));
    }
    if (!m_names)
        return;
    beside.joinLines(lineNames(units, [this](const UnitShown& unit) { return isMarked(unit); }));
    for (const bool marked : {true, false})  // units that the question is about get their labels first
        for (const UnitShown& unit : units)
            if (isMarked(unit) == marked)
                beside.add(painter, unit, inkFor(unit, ground.font));
    beside.lengthenNames();
    beside.paint(painter);
    paintTerrainNames(painter, m_session.game().terrain(m_session.tableShown()), ground, beside, m_labels);
}

/// Paints an arrow from the unit of the question to the unit of the chosen answer.
void TableView::paintPointing(QPainter& painter) {
    const UnitShown* from = unit(m_about);
    const UnitShown* to = unit(m_pointed);
    if (!from || !to || from == to || from->waiting || to->waiting)
        return;
    const QPointF a = m_camera.toScreen(from->body.pose.centre);
    const QPointF b = m_camera.toScreen(to->body.pose.centre);
    const QPointF way = b - a;
    const double far = std::hypot(way.x(), way.y());
    if (far < 1)
        return;
    const QPointF along = way / far;
    const QPointF aside(-along.y(), along.x());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2.2, Qt::DashLine, Qt::RoundCap));
    painter.drawLine(a, b - along * 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawPolygon(QPolygonF({b, b - along * 11 + aside * 5, b - along * 11 - aside * 5}));
}

void TableView::paintMeasure(QPainter& painter, const QFont& labels) {
    if (!m_measuring || m_measureFrom == m_measureTo)
        return;
    const QColor line = palette().color(QPalette::Highlight);
    const QPointF a = m_camera.toScreen(m_measureFrom);
    const QPointF b = m_camera.toScreen(m_measureTo);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 2));
    painter.drawLine(a, b);
    // On a card beside the line, so that it can be read on top of anything.
    const QString said = m_lengths.text(length(m_measureTo - m_measureFrom));
    const QFontMetricsF metrics(labels);
    const QPointF way = b - a;
    const double far = std::max(1.0, std::hypot(way.x(), way.y()));
    const QPointF aside = QPointF(way.y(), -way.x()) / far * (way.x() < 0 ? -1 : 1);
    QRectF card(0, 0, metrics.horizontalAdvance(said) + 10, metrics.height() + 4);
    card.moveCenter((a + b) / 2 + aside * (card.width() / 2 + 8));
    painter.setPen(QPen(line, 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(card, 2.5, 2.5);
    painter.setFont(labels);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(card, Qt::AlignCenter, said);
}

}  // namespace ephor
