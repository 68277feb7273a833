#include "core/rules/dba/battle/deployment_places.h"

#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/terrain_placement.h"
#include "core/table/geometry.h"

#include <cmath>

namespace ephor::dba {

namespace {

/// Candidate deployment places: rows behind the front line, from the middle outwards.
class DeployPlaces {
public:
    DeployPlaces(const DbaGame& game, const Table& table, PieceId piece, const Found& found)
        : m_game(game),
          m_table(table),
          m_piece(piece),
          m_found(found),
          m_troop(game.troop(piece)),
          m_in(towardsEnemy(table, table.side(piece))),
          m_friends(presentOf(table, table.side(piece))) {}

    double rows() const { return (m_in.x == 0 ? m_table.size().height : m_table.size().width) / 2 - fromCentreLine; }
    bool row(double behind);
    bool behindItsLike();

private:
    bool offer(Vec front);

    const DbaGame& m_game;
    const Table& m_table;
    const PieceId m_piece;
    const Found& m_found;
    const Troop& m_troop;
    const Vec m_in;
    const ElementSet m_friends;
};

bool DeployPlaces::offer(Vec front) {
    const Body body{{front - m_in * (m_troop.size.depth / 2), m_in}, m_troop.size};
    for (const PieceId p : m_friends)  // most places are taken, so this test comes first
        if (overlap(body, m_table.body(p)))
            return false;
    Choice choice;
    choice.piece = m_piece;
    choice.pose = snapped(body.pose);
    return !checkDeploy(m_game, m_table, choice) && m_found(choice);
}

bool DeployPlaces::row(double behind) {
    const Vec middle = Vec{m_table.size().width, m_table.size().height} * 0.5;
    const int columns = static_cast<int>((m_in.x == 0 ? m_table.size().width : m_table.size().height) / 2);
    for (int i = 0; i <= 2 * columns; ++i) {
        const int aside = (i % 2 == 0 ? 1 : -1) * ((i + 1) / 2);
        if (offer(middle - m_in * (fromCentreLine + behind) + rightOf(m_in) * aside))
            return true;
    }
    return false;
}

bool DeployPlaces::behindItsLike() {
    if (!m_troop.is(Kind::Pk) && !m_troop.is(Kind::Wb))
        return false;
    const Vec middle = Vec{m_table.size().width, m_table.size().height} * 0.5;
    for (const PieceId p : m_friends& ElementSet(m_game.elements(m_table.side(m_piece)))) {
        const Body& body = m_table.body(p);
        if (m_game.troop(p).is(m_troop.kind) && !isGuard(m_table, p) &&
            std::abs(dot(middle - frontMiddle(body), m_in) - fromCentreLine) < 0.01 &&
            offer(frontMiddle(body) - m_in * body.size.depth))
            return true;
    }
    return false;
}

}  // namespace

// Tries the third row first, which almost always has room.
bool anyDeployPlace(const DbaGame& game, const Table& table, PieceId piece) {
    constexpr double third = 2;
    bool any = false;
    const Found found = [&](const Choice&) { return any = true; };
    DeployPlaces places(game, table, piece, found);
    if (third < places.rows() && places.row(third))
        return true;
    eachDeployPlace(game, table, piece, found);
    return any;
}

// The front line from the middle outwards, then row by row behind it. Elements that support from behind first try
// places behind their own kind.
void eachDeployPlace(const DbaGame& game, const Table& table, PieceId piece, const Found& found) {
    DeployPlaces places(game, table, piece, found);
    if (places.behindItsLike())
        return;
    for (double row = 0; row < places.rows(); row += 1)
        if (places.row(row))
            return;
}

}  // namespace ephor::dba
