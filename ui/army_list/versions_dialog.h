// The earlier versions of a saved list, with what changed from each to the next.
#pragma once

#include "models/army_list/list_versions.h"

#include <QDialog>
#include <QFutureWatcher>

class QListWidget;
class QPushButton;

namespace ephor {

class VersionsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `read` finds the versions; it runs in the background.
    explicit VersionsDialog(std::function<std::vector<ListVersion>()> read, QWidget* parent = nullptr);
    ~VersionsDialog() override;

    /// The text of the selected version.
    QString text() const;

private:
    void showVersions();
    void showChanges();

    std::vector<ListVersion> m_versions;
    QListWidget* m_list = nullptr;
    QListWidget* m_changes = nullptr;
    QPushButton* m_take = nullptr;
    QFutureWatcher<std::vector<ListVersion>> m_reading;
};

}  // namespace ephor
