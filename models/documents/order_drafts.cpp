#include "models/documents/order_drafts.h"

#include "core/io/file.h"

namespace ephor {

namespace {

constexpr std::size_t largestDraft = 1 << 18;

}  // namespace

OrderDrafts::OrderDrafts(const CampaignSession& session, std::filesystem::path recovery)
    : m_session(session), m_place(std::move(recovery), ".orders"), m_turn(session.campaign().state.course.turn) {
    m_place.beFor(session.file().toStdU16String());
    read();
}

/// Another campaign that takes the place of this file has other beginnings.
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
            m_sheets[power] = QString::fromStdString(*sheet);
    }
}

std::optional<QString> OrderDrafts::of(campaign::PowerId power) const {
    const auto found = m_sheets.find(power);
    return found == m_sheets.end() ? std::nullopt : std::optional(found->second);
}

void OrderDrafts::keep(campaign::PowerId power, const QString& sheet) {
    if (of(power) == sheet)
        return;
    m_sheets[power] = sheet;
    const std::filesystem::path folder = m_place.toWrite();
    if (folder.empty())
        return;
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    // One that cannot be written is no reason to interrupt anyone: the sheet is still on the screen.
    [[maybe_unused]] const Result<void> kept = writeFile(folder / nameOf(power), sheet.toStdString());
}

void OrderDrafts::forget(campaign::PowerId power) {
    if (m_sheets.erase(power) == 0)
        return;
    std::error_code ignored;
    if (m_sheets.empty())
        m_place.clear();
    else if (const std::filesystem::path folder = m_place.toWrite(); !folder.empty())
        std::filesystem::remove(folder / nameOf(power), ignored);
}

void OrderDrafts::takeMove() {
    const int turn = m_session.campaign().state.course.turn;
    if (turn == std::exchange(m_turn, turn))
        return;
    m_sheets.clear();
    m_place.clear();
}

}  // namespace ephor
