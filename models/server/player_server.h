// The server for players: hands out the turn pages of a campaign and takes order sheets. It has a thread of its own, so
// neither a busy window nor a busy server waits for the other.
#pragma once

#include "models/server/received_sheets.h"
#include "models/server/served_turn.h"
#include "models/server/server_limits.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThread>
#include <memory>
#include <optional>

class QHostAddress;

namespace ephor {

class RequestHandler;

class PlayerServer final : public QObject {
    Q_OBJECT

public:
    /// Keeps a sheet durably and answers it; called in the thread of this object. The link may have been revoked since
    /// the sheet was sent.
    using Keep =
        std::function<SheetAnswer(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet)>;

    explicit PlayerServer(Keep keep, const ServerLimits& limits = {}, QObject* parent = nullptr);
    ~PlayerServer() override;

    /// Listens; port 0: any that is free. The port, or why it is not possible.
    Result<quint16> start(const QHostAddress& address, quint16 port);
    /// Closes all connections.
    void stop();
    bool isRunning() const { return m_handler != nullptr; }
    /// Serves this moment from now on. Its pages are made in the background.
    void show(const campaign::Journal& journal, const store::Post& post);

Q_SIGNALS:
    /// What was last shown is served.
    void shown();

private:
    struct Moment {
        campaign::Journal journal;
        store::Post post;
    };

    void make(const Moment& moment);
    void takeMade();
    void serve();
    void keep(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet, int number);

    Keep m_keep;
    ServerLimits m_limits;
    QThread m_thread;
    RequestHandler* m_handler = nullptr;  ///< lives in the thread; null: not running
    std::shared_ptr<const ServedTurn> m_turn = std::make_shared<const ServedTurn>();
    QFutureWatcher<ServedTurn> m_maker;
    std::optional<Moment> m_next;  ///< to be made after the one that is being made
    int m_turnNumber = -1;
    QDateTime m_since;  ///< when this turn was first shown
};

}  // namespace ephor
