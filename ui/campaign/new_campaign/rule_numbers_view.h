// The numbers of a campaign's rules by subject, each with a box to change it.
#pragma once

#include "core/campaign/scenario/settings.h"

#include <QTreeWidget>

class QSpinBox;

namespace ephor {

class RuleNumbersView final : public QTreeWidget {
    Q_OBJECT

public:
    explicit RuleNumbersView(QWidget* parent = nullptr);

    void setNumbers(std::vector<campaign::RuleNumber> numbers);
    /// In the order of setNumbers().
    std::vector<campaign::RuleNumber> numbers() const;

private:
    QTreeWidgetItem* headingOf(const std::string& table);

    std::vector<campaign::RuleNumber> m_numbers;
    std::vector<QSpinBox*> m_boxes;
};

}  // namespace ephor
