// The buttons that close a panel or make it float, in the colour of the text: they are seen on dark ground, too.
#pragma once

class QDockWidget;

namespace ephor {

/// Replaces the icons of the style, which are dark in every palette.
void useOwnIcons(QDockWidget& panel);

}  // namespace ephor
