// What the pseudo-language shows of a window: text that was not translated, and text that is glued of several.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>

namespace ephor::test {

/// The parts of a text that stand outside of all «»: what is between two translated texts, before and behind them.
inline QStringList outside(const QString& text) {
    QStringList parts{QString()};
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'«' && depth++ == 0)
            parts << QString();
        else if (c == u'»')
            --depth;
        else if (depth == 0)
            parts.back() += c;
    }
    return parts;
}

/// Text as it is read: line breaks for the tags that make some, no other tags.
inline QString asRead(QString html) {
    static const QRegularExpression style(QStringLiteral("<style.*?</style>|<head.*?</head>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression breaks(
        QStringLiteral("<(br|/?p|/?td|/?th|/?tr|/?li|/?h\\d|hr|/?div|/?table|/b)\\b[^>]*>"));
    static const QRegularExpression tags(QStringLiteral("<[^>]*>|&\\w+;"));
    return html.remove(style).replace(breaks, QStringLiteral("\n")).replace(tags, QStringLiteral(" "));
}

/// True where two translated texts follow each other with nothing but a space or a word between them; sentences may.
inline bool isGlued(const QString& text) {
    static const QRegularExpression glue(QStringLiteral("([^.?!:;,»…])»[ ]*(\\w+ ?)?«"));
    return asRead(text).contains(glue);
}

/// Every text that a person sees of the window, with the place where it stands.
inline QList<std::pair<QString, QString>> textsSeen(const QWidget& window) {
    QList<std::pair<QString, QString>> all{{QStringLiteral("title"), window.windowTitle()}};
    const auto note = [&all](const QObject* of, const QString& text) {
        all.push_back({QLatin1StringView(of->metaObject()->className()) + u' ' + of->objectName(), text});
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window || widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        note(widget, widget->toolTip());
        note(widget, widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            note(label, label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            note(button, button->text());
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            note(group, group->title());
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            note(line, line->placeholderText());
        else if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
            note(dock, dock->windowTitle());
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                note(tabs, tabs->tabText(i));
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                note(box, box->itemText(i));
        else if (const auto* header = qobject_cast<const QHeaderView*>(widget);
                 header && header->model() && header->parent()->objectName() != QLatin1StringView("dataRows"))
            for (int i = 0; i < header->count(); ++i)
                if (header->orientation() == Qt::Horizontal)
                    note(header, header->model()->headerData(i, Qt::Horizontal).toString());
    }
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        note(menu, menu->title());
        for (const QAction* action : menu->actions()) {
            note(action, action->text());
            note(action, action->statusTip());
        }
    }
    return all;
}

/// One line for each text that has letters outside of «», other than names and data, which `isData` knows.
template <typename IsData> QStringList foreignTexts(const QWidget& window, const IsData& isData) {
    static const QRegularExpression letters(QStringLiteral("\\p{L}{2,}"));
    QStringList faults;
    for (const auto& [where, text] : textsSeen(window)) {
        if (isGlued(text))
            faults << QStringLiteral("glued: %1: %2").arg(where, text);
        for (const QString& part : outside(asRead(text)))
            if (part.contains(letters) && !isData(part.simplified()))
                faults << QStringLiteral("not translated: %1: %2").arg(where, part.simplified());
    }
    faults.removeDuplicates();
    return faults;
}

}  // namespace ephor::test
