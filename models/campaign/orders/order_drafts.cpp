#include "models/campaign/orders/order_drafts.h"

#include "core/campaign/journal/active_entries.h"
#include "core/io/file.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr std::size_t largestDraft = 1 << 18;

/// True where the entry is undone.
bool isUndone(const campaign::Journal& journal, int entry) {
    return std::ranges::none_of(campaign::activeEntries(journal.entries()),
                                [entry](const campaign::JournalEntry* one) { return one->number == entry; });
}

}  // namespace

OrderDrafts::OrderDrafts(const CampaignSession& session, std::filesystem::path recovery)
    : m_session(session), m_place(std::move(recovery), ".orders"), m_turn(session.campaign().state.course.turn) {
    m_place.beFor(session.file().toStdU16String());
    read();
}

/// The campaign's hash is part of the name, because another campaign may replace this file.
std::string OrderDrafts::nameOf(campaign::PowerId power) const {
    return m_session.journal().entries().front().hash.substr(0, 12) + '-' + std::to_string(m_turn) + '-' +
           m_session.scenario().powers[power.index()].id + ".toml";
}

void OrderDrafts::read() {
    const std::vector<std::filesystem::path> left = m_place.leftBehind();
    if (left.empty())
        return;
    for (std::size_t i = 0; i < m_session.scenario().powers.size(); ++i) {
        const campaign::PowerId power(static_cast<int>(i));
        if (const Result<std::string> sheet = readFile(left.front() / nameOf(power), largestDraft))
            m_sheets[keyOf(power)] = m_saved[power] = QString::fromStdString(*sheet);
    }
}

void OrderDrafts::save() {
    std::map<campaign::PowerId, QString> drafts;
    for (std::size_t i = 0; i < m_session.scenario().powers.size(); ++i) {
        const campaign::PowerId power(static_cast<int>(i));
        if (std::optional<QString> sheet = of(power))
            drafts.emplace(power, *std::move(sheet));
    }
    if (drafts == m_saved)
        return;
    const auto before = std::exchange(m_saved, drafts);
    if (drafts.empty())
        return m_place.clear();
    const std::filesystem::path folder = m_place.toWrite();
    if (folder.empty())
        return;
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    for (const auto& [power, sheet] : before)
        if (!drafts.contains(power))
            std::filesystem::remove(folder / nameOf(power), ignored);
    for (const auto& [power, sheet] : drafts)
        if (const auto old = before.find(power); old == before.end() || old->second != sheet) {
            // A failure is no reason to interrupt the user: the sheet is still on the screen.
            [[maybe_unused]] const Result<void> saved = writeFile(folder / nameOf(power), sheet.toStdString());
        }
}

std::optional<QString> OrderDrafts::of(campaign::PowerId power) const {
    if (const auto found = m_sheets.find(keyOf(power)); found != m_sheets.end())
        return found->second;
    const auto replaced = std::ranges::find(m_replaced.rbegin(), m_replaced.rend(), keyOf(power), &Replaced::key);
    if (replaced == m_replaced.rend() || !isUndone(m_session.journal(), replaced->entry))
        return {};
    return replaced->sheet;
}

void OrderDrafts::keep(campaign::PowerId power, const QString& sheet) {
    if (of(power) == sheet)
        return;
    m_sheets[keyOf(power)] = sheet;
    save();
}

void OrderDrafts::forget(campaign::PowerId power) {
    std::erase_if(m_replaced, [&](const Replaced& one) {
        return one.key == keyOf(power) && isUndone(m_session.journal(), one.entry);
    });
    m_sheets.erase(keyOf(power));
    save();
}

void OrderDrafts::replaceByLastEntry(campaign::PowerId power, const QString& sheet) {
    m_replaced.push_back({m_session.journal().entries().back().number, keyOf(power), sheet});
}

void OrderDrafts::moveToTurn() {
    const int turn = m_session.campaign().state.course.turn;
    if (turn == std::exchange(m_turn, turn))
        return;
    m_place.clear();
    m_saved.clear();
    save();
}

}  // namespace ephor
