#include "ui/army_list/rules_change_dialog.h"

#include "models/items/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace ephor {

RulesChangeDialog::RulesChangeDialog(const RulesChange& change, QWidget* parent) : QDialog(parent) {
    const QString from = QString::fromStdString(change.from);
    const QString to = QString::fromStdString(change.to);
    setObjectName(QStringLiteral("rulesChangeDialog"));
    setWindowTitle(tr("Rules version %1 → %2").arg(from, to));
    setHelpTopic(this, QStringLiteral("list-library"));
    auto* about = new QLabel(
        tr("The list says that it was written for version %1 of the rules data; Ephor has version %2. This is what that does to it:")
            .arg(from, to),
        this);
    about->setWordWrap(true);
    auto* changes = named(new QListWidget(this), QStringLiteral("rulesChanges"), tr("What changes"));
    changes->setWordWrap(true);
    changes->setAlternatingRowColors(true);
    changes->setSelectionMode(QAbstractItemView::NoSelection);
    for (const Message& one : wordsOf(change))
        changes->addItem(text(one));
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
    auto* help = new QShortcut(QKeySequence::HelpContents, this);
    connect(help, &QShortcut::activated, this, [this] { Q_EMIT manualWanted(helpTopicOf(this)); });
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(changes, 1);
    column->addWidget(note);
    column->addWidget(buttons);
    resize(scaled(this, 620), scaled(this, 380));
}

}  // namespace ephor
