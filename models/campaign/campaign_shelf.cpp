#include "models/campaign/campaign_shelf.h"

#include "core/campaign/journal/journal.h"
#include "models/store/campaign_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace ephor {

namespace {

QString sampleName() { return QCoreApplication::translate("ephor", "Sample campaign"); }

QString fileName(const QString& name, int number) {
    return number == 1 ? name + QStringLiteral(".ephor") : QStringLiteral("%1 %2.ephor").arg(name).arg(number);
}

std::unexpected<Diagnostics> trouble(std::string why, const QString& file) {
    return failure("campaign-folder", {std::move(why), {file.toStdString()}});
}

/// SQLite keeps recent writes of an open campaign in a second file beside it, so that is copied too.
bool copyCampaign(const QString& from, const QString& to) {
    const QString log = QStringLiteral("-wal");
    const bool copied = QFile::copy(from, to) && (!QFile::exists(from + log) || QFile::copy(from + log, to + log));
    const auto writable = QFile::ReadOwner | QFile::WriteOwner;
    return copied && QFile::setPermissions(to, QFile::permissions(to) | writable);
}

Result<void> verified(const QString& file) {
    const Result<store::CampaignStore> opened = store::CampaignStore::open(file);
    if (!opened)
        return std::unexpected(opened.error());
    const Result<campaign::Journal> journal = opened->read();
    if (!journal)
        return std::unexpected(journal.error());
    if (Diagnostics faults = opened->checkTables(*journal); !faults.empty())
        return std::unexpected(std::move(faults));
    return {};
}

bool opens(const QString& file) { return store::CampaignStore::journalOf(file).has_value(); }

}  // namespace

QString CampaignShelf::freeFile(const QString& name) const {
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]"));
    QString plain = QString(name).replace(forbidden, QStringLiteral("-")).simplified();
    if (plain.isEmpty() || plain.startsWith(u'.'))
        plain.prepend(QStringLiteral("campaign"));
    for (int number = 1;; ++number)
        if (const QString file = QDir(m_folder).filePath(fileName(plain, number)); !QFile::exists(file))
            return file;
}

Result<void> CampaignShelf::make() const {
    if (QDir().mkpath(m_folder))
        return {};
    return trouble("The folder {0} for campaigns cannot be created.", m_folder);
}

QString CampaignShelf::latestSample() const {
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({sampleName() + QStringLiteral("*.ephor")}, QDir::Files, QDir::Time);
    const auto latest = std::ranges::find_if(files, opens, &QFileInfo::absoluteFilePath);
    return latest == files.end() ? QString() : latest->absoluteFilePath();
}

Result<QString> CampaignShelf::foundSample(const campaign::CampaignSeed& seed) const {
    const Result<campaign::Journal> journal = campaign::Journal::found(*campaign::builtinScenario("quick_start"), seed);
    if (!journal)
        return std::unexpected(journal.error());
    if (Result<void> made = make(); !made)
        return std::unexpected(std::move(made.error()));
    QString file = freeFile(sampleName());
    const Result<store::CampaignStore> written = store::CampaignStore::create(file, *journal);
    if (!written)
        return std::unexpected(written.error());
    return file;
}

Result<QString> CampaignShelf::restore(const QString& copy) const {
    if (!QFile::exists(copy))
        return trouble("The file {0} does not exist.", copy);
    if (Result<void> made = make(); !made)
        return std::unexpected(std::move(made.error()));
    // Verified in a folder of its own, because opening may migrate an older file.
    const QTemporaryDir apart(QDir(m_folder).filePath(QStringLiteral(".restored-XXXXXX")));
    const QString looked = apart.filePath(QFileInfo(copy).fileName());
    if (!apart.isValid() || !copyCampaign(copy, looked))
        return trouble("{0} cannot be copied to the folder for campaigns.", copy);
    if (Result<void> sound = verified(looked); !sound) {
        for (Diagnostic& fault : sound.error())
            fault.place.file = copy.toStdString();
        return std::unexpected(std::move(sound.error()));
    }
    QString file = freeFile(QFileInfo(copy).completeBaseName());
    if (!QFile::rename(looked, file))
        return trouble("{0} cannot be written.", file);
    return file;
}

}  // namespace ephor
