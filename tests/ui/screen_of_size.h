// A screen of a chosen size for a test: that of the offscreen platform has 800 by 800 pixels.
#pragma once

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace ephor::test {

/// Runs the tests of the class on a screen of the offscreen platform with this size, which the platform reads from a
/// file. On another platform the screen is what it is.
template <typename Tests> int runOnScreen(QSize size, int argc, char** argv) {
    const QTemporaryDir folder;
    QFile screen(folder.filePath(QStringLiteral("screen.json")));
    if (qEnvironmentVariable("QT_QPA_PLATFORM") == QLatin1StringView("offscreen") &&
        screen.open(QIODevice::WriteOnly)) {
        screen.write(QStringLiteral(R"({"screens": [{"name": "screen", "x": 0, "y": 0, "width": %1, "height": %2,
                                        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})")
                         .arg(size.width())
                         .arg(size.height())
                         .toUtf8());
        screen.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(screen.fileName()));
    }
    QApplication app(argc, argv);
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

}  // namespace ephor::test
