// What F1 opens: the page of the manual, or the rule, that tells of the widget that has the keyboard.
#pragma once

#include <QString>
#include <functional>

class QWidget;

namespace ephor {

void setHelpTopic(QWidget* widget, const QString& topic);
/// That of the widget, or of the nearest around it that has one; empty where none has.
QString helpTopicOf(const QWidget* widget);
/// That of what has the focus, or had it in the window before another one was opened.
QString focusedHelpTopic(const QWidget& window);
/// F1 in a window that has no menu of its own, such as a dialog: `wanted` is told the topic of what has the keyboard
/// there.
void helpByKey(QWidget* window, std::function<void(const QString& topic)> wanted);

}  // namespace ephor
