// Accepts connections for Qt's HTTP server and hands each over once a whole sound request has come.
#pragma once

#include "models/server/http_status.h"
#include "models/server/server_limits.h"

#include <QHash>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QTcpServer>

class QTcpSocket;

namespace ephor {

/// A connection carries one request. Slow, oversized and malformed requests are refused here. The bytes kept of a
/// connection never exceed the limits.
class ConnectionGuard final : public QTcpServer {
    Q_OBJECT

public:
    explicit ConnectionGuard(const ServerLimits& limits, QObject* parent = nullptr);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void read(QTcpSocket& socket);
    void handOver(QTcpSocket& socket);
    static void refuse(QTcpSocket& socket, HttpStatus status);
    void forget(const QHostAddress& address);

    ServerLimits m_limits;
    int m_open = 0;
    QHash<QHostAddress, int> m_openOf;  ///< connections from each address
};

}  // namespace ephor
