// The folder in which a window's file dialogs begin.
#pragma once

#include <QDir>
#include <QFileInfo>

namespace ephor {

/// At first the folder of the window's document, then that of the last file that the user chose.
class LastFolder {
public:
    explicit LastFolder(const QString& document) : m_folder(QFileInfo(document).path()) {}

    const QString& path() const { return m_folder; }
    /// A proposal for a file of that name. Characters that file names cannot have become hyphens.
    QString file(QString name) const {
        for (QChar& letter : name)
            if (QStringLiteral("/\\:*?\"<>|").contains(letter))
                letter = QLatin1Char('-');
        return QDir(m_folder).filePath(name);
    }
    /// Remembers the folder of the chosen file, unless the text is empty, and returns the text.
    QString chosen(const QString& file) {
        if (!file.isEmpty())
            m_folder = QFileInfo(file).path();
        return file;
    }
    /// The same for a chosen folder.
    QString chosenFolder(const QString& folder) {
        if (!folder.isEmpty())
            m_folder = folder;
        return folder;
    }

private:
    QString m_folder;
};

}  // namespace ephor
