// Ephor's desktop program.
#include "app/desktop/desktop.h"
#include "app/desktop/language.h"
#include "ui/common/icons.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QWidget>
#include <algorithm>
#include <csignal>

namespace {

/// Campaigns are kept in the user's documents folder, where users look for their files.
QString campaignFolder(const QString& data) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents.isEmpty() ? data : documents).filePath(QStringLiteral("Ephor"));
}

}  // namespace

int main(int argc, char** argv) {
    // Writing a file beyond the user's size limit must fail with a message. By default the signal would end the program
    // and lose unsaved work.
    std::signal(SIGXFSZ, SIG_IGN);
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("ephor"));
    QApplication::setApplicationDisplayName(QStringLiteral("Ephor"));
    QApplication::setOrganizationName(QStringLiteral("ephor"));
    QApplication::setApplicationVersion(QStringLiteral(EPHOR_VERSION));
    QApplication::setWindowIcon(ephor::programIcon());
    QApplication::setDesktopFileName(QStringLiteral("ephor"));

    ephor::speak(QLocale());

    QCommandLineParser line;
    line.setApplicationDescription(
        QCoreApplication::translate("ephor", "Campaigns, army lists, battles and odds for wargame clubs."));
    line.addHelpOption();
    line.addVersionOption();
    const QCommandLineOption sample(
        QStringLiteral("sample-campaign"),
        QCoreApplication::translate("ephor", "Go on with the sample campaign, or begin it."));
    line.addOption(sample);
    line.addPositionalArgument(QStringLiteral("FILE"),
                               QCoreApplication::translate("ephor", "A campaign, list, set-up or battle to open."),
                               QStringLiteral("[FILE…]"));
    line.process(app);

    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    QSettings settings;
    ephor::Desktop desktop({(data + QStringLiteral("/unsaved")).toStdString(), campaignFolder(data)}, settings);
    if (line.isSet(sample))
        desktop.showSampleCampaign();
    const QStringList files = line.positionalArguments();
    for (const QString& file : files)
        desktop.openFile(file);
    const QWidgetList windows = QApplication::topLevelWidgets();
    if (std::ranges::none_of(windows, &QWidget::isVisible))
        desktop.showStart();
    return QApplication::exec();
}
