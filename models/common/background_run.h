// A computation in the background whose result is refined while it runs.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QtConcurrentRun>
#include <memory>
#include <stop_token>

namespace ephor {

class BackgroundRunBase : public QObject {
    Q_OBJECT

public:
    /// What is known stays.
    void stop() { m_stop.request_stop(); }
    bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    void refined();
    void runningChanged(bool running);

protected:
    using QObject::QObject;

    void setRunning(bool isRunning) {
        m_isRunning = isRunning;
        Q_EMIT runningChanged(isRunning);
    }

    std::stop_source m_stop;

private:
    bool m_isRunning = false;
};

/// Its results are of type T.
template <typename T> class BackgroundRun : public BackgroundRunBase {
public:
    ~BackgroundRun() override {
        m_stop.request_stop();
        m_future.disconnect(this);
        m_future.waitForFinished();
    }

    /// Null before the first result.
    const T* shown() const { return m_shown.get(); }
    std::shared_ptr<const T> sharedShown() const { return m_shown; }
    /// Stops, and drops what is known.
    void clear() {
        if (!m_shown && !isRunning())
            return;
        m_stop.request_stop();
        m_future.setFuture({});
        m_shown.reset();
        setRunning(false);
        Q_EMIT refined();
    }

protected:
    explicit BackgroundRun(QObject* parent) : BackgroundRunBase(parent) {
        connect(&m_future, &QFutureWatcherBase::resultReadyAt, this, [this](int i) {
            m_shown = m_future.resultAt(i);
            Q_EMIT refined();
        });
        connect(&m_future, &QFutureWatcherBase::finished, this, [this] { setRunning(false); });
    }

    /// Starts again from nothing: calls `work` with a std::stop_token and a function that shows a result.
    template <typename Work> void run(Work work) {
        m_stop.request_stop();
        m_stop = std::stop_source();
        m_shown.reset();
        m_future.setFuture(QtConcurrent::run([work, stop = m_stop.get_token()](QPromise<Shown>& promise) {
            work(stop, [&promise](T result) { promise.addResult(std::make_shared<const T>(std::move(result))); });
        }));
        setRunning(true);
    }

private:
    using Shown = std::shared_ptr<const T>;

    Shown m_shown;
    QFutureWatcher<Shown> m_future;
};

}  // namespace ephor
