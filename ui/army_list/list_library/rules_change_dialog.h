// What another version of the rules does to a list, before the list is said to be of that version.
#pragma once

#include "core/rules/rules_change.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace ephor {

/// Accepted where the new version shall be written into the list.
class RulesChangeDialog final : public QDialog {
    Q_OBJECT

public:
    explicit RulesChangeDialog(const RulesChange& change, QWidget* parent = nullptr);

    /// What has come of looking for the older pack.
    void tell(const RulesChange& change);
    /// The pack that the list was written for may be in this folder.
    void lookIn(const QString& folder);

Q_SIGNALS:
    /// Whoever hears it tells what the change is with that pack.
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
