// The statuses of HTTP that the server gives by itself (RFC 9110, 15).
#pragma once

namespace ephor::http {

inline constexpr int ok = 200;
inline constexpr int badRequest = 400;
inline constexpr int notFound = 404;
inline constexpr int wrongMethod = 405;
inline constexpr int timeout = 408;
inline constexpr int conflict = 409;
inline constexpr int lengthRequired = 411;
inline constexpr int tooLarge = 413;
inline constexpr int noExpectation = 417;
inline constexpr int tooMany = 429;
inline constexpr int headTooLarge = 431;
inline constexpr int unavailable = 503;
inline constexpr int wrongVersion = 505;

}  // namespace ephor::http
