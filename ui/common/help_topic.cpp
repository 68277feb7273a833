#include "ui/common/help_topic.h"

#include <QApplication>
#include <QShortcut>
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

QString focusedHelpTopic(const QWidget& window) {
    const QWidget* focused = QApplication::focusWidget();
    return helpTopicOf(focused ? focused : window.focusWidget());
}

void helpByKey(QWidget* window, std::function<void(const QString& topic)> wanted) {
    auto* help = new QShortcut(QKeySequence::HelpContents, window);
    QObject::connect(help, &QShortcut::activated, window, [window, wanted = std::move(wanted)] {
        const QWidget* focused = window->focusWidget();
        wanted(helpTopicOf(focused ? focused : window));
    });
}

}  // namespace ephor
