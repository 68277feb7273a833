// Calendar files (iCalendar, RFC 5545) that any calendar program opens.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <vector>

namespace ephor {

/// A moment, such as a deadline.
struct CalendarEvent {
    QString uid;  ///< the same for the same deadline, so that a later file replaces it
    QDateTime at;
    QString summary;
    QString description;
    int remindBefore = 0;  ///< minutes before `at`; 0: no alarm
};

/// `stamp`: when the file was made.
QByteArray calendarOf(const std::vector<CalendarEvent>& events, const QDateTime& stamp);

}  // namespace ephor
