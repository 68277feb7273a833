// The lists of a club: a folder of list files with folders in it, read in the background and watched for changes.
#pragma once

#include "core/io/army_list_io.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

namespace ephor {

/// What the library knows of a list file.
struct ShelvedList {
    QString file;    ///< its absolute path
    QString folder;  ///< below the library's, with '/'; empty at the top
    QString name;    ///< of the list; the file's where it has none
    std::string system;
    QString army;
    std::optional<int> points;
    int units = 0;
    int errors = 0;
    int remarks = 0;  ///< warnings and advice
    QDateTime changed;
    qint64 size = 0;
    QString words;  ///< all that a search looks at, in small letters

    friend bool operator==(const ShelvedList&, const ShelvedList&) = default;
};

class ListLibrary final : public QObject {
    Q_OBJECT

public:
    /// Most files that are read; a folder with more is hardly one of lists.
    static constexpr int mostLists = 20'000;

    ListLibrary(FindSystem find, std::vector<std::string> systems, QObject* parent = nullptr);
    ~ListLibrary() override;

    /// The folder is made where it is missing.
    Result<void> open(const QString& root);
    const QString& root() const { return m_root; }
    /// As far as they were read, in the order of their paths.
    const std::vector<ShelvedList>& lists() const { return m_lists; }
    /// Every folder below the root, in order.
    const QStringList& folders() const { return m_folders; }

    // Reading ---------------------------------------------------------------------------------------------------------
    bool isReading() const { return m_reading.isRunning(); }
    int filesRead() const { return m_reading.progressValue(); }
    int filesFound() const { return m_reading.progressMaximum(); }
    /// What was read stays; readAgain() goes on.
    void cancel();
    bool wasCancelled() const { return m_cancelled; }
    /// Files that have not changed are not read twice.
    void readAgain();

    // Changing. Each says why it could not be done; nothing is ever overwritten. --------------------------------------
    /// A list of that system to begin with, in a folder of the library ("" is the top); its file.
    Result<QString> create(const RuleSystem& system, const QString& name, const QString& folder);
    /// A copy with a name of its own, beside it; its file.
    Result<QString> duplicate(const QString& file);
    /// Gives the list another name, and the file one that fits; its file.
    Result<QString> rename(const QString& file, const QString& name);
    /// Into a folder of the library ("" is the top); the file as it is called there.
    Result<QString> move(const QString& file, const QString& folder);
    /// A copy of a file that is not in the library, in one of its folders.
    Result<QString> takeIn(const QString& file, const QString& folder);
    /// Whether a file stands in the library.
    bool holds(const QString& file) const;
    Result<void> makeFolder(const QString& folder);
    /// Where in the trash it is, or empty where the system does not say.
    Result<QString> moveToTrash(const QString& file);
    Result<void> putBack(const QString& trashed, const QString& file);

Q_SIGNALS:
    void changed();
    void progressed();

private:
    void take();
    void watch();
    QString pathOf(const QString& folder) const;

    FindSystem m_find;
    std::vector<std::string> m_systems;
    QString m_root;
    std::vector<ShelvedList> m_lists;
    QStringList m_folders;
    QFutureWatcher<ShelvedList> m_reading;
    std::shared_ptr<QStringList> m_foldersFound;
    bool m_cancelled = false;
    bool m_readAfter = false;  ///< something has changed while it was read
    QFileSystemWatcher m_watcher;
    QTimer m_readSoon;
    QTimer m_showSoon;
};

}  // namespace ephor
