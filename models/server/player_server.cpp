#include "models/server/player_server.h"

#include "models/server/connection_guard.h"
#include "models/server/request_handler.h"

#include <QtConcurrentRun>
#include <utility>

namespace ephor {

namespace {

Result<quint16> listenFor(RequestHandler& handler, const QHostAddress& address, quint16 port,
                          const ServerLimits& limits) {
    auto guard = std::make_unique<ConnectionGuard>(limits);
    if (!guard->listen(address, port))
        return failure("server-listen",
                       {"The server cannot listen on {0}, port {1}: {2}. Choose another port.",
                        {address.toString().toStdString(), std::to_string(port), guard->errorString().toStdString()}});
    const quint16 found = guard->serverPort();
    if (!handler.bind(guard.get()))
        return failure("server-listen", "The server cannot be started.");
    // Qt's server owns it.
    [[maybe_unused]] const ConnectionGuard* const owned = guard.release();
    return found;
}

}  // namespace

PlayerServer::PlayerServer(Keep keep, const ServerLimits& limits, QObject* parent)
    : QObject(parent), m_keep(std::move(keep)), m_limits(limits) {
    m_thread.setObjectName(QStringLiteral("server for players"));
    connect(&m_maker, &QFutureWatcherBase::finished, this, &PlayerServer::takeMade);
}

PlayerServer::~PlayerServer() {
    stop();
    m_maker.waitForFinished();
}

Result<quint16> PlayerServer::start(const QHostAddress& address, quint16 port) {
    stop();
    const auto forward = [this](campaign::PowerId power, const QByteArray& hash, const QByteArray& sheet, int number) {
        QMetaObject::invokeMethod(
            this, [this, power, hash, sheet, number] { this->keep(power, hash, sheet, number); }, Qt::QueuedConnection);
    };
    m_handler = new RequestHandler(m_limits, forward);
    m_handler->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_handler, &QObject::deleteLater);
    m_thread.start();
    Result<quint16> listening = failure("server-listen", "The server cannot be started.");
    QMetaObject::invokeMethod(
        m_handler, [&] { listening = listenFor(*m_handler, address, port, m_limits); }, Qt::BlockingQueuedConnection);
    if (!listening)
        stop();
    serve();
    return listening;
}

void PlayerServer::stop() {
    m_handler = nullptr;
    m_thread.quit();
    m_thread.wait();
}

void PlayerServer::show(const campaign::Journal& journal, const store::Post& post) {
    m_next = Moment{journal, post};
    if (!m_maker.isRunning())
        make(*std::exchange(m_next, {}));
}

void PlayerServer::make(const Moment& moment) {
    const int turn = moment.journal.campaign().state.course.turn;
    if (m_turnNumber != turn)
        m_since = QDateTime::currentDateTimeUtc();
    m_turnNumber = turn;
    m_maker.setFuture(
        QtConcurrent::run([moment, since = m_since] { return servedTurn(moment.journal, moment.post, since); }));
}

void PlayerServer::takeMade() {
    m_turn = std::make_shared<const ServedTurn>(m_maker.result());
    serve();
    if (m_next)
        return make(*std::exchange(m_next, {}));
    Q_EMIT shown();
}

void PlayerServer::serve() {
    if (m_handler)
        QMetaObject::invokeMethod(
            m_handler, [handler = m_handler, turn = m_turn] { handler->serve(turn); }, Qt::QueuedConnection);
}

void PlayerServer::keep(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet, int number) {
    const SheetAnswer answer = m_keep(power, linkHash, sheet);
    // Stopped meanwhile: the sheet is kept, and its sender sends it again.
    if (m_handler)
        QMetaObject::invokeMethod(
            m_handler, [handler = m_handler, number, answer] { handler->answer(number, answer); },
            Qt::QueuedConnection);
}

}  // namespace ephor
