#include "models/battle/answers/move_preview.h"

namespace ephor {

MovePreview::MovePreview(const BattleSession& session, const WayToMove& way)
    : m_game(session.game()), m_way(way), m_stretch(copyToTry(session, 0)), m_entries(session.record().entries.size()) {
    const PieceId piece = way.move->limits.piece;
    const bool deploys = way.move->form == Form::Deploy;
    if (!piece && !deploys)
        return;
    std::vector<Choice> suggested;
    m_game.suggest(way.table, *way.move, suggested);
    const auto goes = [&](const Choice& choice) {
        return (deploys || choice.pose.centre != way.table.body(piece).pose.centre) &&
               !m_game.refusal(way.table, *way.move, choice);
    };
    if (const auto found = std::ranges::find_if(suggested, goes); found != suggested.end())
        for (const auto& [other, pose] : movedBy(*found))
            m_others.insert(other);
}

std::vector<std::pair<PieceId, Pose>> MovePreview::after(const Choice& move) {
    if (m_others.empty() || m_game.refusal(m_way.table, *m_way.move, move))
        return {};
    return movedBy(move);
}

std::vector<std::pair<PieceId, Pose>> MovePreview::movedBy(const Choice& move) {
    std::vector<RecordEntry>& entries = m_stretch.editRecord().entries;
    entries.resize(m_entries);
    entries.insert(entries.end(), m_way.answers.begin(), m_way.answers.end());
    entries.emplace_back(Answer{m_way.move->question, snapped(move), By::Person});
    std::vector<std::pair<PieceId, Pose>> moved;
    if (m_stretch.run().misfit)
        return moved;
    const Table& after = m_stretch.table();
    const PieceId lead = m_way.move->form == Form::Deploy ? move.piece : m_way.move->limits.piece;
    for (const PieceId piece : after.present(m_way.move->question.side))
        if (piece != lead && (!m_way.table.isPresent(piece) || after.body(piece).pose != m_way.table.body(piece).pose))
            moved.emplace_back(piece, after.body(piece).pose);
    return moved;
}

std::vector<Terrain> terrainPlacedBy(const BattleSession& session, const Choice& choice) {
    Stretch tried = copyToTry(session, 0);
    tried.editRecord().entries.emplace_back(Answer{session.pending()->request->question, snapped(choice), By::Person});
    if (tried.run().misfit)
        return {};
    const std::vector<Terrain> before = session.game().terrain(session.table());
    std::vector<Terrain> placed = session.game().terrain(tried.table());
    std::erase_if(placed, [&](const Terrain& one) { return std::ranges::contains(before, one); });
    return placed;
}

namespace {

bool takesOthers(const BattleSession& session, const WayToMove& way) {
    return !MovePreview(session, way).others().empty();
}

}  // namespace

bool mayTakeOthers(const BattleSession& session, PieceId piece) {
    return std::ranges::any_of(session.pending()->request->options, [&](const Option& option) {
        if (option.piece != piece)
            return false;
        const std::vector<WayToMove> ways = waysToMove(session, piece, coded(option));
        return !ways.empty() && takesOthers(session, ways.front());
    });
}

std::vector<WayToMove> waysToMoveAlone(const BattleSession& session, PieceId piece) {
    std::vector<WayToMove> all = waysToMove(session, piece);
    const auto alone = [&](std::vector<WayToMove> ways) {
        std::erase_if(ways, [&](const WayToMove& way) { return takesOthers(session, way); });
        return ways;
    };
    if (all.empty())
        return all;
    if (std::vector<WayToMove> first = alone(all); !first.empty())
        return first;
    for (const Option& option : session.pending()->request->options)  // others may lead to the move by more questions
        if (option.piece == piece && all.front().answers.front().choice != coded(option))
            if (std::vector<WayToMove> more = alone(waysToMove(session, piece, coded(option))); !more.empty())
                return more;
    return all;
}

}  // namespace ephor
