#include "models/exchange/roster_zip.h"

#include <KZip>
#include <QBuffer>
#include <QDateTime>
#include <QTimeZone>
#include <QtEndian>
#include <memory>

namespace ephor {

namespace {

constexpr int mostFiles = 16;
// ZIP format: records begin with a mark and have a head of fixed size.
constexpr quint32 endMark = 0x06054b50;
constexpr quint32 entryMark = 0x02014b50;
constexpr qsizetype endHead = 22;
constexpr qsizetype entryHead = 46;
constexpr qsizetype longestComment = 0xFFFF;

quint32 four(const QByteArray& bytes, qsizetype at) { return qFromLittleEndian<quint32>(bytes.constData() + at); }
quint16 two(const QByteArray& bytes, qsizetype at) { return qFromLittleEndian<quint16>(bytes.constData() + at); }

std::unexpected<Diagnostics> refused(const char* code, Message message, std::string_view file) {
    return failure(code, std::move(message), {std::string(file), 0, 0});
}

std::unexpected<Diagnostics> notAnArchive(std::string_view file) {
    return refused("roster-zip", "This is not a whole archive: it was cut off or is no .rosz file. Ask for it again.",
                   file);
}

std::unexpected<Diagnostics> tooLarge(std::size_t largest, std::string_view file) {
    return refused(
        "roster-zip-too-large",
        {"The roster in this archive unpacks to more than {0} bytes, which no roster needs. It may be made to do harm; it is "
         "not unpacked.",
         {std::to_string(largest)}},
        file);
}

bool leadsOut(const QString& name) {
    const QStringList parts = QString(name).replace(u'\\', u'/').split(u'/');
    return name.startsWith(u'/') || name.startsWith(u'\\') || name.contains(u':') ||
           parts.contains(QStringLiteral(".."));
}

/// Checks the directory at the archive's end, which has the name and size of every file, before a library reads the
/// archive.
Result<void> checkDirectory(const QByteArray& archive, std::size_t largest, std::string_view file) {
    qsizetype end = archive.size() - endHead;
    const qsizetype earliest = std::max<qsizetype>(0, end - longestComment);
    while (end >= earliest && four(archive, end) != endMark)
        --end;
    if (end < earliest)
        return notAnArchive(file);
    const int files = two(archive, end + 10);
    if (files > mostFiles)
        return refused("roster-zip-files",
                       {"This archive holds {0} files; a .rosz holds one roster.", {std::to_string(files)}}, file);
    qsizetype at = four(archive, end + 16);
    for (int i = 0; i < files; ++i) {
        if (at < 0 || at + entryHead > end || four(archive, at) != entryMark)
            return notAnArchive(file);
        const qsizetype nameLength = two(archive, at + 28);
        if (at + entryHead + nameLength > end)
            return notAnArchive(file);
        const QString name = QString::fromUtf8(archive.sliced(at + entryHead, nameLength));
        if (leadsOut(name))
            return refused(
                "roster-zip-path",
                {"This archive holds a file that would be written outside of its folder: \"{0}\". It may be made to do harm; "
                 "nothing of it is read.",
                 {name.left(80).toStdString()}},
                file);
        if (four(archive, at + 24) > largest)
            return tooLarge(largest, file);
        at += entryHead + nameLength + two(archive, at + 30) + two(archive, at + 32);
    }
    return {};
}

/// Collects the matching files at the top of the archive and in its folders.
void collect(const KArchiveDirectory& folder, const QString& ending, std::vector<const KArchiveFile*>& found,
             int depth) {
    for (const QString& name : folder.entries()) {
        const KArchiveEntry* entry = folder.entry(name);
        if (entry->isFile() && name.endsWith(ending, Qt::CaseInsensitive))
            found.push_back(static_cast<const KArchiveFile*>(entry));
        else if (entry->isDirectory() && depth < mostFiles)
            collect(static_cast<const KArchiveDirectory&>(*entry), ending, found, depth + 1);
    }
}

}  // namespace

Result<QByteArray> unzipped(const QByteArray& archive, const QString& ending, std::size_t largest,
                            std::string_view file) {
    if (Result<void> checked = checkDirectory(archive, largest, file); !checked)
        return std::unexpected(std::move(checked.error()));
    QByteArray bytes = archive;
    QBuffer buffer(&bytes);
    KZip zip(&buffer);
    if (!zip.open(QIODevice::ReadOnly) || !zip.directory())
        return notAnArchive(file);
    std::vector<const KArchiveFile*> found;
    collect(*zip.directory(), ending, found, 0);
    if (found.size() != 1)
        return refused("roster-zip-files",
                       {"This archive holds {0} files that end in {1}; it must be one.",
                        {std::to_string(found.size()), ending.toStdString()}},
                       file);
    // The declared size may be wrong, so no more than the limit is unpacked.
    const std::unique_ptr<QIODevice> device(found.front()->createDevice());
    if (!device)
        return notAnArchive(file);
    QByteArray content = device->read(static_cast<qint64>(largest) + 1);
    if (static_cast<std::size_t>(content.size()) > largest)
        return tooLarge(largest, file);
    if (content.size() != found.front()->size())
        return notAnArchive(file);
    return content;
}

QByteArray zipped(const std::vector<FileToZip>& files) {
    QByteArray archive;
    QBuffer buffer(&archive);
    KZip zip(&buffer);
    zip.open(QIODevice::WriteOnly);
    const QDateTime none(QDate(1980, 1, 1), QTime(0, 0),
                         QTimeZone(QTimeZone::UTC));  // the format's first day
    for (const auto& [name, bytes] : files)
        zip.writeFile(name, bytes, 0100644, {}, {}, none, none, none);
    zip.close();
    return archive;
}

}  // namespace ephor
