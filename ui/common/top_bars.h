// The bars above a window in which a text is written: its tools, and what the text comes to.
#pragma once

#include <initializer_list>

class QMainWindow;
class QToolBar;
class QWidget;

namespace ephor {

/// Signs with words beside them; empty as yet, and the window's from now on.
QToolBar& addTools(QMainWindow& window);
/// Stands above everything that can be moved, so that it is always in sight: the parts one below the other.
void addTotals(QMainWindow& window, std::initializer_list<QWidget*> parts);

}  // namespace ephor
