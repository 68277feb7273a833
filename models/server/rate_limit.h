// Limits the requests of a client.
#pragma once

#include <QtTypes>
#include <algorithm>

namespace ephor {

/// A bucket that fills by `perSecond` and holds what `seconds` bring. Times are in ms, from any start.
class RateLimit {
public:
    explicit RateLimit(double perSecond, double seconds = 2)
        : m_perSecond(perSecond), m_most(std::max(1.0, perSecond * seconds)), m_left(m_most) {}

    /// Takes one from the bucket, if there is one.
    bool allows(qint64 now) {
        constexpr double second = 1'000;
        m_left = std::min(m_most, m_left + static_cast<double>(now - m_last) * m_perSecond / second);
        m_last = now;
        if (m_left < 1)
            return false;
        m_left -= 1;
        return true;
    }

private:
    double m_perSecond;
    double m_most;
    double m_left;
    qint64 m_last = 0;
};

}  // namespace ephor
