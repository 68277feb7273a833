// Files and printing in the battle window.
#include "core/io/file.h"
#include "core/pages/battle_page.h"
#include "core/pages/page_core.h"
#include "ui/battle/analysis/analysis_panel.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/battle/log/log_view.h"
#include "ui/battle/playback/battle_animation.h"
#include "ui/common/help_topic.h"
#include "ui/common/window/save_name.h"

#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPrinter>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTextDocument>
#include <QtConcurrentRun>

namespace ephor {

namespace {

constexpr const char* folderKey = "battle/reportFolder";
constexpr int readingTime = 15000;  ///< milliseconds that the status bar says where something was saved

}  // namespace

void BattleWindow::save() {
    if (m_session->file().empty())
        return saveAs();
    if (const auto saved = m_session->save(m_session->file()); !saved) {
        QMessageBox::warning(this, tr("Save the record"), text(saved.error()));
        return;
    }
    Q_EMIT recordSaved(QString::fromStdU16String(m_session->file().u16string()));
    statusBar()->showMessage(tr("Saved as %1").arg(QString::fromStdString(m_session->file().string())), readingTime);
}

/// Saves without asking. A failure does not interrupt the game; the next change tries again.
void BattleWindow::autosave() {
    if (m_session->file().empty()) {
        if (m_session->record().entries.empty())
            return m_copy.clear();  // all answers were undone
        if (m_needs.recovery.empty())
            return;
        QString fault;
        if (const std::filesystem::path copy = m_copy.toWrite(); copy.empty())
            fault = tr("A recovery copy of the battle cannot be written to %1. Save the battle.")
                        .arg(QString::fromStdU16String(m_needs.recovery.u16string()));
        else if (const Result<void> kept = m_session->writeCopy(copy); !kept)
            fault = text(kept.error());
        m_saved->setToolTip(fault);  // the label still says "not saved"
        if (!fault.isEmpty())
            statusBar()->showMessage(fault);
        return;
    }
    if (const auto saved = m_session->save(m_session->file()); !saved) {
        m_saved->setText(tr("cannot be saved"));
        m_saved->setToolTip(text(saved.error()));
        statusBar()->showMessage(text(saved.error()));
    }
}

QString BattleWindow::proposedFile(const QString& ending) const {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // The battle of a campaign lies among the recovery copies, in a hidden folder.
    const std::filesystem::path own = m_session->file().parent_path();
    const QString saved = own == m_needs.recovery ? QString() : QString::fromStdU16String(own.u16string());
    const QString last =
        m_needs.settings ? m_needs.settings->value(QLatin1StringView(folderKey)).toString() : QString();
    static const QRegularExpression unfit(QStringLiteral(R"([/\\:*?"<>|\x00-\x1f])"));
    QString name = QString::fromStdString(m_session->game().setup().name);
    if (name.isEmpty())
        name = tr("%1 against %2").arg(m_words.side(Side::A), m_words.side(Side::B));
    name.replace(unfit, QStringLiteral("-"));
    name += u'.' + ending;
    for (const QString& folder : {saved, last})
        if (!folder.isEmpty() && QDir(folder).exists())
            return QDir(folder).filePath(name);
    for (const QString& folder : {m_needs.folder, documents})
        if (!folder.isEmpty() && QDir().mkpath(folder))
            return QDir(folder).filePath(name);
    return name;
}

void BattleWindow::rememberFolder(const QString& file) {
    if (m_needs.settings)
        m_needs.settings->setValue(QLatin1StringView(folderKey), QFileInfo(file).absolutePath());
}

void BattleWindow::saveAs() {
    const QString proposed = m_session->file().empty() ? proposedFile(QStringLiteral("battle"))
                                                       : QString::fromStdU16String(m_session->file().u16string());
    const QString name =
        saveName(*this, tr("Save the record"), proposed, tr("Battle records (*.battle)"), QStringLiteral("battle"));
    if (name.isEmpty())
        return;
    rememberFolder(name);
    if (const auto saved = m_session->save(name.toStdU16String()); !saved) {
        QMessageBox::warning(this, tr("Save the record"), text(saved.error()));
        return;
    }
    statusBar()->showMessage(tr("Saved as %1").arg(name), readingTime);
    Q_EMIT recordSaved(name);
}

/// The log of a long battle is left out unless it is asked for.
ReportLength BattleWindow::usualLength() const {
    static constexpr int most = 10;
    return reportPages(m_log->log()) > most ? ReportLength::Short : ReportLength::Complete;
}

void BattleWindow::askForReport(bool hasLogInAnyCase) {
    const int pages = reportPages(m_log->log());
    const bool isLong = usualLength() == ReportLength::Short;
    const bool hasLog = hasLogInAnyCase || !isLong;
    const QString title = !isLong  ? tr("Save the report")
                          : hasLog ? tr("Save the report with the log (about %1 pages)").arg(pages)
                                   : tr("Save the report without the log (with it, about %1 pages)").arg(pages);
    const QString name = saveName(*this, title, proposedFile(QStringLiteral("pdf")),
                                  tr("PDF (*.pdf);;Web page (*.html);;Text (*.txt)"), QStringLiteral("pdf"));
    if (name.isEmpty())
        return;
    rememberFolder(name);
    saveReport(name, hasLog ? ReportLength::Complete : ReportLength::Short);
}

void BattleWindow::makeReport(ReportLength length, std::function<void(const QString& html)> then) {
    auto* steps = new QTimer(this);
    connect(steps, &QTimer::timeout, this,
            [steps, report = std::make_shared<BattleReport>(*m_session, m_log->log(), length, m_analysis->complete()),
             then = std::move(then)] {
                if (report->drawNext())
                    return;
                steps->stop();
                steps->deleteLater();
                then(report->html());
            });
    steps->start(0);
}

void BattleWindow::saveReport(const QString& file, ReportLength length) {
    const bool pdf = file.endsWith(QLatin1StringView(".pdf"), Qt::CaseInsensitive);
    const bool html = file.endsWith(QLatin1StringView(".html"), Qt::CaseInsensitive) ||
                      file.endsWith(QLatin1StringView(".htm"), Qt::CaseInsensitive);
    if (!pdf && !html)
        return write(file, [report = reportAsText(*m_session, m_log->log(), length, m_analysis->complete())] {
            return report.toStdString();
        });
    const QString title = QString::fromStdString(m_session->game().setup().name);
    makeReport(length, [this, file, pdf, title](const QString& report) {
        write(file, [pdf, report, title] {
            return (pdf ? pdfOf(*reportAsPages(report), title) : report.toUtf8()).toStdString();
        });
    });
}

void BattleWindow::askForPage() {
    const QString name = saveName(*this, tr("Save the battle page"), proposedFile(QStringLiteral("html")),
                                  tr("Web page (*.html)"), QStringLiteral("html"));
    if (name.isEmpty())
        return;
    rememberFolder(name);
    savePage(name);
}

void BattleWindow::savePage(const QString& file) {
    std::shared_ptr<const BattleAnalysis> analysis;
    if (const AnalysisShown* shown = m_analysis->complete())
        analysis = std::make_shared<const BattleAnalysis>(shown->analysis);
    write(file, [game = m_session->sharedGame(), record = m_session->record(), analysis] {
        return battlePage(*game, record, pageCore(), analysis.get());
    });
}

void BattleWindow::askForAnimation() {
    const QString name = saveName(*this, tr("Save the animated picture"), proposedFile(QStringLiteral("gif")),
                                  tr("Animated pictures (*.gif)"), QStringLiteral("gif"));
    if (name.isEmpty())
        return;
    rememberFolder(name);
    auto* steps = new QTimer(this);
    connect(
        steps, &QTimer::timeout, this, [this, steps, name, picture = std::make_shared<BattleAnimation>(*m_session)] {
            if (picture->drawNext()) {
                statusBar()->showMessage(tr("Drawing picture %1 of %2…").arg(picture->drawn()).arg(picture->size()));
                return;
            }
            steps->stop();
            steps->deleteLater();
            if (Result<std::string> gif = picture->finished(); gif)
                write(name, [bytes = std::move(*gif)] { return bytes; });
            else
                QMessageBox::warning(this, tr("Save the animated picture"), text(gif.error()));
        });
    steps->start(0);
}

void BattleWindow::write(const QString& file, std::function<std::string()> make) {
    auto* writing = new QFutureWatcher<Result<void>>(this);
    connect(writing, &QFutureWatcherBase::finished, this, [this, writing, file] {
        writing->deleteLater();
        if (const Result<void> written = writing->result(); !written) {
            QMessageBox::warning(this, tr("Save a file"), text(written.error()));
            return;
        }
        statusBar()->showMessage(tr("Saved as %1").arg(file), readingTime);
    });
    statusBar()->showMessage(tr("Writing %1…").arg(file));
    writing->setFuture(
        QtConcurrent::run([file, make = std::move(make)] { return writeFile(file.toStdU16String(), make()); }));
}

void BattleWindow::print() {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    const QString title = QString::fromStdString(m_session->game().setup().name);
    printer->setDocName(title);  // the dialog proposes it as a file name
    if (!m_needs.askPrinter(*printer, this))
        return;
    statusBar()->showMessage(tr("The report is being printed…"));
    makeReport(usualLength(), [this, printer, title](const QString& report) { printReport(printer, title, report); });
}

void BattleWindow::printReport(const std::shared_ptr<QPrinter>& printer, const QString& title, const QString& report) {
    auto* printing = new QFutureWatcher<void>(this);
    connect(printing, &QFutureWatcherBase::finished, this, [this, printing] {
        printing->deleteLater();
        statusBar()->showMessage(tr("The report has gone to the printer"), 5000);
    });
    printing->setFuture(
        QtConcurrent::run([printer, title, report] { printOn(*printer, *reportAsPages(report), title); }));
}

std::array<PieceId, 2> BattleWindow::unitsAtIssue() const {
    const Marks marks = m_decision->marks();
    const Table& table = m_session->table();
    if (marks.about && marks.pointedAt && table.side(marks.about) != table.side(marks.pointedAt))
        return {marks.about, marks.pointedAt};
    return {marks.about, {}};
}

/// Opens the manual at the topic of the focused widget: the rule of a question, an option or a line of the log;
/// otherwise at the page about battles.
void BattleWindow::help() {
    const QString topic = focusedHelpTopic(*this);
    Q_EMIT manualWanted(topic.isEmpty() ? QStringLiteral("fighting") : topic);
}

void BattleWindow::verify() {
    const Diagnostics faults = m_session->verified();
    if (faults.empty())
        statusBar()->showMessage(
            tr("The record is genuine: %1").arg(QString::fromStdString(toHex(m_session->record().result->digest))));
    else
        QMessageBox::warning(this, tr("Verify the record"), text(faults));
}

}  // namespace ephor
