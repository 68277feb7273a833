// A campaign's file on the disk, beside its log, while other programs may write in it.
#pragma once

#include "core/campaign/journal/journal.h"

#include <QDateTime>
#include <QFileInfo>
#include <QThread>
#include <array>
#include <chrono>
#include <memory>

namespace ephor::store {

class Connection;
enum class Access;

/// Refuses what cannot be a campaign by its name and place.
Result<void> checkPlace(const QString& file);

/// A sound file, open, and its schema.
struct SoundFile {
    std::unique_ptr<Connection> connection;
    int schema = 0;
};
Result<SoundFile> openSound(const QString& file, Access access);

/// SQLite's log beside the file; of a link, the log beside its target.
QFileInfo logOf(const QString& file);
bool hasLog(const QString& file);
/// True if another program may have the file open.
bool mayBeWritten(const QString& file);

/// Sizes and times of the file, its log and its index. They differ after any program has written, or has opened or
/// closed the file.
using FileState = std::array<std::pair<qint64, QDateTime>, 3>;
FileState stateOf(const QString& file);

inline bool isFound(const Result<campaign::Journal>& journal) { return journal.has_value(); }
inline bool isFound(const Diagnostics& faults) { return faults.empty(); }

/// Reads a file that other programs may be writing, until it did not change during the reading, at most three times. A
/// failed reading is repeated after a pause, because another program may just have created or removed its log.
template <typename F> auto readUnchanged(const QString& file, F read) {
    constexpr int mostFound = 3;
    constexpr int mostFailed = 40;
    constexpr int wanted = 2;  ///< consecutive failures without a change of the file
    constexpr std::chrono::milliseconds pause(25);
    int quietFailures = 0;
    for (int times = 1;; ++times) {
        const auto before = stateOf(file);
        auto found = read();
        const bool isQuiet = stateOf(file) == before;
        if (isFound(found)) {
            if (isQuiet || times >= mostFound)
                return found;
            continue;
        }
        quietFailures = isQuiet ? quietFailures + 1 : 0;
        if ((isQuiet && !mayBeWritten(file)) || quietFailures == wanted || times >= mostFailed)
            return found;
        QThread::sleep(pause);
    }
}

}  // namespace ephor::store
