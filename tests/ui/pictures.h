// Pictures of windows for people to look at: written to <build>/screenshots in light and dark, compared with nothing.
#pragma once

#include "ui/common/colours.h"
#include "ui/common/window/wheel_guard.h"

#include <QApplication>
#include <QDir>
#include <QStyleFactory>
#include <QTest>
#include <QWidget>
#include <functional>

namespace ephor::test {

/// The looks that every window is to be seen in: rows of the columns "dark" and "size", for a test's data.
inline void addLooks() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    for (const bool dark : {false, true})
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s-%d", dark ? "dark" : "light", size.width()) << dark << size;
}

inline QDir screenshotFolder() {
    const QDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/../screenshots"));
    QDir().mkpath(folder.path());
    return folder;
}

/// The widget as it looks now.
inline void keepPicture(QWidget& widget, const QString& name) {
    QVERIFY(widget.grab().save(screenshotFolder().filePath(name + QStringLiteral(".png"))));
}

/// Makes the window twice, in the program's light and dark colours, and lets `prepare` bring it where it should be
/// seen.
inline void picture(const QString& name, const std::function<std::unique_ptr<QWidget>()>& make,
                    const std::function<void(QWidget&)>& prepare, QSize size = {1280, 800}) {
    const QPalette before = QApplication::palette();
    for (const bool dark : {false, true}) {
        QApplication::setPalette(ephorPalette(dark));
        const std::unique_ptr<QWidget> window = make();
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(size);
        window->show();
        prepare(*window);
        QCoreApplication::processEvents();
        keepPicture(*window, name + (dark ? QStringLiteral("-dark") : QStringLiteral("-light")));
    }
    QApplication::setPalette(before);
}

/// The look of the mock-ups, whatever the machine has, and what the program asks of every field.
inline void dressUp() {
    WheelGuard::install(*qApp);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(13);
    QApplication::setFont(font);
    QApplication::setPalette(ephorPalette(false));
}

}  // namespace ephor::test
