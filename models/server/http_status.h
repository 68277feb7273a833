// The statuses of HTTP (RFC 9110, 15) by Qt's names.
#pragma once

#include <QtHttpServer/QHttpServerResponder>

namespace ephor {

using HttpStatus = QHttpServerResponder::StatusCode;

}  // namespace ephor
