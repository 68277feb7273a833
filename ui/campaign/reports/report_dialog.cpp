#include "ui/campaign/reports/report_dialog.h"

#include "core/campaign/journal/players_and_deadline.h"
#include "core/io/file.h"
#include "models/afterwards.h"
#include "models/campaign/campaign_sight.h"
#include "models/campaign/post/post_office.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/reports/report_map.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>
#include <QtConcurrentRun>
#include <algorithm>

namespace ephor {

using namespace campaign;

ReportDialog::ReportDialog(CampaignSight& sight, const PowerLooks& looks, Clock clock, QWidget* parent)
    : QDialog(parent), m_sight(sight), m_looks(looks), m_clock(std::move(clock)) {
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Export reports"));
    setHelpTopic(this, QStringLiteral("send-reports"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(
        wrapped(new QLabel(tr("Exports a folder for each power with its report, map, order sheet and biographies, "
                              "at the moment shown. They contain only what that power knows."),
                           this)));
    m_powers = named(new QListWidget(this), QStringLiteral("reportPowers"), tr("Powers to export"));
    fillPowers();
    column->addWidget(m_powers, 1);
    column->addWidget(makeFormats());
    m_forAll =
        named(new QCheckBox(tr("&Newsletter, standings, honours, chronicle and biographies, for all"), this),
              QStringLiteral("reportForAll"), tr("Newsletter, standings, honours, chronicle and biographies, for all"));
    m_forAll->setChecked(true);
    column->addWidget(m_forAll);
    m_zips = named(new QCheckBox(tr("One &ZIP archive for each power, to attach to a mail"), this),
                   QStringLiteral("reportZips"), tr("One ZIP archive for each power, to attach to a mail"));
    column->addWidget(m_zips);
    column->addWidget(makeFolder());
    m_bar = named(new QProgressBar(this), QStringLiteral("reportProgress"), tr("Files written"));
    m_bar->hide();
    column->addWidget(m_bar);
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("reportSaid"), tr("Status of the export"));
    column->addWidget(m_said);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_open = named(buttons->addButton(tr("&Open folder"), QDialogButtonBox::ActionRole), QStringLiteral("openReports"),
                   tr("Open folder"));
    m_open->setEnabled(false);
    connect(m_open, &QPushButton::clicked, this, &ReportDialog::openFolder);
    m_write = buttons->addButton(tr("&Export"), QDialogButtonBox::ActionRole);
    m_write->setObjectName(QStringLiteral("exportReports"));
    connect(m_write, &QPushButton::clicked, this, &ReportDialog::write);
    m_write->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(scaled(this, 480), scaled(this, 520));
}

/// Powers with a player are checked; those that the computer plays need no reports.
void ReportDialog::fillPowers() {
    const CampaignSession& session = m_sight.session();
    const auto& powers = session.scenario().powers;
    const std::vector<Players> players = playersOf(session.journal());
    const bool isAnyPlayed = std::ranges::any_of(players, [](const Players& one) { return !one.player.empty(); });
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const QString name = QString::fromStdString(powers[i].name);
        const QString player = QString::fromStdString(players[i].player);
        auto* item = new QListWidgetItem(
            player.isEmpty() ? tr("%1: the computer").arg(name) : QStringLiteral("%1: %2").arg(name, player), m_powers);
        item->setIcon(m_looks.of(PowerId(static_cast<int>(i))).icon(scaled(this, 16), palette(), font()));
        item->setCheckState(!isAnyPlayed || !player.isEmpty() ? Qt::Checked : Qt::Unchecked);
    }
    m_powers->setMinimumHeight(m_powers->sizeHintForRow(0) * std::min(m_powers->count(), 6) +
                               2 * m_powers->frameWidth());
}

QWidget* ReportDialog::makeFormats() {
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](ReportFormat form, const char* name, const QString& label) {
        auto* check =
            named(new QCheckBox(label, row), QLatin1StringView(name), QString(label).remove(QLatin1Char('&')));
        check->setChecked(true);
        box->addWidget(check);
        m_formats.emplace_back(form, check);
    };
    add(ReportFormat::Html, "reportHtml", tr("&HTML"));
    add(ReportFormat::Pdf, "reportPdf", tr("&PDF"));
    add(ReportFormat::Text, "reportText", tr("&Text, for mails"));
    add(ReportFormat::Png, "reportPng", tr("Map as PN&G"));
    box->addStretch();
    return row;
}

QWidget* ReportDialog::makeFolder() {
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    m_proposed = reportFolder(m_sight.session());
    m_folder = named(new QLineEdit(m_proposed, row), QStringLiteral("reportFolder"), tr("Folder for the reports"));
    connect(&m_sight, &CampaignSight::changed, this, &ReportDialog::proposeFolder);
    auto* label = new QLabel(tr("&Folder"), row);
    label->setBuddy(m_folder);
    auto* browse = named(new QPushButton(tr("&Browse…"), row), QStringLiteral("reportBrowse"), tr("Choose the folder"));
    connect(browse, &QPushButton::clicked, this, &ReportDialog::browse);
    box->addWidget(label);
    box->addWidget(m_folder, 1);
    box->addWidget(browse);
    return row;
}

/// Proposes a folder for the turn, so that reports of another turn are not replaced, unless the user has chosen a
/// folder.
void ReportDialog::proposeFolder() {
    const QString before = std::exchange(m_proposed, reportFolder(m_sight.session()));
    if (m_folder->text() == before && !m_isWriting)
        m_folder->setText(m_proposed);
}

