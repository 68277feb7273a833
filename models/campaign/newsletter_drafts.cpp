#include "models/campaign/newsletter_drafts.h"

#include "core/io/file.h"

namespace ephor {

namespace {

constexpr std::size_t largestPage = 1 << 18;

}  // namespace

NewsletterDrafts::NewsletterDrafts(const CampaignSession& session, std::filesystem::path recovery)
    : m_session(session), m_place(std::move(recovery), ".newsletters") {
    m_place.beFor(session.file().toStdU16String());
    read();
}

/// The campaign's hash is part of the name, because another campaign may replace this file.
std::string NewsletterDrafts::nameOf(int turn) const {
    return m_session.journal().entries().front().hash.substr(0, 12) + '-' + std::to_string(turn) + ".toml";
}

void NewsletterDrafts::read() {
    const std::vector<std::filesystem::path> left = m_place.leftBehind();
    if (left.empty())
        return;
    const int last = m_session.campaign().state.course.turn;
    for (int turn = 1; turn <= last; ++turn) {
        const Result<std::string> page = readFile(left.front() / nameOf(turn), largestPage);
        if (!page)
            continue;
        if (const Result<campaign::Newsletter> read =
                campaign::newsletterFrom(*page, nameOf(turn), last, campaign::PageState::Begun))
            m_pages[turn] = *read;
    }
}

std::optional<campaign::Newsletter> NewsletterDrafts::of(int turn) const {
    const auto found = m_pages.find(turn);
    return found == m_pages.end() ? std::nullopt : std::optional(found->second);
}

void NewsletterDrafts::keep(const campaign::Newsletter& newsletter) {
    if (of(newsletter.turn) == newsletter)
        return;
    m_pages[newsletter.turn] = newsletter;
    const std::filesystem::path folder = m_place.toWrite();
    if (folder.empty())
        return;
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    // Do not interrupt the user where it cannot be written: the page is still on the screen.
    [[maybe_unused]] const Result<void> kept = writeFile(folder / nameOf(newsletter.turn), toToml(newsletter));
}

void NewsletterDrafts::forget(int turn) {
    if (m_pages.erase(turn) == 0)
        return;
    std::error_code ignored;
    if (m_pages.empty())
        m_place.clear();
    else if (const std::filesystem::path folder = m_place.toWrite(); !folder.empty())
        std::filesystem::remove(folder / nameOf(turn), ignored);
}

}  // namespace ephor
