// Ephor, the desktop.
#include "app/desktop/desktop.h"
#include "ui/common/icons.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTranslator>
#include <QWidget>
#include <algorithm>

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("ephor"));
    QApplication::setApplicationDisplayName(QStringLiteral("Ephor"));
    QApplication::setOrganizationName(QStringLiteral("ephor"));
    QApplication::setApplicationVersion(QStringLiteral(EPHOR_VERSION));
    QApplication::setWindowIcon(ephor::programIcon());
    QApplication::setDesktopFileName(QStringLiteral("ephor"));

    QTranslator own;
    if (own.load(QLocale(), QStringLiteral("ephor"), QStringLiteral("_"), QStringLiteral(":/translations")))
        QApplication::installTranslator(&own);
    QTranslator qt;
    if (qt.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&qt);

    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    QSettings settings;
    ephor::Desktop desktop((data + QStringLiteral("/unsaved")).toStdString(), settings);
    const QStringList files = QApplication::arguments().mid(1);
    for (const QString& file : files)
        desktop.openFile(file);
    const QWidgetList windows = QApplication::topLevelWidgets();
    if (std::ranges::none_of(windows, &QWidget::isVisible))
        desktop.showStart();
    return QApplication::exec();
}