void ReportDialog::browse() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the reports"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(folder);
}

ReportPlan ReportDialog::plan() const {
    ReportPlan plan;
    for (int i = 0; i < m_powers->count(); ++i)
        if (m_powers->item(i)->checkState() == Qt::Checked)
            plan.powers.emplace_back(i);
    for (const auto& [format, check] : m_formats)
        if (check->isChecked())
            plan.formats.push_back(format);
    plan.forAll = m_forAll->isChecked();
    plan.folder = m_folder->text();
    return plan;
}

void ReportDialog::write() {
    if (m_isWriting)
        return;
    if (m_folder->text().trimmed().isEmpty() || !QDir().mkpath(m_folder->text()))
        return stop(tr("The folder %1 cannot be created. Choose another folder.").arg(m_folder->text()));
    const ReportPlan wanted = plan();
    m_files = reportFiles(m_sight.session(), m_looks, wanted);
    for (const ReportFile& file : m_files)
        if (!QDir(m_folder->text()).mkpath(file.folder))
            return stop(tr("The folder %1 cannot be created. Choose another folder.").arg(file.folder));
    const CampaignSession& session = m_sight.session();
    const bool hasReports =
        std::ranges::any_of(wanted.formats, [](ReportFormat format) { return format != ReportFormat::Png; });
    m_entries = session.isLive() && hasReports
                    ? exportedReports(session.journal(), session.post(), wanted.powers,
                                      tr("Exported to %1").arg(QDir::toNativeSeparators(m_folder->text())),
                                      m_clock ? m_clock() : clubTimeOf(QDateTime::currentDateTime()))
                    : std::vector<store::PostMail>();
    m_next = 0;
    m_isWriting = true;
    m_isStopped = false;
    m_toZip.clear();
    m_write->setEnabled(false);
    m_bar->setRange(0, static_cast<int>(m_files.size()));
    m_bar->setValue(0);
    m_bar->show();
    drawMaps();
    writeNext();
}

/// All maps are drawn first, so that later changes in the window do not appear on some of them.
void ReportDialog::drawMaps() {
    m_maps.clear();
    for (const ReportFile& file : m_files) {
        if (!file.mapSeen || m_maps.contains(*file.mapSeen))
            continue;
        const PowerId power = *file.mapSeen;
        m_said->setText(power ? tr("Drawing the map of %1").arg(nameOf(m_sight.session().scenario(), power))
                              : tr("Drawing the map for all"));
        m_said->repaint();
        m_maps[power] = reportMap(m_sight.session(), m_looks, power);
    }
}

void ReportDialog::writeNext() {
    if (m_next == m_files.size()) {
        const Result<void> done = writeZips().and_then([this] { return enterInPost(); });
        stop(done ? tr("%n files were written.", nullptr, static_cast<int>(m_files.size())) : text(done.error()));
        m_open->setEnabled(true);
        m_open->setFocus();
        Q_EMIT written(m_folder->text(), static_cast<int>(m_files.size()));
        return;
    }
    const ReportFile& file = m_files[m_next++];
    m_said->setText(tr("%1 of %2: %3").arg(m_next).arg(m_files.size()).arg(file.name));
    const QString path = QDir(m_folder->text()).filePath(file.folder + QLatin1Char('/') + file.name);
    const auto work = QtConcurrent::run(
        [path, make = file.make, map = file.mapSeen ? m_maps[*file.mapSeen] : QPicture()]() -> Result<QByteArray> {
            QByteArray bytes = make(map);
            if (Result<void> done =
                    writeFile(path.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
                !done)
                return std::unexpected(std::move(done.error()));
            return bytes;
        });
    afterwards(work, this, [this](const Result<QByteArray>& done) { takeWritten(done); });
}

void ReportDialog::takeWritten(const Result<QByteArray>& done) {
    m_bar->setValue(static_cast<int>(m_next));
    if (!done)
        return stop(text(done.error()));
    if (m_isStopped)
        return stop(tr("Stopped. %1 of %2 files were written.").arg(m_next).arg(m_files.size()));
    const ReportFile& file = m_files[m_next - 1];
    if (m_zips->isChecked())
        m_toZip[file.folder].emplace_back(file.folder + QLatin1Char('/') + file.name, *done);
    writeNext();
}

/// One archive for each folder, beside it.
Result<void> ReportDialog::writeZips() const {
    for (const auto& [folder, files] : m_toZip) {
        const QByteArray bytes = zipped(files);
        const QString path = QDir(m_folder->text()).filePath(folder + QStringLiteral(".zip"));
        if (Result<void> done =
                writeFile(path.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
            !done)
            return done;
    }
    return {};
}

Result<void> ReportDialog::enterInPost() {
    store::Post post = m_sight.session().post();
    std::ranges::move(m_entries, std::back_inserter(post.mails));
    m_entries.clear();
    return m_sight.session().setPost(post);
}

void ReportDialog::openFolder() const { QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder->text())); }

void ReportDialog::reject() {
    if (!m_isWriting)
        return QDialog::reject();
    m_isStopped = true;
    m_said->setText(tr("Stopping…"));
}

void ReportDialog::stop(const QString& why) {
    m_isWriting = false;
    m_maps.clear();
    m_toZip.clear();
    m_write->setEnabled(true);
    m_bar->hide();
    m_said->setText(why);
}

}  // namespace ephor
