#include "models/army_list/list_versions.h"

#include "core/army/list_differences.h"
#include "core/io/file.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTimeZone>

namespace ephor {

namespace {

const QString versionTime = QStringLiteral("yyyyMMdd-HHmmss-zzz");

QStringList changesBetween(const QString& before, const QString& after, const FindSystem& find,
                           const std::vector<std::string>& systems) {
    const ReadList first = readArmyList(before.toStdString(), {}, find, systems);
    const ReadList second = readArmyList(after.toStdString(), {}, find, systems);
    QStringList changes;
    if (first.list && second.list && second.system)
        for (const Message& one : differencesOf(*first.list, *second.list, second.system->info().list))
            changes << text(one);
    return changes;
}

}  // namespace

QString ListVersions::folderOf(const std::filesystem::path& file) const {
    const std::string path = std::filesystem::absolute(file).lexically_normal().generic_string();
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(path), QCryptographicHash::Sha256);
    return QString::fromStdU16String((m_folder / "versions").u16string()) + u'/' +
           QString::fromLatin1(hash.toHex().first(24));
}

void ListVersions::keep(const std::filesystem::path& file, std::string_view text, const QDateTime& now) const {
    if (m_folder.empty() || text.empty())
        return;
    QDir folder(folderOf(file));
    if (!folder.mkpath(QStringLiteral(".")))
        return;
    const QString name = now.toUTC().toString(versionTime) + QStringLiteral(".toml");
    if (!writeFile(folder.filePath(name).toStdU16String(), text))
        return;  // the list itself is saved; an earlier version is a convenience
    const QStringList kept = folder.entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name);
    for (qsizetype i = 0; i + mostVersions < kept.size(); ++i)
        folder.remove(kept[i]);
}

std::vector<ListVersion> ListVersions::of(const std::filesystem::path& file, const QString& current,
                                          const FindSystem& find, const std::vector<std::string>& systems) const {
    std::vector<ListVersion> versions;
    if (m_folder.empty() || file.empty())
        return versions;
    const QDir folder(folderOf(file));
    QString next = current;
    for (const QString& name : folder.entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name | QDir::Reversed)) {
        const Result<std::string> bytes = readFile(folder.filePath(name).toStdU16String(), largestList);
        QDateTime saved = QDateTime::fromString(name.chopped(5), versionTime);
        saved.setTimeZone(QTimeZone::utc());
        if (!bytes || !saved.isValid())
            continue;
        QString text = toQString(*bytes);
        versions.push_back({saved.toLocalTime(), text, changesBetween(text, next, find, systems)});
        next = std::move(text);
    }
    return versions;
}

}  // namespace ephor
