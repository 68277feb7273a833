#include "ui/army_list/versions_dialog.h"

#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrent/QtConcurrentRun>

namespace ephor {

VersionsDialog::VersionsDialog(std::function<std::vector<ListVersion>()> read, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("versionsDialog"));
    setWindowTitle(tr("Earlier versions"));
    setHelpTopic(this, QStringLiteral("army-lists"));
    m_list = named(new QListWidget(this), QStringLiteral("versions"), tr("Earlier versions"));
    m_changes = named(new QListWidget(this), QStringLiteral("versionChanges"), tr("What changed after this version"));
    m_changes->setWordWrap(true);
    m_changes->setSelectionMode(QAbstractItemView::NoSelection);
    auto* before = new QVBoxLayout;
    before->addWidget(new QLabel(tr("Replaced on"), this));
    before->addWidget(m_list, 1);
    auto* after = new QVBoxLayout;
    after->addWidget(new QLabel(tr("What the next version changed"), this));
    after->addWidget(m_changes, 1);
    auto* halves = new QHBoxLayout;
    halves->addLayout(before, 2);
    halves->addLayout(after, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_take = buttons->addButton(tr("&Take this version"), QDialogButtonBox::AcceptRole);
    m_take->setObjectName(QStringLiteral("takeVersion"));
    m_take->setToolTip(tr("Put its text into the window; Undo reverts that"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(halves, 1);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &VersionsDialog::showChanges);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_reading, &QFutureWatcherBase::finished, this, &VersionsDialog::showVersions);
    m_reading.setFuture(QtConcurrent::run(std::move(read)));
    showChanges();
    resize(scaled(this, 680), scaled(this, 380));
}

VersionsDialog::~VersionsDialog() { m_reading.waitForFinished(); }

void VersionsDialog::showVersions() {
    m_versions = m_reading.result();
    for (const ListVersion& one : m_versions)
        m_list->addItem(QLocale().toString(one.saved, QLocale::ShortFormat));
    if (m_versions.empty())
        m_changes->addItem(tr("No versions yet. Each save keeps the previous content of the file."));
    m_list->setCurrentRow(0);
}

void VersionsDialog::showChanges() {
    const int row = m_list->currentRow();
    m_take->setEnabled(row >= 0);
    if (row < 0)
        return;
    m_changes->clear();
    const QStringList& changes = m_versions[static_cast<std::size_t>(row)].changes;
    m_changes->addItems(changes.isEmpty() ? QStringList{tr("Only comments or layout.")} : changes);
}

QString VersionsDialog::text() const {
    const int row = m_list->currentRow();
    return row >= 0 ? m_versions[static_cast<std::size_t>(row)].text : QString();
}

}  // namespace ephor
