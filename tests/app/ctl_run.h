// Runs ephorctl as a person or a script does, in a folder of its own.
#pragma once

#include "tests/support/written_file.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

/// What a command came to.
struct Came {
    int status = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
    /// For failures of a test.
    QByteArray all() const { return "status " + QByteArray::number(status) + "\n" + out.left(2000) + err.left(2000); }
};

class CtlFolder {
public:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    void write(const QString& name, const QByteArray& bytes) const { ephor::test::writeFile(path(name), bytes); }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden); }

    Came run(const QStringList& arguments, const QByteArray& input = {}, const QString& outTo = {}) const {
        return finish(QStringLiteral(EPHORCTL), arguments, input, outTo);
    }
    /// Sparta against Corinth, the lists of below as sparta.toml and corinth.toml; `what` is fight or odds.
    Came battleOfLists(const char* what, const QStringList& more) const {
        return run(QStringList{QStringLiteral("battle"), QLatin1String(what), QStringLiteral("sparta.toml"),
                               QStringLiteral("corinth.toml")} +
                   more);
    }
    /// What is done with a record.
    Came battle(const char* what, const QString& file, const QStringList& more = {}) const {
        return run(QStringList{QStringLiteral("battle"), QLatin1String(what), file} + more);
    }
    /// A line of sh; $CTL is the program.
    Came shell(const QString& line) const {
        return finish(QStringLiteral("/bin/bash"),
                      {QStringLiteral("-c"), QStringLiteral("CTL=\"%1\"; %2").arg(QStringLiteral(EPHORCTL), line)}, {},
                      {});
    }

private:
    Came finish(const QString& program, const QStringList& arguments, const QByteArray& input,
                const QString& outTo) const {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        if (!outTo.isEmpty())
            process.setStandardOutputFile(outTo);
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, "did not end, or crashed"};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
};

/// Two sound lists.
inline const QByteArray spartanList = R"(format = 1
system = "men_of_bronze"
rules  = "1"
name   = "Sparta, 38 points"
state  = "sparta"

[[unit]]
name      = "The three hundred"
type      = "elite_hoplite"
strategos = true

[[unit]]
type  = "elite_hoplite"

[[unit]]
type  = "drilled_hoplite"

[[unit]]
type  = "psiloi"
count = 2
)";

inline const QByteArray corinthianList = R"(format = 1
system = "men_of_bronze"
rules  = "1"
name   = "Corinth, 38 points"

[[unit]]
type      = "drilled_hoplite"
strategos = true

[[unit]]
type  = "drilled_hoplite"

[[unit]]
type  = "militia_hoplite"

[[unit]]
type  = "peltast"

[[unit]]
type  = "archer_slinger"

[[unit]]
type  = "psiloi"
)";

#define COMES(came, expected)                                                               \
    do {                                                                                    \
        const auto& once = (came); /* QVERIFY2 looks at what it says even where it holds */ \
        QVERIFY2(once.status == (expected), once.all().constData());                        \
    } while (false)
