// Answers to the dialog that opens next, as hands give them.
#pragma once

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

namespace ephor::test {

/// Types a file's name into it.
inline void answerWithFile(const QString& file) {
    QTimer::singleShot(0, qApp, [file] {
        const QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(name);
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
    });
}

/// Types words into its only line.
inline void answerWithWords(const QString& words) {
    QTimer::singleShot(0, qApp, [words] {
        const QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        auto* line = dialog->findChild<QLineEdit*>();
        QVERIFY(line);
        QTest::keyClicks(line, words);
        QTest::keyClick(line, Qt::Key_Return);
    });
}

}  // namespace ephor::test
