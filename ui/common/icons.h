// The program's icons: one weight, in the colour of the text around them.
#pragma once

#include <QIcon>

namespace ephor {

/// The icon of resources/icons/<name>.svg. It follows the palette of the program when that changes.
QIcon icon(const char* name);
/// The same in a colour of its own.
QIcon icon(const char* name, const QColor& colour);
QPixmap iconPixmap(const char* name, const QColor& colour, QSize size, double ratio);

/// The program's own sign, in the sizes that window managers ask for.
QIcon programIcon();

}  // namespace ephor
