// What comes after work in the background.
#pragma once

#include <QFutureWatcher>

namespace ephor {

/// Calls `then` with the result in the thread of `context`, if that still lives: always by its event loop, also where
/// the work is over already, so that nothing happens before the caller has returned. (QFuture::then() calls at once in
/// that case.)
template <typename T, typename F> void afterwards(const QFuture<T>& work, QObject* context, F then) {
    auto* watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, then = std::move(then)] {
        watcher->deleteLater();
        then(watcher->result());
    });
    watcher->setFuture(work);
}

}  // namespace ephor
