#include "models/store/unfinished_file.h"

#include "core/io/disk.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

std::unexpected<Diagnostics> taken(const QString& file) {
    return trouble(file, u"there is a file of that name already; choose another name, or move it away"_s);
}

}  // namespace

std::unexpected<Diagnostics> trouble(const QString& file, const QString& why) {
    return failure("campaign-file", {"{0}", {why.toStdString()}}, {file.toStdString(), 0, 0});
}

UnfinishedFile::UnfinishedFile(QString file)
    : m_file(std::move(file)), m_folder(QFileInfo(m_file).dir().filePath(u".unfinished-XXXXXX"_s)) {}

Result<void> UnfinishedFile::begin() const {
    if (QFile::exists(m_file))
        return taken(m_file);
    // What a file of that name that is gone has left beside it would be taken for changes of the new one.
    for (const QString& left : {m_file + u"-wal"_s, m_file + u"-shm"_s})
        if (QFile::exists(left) && !QFile::remove(left))
            return trouble(left, u"an earlier campaign has left this behind; move it away"_s);
    if (!m_folder.isValid())
        return trouble(m_file,
                       u"the folder cannot be written to (%1); choose another place"_s.arg(m_folder.errorString()));
    return {};
}

Result<void> UnfinishedFile::finish() const {
    // What the database could not put into the file itself would be left behind.
    if (QFile::exists(path() + u"-wal"_s))
        return trouble(m_file, u"the disk does not take the whole file; make room, or choose another place"_s);
    // A copy that SQLite makes is not on the disk yet when it says that it is done.
    if (const std::error_code fault = disk::flush(path().toStdU16String()))
        return trouble(m_file, u"the file could not be written: "_s + QString::fromStdString(fault.message()));
    QFile whole(path());
    if (whole.rename(m_file))
        return {};
    return QFile::exists(m_file) ? taken(m_file) : trouble(m_file, whole.errorString());
}

}  // namespace ephor::store
