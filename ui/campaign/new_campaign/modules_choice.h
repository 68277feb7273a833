// The choice of optional campaign rules: lite, full, or each by itself.
#pragma once

#include "core/campaign/model/modules.h"

#include <QGroupBox>
#include <vector>

class QCheckBox;
class QLabel;
class QRadioButton;

namespace ephor {

class ModulesChoice final : public QGroupBox {
    Q_OBJECT

public:
    explicit ModulesChoice(QWidget* parent = nullptr);

    void setModules(const campaign::Modules& modules);
    campaign::Modules modules() const;

private:
    void makePresets();
    void makeSwitches();
    /// Shows what the war lacks without the rules that are off, and which preset is selected.
    void refresh();

    QRadioButton* m_lite = nullptr;
    QRadioButton* m_full = nullptr;
    QRadioButton* m_own = nullptr;
    std::vector<QCheckBox*> m_switches;  ///< indexed by Module
    QLabel* m_without = nullptr;
};

}  // namespace ephor
