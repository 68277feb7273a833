#include "ui/campaign/tables/biography_dialog.h"

#include "models/afterwards.h"
#include "models/campaign/tables/honours_model.h"
#include "models/paper/report_html.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;

BiographyDialog::BiographyDialog(const CampaignSight& sight, LeaderId leader, QWidget* parent)
    : QDialog(parent),
      m_scenario(sight.campaign().scenario),
      m_leader(leader),
      m_reader(audienceOf(sight)),
      m_page(new QTextBrowser(this)) {
    const QString name = QString::fromStdString(sight.campaign().state.leaders[leader.index()].name);
    setObjectName(QStringLiteral("biographyDialog"));
    setWindowTitle(tr("Biography of %1").arg(name));
    setHelpTopic(this, QStringLiteral("honours#biographies"));
    named(m_page, QStringLiteral("biography"), windowTitle());
    m_page->setPlainText(tr("Reading the journal…"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = named(buttons->addButton(tr("&Copy as text"), QDialogButtonBox::ActionRole),
                   QStringLiteral("copyBiography"), tr("Copy as text"));
    m_copy->setIcon(icon("copy"));
    m_copy->setEnabled(false);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_text); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_page, 1);
    column->addWidget(buttons);
    resize(scaled(this, 480), scaled(this, 460));
    // Reads the journal from its beginning, always in the background.
    const auto& entries = sight.session().journal().entries();
    const auto work = QtConcurrent::run(
        [scenario = m_scenario, read = std::vector(entries.begin(), entries.begin() + sight.session().moment())] {
            return livesOf(History(scenario, read));
        });
    afterwards(work, this, [this](const Lives& lives) { take(lives); });
}

void BiographyDialog::take(const Lives& lives) {
    const std::optional<Biography> life = biographyOf(m_scenario, lives, m_leader, m_reader);
    const Report report = life ? biographyReport(m_scenario, *life) : Report();
    m_text = life ? QString::fromStdString(report.text()) : tr("Nothing is known about this leader.");
    m_page->setHtml(life ? viewHtml(report) : m_text.toHtmlEscaped());
    m_copy->setEnabled(true);
}

}  // namespace ephor
