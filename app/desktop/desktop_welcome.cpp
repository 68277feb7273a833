// What the start window says first: a crash of the last run, unsaved work, a new version; and the version itself.
#include "app/desktop/desktop.h"
#include "app/version/version.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/window/open_beside.h"
#include "ui/start/about_dialog.h"
#include "ui/start/start_window.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QUrl>

namespace ephor {

namespace {

const QString offeredReport = QStringLiteral("crashes/offered");
const QString lastVersion = QStringLiteral("version");

/// The name of the latest report of a crash; empty where there is none. Names sort by time.
QString latestReport(const QString& folder) {
    if (folder.isEmpty())
        return {};
    const QStringList reports = QDir(folder).entryList({QStringLiteral("crash-*.txt")}, QDir::Files, QDir::Name);
    return reports.isEmpty() ? QString() : reports.last();
}

}  // namespace

void Desktop::welcome() {
    if (offerCrashReport() || offerUnsaved(kindsOfCopies()))
        return;
    offerNews();
}

/// Each report is offered once. It stays in its folder.
bool Desktop::offerCrashReport() {
    const QString report = latestReport(m_crashes);
    if (report.isEmpty() || report <= m_settings.value(offeredReport).toString())
        return false;
    m_settings.setValue(offeredReport, report);
    const QString file = QDir(m_crashes).filePath(report);
    m_start->ask(
        tr("Ephor crashed on %1. A report with the version, the system and the place in the program was written to %2. Please send it to the developers.")
            .arg(QLocale().toString(QFileInfo(file).lastModified(), QLocale::ShortFormat),
                 QDir::toNativeSeparators(file)),
        {{tr("&Show the report"),
          [this, file] {
              QDesktopServices::openUrl(QUrl::fromLocalFile(file));
              offerUnsaved(kindsOfCopies());
          }},
         {tr("Not now"), [this] { offerUnsaved(kindsOfCopies()); }}});
    return true;
}

/// Once after an update; not at the first start.
void Desktop::offerNews() {
    const QString version = QCoreApplication::applicationVersion();
    const QString before = m_settings.value(lastVersion).toString();
    if (version == before)
        return;
    const bool isFirstStart = m_settings.allKeys().isEmpty();
    m_settings.setValue(lastVersion, version);
    if (isFirstStart)
        return;
    m_start->ask(tr("Ephor was updated to version %1.").arg(version),
                 {{tr("See &what is new"), [this] { showManual(QStringLiteral("changes")); }}, {tr("Not now"), {}}});
}

void Desktop::showAbout() {
    QWidget* parent = QApplication::activeWindow();
    if (!parent || qobject_cast<QDialog*>(parent))
        parent = m_start.get();
    if (!parent)
        return;
    const std::string_view version = versionWithCommit();
    auto* dialog = openBeside<AboutDialog>(
        parent, [this](const QString& topic) { showManual(topic); },
        QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
    if (dialog)
        connect(dialog, &AboutDialog::manualWanted, this, &Desktop::showManual);
}

}  // namespace ephor
