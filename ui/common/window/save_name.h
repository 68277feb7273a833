// Asks for the file to save to.
#pragma once

#include <QString>

class QWidget;

namespace ephor {

/// `proposed` is a path or a name. A name that does not end with an extension of the filter gets that of the chosen
/// one, at first `ending`. If the file exists, the user has agreed to replace it. Returns an empty text where they
/// cancel.
QString saveName(QWidget& parent, const QString& title, const QString& proposed, const QString& filter,
                 const QString& ending);

}  // namespace ephor
