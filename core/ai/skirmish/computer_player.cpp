// The answer to each decision; those about walls and moves stand in moves.cpp, about shooting in
// shooting_positions.cpp.
#include "core/ai/skirmish/computer_player.h"

#include "core/ai/skirmish/evaluation.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/standing_orders.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// Shooters need a clear line, so they stand in one rank; all others in two.
Choice deployRetinue(const Judgement& j) {
    Choice best;
    const PieceId leader = j.request.pieces.first();
    const Company& company = j.game.companyOf(leader);
    int shooters = 0;
    for (const PieceId figure : company.figures)
        shooters += j.profile(figure).kind.missile != Missile::None ? 1 : 0;
    const int wish = 3 * shooters >= company.size ? code::oneRank : code::twoRanks;
    eachPlace(j.game, j.table, company, wish, [&](const Choice& choice) {
        best = choice;
        return true;
    });
    return best;
}

/// SKI-D05: the best blow first.
Choice whomToFight(const Judgement& j) {
    Choice choice;
    double best = -1e9;
    for (const PieceId enemy : j.request.pieces) {
        const double value = j.valueInContact(j.request.question.piece, enemy);
        if (value > best) {
            best = value;
            choice.piece = enemy;
        }
    }
    return choice;
}

Choice nextFighter(const Judgement& j) {
    Choice choice;
    double best = -1e9;
    for (const PieceId figure : j.request.pieces)
        for (const PieceId enemy : enemiesInContact(j.table, figure)) {
            const double value = j.valueInContact(figure, enemy);
            if (value > best) {
                best = value;
                choice.piece = figure;
            }
        }
    return choice;
}

/// SKI-D07
Choice takeStandard(const Judgement& j) {
    Choice choice;
    choice.piece = bestMan(j.game, j.request.pieces);
    return choice;
}

Choice answer(const Judgement& j) {
    switch (static_cast<Decision>(j.request.question.decision)) {
    case DeployRetinue:
        return deployRetinue(j);
    case FormWall:
        return wall(j);
    case NextFigure:
        return nextFigure(j);
    case TakeAction:
        return bestAction(j);
    case MoveTo:
        return bestMove(j);
    case ShootAt:
        return target(j);
    case NextFighter:
        return nextFighter(j);
    case WhomToFight:
        return whomToFight(j);
    case TakeStandard:
        return takeStandard(j);
    case Decisions:
        break;
    }
    return {};
}

/// Remembers what holds while the figures of one side move or shoot.
class Session final : public PlayerSession {
public:
    explicit Session(const SkirmishGame& game) : m_cache(game) {}

    void begin(const Table& /*table*/) override { m_cache.clear(); }
    void changed(const Table& table, const TableChange& change) override { m_cache.changed(table, change); }
    Choice choose(const Request& request, const Position& position) override {
        m_cache.asks(request.question.side);
        return answer(Judgement(request, position, &m_cache));
    }

private:
    TurnCache m_cache;
};

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    return answer(Judgement(request, position, nullptr));
}

std::unique_ptr<PlayerSession> ComputerPlayer::newSession(const Game& game) const {
    return std::make_unique<Session>(static_cast<const SkirmishGame&>(game));
}

}  // namespace ephor::skirmish
