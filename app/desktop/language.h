// The language of the program.
#pragma once

class QLocale;

namespace ephor {

/// Sets the language of the running application to the locale's, or English where there is no translation; Qt's own
/// texts likewise. Numbers and dates are the locale's.
void speak(const QLocale& locale);

}  // namespace ephor
