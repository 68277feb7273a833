// The shading of where a unit may go, and of the deployment zone.
#include "models/battle/answers/drag_risk.h"
#include "ui/battle/drawing/ground_painter.h"
#include "ui/battle/table/reach.h"
#include "ui/battle/table/table_view.h"

#include <QBrush>

namespace ephor {

/// The unit whose reach is of interest: the one that is held, pointed at, chosen or asked about.
PieceId TableView::reachPiece() {
    const Request* asked = request();
    if (!asked || m_session.isBusy() || !m_session.isPersonDue() || m_session.mustLookAlone())
        return {};
    if (m_placing)
        return m_placing->piece();
    if (mayDrag(m_hovered))
        return m_hovered;
    if (m_chosen.size() == 1 && mayDrag(m_chosen.first()))
        return m_chosen.first();
    if (isPlacedNow(m_about))
        return m_about;
    return asked->form == Form::Deploy && !asked->pieces.empty() ? asked->pieces.first() : PieceId{};
}

/// The units that are placed with a unit, at a suggested place, relative to it.
std::vector<Body> TableView::placedWith(PieceId piece, std::int16_t code) const {
    const Request& asked = *request();
    if (asked.form != Form::Deploy)
        return {};
    const Table& table = m_session.table();
    std::vector<Choice> suggested;
    m_session.game().suggest(table, asked, suggested);
    const auto fits = [&](const Choice& choice) {
        return choice.piece == piece && choice.code == code && !m_session.game().refusal(table, asked, choice);
    };
    const auto place = std::ranges::find_if(suggested, fits);
    if (place == suggested.end())
        return {};
    std::vector<Body> bodies;
    for (const auto& [other, pose] : MovePreview(m_session, {{}, m_session.pending()->request, table}).after(*place))
        bodies.push_back({{pose.centre - place->pose.centre, pose.facing}, table.body(other).size});
    return bodies;
}

/// Tries the answer with which a move of the unit begins only once for each question.
const QString& TableView::riskOf(PieceId piece, const Choice& answer) {
    const auto [known, isNew] = m_risks.try_emplace(piece.index());
    auto& [tried, risk] = known->second;
    if (isNew || tried != answer) {
        tried = answer;
        risk = riskOfAnswer(m_session, answer, piece);
    }
    return risk;
}

const QPainterPath& TableView::reach(PieceId piece) {
    const std::int16_t code = m_placing ? m_placing->choice().code : std::int16_t{0};
    if (m_reachOf == std::pair(piece, code))
        return m_reach;
    m_reachOf = {piece, code};
    m_reach = {};
    m_reachRisk.clear();
    m_reach.setFillRule(Qt::WindingFill);
    if (isPlacedNow(piece)) {
        m_reach.addPath(reachOf({m_session.game(), m_session.table(), *request(), piece, code, placedWith(piece, code)},
                                m_mayMeasure));
    } else {
        const Ways ways = m_way ? m_waysHeld : waysOf(piece);
        for (const WayToMove& way : *ways)
            m_reach.addPath(reachOf({m_session.game(), way.table, *way.move, piece}, m_mayMeasure));
        if (!ways->empty() && !ways->front().answers.empty())
            m_reachRisk = riskOf(piece, ways->front().answers.front().choice);
    }
    return m_reach;
}

const QString& TableView::riskOfReach(PieceId piece) {
    reach(piece);
    return m_reachRisk;
}

void TableView::paintReach(QPainter& painter) {
    const PieceId piece = reachPiece();
    if (!piece)
        return;
    QColor shade = m_looks[index(m_session.game().piece(piece).side)].colour(palette());
    const bool isRisky = !riskOfReach(piece).isEmpty();
    shade.setAlphaF(isRisky ? 0.4F : 0.16F);
    paintZone(painter, reach(piece), QBrush(shade, isRisky ? Qt::BDiagPattern : Qt::SolidPattern),
              m_session.table().size(), m_camera);
}

}  // namespace ephor
