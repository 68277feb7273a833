// The bars above a window: its tools, and what a text that is written in it comes to.
#pragma once

#include <initializer_list>
#include <qnamespace.h>

class QAction;
class QMainWindow;
class QToolBar;
class QWidget;

namespace ephor {

/// Signs with words beside them; empty as yet, and the window's from now on.
QToolBar& addTools(QMainWindow& window);
/// Adds an action of the window as a button that says what it is.
void addTool(QToolBar& bar, QAction& action, Qt::ToolButtonStyle style);
/// Stands above everything that can be moved, so that it is always in sight: the parts one below the other.
void addTotals(QMainWindow& window, std::initializer_list<QWidget*> parts);

}  // namespace ephor
