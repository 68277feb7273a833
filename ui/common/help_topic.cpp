#include "ui/common/help_topic.h"

#include <QVariant>
#include <QWidget>

namespace ephor {

namespace {

constexpr const char* property = "ephorHelpTopic";

}  // namespace

void setHelpTopic(QWidget* widget, const QString& topic) { widget->setProperty(property, topic); }

QString helpTopicOf(const QWidget* widget) {
    for (; widget; widget = widget->parentWidget())
        if (const QString topic = widget->property(property).toString(); !topic.isEmpty())
            return topic;
    return {};
}

}  // namespace ephor
