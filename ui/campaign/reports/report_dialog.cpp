#include "ui/campaign/reports/report_dialog.h"

#include "core/io/file.h"
#include "models/afterwards.h"
#include "models/campaign/campaign_sight.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;

ReportDialog::ReportDialog(CampaignSight& sight, const PowerLooks& looks, QWidget* parent)
    : QDialog(parent), m_sight(sight), m_looks(looks) {
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Export reports"));
    setHelpTopic(this, QStringLiteral("running-a-campaign#papers"));
    auto* column = new QVBoxLayout(this);
    auto* about = new QLabel(tr("Exports a report, a map, an order sheet and biographies for each power, at the "
                                "moment shown. They contain only what that power knows."),
                             this);
    about->setWordWrap(true);
    column->addWidget(about);
    m_powers = named(new QListWidget(this), QStringLiteral("reportPowers"), tr("Powers to export"));
    const auto& powers = sight.session().scenario().powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        auto* item = new QListWidgetItem(QString::fromStdString(powers[i].name), m_powers);
        item->setIcon(looks.of(PowerId(static_cast<int>(i))).icon(scaled(this, 16), palette(), font()));
        item->setCheckState(Qt::Checked);
    }
    m_powers->setMinimumHeight(m_powers->sizeHintForRow(0) * std::min(m_powers->count(), 6) +
                               2 * m_powers->frameWidth());
    column->addWidget(m_powers, 1);
    column->addWidget(makeForms());
    m_forAll =
        named(new QCheckBox(tr("&Newsletter, standings, honours, chronicle and biographies, for all"), this),
              QStringLiteral("reportForAll"), tr("Newsletter, standings, honours, chronicle and biographies, for all"));
    m_forAll->setChecked(true);
    column->addWidget(m_forAll);
    column->addWidget(makeFolder());
    m_bar = named(new QProgressBar(this), QStringLiteral("reportProgress"), tr("Files written"));
    m_bar->hide();
    column->addWidget(m_bar);
    m_said = named(new QLabel(this), QStringLiteral("reportSaid"), tr("Status of the export"));
    m_said->setWordWrap(true);
    column->addWidget(m_said);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_write = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_write->setObjectName(QStringLiteral("exportReports"));
    connect(m_write, &QPushButton::clicked, this, &ReportDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(scaled(this, 480), scaled(this, 520));
}

QWidget* ReportDialog::makeForms() {
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](ReportFormat form, const char* name, const QString& label) {
        auto* check =
            named(new QCheckBox(label, row), QLatin1StringView(name), QString(label).remove(QLatin1Char('&')));
        check->setChecked(true);
        box->addWidget(check);
        m_forms.emplace_back(form, check);
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
    m_proposed = proposedFolder();
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

QString ReportDialog::proposedFolder() const {
    const QFileInfo file(m_sight.session().file());
    return file.dir().filePath(
        tr("%1, turn %2").arg(file.completeBaseName()).arg(m_sight.campaign().state.course.turn));
}

/// Proposes a folder for the turn, so that reports of another turn are not replaced, unless the user has chosen a
/// folder.
void ReportDialog::proposeFolder() {
    const QString before = std::exchange(m_proposed, proposedFolder());
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
    for (const auto& [form, check] : m_forms)
        if (check->isChecked())
            plan.forms.push_back(form);
    plan.forAll = m_forAll->isChecked();
    return plan;
}

void ReportDialog::write() {
    if (m_isWriting)
        return;
    if (m_folder->text().trimmed().isEmpty() || !QDir().mkpath(m_folder->text()))
        return stop(tr("The folder %1 cannot be created. Choose another folder.").arg(m_folder->text()));
    const ReportPlan wanted = plan();
    m_files = reportFiles(m_sight.session(), wanted);
    m_next = 0;
    m_isWriting = true;
    m_isStopped = false;
    m_write->setEnabled(false);
    m_bar->setRange(0, static_cast<int>(m_files.size()));
    m_bar->setValue(0);
    m_bar->show();
    drawMaps(wanted);
    writeNext();
}

/// All maps are drawn first, so that later changes in the window do not appear on some of them.
void ReportDialog::drawMaps(const ReportPlan& plan) {
    m_maps.clear();
    for (const ReportFile& file : m_files) {
        if (!file.mapSeen || m_maps.contains(*file.mapSeen))
            continue;
        const PowerId power = *file.mapSeen;
        m_said->setText(power ? tr("Drawing the map of %1").arg(nameOf(m_sight.session().scenario(), power))
                              : tr("Drawing the map for all"));
        m_said->repaint();
        m_maps[power] = reportMap(m_sight.session(), m_looks, power, plan.map);
    }
}

void ReportDialog::writeNext() {
    if (m_next == m_files.size()) {
        m_isWriting = false;
        m_maps.clear();
        Q_EMIT written(m_folder->text(), static_cast<int>(m_files.size()));
        return accept();
    }
    const ReportFile& file = m_files[m_next++];
    m_said->setText(tr("%1 of %2: %3").arg(m_next).arg(m_files.size()).arg(file.name));
    const QString path = QDir(m_folder->text()).filePath(file.name);
    const auto work = QtConcurrent::run(
        [path, make = file.make, map = file.mapSeen ? m_maps[*file.mapSeen] : QImage()]() -> Result<void> {
            const QByteArray bytes = make(map);
            return writeFile(path.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        });
    afterwards(work, this, [this](const Result<void>& done) { takeWritten(done); });
}

void ReportDialog::takeWritten(const Result<void>& done) {
    m_bar->setValue(static_cast<int>(m_next));
    if (!done)
        return stop(text(done.error()));
    if (m_isStopped)
        return stop(tr("Stopped. %1 of %2 files were written.").arg(m_next).arg(m_files.size()));
    writeNext();
}

void ReportDialog::reject() {
    if (!m_isWriting)
        return QDialog::reject();
    m_isStopped = true;
    m_said->setText(tr("Stopping…"));
}

void ReportDialog::stop(const QString& why) {
    m_isWriting = false;
    m_maps.clear();
    m_write->setEnabled(true);
    m_bar->hide();
    m_said->setText(why);
}

}  // namespace ephor
