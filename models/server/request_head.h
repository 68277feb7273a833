// Looks at the beginning of an HTTP request before Qt's server sees it: Qt limits neither lengths nor times.
#pragma once

#include "models/server/http_status.h"
#include "models/server/server_limits.h"

#include <QByteArrayView>
#include <optional>

namespace ephor {

/// What is known of a request by its first bytes.
struct RequestHead {
    enum class State : std::uint8_t { Incomplete, Sound, Refused };
    State state = State::Incomplete;
    std::optional<HttpStatus> refusal;  ///< of a refused request
    qsizetype length = 0;               ///< of a sound request, head and body
};

/// Sound: a GET, HEAD or POST in HTTP/1.0 or 1.1, its target a path, its fields well formed, its body's length given
/// and within the limits.
RequestHead requestHead(QByteArrayView bytes, const ServerLimits& limits);

}  // namespace ephor
