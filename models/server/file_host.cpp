#include "models/server/file_host.h"

#include "models/server/player_links.h"
#include "models/text.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace ephor {

namespace {

/// How often the file is looked at, in ms.
constexpr int lookInterval = 1'000;
/// A sheet is written again so often where another program was faster.
constexpr int mostAttempts = 3;

}  // namespace

FileHost::FileHost(QString file, std::unique_ptr<QLockFile> lock, Contents contents)
    : m_file(std::move(file)),
      m_lock(std::move(lock)),
      m_contents(std::move(contents)),
      m_state(stateOfFile()),
      m_server([this](campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet) {
          return keep(power, linkHash, sheet);
      }) {
    m_server.show(m_contents.journal, m_contents.post);
    connect(&m_timer, &QTimer::timeout, this, &FileHost::check);
    m_timer.start(lookInterval);
}

Result<std::unique_ptr<FileHost>> FileHost::open(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + u".serving"_s);
    lock->setStaleLockTime(0);
    if (QFileInfo::exists(file) && !lock->tryLock())
        return failure("server-locked",
                       {"{0} is served by another program, or the folder cannot be written. Stop that program first, "
                        "or remove {0}.serving if there is none.",
                        {file.toStdString()}});
    const auto read = [&file]() -> Result<Contents> {
        Result<store::CampaignStore> opened = store::CampaignStore::open(file);
        if (!opened)
            return std::unexpected(std::move(opened.error()));
        return contentsOf(*opened);
    };
    Result<Contents> contents = read();
    if (!contents)
        return std::unexpected(std::move(contents.error()));
    // SQLite removes its log when the last program closes the file.
    if (QFileInfo::exists(file + u"-wal"_s))
        return failure("server-open",
                       {"{0} is open in another program. Close it there; or, if that is Ephor's window, serve it from "
                        "there (Orders, Serve to players).",
                        {file.toStdString()}});
    return std::unique_ptr<FileHost>(new FileHost(file, std::move(lock), *std::move(contents)));
}

Result<FileHost::Contents> FileHost::contentsOf(store::CampaignStore& store) {
    Result<campaign::Journal> journal = store.read();
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    Result<store::Post> post = store.readPost();
    if (!post)
        return std::unexpected(std::move(post.error()));
    return Contents{*std::move(journal), *std::move(post)};
}

Result<void> FileHost::setPost(const store::Post& post) {
    Result<store::CampaignStore> store = store::CampaignStore::open(m_file);
    if (!store)
        return std::unexpected(std::move(store.error()));
    Result<Contents> contents = contentsOf(*store);
    if (!contents)
        return std::unexpected(std::move(contents.error()));
    if (Result<void> written = store->writePost(post); !written)
        return written;
    m_contents = {std::move(contents->journal), post};
    m_server.show(m_contents.journal, m_contents.post);
    return {};
}

SheetAnswer FileHost::keep(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet) {
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        Result<store::CampaignStore> store = store::CampaignStore::open(m_file);
        if (!store)
            continue;
        Result<Contents> contents = contentsOf(*store);
        if (!contents)
            continue;
        const std::optional<store::PowerSeat> seat =
            seatOfLink(contents->post, contents->journal.campaign().scenario.powers[power.index()].id, linkHash);
        if (!seat)
            return linkRevoked();
        const SheetAnswer answer = keepSheet(contents->journal, contents->post, power, *seat, sheet,
                                             clubTimeOf(QDateTime::currentDateTime()), [&](const store::Post& post) {
                                                 Result<void> written = store->writePost(post);
                                                 if (written)
                                                     contents->post = post;
                                                 return written;
                                             });
        if (answer.status == HttpStatus::ServiceUnavailable)
            continue;
        m_contents = *std::move(contents);
        m_server.show(m_contents.journal, m_contents.post);
        if (answer.isNew)
            Q_EMIT sheetKept(power);
        return answer;
    }
    return sheetNotKept();
}

QString FileHost::stateOfFile() const {
    QString state;
    for (const QString& name : {m_file, m_file + u"-wal"_s}) {
        const QFileInfo info(name);
        state += u"%1 %2 "_s.arg(info.size()).arg(info.lastModified().toMSecsSinceEpoch());
    }
    return state;
}

void FileHost::check() {
    if (const QString state = stateOfFile(); state != std::exchange(m_state, state)) {
        if (Result<store::CampaignStore> store = store::CampaignStore::open(m_file))
            if (Result<Contents> contents = contentsOf(*store)) {
                m_contents = *std::move(contents);
                m_server.show(m_contents.journal, m_contents.post);
            }
        m_state = stateOfFile();
    }
}

}  // namespace ephor
