#include "models/odds/odds_matrix.h"

#include "core/ai/computer_players.h"

#include <algorithm>
#include <cmath>

namespace ephor {

namespace {

Setup setupOf(const RuleSystem& system, const ArmyList& first, const ArmyList& second) {
    Setup setup;
    setup.system = system.info().id;
    setup.rules = system.catalogue().version;
    setup.table = system.info().table;
    setup.lists = {first, second};
    return setup;
}

}  // namespace

OddsMatrix::OddsMatrix(QObject* parent) : QObject(parent) {}

void OddsMatrix::ask(const RuleSystem& system, std::vector<ArmyList> lists, std::int64_t runs, std::uint64_t seed) {
    stop();
    m_askers.clear();
    m_pairs.clear();
    m_lists = std::move(lists);
    m_runs = std::max<std::int64_t>(1, runs);
    m_seed = seed;
    m_at = 0;
    m_round = std::min(firstRound, m_runs);
    for (int first = 0; first < this->lists(); ++first)
        for (int second = first + 1; second < this->lists(); ++second) {
            Pair& pair = m_pairs.emplace_back(first, second);
            auto game = system.open(setupOf(system, list(first), list(second)));
            if (game)
                pair.game = std::move(*game);
            else
                pair.why = std::move(game.error());
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

/// Starts the first pair that lacks battles of this round; when none does, begins the next round.
void OddsMatrix::next() {
    const auto lacks = [this](const Pair& pair) {
        return pair.game && (pair.report ? pair.report->runs() : 0) < m_round;
    };
    auto pair = std::ranges::find_if(m_pairs, lacks);
    while (pair == m_pairs.end() && m_round < m_runs) {
        m_round = std::min(2 * m_round, m_runs);
        pair = std::ranges::find_if(m_pairs, lacks);
    }
    if (pair == m_pairs.end()) {
        m_running = false;
        Q_EMIT runningChanged(false);
        return;
    }
    m_at = static_cast<std::size_t>(pair - m_pairs.begin());
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
    question.seed = m_seed;
    question.runs = m_round;
    asker.ask(std::move(question));
}

void OddsMatrix::took() {
    Pair& pair = m_pairs[m_at];
    pair.report = m_askers[m_at]->report();
    Q_EMIT refined(pair.first, pair.second);
}

const OddsMatrix::Pair* OddsMatrix::pair(int row, int column) const {
    if (row == column)
        return nullptr;
    const int first = std::min(row, column);  // the pairs stand in the order of first and second
    const int place = first * lists() - first * (first + 1) / 2 + std::max(row, column) - first - 1;
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
    return met && met->report ? met->report->runs() : 0;
}

bool OddsMatrix::hasOpponent(int row) const {
    return std::ranges::any_of(
        m_pairs, [row](const Pair& pair) { return pair.game && (pair.first == row || pair.second == row); });
}

/// The interval of the average combines those of the pairs, whose battles are independent (method of variance
/// estimates recovery, Zou and Donner 2008).
std::optional<Share> OddsMatrix::winsAgainstAll(int row) const {
    Share all;
    double below = 0;
    double above = 0;
    int met = 0;
    for (int other = 0; other < lists(); ++other) {
        const Pair* one = pair(row, other);
        if (!one || !one->game)
            continue;
        const std::optional<Share> won = wins(row, other);
        if (!won)
            return {};
        ++met;
        all.count += won->count;
        all.p += won->p;
        below += (won->p - won->low) * (won->p - won->low);
        above += (won->high - won->p) * (won->high - won->p);
    }
    if (met == 0)
        return {};
    all.p /= met;
    all.low = all.p - std::sqrt(below) / met;
    all.high = all.p + std::sqrt(above) / met;
    return all;
}

std::optional<OddsMatrix::Rank> OddsMatrix::rank(int row) const {
    const std::optional<Share> own = winsAgainstAll(row);
    if (!own)
        return {};
    Rank rank;
    for (int other = 0; other < lists(); ++other) {
        if (other == row || !hasOpponent(other))
            continue;
        const std::optional<Share> theirs = winsAgainstAll(other);
        if (!theirs)
            return {};
        rank.best += theirs->low > own->high ? 1 : 0;
        rank.worst += theirs->high >= own->low ? 1 : 0;
    }
    return rank;
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
        done += pair.report ? pair.report->runs() : 0;
    return done;
}

std::int64_t OddsMatrix::battlesWanted() const {
    return m_runs * std::ranges::count_if(m_pairs, [](const Pair& pair) { return pair.game != nullptr; });
}

}  // namespace ephor
