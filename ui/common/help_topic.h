// The help topic of a widget: the page of the manual or the rule that F1 opens.
#pragma once

#include <QString>
#include <functional>

class QWidget;

namespace ephor {

void setHelpTopic(QWidget* widget, const QString& topic);
/// The topic of the widget or of its nearest parent with a topic; empty where there is none.
QString helpTopicOf(const QWidget* widget);
/// The topic of the widget with the focus, or of the one that last had it in the window.
QString focusedHelpTopic(const QWidget& window);
/// Makes F1 work in a window without a menu, such as a dialog; calls `wanted` with the topic of the focused widget.
void helpByKey(QWidget* window, std::function<void(const QString& topic)> wanted);

}  // namespace ephor
