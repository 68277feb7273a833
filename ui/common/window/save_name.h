// The file that somebody wants to save under.
#pragma once

#include <QString>

class QWidget;

namespace ephor {

/// Asks for it, proposing `proposed`, a path or a name. The name gets the ending of the chosen filter where it has
/// none, at first `ending`; where a file of that name stands already, consent to replace it was given. Empty: nobody
/// wants to save.
QString saveName(QWidget& parent, const QString& title, const QString& proposed, const QString& filter,
                 const QString& ending);

}  // namespace ephor
