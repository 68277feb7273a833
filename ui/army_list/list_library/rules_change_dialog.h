// Shows what another version of the rules changes in a list, before the list is set to that version.
#pragma once

#include "core/rules/rules_change.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace ephor {

/// Accepted where the new version is to be written into the list.
class RulesChangeDialog final : public QDialog {
    Q_OBJECT

public:
    explicit RulesChangeDialog(const RulesChange& change, QWidget* parent = nullptr);

    /// Shows the changes, after a search for the older pack.
    void tell(const RulesChange& change);
    /// Searches a folder for the pack that the list was written for.
    void lookIn(const QString& folder);

Q_SIGNALS:
    /// The receiver calls tell() with the changes relative to that pack.
    void packFolderChosen(const QString& folder);
    void manualWanted(const QString& topic);

private:
    void chooseFolder();

    QListWidget* m_changes = nullptr;
    QLabel* m_search = nullptr;
    QPushButton* m_look = nullptr;
    QString m_version;
    QString m_lookedIn;
};

}  // namespace ephor
