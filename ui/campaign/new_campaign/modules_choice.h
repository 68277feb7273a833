// Which parts of the campaign's rules are played with: lite, full, or each by itself.
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
    /// Says how the war goes without those that are off, and which preset it is.
    void take();

    QRadioButton* m_lite = nullptr;
    QRadioButton* m_full = nullptr;
    QRadioButton* m_own = nullptr;
    std::vector<QCheckBox*> m_switches;  ///< by Module
    QLabel* m_without = nullptr;
};

}  // namespace ephor
