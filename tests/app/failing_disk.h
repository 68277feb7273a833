// ephorctl on a disk that fails: see tests/support/failing_disk.cpp.
#pragma once

#include "ctl_run.h"
#include "tests/support/written_file.h"

#include <QFileInfo>

/// Where a campaign lies that ephorctl works on; lists and outputs lie elsewhere.
class DiskFolder {
public:
    DiskFolder() { QDir().mkpath(m_folder.filePath(QStringLiteral("disk"))); }

    QString path(const QString& name = {}) const {
        return m_folder.filePath(name.isEmpty() ? QStringLiteral("disk") : QStringLiteral("disk/") + name);
    }
    /// Beside the disk.
    QString outside(const QString& name) const { return m_folder.filePath(name); }

    /// Names, sizes, times of the last change and bytes of all files.
    QStringList everything() const {
        QStringList all;
        for (const QFileInfo& info :
             QDir(path()).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden, QDir::Name))
            all << QStringLiteral("%1 %2 %3 ")
                           .arg(info.fileName())
                           .arg(info.size())
                           .arg(info.lastModified().toMSecsSinceEpoch()) +
                       QString::fromLatin1(bytes(info.fileName()).toHex());
        return all;
    }
    QByteArray bytes(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QString& name, const QByteArray& bytes) const { ephor::test::writeFile(path(name), bytes); }
    /// Nothing but one campaign.
    void reset(const QByteArray& campaign) const {
        QVERIFY(QDir(path()).removeRecursively() && QDir().mkpath(path()));
        put(QStringLiteral("war.ephor"), campaign);
    }

    /// Starts ephorctl for `campaign WORDS`; the disk has a fate at that call (0: none) of those of the kind.
    void start(QProcess& process, const QString& words, const char* fate = "", int call = 0,
               const char* kind = "") const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (call > 0) {
            QFile::remove(outside(QStringLiteral("reached")));
            environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(EPHOR_FAILING_DISK));
            environment.insert(QStringLiteral("EPHOR_DISK_FOLDER"), QFileInfo(path()).canonicalFilePath());
            environment.insert(QStringLiteral("EPHOR_DISK_CALL"), QString::number(call));
            environment.insert(QStringLiteral("EPHOR_DISK_KIND"), QLatin1StringView(kind));
            environment.insert(QStringLiteral("EPHOR_DISK_FATE"), QLatin1StringView(fate));
            environment.insert(QStringLiteral("EPHOR_DISK_REACHED"), outside(QStringLiteral("reached")));
            // The sanitizers want to be loaded first, and need not be.
            environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
        }
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(path());
        process.start(QStringLiteral(EPHORCTL), QStringList{QStringLiteral("campaign")} + words.split(u' '));
    }
    static Came ended(QProcess& process) {
        if (!process.waitForFinished(60'000))
            return {-1, {}, "did not end"};
        const bool isKilled = process.exitStatus() != QProcess::NormalExit;
        return {isKilled ? -process.exitCode() : process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    Came run(const QString& words, const char* fate = "", int call = 0, const char* kind = "") const {
        QProcess process;
        start(process, words, fate, call, kind);
        return ended(process);
    }
    /// The call that had a fate in the last run; empty: there were fewer.
    QByteArray reached() const {
        QFile file(outside(QStringLiteral("reached")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};
