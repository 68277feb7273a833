#include "ui/army_list/list_library/rules_change_dialog.h"

#include "models/text/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace ephor {

RulesChangeDialog::RulesChangeDialog(const RulesChange& change, QWidget* parent)
    : QDialog(parent), m_version(QString::fromStdString(change.from)) {
    const QString to = QString::fromStdString(change.to);
    setObjectName(QStringLiteral("rulesChangeDialog"));
    setWindowTitle(tr("Rules version %1 → %2").arg(m_version, to));
    setHelpTopic(this, QStringLiteral("list-library"));
    auto* about = new QLabel(
        tr("The list was written for version %1 of the rules data; Ephor has version %2. The effect on the list:")
            .arg(m_version, to),
        this);
    about->setWordWrap(true);
    m_changes = named(new QListWidget(this), QStringLiteral("rulesChanges"), tr("What changes"));
    m_changes->setWordWrap(true);
    m_changes->setAlternatingRowColors(true);
    m_changes->setSelectionMode(QAbstractItemView::NoSelection);
    m_search = named(new QLabel(this), QStringLiteral("packSearch"), tr("Where the older pack was looked for"));
    m_search->setWordWrap(true);
    m_look = named(new QPushButton(tr("&Pack of version %1…").arg(m_version), this), QStringLiteral("choosePack"),
                   tr("Choose the folder with the pack of version %1").arg(m_version));
    m_look->setAutoDefault(false);
    connect(m_look, &QPushButton::clicked, this, &RulesChangeDialog::chooseFolder);
    auto* search = new QHBoxLayout;
    search->addWidget(m_search, 1);
    search->addWidget(m_look, 0, Qt::AlignTop);
    auto* note = new QLabel(tr("Accepting changes the line “rules” and nothing else; Undo takes it back."), this);
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* accepting = named(buttons->addButton(tr("&Accept version %1").arg(to), QDialogButtonBox::AcceptRole),
                                   QStringLiteral("acceptRules"), tr("Accept version %1").arg(to));
    QPushButton* leaving = named(buttons->addButton(tr("&Leave it as it is"), QDialogButtonBox::RejectRole),
                                 QStringLiteral("leaveRules"), tr("Leave it as it is"));
    accepting->setAutoDefault(false);
    leaving->setDefault(true);
    leaving->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    helpByKey(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(m_changes, 1);
    column->addLayout(search);
    column->addWidget(note);
    column->addWidget(buttons);
    resize(scaled(this, 620), scaled(this, 380));
    tell(change);
}

void RulesChangeDialog::tell(const RulesChange& change) {
    m_changes->clear();
    for (const Message& one : wordsOf(change))
        m_changes->addItem(text(one));
    m_search->setVisible(!change.isKnown);
    m_look->setVisible(!change.isKnown);
    m_search->setText(
        m_lookedIn.isEmpty()
            ? tr("If you have the pack of version %1, Ephor can say what the figures were then and are now.")
                  .arg(m_version)
            : tr("%2 has no valid pack of version %1.").arg(m_version, m_lookedIn));
}

void RulesChangeDialog::lookIn(const QString& folder) {
    m_lookedIn = folder;
    Q_EMIT packFolderChosen(folder);
}

void RulesChangeDialog::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("The pack of version %1: the folder with troops.toml").arg(m_version));
    if (!folder.isEmpty())
        lookIn(folder);
}

}  // namespace ephor
