// The folders of a library as a tree onto which lists are dragged.
#pragma once

#include <QTreeWidget>

namespace ephor {

class FolderTree final : public QTreeWidget {
    Q_OBJECT

public:
    explicit FolderTree(QWidget* parent = nullptr);

    /// Every folder below the root, in order; the one that is chosen stays so, unless it is gone. False where these are
    /// the folders that it has.
    bool setFolders(const QString& root, const QStringList& folders);
    /// With '/'; empty for the top.
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
