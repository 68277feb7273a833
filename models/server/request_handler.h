// Answers requests of players, in the thread of the server.
#pragma once

#include "models/server/rate_limit.h"
#include "models/server/received_sheets.h"
#include "models/server/served_turn.h"
#include "models/server/server_limits.h"

#include <QElapsedTimer>
#include <QHash>
#include <QtHttpServer/QAbstractHttpServer>
#include <QtHttpServer/QHttpServerResponder>
#include <QtHttpServer/QHttpServerResponse>
#include <memory>

namespace ephor {

/// A path is /p/KEY/ (the page), /p/KEY/orders, /p/KEY/status, /p/KEY/deadline.ics or /p/KEY/turns.atom. All other
/// paths have the same answer.
class RequestHandler final : public QAbstractHttpServer {
public:
    /// Gets the power, the hash of its link, the sheet, and the number by which it is answered (answer()).
    using Forward =
        std::function<void(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet, int number)>;

    RequestHandler(const ServerLimits& limits, Forward forward);

    void serve(std::shared_ptr<const ServedTurn> turn) { m_turn = std::move(turn); }
    /// The answer to a sheet that was forwarded.
    void answer(int number, const SheetAnswer& answer);

protected:
    bool handleRequest(const QHttpServerRequest& request, QHttpServerResponder& responder) override;
    void missingHandler(const QHttpServerRequest& request, QHttpServerResponder& responder) override;

private:
    struct Path;
    static Path pathOf(const QHttpServerRequest& request);
    const ServedPower* powerWithKey(QByteArrayView key) const;
    bool isWithinRate(const ServedPower* power, const QHttpServerRequest& request);
    QHttpServerResponse answerTo(const ServedPower& power, const Path& path, const QHttpServerRequest& request) const;
    void takeSheet(const ServedPower& power, const QHttpServerRequest& request, QHttpServerResponder& responder);

    ServerLimits m_limits;
    Forward m_forward;
    std::shared_ptr<const ServedTurn> m_turn = std::make_shared<const ServedTurn>();
    QElapsedTimer m_clock;
    QHash<QByteArray, RateLimit> m_rates;                         ///< by hash of a link, or address
    QHash<QByteArray, RateLimit> m_sheetRates;                    ///< by hash of a link
    QHash<int, std::shared_ptr<QHttpServerResponder>> m_waiting;  ///< by number
    int m_last = 0;
};

}  // namespace ephor
