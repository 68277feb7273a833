// Accepts a value that is still being typed into a field.
#pragma once

class QWidget;

namespace ephor {

/// Acts as if the focused field had been left; call it before the window saves, prints or closes.
void takeTyped(const QWidget& window);

}  // namespace ephor
