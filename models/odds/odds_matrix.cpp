#include "models/odds/odds_matrix.h"

#include "core/ai/computer_players.h"

#include <algorithm>

namespace ephor {

OddsMatrix::OddsMatrix(QObject* parent) : QObject(parent) {}

void OddsMatrix::ask(const RuleSystem& system, std::vector<ArmyList> lists, std::int64_t runs, std::uint64_t seed,
                     int enemies) {
    stop();
    m_askers.clear();
    m_pairs.clear();
    m_system = &system;
    m_lists = std::move(lists);
    m_enemies = enemies;
    m_runs = std::max<std::int64_t>(1, runs);
    m_seed = seed;
    m_at = 0;
    m_round = std::min(firstRound, m_runs);
    for (int first = 0; first < candidates(); ++first)
        for (int second = m_enemies > 0 ? candidates() : first + 1; second < this->lists(); ++second)
            m_pairs.push_back({first, second});
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        auto& asker = m_askers.emplace_back(std::make_unique<OddsRun>());
        connect(asker.get(), &OddsRun::refined, this, &OddsMatrix::took);
        connect(asker.get(), &OddsRun::runningChanged, this, [this](bool running) {
            if (!running && m_running)
                next();
        });
    }
    Q_EMIT begun();
    resume();
}

void OddsMatrix::stop() {
    if (!m_running)
        return;
    m_running = false;
    m_askers[m_at]->stop();
    Q_EMIT runningChanged(false);
}

void OddsMatrix::resume() {
    if (m_running || isDone())
        return;
    m_running = true;
    Q_EMIT runningChanged(true);
    next();
}

OddsMatrix::Pair* OddsMatrix::nextPair() {
    const auto lacks = [this](const Pair& pair) { return pair.canFight() && pair.battles() < m_round; };
    auto pair = std::ranges::find_if(m_pairs, lacks);
    while (pair == m_pairs.end() && m_round < m_runs) {
        m_round = std::min(2 * m_round, m_runs);
        pair = std::ranges::find_if(m_pairs, lacks);
    }
    return pair == m_pairs.end() ? nullptr : &*pair;
}

/// Not all at the start, because opening a game takes up to 2 ms and there may be hundreds.
void OddsMatrix::open(Pair& pair) {
    auto game = m_system->open(matchOf(*m_system, list(pair.first), list(pair.second)));
    if (game)
        pair.game = std::move(*game);
    else
        pair.why = std::move(game.error());
    pair.isOpened = true;
    if (!pair.game)
        Q_EMIT refined(pair.first, pair.second);
}

void OddsMatrix::next() {
    Pair* pair = nextPair();
    while (pair && !pair->game) {
        open(*pair);
        if (!pair->game)
            pair = nextPair();
    }
    if (!pair) {
        m_running = false;
        Q_EMIT runningChanged(false);
        return;
    }
    m_at = static_cast<std::size_t>(pair - m_pairs.data());
    OddsRun& asker = *m_askers[m_at];
    if (pair->isAsked) {
        asker.setEnd(m_round, {});
        asker.resume();
        return;
    }
    pair->isAsked = true;
    OddsQuestion question;
    question.game = pair->game;
    question.players = standardPlayers(*pair->game);
    question.seed = matchSeed(m_seed, m_at);
    question.runs = m_round;
    asker.ask(std::move(question));
}

void OddsMatrix::took() {
    Pair& pair = m_pairs[m_at];
    pair.report = m_askers[m_at]->report();
    Q_EMIT refined(pair.first, pair.second);
}

const OddsMatrix::Pair* OddsMatrix::pair(int row, int column) const {
    const int first = std::min(row, column);  // the pairs stand in the order of first and second
    const int second = std::max(row, column);
    if (first == second || (m_enemies > 0 && (first >= candidates() || second < candidates())))
        return nullptr;
    const int place = m_enemies > 0 ? first * m_enemies + second - candidates()
                                    : first * lists() - first * (first + 1) / 2 + second - first - 1;
    return &m_pairs[static_cast<std::size_t>(place)];
}

std::optional<Share> OddsMatrix::wins(int row, int column) const {
    const Pair* met = pair(row, column);
    if (!met || !met->report || met->report->runs() == 0)
        return {};
    return met->report->wins(row < column ? Side::A : Side::B);
}

std::optional<Share> OddsMatrix::draws(int row, int column) const {
    const Pair* met = pair(row, column);
    if (!met || !met->report || met->report->runs() == 0)
        return {};
    return met->report->draws();
}

std::int64_t OddsMatrix::battles(int row, int column) const {
    const Pair* met = pair(row, column);
    return met ? met->battles() : 0;
}

bool OddsMatrix::hasOpponent(int row) const {
    for (int other = 0; other < lists(); ++other)
        if (const Pair* met = pair(row, other); met && met->canFight())
            return true;
    return false;
}

std::optional<Share> OddsMatrix::winsAgainstAll(int row) const {
    std::vector<Share> shares;
    for (int other = 0; other < lists(); ++other) {
        const Pair* met = pair(row, other);
        if (!met || !met->canFight())
            continue;
        const std::optional<Share> won = wins(row, other);
        if (!won)
            return {};
        shares.push_back(*won);
    }
    return averageOf(shares);
}

std::vector<std::optional<Rank>> OddsMatrix::ranks() const {
    std::vector<std::optional<Rank>> ranks(static_cast<std::size_t>(candidates()));
    std::vector<std::size_t> rows;
    std::vector<Share> shares;
    for (int row = 0; row < candidates(); ++row) {
        if (!hasOpponent(row))
            continue;
        const std::optional<Share> wins = winsAgainstAll(row);
        if (!wins)
            return ranks;
        rows.push_back(static_cast<std::size_t>(row));
        shares.push_back(*wins);
    }
    const std::vector<Rank> found = ranksOf(shares);
    for (std::size_t i = 0; i < rows.size(); ++i)
        ranks[rows[i]] = found[i];
    return ranks;
}

const Diagnostics& OddsMatrix::whyNot(int row, int column) const {
    static const Diagnostics nothing;
    const Pair* met = pair(row, column);
    return met ? met->why : nothing;
}

bool OddsMatrix::isDone() const { return battlesDone() >= battlesWanted(); }

std::int64_t OddsMatrix::battlesDone() const {
    std::int64_t done = 0;
    for (const Pair& pair : m_pairs)
        done += pair.battles();
    return done;
}

std::int64_t OddsMatrix::battlesWanted() const { return m_runs * std::ranges::count_if(m_pairs, &Pair::canFight); }

}  // namespace ephor
