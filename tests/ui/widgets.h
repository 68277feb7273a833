// The parts of a window by their object names, and what a hand does with them.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QTest>

namespace ephor::test {

template <typename W> W* part(const QObject& of, QAnyStringView name) { return of.findChild<W*>(name); }

/// Presses the button, or chooses the entry of a menu.
inline void press(const QObject& of, const char* name) {
    auto* button = part<QAbstractButton>(of, name);
    auto* entry = part<QAction>(of, name);
    QVERIFY2(button ? button->isEnabled() : entry && entry->isEnabled(), name);
    if (button)
        QTest::mouseClick(button, Qt::LeftButton);
    else
        entry->trigger();
}

/// Clicks into the field and types over what it holds, line by line.
inline void typeInto(QWidget& field, const QString& text) {
    auto* viewport = part<QWidget>(field, "qt_scrollarea_viewport");
    QTest::mouseClick(viewport ? viewport : &field, Qt::LeftButton);
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    const QStringList lines = text.split(u'\n');
    for (const QString& line : lines) {
        QTest::keyClicks(&field, line);
        if (&line != &lines.back())
            QTest::keyClick(&field, Qt::Key_Return);
    }
}

}  // namespace ephor::test
