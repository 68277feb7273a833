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

/// The log beside the file itself, not beside a link to it.
QFileInfo logOf(const QString& file);
bool hasLog(const QString& file);
/// Another program may have the file open.
bool mayBeWritten(const QString& file);

/// Another value whenever somebody has written into the file or its log, or begun or ended to write.
using FileState = std::array<std::pair<qint64, QDateTime>, 3>;
FileState stateOf(const QString& file);

inline bool isFound(const Result<campaign::Journal>& journal) { return journal.has_value(); }
inline bool isFound(const Diagnostics& faults) { return faults.empty(); }

/// Reads a file in which others may write. What was found counts if nobody has written meanwhile, or three times. A
/// file that cannot be read is read again after a pause: the log of another program may just have begun or ended.
template <typename F> auto readUnchanged(const QString& file, F read) {
    constexpr int mostFound = 3;
    constexpr int mostFailed = 40;
    constexpr int wanted = 2;  ///< failures in a row while nobody writes
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
