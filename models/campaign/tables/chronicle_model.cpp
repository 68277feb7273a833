#include "models/campaign/tables/chronicle_model.h"

#include "models/afterwards.h"

#include <QtConcurrentRun>

namespace ephor {

namespace {

/// So many entries are read within a frame or two.
constexpr std::size_t atOnce = 24;

}  // namespace

ChronicleModel::ChronicleModel(const CampaignSession& session, QObject* parent)
    : JournalTable(parent), m_session(session), m_history(std::make_unique<campaign::History>(session.scenario())) {
    setHeadings({{tr("When")}, {tr("What happened")}});
    connect(&session, &CampaignSession::changed, this, &ChronicleModel::refresh);
    connect(&session, &CampaignSession::momentChanged, this, &ChronicleModel::refresh);
    refresh();
}

/// Reads only new entries, because a journal never shrinks.
void ChronicleModel::refresh() {
    if (isReading())
        return;  // called again when reading is finished
    if (!m_session.isLive())
        return showEarlier();
    const auto unread = std::span(m_session.journal().entries()).subspan(m_history->entries());
    if (unread.size() > atOnce)
        return readInBackground(unread);
    m_history->read(unread);
    show(chronicle(*m_history));
}

void ChronicleModel::showEarlier() {
    const int moment = m_session.moment();
    const auto entries = std::span(m_session.journal().entries()).first(static_cast<std::size_t>(moment));
    const auto history = std::make_shared<campaign::History>(m_session.scenario());
    const auto work = QtConcurrent::run([history, read = std::vector(entries.begin(), entries.end())] {
        history->read(read);
        return chronicle(*history);
    });
    afterwards(work, this, [this, moment](const std::vector<campaign::ChronicleLine>& lines) {
        if (m_session.moment() == moment && !m_session.isLive())
            show(lines);
    });
}

void ChronicleModel::readInBackground(std::span<const campaign::JournalEntry> unread) {
    setReading(true);
    const std::shared_ptr<campaign::History> history = std::move(m_history);
    const auto work = QtConcurrent::run([history, entries = std::vector(unread.begin(), unread.end())] {
        history->read(entries);
        return chronicle(*history);
    });
    afterwards(work, this, [this, history](const std::vector<campaign::ChronicleLine>& lines) {
        setReading(false);
        m_history = std::make_unique<campaign::History>(std::move(*history));
        show(lines);
        refresh();
        if (!isReading())
            Q_EMIT wasRead();
    });
}

/// Mostly lines are added, sometimes the last are taken away.
void ChronicleModel::show(std::vector<campaign::ChronicleLine> lines) {
    replaceRows(m_lines, std::move(lines), [](const campaign::ChronicleLine& a, const campaign::ChronicleLine& b) {
        return a.date == b.date && a.text == b.text && a.place == b.place;
    });
}

campaign::PlaceId ChronicleModel::placeOf(const QModelIndex& index) const {
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].place : campaign::PlaceId{};
}

QVariant ChronicleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const campaign::ChronicleLine& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == PlaceRole)
        return line.place ? static_cast<int>(line.place.index()) : -1;
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && index.column() == TextColumn))
        return QString::fromStdString(index.column() == DateColumn ? line.date : line.text);
    return {};
}

}  // namespace ephor
