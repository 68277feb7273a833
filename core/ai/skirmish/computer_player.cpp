// Answers each decision. Walls and moves are in moves.cpp, shooting is in shooting_positions.cpp.
#include "core/ai/skirmish/computer_player.h"

#include "core/ai/skirmish/moves.h"
#include "core/ai/skirmish/shooting_positions.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/battle/standard_bearers.h"

namespace ephor::skirmish {

namespace {

/// Shooters need a clear line of sight and deploy in one rank, all others in two.
Choice deployRetinue(const Viewpoint& view) {
    Choice best;
    const PieceId leader = view.request.pieces.first();
    const Retinue& retinue = view.game.retinueOf(leader);
    int shooters = 0;
    for (const PieceId figure : retinue.figures)
        shooters += view.profile(figure).kind.missile != Missile::None ? 1 : 0;
    const int wish = values::figuresForShooter * shooters >= retinue.size ? code::oneRank : code::twoRanks;
    eachPlace(view.game, view.table, retinue, wish, [&](const Choice& choice) {
        best = choice;
        return true;
    });
    return best;
}

/// SKI-D05: the most valuable attack first.
Choice whomToFight(const Viewpoint& view) {
    Choice choice;
    double best = -1e9;
    for (const PieceId enemy : view.request.pieces) {
        const double value = view.valueInContact(view.request.question.piece, enemy);
        if (value > best) {
            best = value;
            choice.piece = enemy;
        }
    }
    return choice;
}

Choice nextFighter(const Viewpoint& view) {
    Choice choice;
    double best = -1e9;
    for (const PieceId figure : view.request.pieces)
        for (const PieceId enemy : enemiesInContact(view.table, figure)) {
            const double value = view.valueInContact(figure, enemy);
            if (value > best) {
                best = value;
                choice.piece = figure;
            }
        }
    return choice;
}

/// SKI-D07
Choice takeStandard(const Viewpoint& view) {
    Choice choice;
    choice.piece = bestFigure(view.game, view.request.pieces);
    return choice;
}

Choice answer(const Viewpoint& view) {
    switch (static_cast<Decision>(view.request.question.decision)) {
    case DeployRetinue:
        return deployRetinue(view);
    case FormWall:
        return wall(view);
    case NextFigure:
        return nextFigure(view);
    case TakeAction:
        return bestAction(view);
    case MoveTo:
        return bestMove(view);
    case ShootAt:
        return target(view);
    case NextFighter:
        return nextFighter(view);
    case WhomToFight:
        return whomToFight(view);
    case TakeStandard:
        return takeStandard(view);
    case Decisions:
        break;
    }
    return {};
}

/// Caches facts that stay valid while the figures of one side move or shoot.
class Session final : public PlayerSession {
public:
    explicit Session(const SkirmishGame& game) : m_cache(game) {}

    void begin(const Table& /*table*/) override { m_cache.clear(); }
    void changed(const Table& table, const TableChange& change) override { m_cache.changed(table, change); }
    Choice choose(const Request& request, const Position& position) override {
        m_cache.setSide(request.question.side);
        return answer(Viewpoint(request, position, &m_cache));
    }

private:
    TurnCache m_cache;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    return answer(Viewpoint(request, position, nullptr));
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& game) const {
    return std::make_unique<Session>(static_cast<const SkirmishGame&>(game));
}

}  // namespace ephor::skirmish
