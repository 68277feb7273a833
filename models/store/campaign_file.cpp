#include "models/store/campaign_file.h"

#include "models/store/connection.h"
#include "models/store/schema_check.h"
#include "models/store/unfinished_file.h"

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

QFileInfo indexOf(const QString& file) { return QFileInfo(QFileInfo(file).canonicalFilePath() + u"-shm"_s); }

}  // namespace

// SQLite would apply a rollback journal, which a campaign never has: it may name other files, which would be deleted.
Result<void> checkPlace(const QString& file) {
    if (!QFile::exists(file))
        return trouble(file, u"there is no such file; check the name and the folder"_s);
    if (QFileInfo(file).isDir())
        return trouble(file, u"this is a folder; name a campaign in it"_s);
    if (const QString journal = QFileInfo(file).canonicalFilePath() + u"-journal"_s; QFileInfo::exists(journal))
        return trouble(file,
                       u"%1 lies beside it, which is not of Ephor, and nothing was opened; move it to another "
                       "folder"_s.arg(journal));
    return {};
}

Result<SoundFile> openSound(const QString& file, Access access) {
    auto connection = std::make_unique<Connection>(file, access);
    if (Result<void> opened = connection->open(); !opened)
        return std::unexpected(std::move(opened.error()));
    const Result<int> schema = soundSchemaIn(*connection);
    if (!schema)
        return std::unexpected(schema.error());
    return SoundFile{std::move(connection), *schema};
}

QFileInfo logOf(const QString& file) { return QFileInfo(QFileInfo(file).canonicalFilePath() + u"-wal"_s); }

bool hasLog(const QString& file) { return logOf(file).isFile() && logOf(file).size() > 0; }

bool mayBeWritten(const QString& file) { return logOf(file).exists() || indexOf(file).exists(); }

FileState stateOf(const QString& file) {
    const auto state = [](const QFileInfo& info) {
        return std::pair(info.exists() ? info.size() : -1, info.lastModified());
    };
    return {state(QFileInfo(file)), state(logOf(file)), state(indexOf(file))};
}

}  // namespace ephor::store
