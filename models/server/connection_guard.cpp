#include "models/server/connection_guard.h"

#include "models/server/request_head.h"

#include <QTimer>
#include <QtNetwork/QTcpSocket>

namespace ephor {

namespace {

/// How long a refused sender may go on sending, in ms: one that is cut off at once does not read the refusal.
constexpr int lingering = 1'000;

QByteArray refusalText(HttpStatus status) {
    return "HTTP/1.1 " + QByteArray::number(static_cast<int>(status)) +
           " Refused\r\nConnection: close\r\nContent-Length: 0\r\nCache-Control: no-store\r\n\r\n";
}

/// Ends with the socket, as QTimer::singleShot() would not.
void callAfter(int milliseconds, QTcpSocket& socket, auto call) {
    auto* timer = new QTimer(&socket);
    timer->setSingleShot(true);
    QObject::connect(timer, &QTimer::timeout, &socket, call);
    timer->start(milliseconds);
}

}  // namespace

ConnectionGuard::ConnectionGuard(const ServerLimits& limits, QObject* parent) : QTcpServer(parent), m_limits(limits) {
    setListenBacklogSize(m_limits.connections);
}

void ConnectionGuard::incomingConnection(qintptr descriptor) {
    auto* socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        return;
    }
    const QHostAddress address = socket->peerAddress();
    if (m_open >= m_limits.connections ||
        (!address.isLoopback() && m_openOf.value(address) >= m_limits.connectionsOfOne)) {
        socket->abort();
        delete socket;
        return;
    }
    ++m_open;
    ++m_openOf[address];
    connect(socket, &QObject::destroyed, this, [this, address] { forget(address); });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    // Qt stops reading when so much waits; the kernel then stops the sender.
    socket->setReadBufferSize(m_limits.head + m_limits.body);
    callAfter(m_limits.time, *socket, [socket] { socket->abort(); });
    callAfter(m_limits.requestTime, *socket, [this, socket] {
        if (socket->parent() == this && socket->bytesToWrite() == 0)
            refuse(*socket, HttpStatus::RequestTimeout);
    });
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
}

void ConnectionGuard::read(QTcpSocket& socket) {
    const QByteArray bytes = socket.peek(m_limits.head + m_limits.body);
    const RequestHead head = requestHead(bytes, m_limits);
    if (head.state == RequestHead::State::Refused)
        return refuse(socket, *head.refusal);
    if (head.state == RequestHead::State::Incomplete || bytes.size() < head.length)
        return;
    if (bytes.size() > head.length)  // a second request, which would pass unseen
        return refuse(socket, HttpStatus::BadRequest);
    handOver(socket);
}

void ConnectionGuard::handOver(QTcpSocket& socket) {
    socket.disconnect(this);
    connect(&socket, &QObject::destroyed, this, [this, address = socket.peerAddress()] { forget(address); });
    // Qt's server owns and deletes it from now on. It gets no second request.
    disconnect(&socket, &QTcpSocket::disconnected, &socket, &QObject::deleteLater);
    socket.setReadBufferSize(1);
    connect(&socket, &QTcpSocket::bytesWritten, &socket, [one = &socket] {
        if (one->bytesToWrite() == 0)
            one->disconnectFromHost();
    });
    addPendingConnection(&socket);
    Q_EMIT socket.readyRead();
}

void ConnectionGuard::refuse(QTcpSocket& socket, HttpStatus status) {
    disconnect(&socket, &QTcpSocket::readyRead, nullptr, nullptr);
    connect(&socket, &QTcpSocket::readyRead, &socket, [one = &socket] { one->readAll(); });
    socket.readAll();
    socket.write(refusalText(status));
    callAfter(lingering, socket, [one = &socket] { one->abort(); });
}

void ConnectionGuard::forget(const QHostAddress& address) {
    --m_open;
    if (--m_openOf[address] == 0)
        m_openOf.remove(address);
}

}  // namespace ephor
