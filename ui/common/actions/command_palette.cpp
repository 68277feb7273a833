#include "ui/common/actions/command_palette.h"

#include "models/text/word_search.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QAccessible>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace ephor {

namespace {

QString plain(QString text) { return text.remove(u'&'); }

/// "Undo: Newsletter published" names another action, which must not hide that action.
bool namesAnother(const WindowActions::Entry& entry) {
    const QString own = entry.info ? actionText(*entry.info) : QString();
    const QString text = plain(entry.action->text());
    return !own.isEmpty() && text.size() > own.size() && text.startsWith(own);
}

/// Rank of an action for the query; lower ranks come first, -1: no match.
int rankOf(const WindowActions::Entry& entry, const QString& query) {
    const QString text = plain(entry.action->text());
    if (text.startsWith(query, Qt::CaseInsensitive))
        return 0;
    const QString name = plain(entry.menu) + u' ' + text;
    const int rank = hasWords(name, query) ? 1 : hasWords(name + u' ' + entry.action->statusTip(), query) ? 2 : -1;
    return rank > 0 && namesAnother(entry) ? rank + 2 : rank;
}

}  // namespace

CommandPalette::CommandPalette(const WindowActions& actions)
    : QDialog(&actions.window(), Qt::Dialog | Qt::FramelessWindowHint), m_actions(actions) {
    setObjectName(QStringLiteral("commandPalette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Command palette"));
    m_query = named(new QLineEdit(this), QStringLiteral("commandQuery"), tr("Command"));
    m_query->setPlaceholderText(tr("A few letters of a command"));
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_found = named(new QTreeWidget(this), QStringLiteral("commands"), tr("Commands"));
    m_found->setColumnCount(3);
    m_found->setHeaderLabels({tr("Menu"), tr("Command"), tr("Shortcut")});
    m_found->setRootIsDecorated(false);
    m_found->setUniformRowHeights(true);
    m_found->setAllColumnsShowFocus(true);
    m_found->setFocusPolicy(Qt::NoFocus);  // the arrow keys work while the user types
    m_found->header()->setStretchLastSection(false);
    m_found->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_found->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_none = named(new QLabel(tr("No command matches."), this), QStringLiteral("noCommand"), tr("No command matches."));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_query);
    column->addWidget(m_none);
    column->addWidget(m_found, 1);
    connect(m_query, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_query, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_found, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    connect(m_found, &QTreeWidget::currentItemChanged, this, &CommandPalette::announceCurrent);
    fill({});
    m_query->setFocus();
    const QRect room = actions.window().geometry();
    resize(std::min(scaled(this, 620), room.width()), std::min(scaled(this, 420), room.height()));
    move(room.center().x() - width() / 2, room.top() + std::min(scaled(this, 70), (room.height() - height()) / 2));
}

/// Lists the matching actions and selects the first enabled one.
void CommandPalette::fill(const QString& query) {
    using Ranked = std::pair<int, const WindowActions::Entry*>;
    std::vector<Ranked> fitting;
    for (const WindowActions::Entry& entry : m_actions.entries())
        if (const int rank = rankOf(entry, query.trimmed()); rank >= 0)
            fitting.emplace_back(rank, &entry);
    std::ranges::stable_sort(fitting, {}, &Ranked::first);
    m_found->clear();
    QTreeWidgetItem* first = nullptr;
    for (const auto& [rank, entry] : fitting) {
        const QAction& action = *entry->action;
        auto* item = new QTreeWidgetItem(
            m_found, {plain(entry->menu), plain(action.text()), action.shortcut().toString(QKeySequence::NativeText)});
        item->setIcon(1, action.icon());
        item->setToolTip(1, action.statusTip());
        item->setData(0, Qt::UserRole, QVariant::fromValue<QObject*>(entry->action));
        item->setDisabled(!action.isEnabled());
        if (!first && action.isEnabled())
            first = item;
    }
    m_found->setCurrentItem(first);
    m_none->setVisible(fitting.empty());
}

void CommandPalette::announceCurrent() {
    const QTreeWidgetItem* item = m_found->currentItem();
    if (!item)
        return;
    QAccessibleAnnouncementEvent event(m_query,
                                       QStringLiteral("%1, %2, %3").arg(item->text(1), item->text(0), item->text(2)));
    QAccessible::updateAccessibility(&event);
}

/// Triggers the action after the palette has closed, so that the focus is where it was before.
void CommandPalette::run() {
    const QTreeWidgetItem* item = m_found->currentItem();
    if (!item || item->isDisabled())
        return;
    QPointer<QAction> action = qobject_cast<QAction*>(item->data(0, Qt::UserRole).value<QObject*>());
    close();
    m_actions.window().activateWindow();
    QMetaObject::invokeMethod(
        &m_actions.window(),
        [action] {
            if (action)
                action->trigger();
        },
        Qt::QueuedConnection);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            close();
            m_actions.window().activateWindow();
            return true;
        }
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_found, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ActivationChange && isVisible() && !isActiveWindow())
        close();
    QDialog::changeEvent(event);
}

}  // namespace ephor
