// The language of the program.
#pragma once

class QLocale;

namespace ephor {

/// That of the locale where there is a translation, else English; Qt's own texts likewise. For the application that
/// runs.
void speak(const QLocale& locale);

}  // namespace ephor
