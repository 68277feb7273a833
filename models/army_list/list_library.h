// A club's army lists: a folder of list files with subfolders, read in the background and watched for changes.
#pragma once

#include "core/io/lists/army_list_io.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

namespace ephor {

/// A list file in the library.
struct ShelvedList {
    QString file;    ///< its absolute path
    QString folder;  ///< relative to the library, with '/'; empty at the top
    QString name;    ///< of the list, or the file's name where the list has none
    std::string system;
    QString army;  ///< its state by its key, or the title of its published army
    std::optional<int> points;
    int units = 0;
    int errors = 0;
    int remarks = 0;  ///< warnings and advice
    QDateTime changed;
    qint64 size = 0;
    QString words;  ///< all text that a search covers, in lower case

    friend bool operator==(const ShelvedList&, const ShelvedList&) = default;
};

class ListLibrary final : public QObject {
    Q_OBJECT

public:
    /// The most files that are read; a larger folder is hardly one of lists.
    static constexpr int mostLists = 20'000;

    ListLibrary(FindSystem find, std::vector<std::string> systems, QObject* parent = nullptr);
    ~ListLibrary() override;

    /// The folder is made where it is missing.
    Result<void> open(const QString& root);
    const QString& root() const { return m_root; }
    /// The lists read so far, in the order of their paths.
    const std::vector<ShelvedList>& lists() const { return m_lists; }
    /// Every folder below the root, in order.
    const QStringList& folders() const { return m_folders; }

    // Reading ---------------------------------------------------------------------------------------------------------
    /// Until the last list read has been taken, too.
    bool isReading() const { return m_isReading; }
    int filesRead() const { return m_reading.progressValue(); }
    int filesFound() const { return m_reading.progressMaximum(); }
    /// Stops reading. What was read stays; readAgain() continues.
    void cancel();
    bool wasCancelled() const { return m_cancelled; }
    /// Reads the folder again; unchanged files are not read twice.
    void readAgain();

    // Changes. Each returns why it failed; no file is ever overwritten. -----------------------------------------------
    /// Writes a list with that text and name into a folder of the library ("" is the top); returns its file.
    Result<QString> create(const QString& text, const QString& name, const QString& folder);
    /// Makes a copy with a new name in the same folder; returns its file.
    Result<QString> duplicate(const QString& file);
    /// Renames the list, and its file to match; returns its file.
    Result<QString> rename(const QString& file, const QString& name);
    /// Moves a list to a folder of the library ("" is the top); returns its new file.
    Result<QString> move(const QString& file, const QString& folder);
    /// Copies a file from outside the library into one of its folders.
    Result<QString> takeIn(const QString& file, const QString& folder);
    /// Whether the library contains a file.
    bool holds(const QString& file) const;
    Result<void> makeFolder(const QString& folder);
    /// Returns the path in the trash, or empty where the system does not tell it.
    Result<QString> moveToTrash(const QString& file);
    Result<void> putBack(const QString& trashed, const QString& file);

Q_SIGNALS:
    void changed();
    void progressed();

private:
    void read();
    void refresh();
    void watch();
    QString pathOf(const QString& folder) const;

    FindSystem m_find;
    std::vector<std::string> m_systems;
    QString m_root;
    std::vector<ShelvedList> m_lists;
    QStringList m_folders;
    QFutureWatcher<ShelvedList> m_reading;
    std::shared_ptr<QStringList> m_foldersFound;
    bool m_isReading = false;
    bool m_cancelled = false;
    bool m_readAfter = false;  ///< something changed during the reading
    QFileSystemWatcher m_watcher;
    QTimer m_readSoon;
    QTimer m_showSoon;
};

}  // namespace ephor
