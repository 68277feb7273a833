// A button that shows an action of its window.
#pragma once

class QAction;
class QPushButton;
class QWidget;

namespace ephor {

/// With the action's name, text, tip and state. It has no mnemonic: that belongs to the menu.
QPushButton* buttonOf(QAction& action, QWidget* parent);

}  // namespace ephor
