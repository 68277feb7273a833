// Runs code in an object's thread after background work has finished.
#pragma once

#include <QFutureWatcher>

namespace ephor {

/// Calls `then` with the result in the thread of `context`, unless `context` is gone. The call always comes from the
/// event loop, even where the work is already finished, so never before this function returns. (QFuture::then() would
/// call at once in that case.)
template <typename T, typename F> void afterwards(const QFuture<T>& work, QObject* context, F then) {
    auto* watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, then = std::move(then)] {
        watcher->deleteLater();
        then(watcher->result());
    });
    watcher->setFuture(work);
}

}  // namespace ephor
