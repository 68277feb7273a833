// What F1 opens: the page of the manual, or the rule, that tells of the widget that has the keyboard.
#pragma once

#include <QString>

class QWidget;

namespace ephor {

void setHelpTopic(QWidget* widget, const QString& topic);
/// That of the widget, or of the nearest around it that has one; empty where none has.
QString helpTopicOf(const QWidget* widget);

}  // namespace ephor
