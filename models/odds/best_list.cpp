#include "models/odds/best_list.h"

#include "core/io/file.h"
#include "models/text/battle_words.h"

#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>

namespace ephor {

namespace {

Result<ReadList> readSource(const ListSource& source, const RuleSystem& system, const FindSystem& find) {
    const Result<std::string> text =
        source.text ? Result<std::string>(*source.text) : readFile(source.file.toStdU16String(), largestList);
    if (!text)
        return std::unexpected(text.error());
    return readArmyList(*text, source.file.toStdString(), find, {system.info().id});
}

}  // namespace

BestList::BestList(FindSystem find, QObject* parent) : QObject(parent), m_find(std::move(find)) {
    connect(&m_matrix, &OddsMatrix::refined, this, &BestList::progressed);
    connect(&m_matrix, &OddsMatrix::runningChanged, this, &BestList::runningChanged);
}

void BestList::ask(BestListQuestion question) {
    stop();
    m_question = std::move(question);
    m_lists.clear();
    m_leftOut.clear();
    m_matrix.ask(*m_question.limits.system, {}, m_question.runs, m_question.seed);
    Q_EMIT begun();
    m_isRead = false;
    m_isReading = true;
    ++m_edition;
    QtConcurrent::run([question = m_question, find = m_find] {
        return gather(question, find);
    }).then(this, [this, edition = m_edition](Gathered gathered) {
        if (edition == m_edition && m_isReading)
            fight(std::move(gathered));
    });
    Q_EMIT runningChanged();
}

BestList::Gathered BestList::gather(const BestListQuestion& question, const FindSystem& find) {
    Gathered gathered;
    const auto add = [&](const ListSource& source, const CandidateLimits& limits) {
        const Result<ReadList> read = readSource(source, *limits.system, find);
        if (!read) {
            gathered.leftOut.push_back({source, text(read.error())});
            return false;
        }
        if (const std::optional<Message> why = whyLeftOut(*read, limits)) {
            gathered.leftOut.push_back({source, text(*why)});
            return false;
        }
        gathered.lists.push_back(source);
        gathered.lists.back().points = read->system->summary(*read->list).cost;
        gathered.armies.push_back(*read->list);
        return true;
    };
    for (const ListSource& candidate : question.candidates)
        add(candidate, question.limits);
    for (const ListSource& enemy : question.enemies)
        gathered.enemies += add(enemy, {question.limits.system, {}}) ? 1 : 0;
    return gathered;
}

void BestList::fight(Gathered gathered) {
    m_isReading = false;
    m_isRead = true;
    m_leftOut = std::move(gathered.leftOut);
    if (gathered.enemies > 0 && gathered.lists.size() > static_cast<std::size_t>(gathered.enemies)) {
        m_lists = std::move(gathered.lists);
        m_matrix.ask(*m_question.limits.system, std::move(gathered.armies), m_question.runs, m_question.seed,
                     gathered.enemies);
    }
    Q_EMIT begun();
    Q_EMIT runningChanged();
}

void BestList::stop() {
    if (m_isReading) {
        m_isReading = false;
        Q_EMIT runningChanged();
    }
    m_matrix.stop();
}

void BestList::resume() {
    if (!canResume())
        return;
    if (m_isRead)
        m_matrix.resume();
    else
        ask(m_question);
}

std::vector<BestList::Standing> BestList::standings() const {
    std::vector<Standing> standings;
    if (m_lists.empty())
        return standings;
    const std::vector<std::optional<Rank>> ranks = m_matrix.ranks();
    for (int list = 0; list < m_matrix.candidates(); ++list)
        standings.push_back({list, m_matrix.winsAgainstAll(list), ranks[static_cast<std::size_t>(list)]});
    std::ranges::stable_sort(standings, std::greater{},
                             [](const Standing& one) { return one.wins ? one.wins->p : -1.0; });
    return standings;
}

}  // namespace ephor
