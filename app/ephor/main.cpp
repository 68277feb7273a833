// Ephor's desktop program.
#include "app/crash/crash_report.h"
#include "app/desktop/desktop.h"
#include "app/desktop/language.h"
#include "app/version/version.h"
#include "models/rules_pack/pack_install.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/icons.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QSysInfo>
#include <QWidget>
#include <algorithm>
#include <csignal>
#include <span>
#include <string_view>

namespace {

const QString sampleOption = QStringLiteral("sample-campaign");

void addOptions(QCommandLineParser& line) {
    line.setApplicationDescription(
        QCoreApplication::translate("ephor", "Campaigns, army lists, battles and odds for wargame clubs."));
    line.addHelpOption();
    line.addVersionOption();
    line.addOption({sampleOption, QCoreApplication::translate("ephor", "Continue the sample campaign, or begin it.")});
    line.addPositionalArgument(QStringLiteral("FILE"),
                               QCoreApplication::translate("ephor", "A campaign, list, set-up or battle to open."),
                               QStringLiteral("[FILE…]"));
}

QString version() {
    const std::string_view text = ephor::versionWithCommit();
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The first lines of a report of a crash.
std::string crashHead() {
    return QStringLiteral("Ephor %1\nQt %2, %3\n%4, %5\n\n")
        .arg(version(), QLatin1StringView(qVersion()), QGuiApplication::platformName(), QSysInfo::prettyProductName(),
             QSysInfo::currentCpuArchitecture())
        .toStdString();
}

/// True where the command line asks for help or the version, which need no display.
bool asksForText(std::span<char*> arguments) {
    const auto last = std::ranges::find(arguments, std::string_view("--"));
    return std::any_of(arguments.begin(), last, [](std::string_view one) {
        return one == "-h" || one == "--help" || one == "--help-all" || one == "-v" || one == "--version";
    });
}

}  // namespace

int main(int argc, char** argv) {
    // Writing a file beyond the user's size limit must fail with a message. By default the signal would end the program
    // and lose unsaved work.
    std::signal(SIGXFSZ, SIG_IGN);
    QCoreApplication::setApplicationName(QStringLiteral("ephor"));
    QCoreApplication::setOrganizationName(QStringLiteral("ephor"));
    QCoreApplication::setApplicationVersion(QStringLiteral(EPHOR_VERSION));
    if (asksForText(std::span(argv, static_cast<std::size_t>(argc)).subspan(argc > 0 ? 1 : 0))) {
        const QCoreApplication app(argc, argv);
        QCoreApplication::setApplicationVersion(version());
        ephor::speak(ephor::storedLocale(QSettings()));
        QCommandLineParser line;
        addOptions(line);
        line.process(app);  // ends the program
        return 0;
    }
    const QApplication app(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Ephor"));
    QApplication::setWindowIcon(ephor::programIcon());
    QApplication::setDesktopFileName(QStringLiteral("ephor"));

    QSettings settings;
    ephor::speak(ephor::storedLocale(settings));

    QCommandLineParser line;
    addOptions(line);
    line.process(app);

    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    const QString crashes = data + QStringLiteral("/crashes");
    ephor::reportCrashes(crashes.toStdU16String(), crashHead());
    ephor::Desktop desktop({(data + QStringLiteral("/unsaved")).toStdString(), ephor::userFolder(data), crashes},
                           settings);
    if (line.isSet(sampleOption))
        desktop.showSampleCampaign();
    const QStringList files = line.positionalArguments();
    for (const QString& file : files)
        desktop.openFile(file);
    const QWidgetList windows = QApplication::topLevelWidgets();
    if (std::ranges::none_of(windows, &QWidget::isVisible))
        desktop.showStart();
    return QApplication::exec();
}
