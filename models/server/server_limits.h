// What the server for players allows.
#pragma once

#include <QtTypes>

namespace ephor {

struct ServerLimits {
    qsizetype head = 8 << 10;   ///< bytes of a request before its body
    qsizetype body = 64 << 10;  ///< bytes
    int requestTime = 10'000;   ///< ms until a request has come
    int time = 30'000;          ///< ms until a connection is closed, whatever it does
    int connections = 200;
    int connectionsOfOne = 40;    ///< from one address, unless it is this computer: a reverse proxy speaks for many
    double requestsOfLink = 125;  ///< a second
    double requestsOfOther = 50;  ///< a second, without a link that leads somewhere, from one address
    double sheetsOfLink = 0.5;    ///< a second
};

}  // namespace ephor
