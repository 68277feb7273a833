// The tips of the table: a unit's card with its chances against the acting unit, and what terrain does.
#include "core/table/geometry.h"
#include "ui/battle/table/clash_tip.h"
#include "ui/battle/table/table_view.h"

#include <algorithm>

namespace ephor {

/// The unit that acts: the one that is asked about, or the one of the chosen answer.
PieceId TableView::actingUnit() const {
    const Request* asked = request();
    if (!asked || asked->secret || asked->form == Form::Deploy || !m_session.isPersonDue())
        return {};
    const Table& table = m_session.table();
    const auto acts = [&](PieceId piece) {
        return piece && table.isPresent(piece) && table.side(piece) == asked->question.side;
    };
    if (acts(asked->question.piece))
        return asked->question.piece;
    return m_chosenAnswer && acts(m_chosenAnswer->piece) ? m_chosenAnswer->piece : PieceId{};
}

/// The chances of the acting unit against an enemy, and how far it is. Empty where there are none.
QString TableView::clashWith(PieceId enemy) {
    const PieceId unit = actingUnit();
    const Game& game = m_session.game();
    const Table& table = m_session.table();
    if (!unit || !enemy || !table.isPresent(enemy) || table.side(enemy) == table.side(unit))
        return {};
    const QString offered = clashTip(game, table, *request(), enemy);
    QString clash = offered.isEmpty() ? clashBetween(game, table, unit, enemy) : offered;
    const double distance = gap(table.body(unit), table.body(enemy));
    if (clash.isEmpty() || distance <= tolerance)
        return clash;
    QString far = tr("The rules forbid measuring first: a charge may fall short.");
    if (isPlainlyTooFar(unit, enemy))
        far = tr("Out of reach, even for a charge");
    else if (m_mayMeasure)
        far = isInReach(unit, enemy) ? tr("%1 away").arg(m_lengths.text(distance))
                                     : tr("%1 away, farther than it can move now").arg(m_lengths.text(distance));
    return clash + QStringLiteral("<br>") + far;
}

/// Whether a unit's reach comes to an enemy, or an attack on it is offered.
bool TableView::isInReach(PieceId unit, PieceId enemy) {
    const Request& asked = *request();
    if (std::ranges::contains(asked.options, enemy, &Option::piece) || !mayDrag(unit))
        return true;
    const Body& body = m_session.table().body(enemy);
    const double near = m_lengths.square() > 0 ? m_lengths.square() : 0.5;
    QRectF ground;
    for (const Vec corner : corners(body))
        ground |= QRectF(corner.x - near, corner.y - near, 2 * near, 2 * near);
    return reach(unit).intersects(ground);
}

/// Whether an attack on the enemy is offered that plainly falls short.
bool TableView::isPlainlyTooFar(PieceId unit, PieceId enemy) {
    const auto& attack = attackOn(unit, enemy);
    return attack && attack->isChargeOutOfReach();
}

/// The unit's card and, where the acting unit may meet it, the chances: once, if the card has them.
QString TableView::tipOf(PieceId piece) {
    const Table& table = m_session.tableShown();
    QString card = m_words.card(table, piece);
    if (piece == reachPiece() && !riskOfReach(piece).isEmpty())
        card += QStringLiteral("<hr>") + riskOfReach(piece).toHtmlEscaped();
    const QString clash = clashWith(piece);
    const bool isInCard = !clash.isEmpty() && table.touching(actingUnit()).contains(piece) &&
                          m_session.game().clashNow(table, piece, actingUnit());
    return clash.isEmpty() || isInCard ? card : clash + QStringLiteral("<hr>") + card;
}

/// What terrain does to those in it; empty on open ground without any.
QString TableView::groundTip(Vec at) const {
    QStringList said;
    for (const Terrain& terrain : m_session.game().terrain(m_session.tableShown())) {
        if (!contains(terrain.outline, at))
            continue;
        QString what = tr("open ground");
        if (terrain.ground == Ground::Difficult)
            what = tr("difficult ground, which hinders troops in it");
        else if (terrain.ground == Ground::Dangerous)
            what = tr("dangerous ground, which may cost losses");
        else if (terrain.ground == Ground::Impassable)
            what = tr("nobody may enter it");
        const QString text = tr("%1: %2").arg(QString::fromStdString(terrain.name), what);
        said << (terrain.blocksSight ? tr("%1; it blocks sight").arg(text) : text);
    }
    return said.join(u'\n');
}

}  // namespace ephor
