// A file that gets its name only once it is whole.
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QTemporaryDir>

namespace ephor::store {

std::unexpected<Diagnostics> trouble(const QString& file, const QString& why);

/// Written in a temporary folder beside its destination; the folder is removed on destruction.
class UnfinishedFile {
public:
    explicit UnfinishedFile(QString file);

    /// Whether there is such a folder, and no file of that name yet.
    Result<void> begin() const;
    /// Where it is written.
    QString path() const { return m_folder.filePath(QStringLiteral("unfinished.ephor")); }
    /// Puts it in its place, where nothing is replaced. It must be closed.
    Result<void> finish() const;

private:
    QString m_file;
    QTemporaryDir m_folder;
};

}  // namespace ephor::store
