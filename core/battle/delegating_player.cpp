#include "core/battle/delegating_player.h"

namespace ephor {

class DelegatingPlayer::Session final : public PlayerSession {
public:
    Session(const DelegatingPlayer& player, std::unique_ptr<PlayerSession> other)
        : m_player(player), m_other(std::move(other)) {}

    void begin(const Table& table) override { m_other->begin(table); }
    void changed(const Table& table, const TableChange& change) override { m_other->changed(table, change); }
    Choice choose(const Request& request, const Position& position) override {
        const std::optional<Choice> own = m_player.ownAnswer(request, position);
        return own ? *own : m_other->choose(request, position);
    }

private:
    const DelegatingPlayer& m_player;
    std::unique_ptr<PlayerSession> m_other;
};

std::unique_ptr<PlayerSession> DelegatingPlayer::newSession(const Game& game) const {
    std::unique_ptr<PlayerSession> other = m_other.newSession(game);
    return other ? std::make_unique<Session>(*this, std::move(other)) : nullptr;
}

}  // namespace ephor
