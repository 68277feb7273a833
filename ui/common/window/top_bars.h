// The bars at the top of a window: its tools, and the totals of the text that it edits.
#pragma once

#include <initializer_list>
#include <qnamespace.h>

class QAction;
class QMainWindow;
class QToolBar;
class QWidget;

namespace ephor {

/// An empty tool bar with icons and texts, owned by the window.
QToolBar& addTools(QMainWindow& window);
/// Adds an action of the window as a button with an accessible name.
void addTool(QToolBar& bar, QAction& action, Qt::ToolButtonStyle style);
/// Adds widgets, one below the other, in a bar that cannot be moved or hidden.
void addTotals(QMainWindow& window, std::initializer_list<QWidget*> parts);

}  // namespace ephor
