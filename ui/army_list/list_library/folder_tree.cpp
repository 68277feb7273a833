#include "ui/army_list/list_library/folder_tree.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTreeWidgetItemIterator>
#include <QUrl>

namespace ephor {

namespace {

constexpr int pathRole = Qt::UserRole;
constexpr int openAfter = 700;  ///< milliseconds of holding a drag over a closed folder

}  // namespace

FolderTree::FolderTree(QWidget* parent) : QTreeWidget(parent) {
    setHeaderHidden(true);
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DropOnly);
    setDragDropOverwriteMode(true);  // drops go onto a folder, never between two
    setDropIndicatorShown(true);
    setAutoExpandDelay(openAfter);
}

QTreeWidgetItem* FolderTree::itemOf(const QString& folder) {
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        if ((*it)->data(0, pathRole).toString() == folder)
            return *it;
    return nullptr;
}

QString FolderTree::folder() const { return currentItem() ? currentItem()->data(0, pathRole).toString() : QString(); }

bool FolderTree::setFolders(const QString& root, const QStringList& folders) {
    QStringList shown;
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        shown << (*it)->data(0, pathRole).toString();
    if (shown == QStringList{QString()} + folders)
        return false;
    const QString current = folder();
    const QSignalBlocker quiet(this);
    clear();
    auto* all = new QTreeWidgetItem(this, {tr("All lists")});
    all->setData(0, pathRole, QString());
    all->setToolTip(0, root);
    for (const QString& one : folders) {
        QTreeWidgetItem* parent = itemOf(one.section(u'/', 0, -2));
        auto* item = new QTreeWidgetItem(parent ? parent : all, {one.section(u'/', -1)});
        item->setData(0, pathRole, one);
    }
    expandAll();
    QTreeWidgetItem* again = itemOf(current);
    setCurrentItem(again ? again : all);
    return true;
}

QStringList FolderTree::mimeTypes() const { return {QStringLiteral("text/uri-list")}; }

/// Files of another program are copied, because that program would delete them after a move.
void FolderTree::dropEvent(QDropEvent* event) {
    if (!event->source())
        event->setDropAction(Qt::CopyAction);
    QTreeWidget::dropEvent(event);
}

bool FolderTree::dropMimeData(QTreeWidgetItem* parent, int, const QMimeData* what, Qt::DropAction) {
    QStringList files;
    for (const QUrl& url : what->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    if (!parent || files.isEmpty())
        return false;
    Q_EMIT dropped(files, parent->data(0, pathRole).toString());
    return true;
}

}  // namespace ephor
