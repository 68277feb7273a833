// The file that somebody wants to save under.
#pragma once

#include <QString>

class QWidget;

namespace ephor {

/// Asks for it, proposing `proposed`. The name gets `ending` where it has none, and where a file of that name stands already, consent to replace it was given.
/// Empty: nobody wants to save.
QString saveName(QWidget& parent, const QString& title, const QString& proposed, const QString& filter,
                 const QString& ending);

}  // namespace ephor
