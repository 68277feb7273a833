// Conversion of core's texts to Qt, and tr() for functions outside of classes.
#pragma once

#include "core/army/figures.h"

#include <QCoreApplication>
#include <QString>
#include <string_view>

namespace ephor {

/// Translates a text of a function outside of a class; `note` and `n` as in QObject::tr().
inline QString tr(const char* english, const char* note = nullptr, int n = -1) {
    return QCoreApplication::translate("ephor", english, note, n);
}

inline QString toQString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// A key or value as readable text, translated where it is known: "hand_to_hand" becomes "hand to hand".
inline QString wordsOfKey(std::string_view key) {
    return QCoreApplication::translate("core", toQString(key).replace(u'_', u' ').toUtf8().constData());
}

/// The same as a heading: "Hand to hand".
inline QString headingOfKey(std::string_view key) {
    return QCoreApplication::translate("core", keyAsHeading(key).c_str());
}

}  // namespace ephor
