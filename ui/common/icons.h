// The program's icons, all in one line weight and in the colour of the text around them.
#pragma once

#include <QIcon>

namespace ephor {

/// The icon resources/icons/<name>.svg. It follows changes of the program's palette.
QIcon icon(const char* name);
/// The same in a fixed colour.
QIcon icon(const char* name, const QColor& colour);
QPixmap iconPixmap(const char* name, const QColor& colour, QSize size, double ratio);

/// The program's icon in the sizes that window managers need.
QIcon programIcon();

}  // namespace ephor
