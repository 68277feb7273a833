// Speaks HTTP as a browser does, or as badly as a test wants.
#pragma once

#include <QEventLoop>
#include <QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QTcpSocket>

namespace ephor::test {

struct HttpReply {
    int status = 0;  ///< 0: none came
    QByteArray head;
    QByteArray body;

    explicit HttpReply(const QByteArray& bytes) {
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        head = end < 0 ? bytes : bytes.first(end);
        body = end < 0 ? QByteArray() : bytes.sliced(end + 4);
        status = head.split(' ').value(1).toInt();
    }
};

inline QByteArray getRequest(const QByteArray& path) { return "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n"; }

inline QByteArray postRequest(const QByteArray& path, const QByteArray& body) {
    return "POST " + path +
           " HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: " + QByteArray::number(body.size()) +
           "\r\n\r\n" + body;
}

/// A connection that collects what comes until the server closes it.
class HttpConnection {
public:
    HttpConnection(quint16 port, const QByteArray& request) {
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket, [this] { m_bytes += m_socket.readAll(); });
        m_socket.connectToHost(QHostAddress::LocalHost, port);
        m_socket.write(request);
    }

    void send(const QByteArray& bytes) { m_socket.write(bytes); }
    bool isOpen() const { return m_socket.state() != QAbstractSocket::UnconnectedState; }
    HttpReply reply() const { return HttpReply(m_bytes); }
    /// Waits until the server has closed or refused it; events are handled meanwhile.
    HttpReply wait() {
        constexpr int longest = 30'000;
        QEventLoop loop;
        QObject::connect(&m_socket, &QTcpSocket::disconnected, &loop, &QEventLoop::quit);
        QObject::connect(&m_socket, &QTcpSocket::errorOccurred, &loop, &QEventLoop::quit);
        QTimer::singleShot(longest, &loop, &QEventLoop::quit);
        if (isOpen())
            loop.exec();
        return reply();
    }

private:
    QTcpSocket m_socket;
    QByteArray m_bytes;
};

inline HttpReply ask(quint16 port, const QByteArray& request) { return HttpConnection(port, request).wait(); }

}  // namespace ephor::test
