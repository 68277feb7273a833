// What stands in a field and was not yet taken, since fields take it when they are left.
#pragma once

class QWidget;

namespace ephor {

/// As if the field that is being typed into had been left: before its window saves, prints or closes.
void takeTyped(const QWidget& window);

}  // namespace ephor
