// The folders of a library as a tree; lists can be dropped on it.
#pragma once

#include <QTreeWidget>

namespace ephor {

class FolderTree final : public QTreeWidget {
    Q_OBJECT

public:
    explicit FolderTree(QWidget* parent = nullptr);

    /// Sets all folders below the root, in order. The selected folder stays selected if it still exists. Returns false
    /// where the folders are the same as before.
    bool setFolders(const QString& root, const QStringList& folders);
    /// The selected folder, with '/'; empty for the top.
    QString folder() const;

Q_SIGNALS:
    /// Files were dropped onto a folder.
    void dropped(const QStringList& files, const QString& folder);

protected:
    QStringList mimeTypes() const override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    void dropEvent(QDropEvent* event) override;
    bool dropMimeData(QTreeWidgetItem* parent, int index, const QMimeData* what, Qt::DropAction action) override;

private:
    QTreeWidgetItem* itemOf(const QString& folder);
};

}  // namespace ephor
