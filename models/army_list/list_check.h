// Checks of many lists at once: against an event's file, and against the models that their player owns.
#pragma once

#include "core/io/lists/list_event.h"

#include <QStringList>

namespace ephor {

/// What an organiser learns of one list.
struct EventVerdict {
    QString file;
    QString name;
    QStringList faults;  ///< empty: it may be played
};

/// Reads every file; the day of its last change is the day on which it was handed in. Safe off the window's thread.
std::vector<EventVerdict> checkedForEvent(const ListEvent& event, const QStringList& files, const FindSystem& find,
                                          const std::vector<std::string>& systems);

/// Models of a type that a collection lacks.
struct Lack {
    QString type;
    int needed = 0;  ///< the most that one of the lists needs
    int owned = 0;   ///< the most that one of them says are owned

    friend bool operator==(const Lack&, const Lack&) = default;
};

/// The lacks of all lists together, each played by itself. Types for which no list says what is owned are not counted.
std::vector<Lack> lacksOf(const std::vector<ReadList>& lists);
/// The lists that can be read.
std::vector<ReadList> readLists(const QStringList& files, const FindSystem& find,
                                const std::vector<std::string>& systems);

}  // namespace ephor
