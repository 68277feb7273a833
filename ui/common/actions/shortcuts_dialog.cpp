#include "ui/common/actions/shortcuts_dialog.h"

#include "models/text.h"
#include "models/text/word_search.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int rowRole = Qt::UserRole;  ///< row of the action table; none for fixed keys and sections

const ActionInfo* actionOf(const QTreeWidgetItem* item) {
    const QVariant row = item ? item->data(0, rowRole) : QVariant();
    return row.isValid() ? &actionTable()[row.toUInt()] : nullptr;
}

QTreeWidgetItem* sectionOf(QTreeWidget& tree, ActionSection section) {
    return tree.topLevelItem(static_cast<int>(section));
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(QSettings* settings, ActionSection section, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_shortcuts(settings) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    setHelpTopic(this, QStringLiteral("keyboard"));
    m_filter = named(new QLineEdit(this), QStringLiteral("shortcutFilter"), tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter by action or shortcut"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_tree = named(new QTreeWidget(this), QStringLiteral("shortcutTree"), tr("Actions"));
    m_tree->setHeaderLabels({tr("Action"), tr("Shortcut")});
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_resetAll = buttons->addButton(tr("Reset &all"), QDialogButtonBox::ResetRole);
    m_resetAll->setObjectName(QStringLiteral("resetAllShortcuts"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addWidget(makeEditor());
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(m_tree, &QTreeWidget::itemActivated, m_edit, qOverload<>(&QWidget::setFocus));
    // So that Enter in the tree moves to the field of the shortcut instead of pressing a button.
    for (QPushButton* button : {m_remove, m_reset, m_reassign, m_resetAll, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);
    // Both take Escape for themselves.
    m_tree->installEventFilter(this);
    m_edit->installEventFilter(this);
    fill(section);
    m_tree->setFocus();
    resize(scaled(this, 620), scaled(this, 620));
}

/// The field loses the focus when the dialog is destroyed, and would then report a finished shortcut.
ShortcutsDialog::~ShortcutsDialog() { m_edit->disconnect(); }

bool ShortcutsDialog::eventFilter(QObject* watched, QEvent* event) {
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<const QKeyEvent*>(event) : nullptr;
    if (!key || !key->matches(QKeySequence::Cancel))
        return QDialog::eventFilter(watched, event);
    reject();
    return true;
}

QWidget* ShortcutsDialog::makeEditor() {
    auto* editor = new QWidget(this);
    m_edit = named(new QKeySequenceEdit(editor), QStringLiteral("shortcutEdit"), tr("Shortcut"));
    m_edit->setMaximumSequenceLength(1);
    m_edit->setFinishingKeyCombinations({Qt::Key_Tab, Qt::SHIFT | Qt::Key_Backtab});
    m_editLabel = new QLabel(tr("&Shortcut:"), editor);
    m_editLabel->setBuddy(m_edit);
    m_reset = new QPushButton(tr("&Reset"), editor);
    m_reset->setObjectName(QStringLiteral("resetShortcut"));
    m_reset->setToolTip(tr("Return to the default shortcut of this action"));
    m_remove = new QPushButton(tr("Re&move"), editor);
    m_remove->setObjectName(QStringLiteral("removeShortcut"));
    m_remove->setToolTip(tr("Leave this action without a shortcut"));
    m_conflict = wrapped(new QLabel(editor));
    m_conflict->setObjectName(QStringLiteral("shortcutConflict"));
    m_reassign = new QPushButton(tr("&Use it here"), editor);
    m_reassign->setObjectName(QStringLiteral("reassignShortcut"));
    m_reassign->setToolTip(tr("Remove the shortcut from the other action"));
    auto* grid = new QGridLayout(editor);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_editLabel, 0, 0);
    grid->addWidget(m_edit, 0, 1);
    grid->addWidget(m_remove, 0, 2);
    grid->addWidget(m_reset, 0, 3);
    grid->addWidget(m_conflict, 1, 0, 1, 2);
    grid->addWidget(m_reassign, 1, 2, 1, 2);
    connect(m_edit, &QKeySequenceEdit::editingFinished, this, &ShortcutsDialog::takeTypedKeys);
    connect(m_remove, &QPushButton::clicked, this, [this] { change({}); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const ActionInfo* action = current())
            change(defaultShortcut(*action));
    });
    connect(m_reassign, &QPushButton::clicked, this, &ShortcutsDialog::reassign);
    return editor;
}

void ShortcutsDialog::fill(ActionSection section) {
    for (int one = 0; one <= static_cast<int>(ActionSection::Manual); ++one) {
        auto* head = new QTreeWidgetItem(m_tree, {sectionTitle(static_cast<ActionSection>(one))});
        QFont bold = m_tree->font();
        bold.setBold(true);
        head->setFont(0, bold);
        head->setFirstColumnSpanned(true);
    }
    for (std::size_t row = 0; row < actionTable().size(); ++row) {
        const ActionInfo& action = actionTable()[row];
        auto* item = new QTreeWidgetItem(sectionOf(*m_tree, action.section), {actionText(action)});
        item->setData(0, rowRole, static_cast<uint>(row));
        item->setToolTip(0, ephor::tr(action.tip));
        if (action.icon)
            item->setIcon(0, icon(action.icon));
    }
    for (const FixedKeys& fixed : fixedKeys()) {
        auto* item = new QTreeWidgetItem(sectionOf(*m_tree, fixed.section), {ephor::tr(fixed.tip)});
        item->setText(1, QKeySequence::listToString(keysOf(fixed), QKeySequence::NativeText).replace(u';', u','));
        item->setToolTip(0, tr("These keys cannot be changed"));
        item->setForeground(0, palette().brush(QPalette::PlaceholderText));
        item->setForeground(1, palette().brush(QPalette::PlaceholderText));
    }
    updateShortcuts();
    sectionOf(*m_tree, ActionSection::General)->setExpanded(true);
    QTreeWidgetItem* head = sectionOf(*m_tree, section);
    head->setExpanded(true);
    m_tree->setCurrentItem(head->child(0));
    m_tree->scrollToItem(head, QAbstractItemView::PositionAtTop);
}

/// Expands sections with a matching row; without a query they stay as they were.
void ShortcutsDialog::filter(const QString& query) {
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* head = m_tree->topLevelItem(i);
        bool isAny = false;
        for (int row = 0; row < head->childCount(); ++row) {
            QTreeWidgetItem* item = head->child(row);
            const bool fits = hasWords(head->text(0) + u' ' + item->text(0) + u' ' + item->text(1), query);
            item->setHidden(!fits);
            isAny = isAny || fits;
        }
        head->setHidden(!isAny);
        if (!query.isEmpty())
            head->setExpanded(true);
    }
}

const ActionInfo* ShortcutsDialog::current() const { return actionOf(m_tree->currentItem()); }

void ShortcutsDialog::showCurrent() {
    const ActionInfo* action = current();
    const QSignalBlocker quiet(m_edit);
    m_edit->setKeySequence(action ? m_shortcuts.of(*action) : QKeySequence());
    m_edit->setEnabled(action && m_settings);
    m_editLabel->setEnabled(m_edit->isEnabled());
    m_remove->setEnabled(m_edit->isEnabled() && !m_shortcuts.of(*action).isEmpty());
    m_reset->setEnabled(m_edit->isEnabled() && m_shortcuts.of(*action) != defaultShortcut(*action));
    showConflict({}, false);
}

void ShortcutsDialog::showConflict(const QString& text, bool canReassign) {
    m_conflict->setText(text);
    m_edit->setAccessibleDescription(text);
    m_reassign->setVisible(canReassign);
}

/// Shows shortcuts that differ from the default in bold.
void ShortcutsDialog::updateShortcuts() {
    m_shortcuts = Shortcuts(m_settings);
    bool isAnyChanged = false;
    for (QTreeWidgetItemIterator each(m_tree); *each; ++each)
        if (const ActionInfo* action = actionOf(*each)) {
            const QKeySequence shortcut = m_shortcuts.of(*action);
            const bool isChanged = shortcut != defaultShortcut(*action);
            QFont font = m_tree->font();
            font.setBold(isChanged);
            (*each)->setText(1, shortcut.toString(QKeySequence::NativeText));
            (*each)->setFont(1, font);
            isAnyChanged = isAnyChanged || isChanged;
        }
    m_resetAll->setEnabled(m_settings && isAnyChanged);
    showCurrent();
}

/// The field accepts every key, so the focus leaves it after a shortcut was typed. A modifier alone changes nothing;
/// the field, which clears itself when one is pressed, shows the old shortcut again.
void ShortcutsDialog::takeTypedKeys() {
    if (const QKeySequence keys = m_edit->keySequence(); !keys.isEmpty())
        change(keys);
    else
        showCurrent();
    if (m_edit->hasFocus())
        m_tree->setFocus();
}

void ShortcutsDialog::change(const QKeySequence& shortcut) {
    const ActionInfo* action = current();
    if (!action || !m_settings)
        return;
    const QString keys = shortcut.toString(QKeySequence::NativeText);
    if (const FixedKeys* fixed = shortcut.isEmpty() ? nullptr : fixedKeysWith(*action, shortcut))
        return showConflict(tr("%1 cannot be changed in the window \"%2\": %3.")
                                .arg(keys, sectionTitle(fixed->section), ephor::tr(fixed->tip)),
                            false);
    QStringList others;
    for (const ActionInfo* other : m_shortcuts.sameAs(*action, shortcut))
        others << tr("\"%1\" (%2)").arg(actionText(*other), sectionTitle(other->section));
    m_wanted = shortcut;
    if (!others.isEmpty())
        return showConflict(tr("%1 is the shortcut of %2.").arg(keys, others.join(QStringLiteral(", "))), true);
    setShortcut(*m_settings, *action, shortcut);
    updateShortcuts();
}

void ShortcutsDialog::reassign() {
    const ActionInfo* action = current();
    for (const ActionInfo* other : m_shortcuts.sameAs(*action, m_wanted))
        setShortcut(*m_settings, *other, {});
    setShortcut(*m_settings, *action, m_wanted);
    updateShortcuts();
    m_tree->setFocus();
}

void ShortcutsDialog::resetAll() {
    if (QMessageBox::question(this, tr("Reset all"), tr("Reset the shortcuts of all windows to their defaults?")) !=
        QMessageBox::Yes)
        return;
    resetShortcuts(*m_settings);
    updateShortcuts();
}

}  // namespace ephor
