// What another version of the rules does to a list, before the list is said to be of that version.
#pragma once

#include "core/rules/rules_change.h"

#include <QDialog>

namespace ephor {

/// Accepted where the new version shall be written into the list.
class RulesChangeDialog final : public QDialog {
    Q_OBJECT

public:
    explicit RulesChangeDialog(const RulesChange& change, QWidget* parent = nullptr);

Q_SIGNALS:
    void manualWanted(const QString& topic);
};

}  // namespace ephor
