#include "ui/battle/table/table_view.h"

#include "ui/battle/table/unit_labels.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ephor {

TableView::TableView(BattleSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(session.game()), m_looks(looksOf(session.game().setup())) {
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
    m_reachOf = {};
    const std::size_t before = m_units.size();
    const bool waited = std::ranges::any_of(m_units, &UnitShown::waiting);
    const Request* asked = request();
    m_facing =
        asked && asked->form == Form::Deploy ? deployFacing(m_session.game(), m_session.table(), *asked) : std::nullopt;
    if (m_facing && asked->question.side == Side::B)
        m_facing = -*m_facing;
    m_units = unitsShown(m_session.game(), m_session.tableShown(), asked, m_facing.value_or(Vec{0, 1}));
    if (!m_session.isLive() || m_session.table().turn() > 0)
        std::erase_if(m_units, &UnitShown::waiting);
    const bool waits = std::ranges::any_of(m_units, &UnitShown::waiting);
    if (m_wasFitted && (before != m_units.size() || waited != waits))
        fitFighting();
    update();
}

const UnitShown* TableView::unit(PieceId piece) const {
    const auto found = std::ranges::find(m_units, piece, &UnitShown::piece);
    return found == m_units.end() ? nullptr : &*found;
}

std::optional<QPointF> TableView::placeOf(PieceId piece) const {
    const UnitShown* found = unit(piece);
    return found ? std::optional(m_camera.toScreen(found->body.pose.centre)) : std::nullopt;
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
    m_camera.fit(part.low, part.high, scaled(this, 34));
    if (std::ranges::none_of(m_units, &UnitShown::waiting))
        m_camera.stayOn(m_session.table().size(), scaled(this, 10));
    m_wasFitted = true;
    update();
}

void TableView::fitWhole() {
    const TablePart part = wholePart(m_units, m_session.table().size());
    m_camera.view = size();
    m_camera.fit(part.low, part.high, scaled(this, 14));
    m_wasFitted = false;
    update();
}

void TableView::zoomBy(double factor) {
    m_camera.zoom(factor, rect().center(), 2, 120);
    m_wasFitted = false;
    update();
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

void TableView::resizeEvent(QResizeEvent*) {
    m_camera.view = size();
    if (m_wasFitted)
        fitFighting();
}

UnitInk TableView::inkFor(const UnitShown& unit, const QFont& labels) const {
    return {m_camera, m_looks[index(unit.side)], palette(), labels, textScale(font())};
}

void TableView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont labels = sized(font(), 11);
    const QPalette inks = palette();
    const GroundInk ground{m_camera, inks, labels};
    const std::vector<Terrain> terrain = m_session.game().terrain(m_session.tableShown());
    paintGround(painter, m_session.table().size(), terrain, ground);
    if (m_names)
        paintTerrainNames(painter, terrain, ground);
    paintReach(painter);

    const auto isMarked = [this](const UnitShown& unit) {
        return unit.piece == m_about || m_chosen.contains(unit.piece) || unit.piece == m_pointed;
    };
    for (const UnitShown& unit : m_units) {
        const bool selected = isMarked(unit);
        paintUnit(painter, unit, inkFor(unit, labels),
                  selected           ? UnitState::Selected
                  : unit.mayBeChosen ? UnitState::Choosable
                                     : UnitState::Plain);
    }
    paintPointing(painter);
    UnitLabels beside(m_units);
    for (const bool marked : {true, false})  // units that the question is about get their labels first
        for (const UnitShown& unit : m_units)
            if (m_names && isMarked(unit) == marked)
                beside.add(painter, unit, inkFor(unit, labels));
    beside.paint(painter);
    paintEdges(painter, labels);
    paintPlacing(painter, labels);
    paintMeasure(painter, labels);

    paintScaleBar(painter, ground, tr("%1 inches").arg(6), 6);
    const Overview overview = Overview::in(m_camera, m_session.table().size());
    if (m_overview && overview.isNeeded(m_camera))
        paintOverview(painter, overview, m_units, m_looks, ground);
    paintPlacingSaid(painter, labels);
    if (!m_session.isLive()) {
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
    const QString said = inches(length(m_measureTo - m_measureFrom));
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
