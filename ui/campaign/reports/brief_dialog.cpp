#include "ui/campaign/reports/brief_dialog.h"

#include "core/campaign/reports/handover_summary.h"
#include "core/io/file.h"
#include "models/afterwards.h"
#include "models/paper/report_html.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/save_name.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;

BriefDialog::BriefDialog(const CampaignSession& session, PowerId power, QWidget* parent)
    : QDialog(parent),
      m_title(tr("Brief for %1").arg(ephor::nameOf(session.scenario(), power))),
      m_name(QFileInfo(session.file())
                 .dir()
                 .filePath(QString::fromStdString(session.scenario().powers[power.index()].id) +
                           QStringLiteral("_brief.html"))) {
    setObjectName(QStringLiteral("briefDialog"));
    setWindowTitle(m_title);
    setHelpTopic(this, QStringLiteral("change-players"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(
        wrapped(new QLabel(tr("The brief contains only what the power knows. Send it to the new player."), this)));
    m_page = named(new QTextBrowser(this), QStringLiteral("briefText"), m_title);
    column->addWidget(m_page, 1);
    m_said = named(wrapped(new QLabel(this)), QStringLiteral("briefSaid"), tr("Status of the brief"));
    m_said->setText(tr("Writing the brief…"));
    column->addWidget(m_said);
    makeButtons();
    resize(scaled(this, 620), scaled(this, 640));
    // Reads the whole journal.
    const auto work = QtConcurrent::run([journal = session.journal(), power] { return handOverBrief(journal, power); });
    afterwards(work, this, [this](const Report& report) { showReport(report); });
}

void BriefDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const char* name, const char* drawing, const QString& label, void (BriefDialog::*does)()) {
        auto* button = buttons->addButton(label, QDialogButtonBox::ActionRole);
        named(button, QLatin1StringView(name), QString(label).remove(u'&'))->setIcon(icon(drawing));
        button->setEnabled(false);
        connect(button, &QPushButton::clicked, this, does);
        m_ways.push_back(button);
    };
    add("copyBrief", "copy", tr("C&opy as text"), &BriefDialog::copy);
    add("saveBrief", "page", tr("&Save…"), &BriefDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout()->addWidget(buttons);
}

void BriefDialog::showReport(const Report& report) {
    m_report = report;
    m_page->setHtml(viewHtml(m_report));
    m_said->clear();
    for (QPushButton* one : m_ways)
        one->setEnabled(true);
}

void BriefDialog::copy() {
    QApplication::clipboard()->setText(QString::fromStdString(m_report.text()));
    m_said->setText(tr("The brief was copied to the clipboard."));
}

void BriefDialog::save() {
    const QString file =
        saveName(*this, tr("Save the brief"), m_name, tr("Web page or text (*.html *.txt)"), QStringLiteral("html"));
    if (!file.isEmpty())
        saveTo(file);
}

void BriefDialog::saveTo(const QString& file) {
    const bool isPage = file.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive);
    const Result<void> written = writeFile(file.toStdU16String(), isPage ? htmlPage(m_report) : m_report.text());
    m_said->setText(written ? tr("The brief was saved to %1.").arg(file) : ephor::text(written.error()));
}

}  // namespace ephor
