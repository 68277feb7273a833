// The numbers of a campaign's rules, by what they are about, each with a box in which it is changed.
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
    /// In the order in which they were given.
    std::vector<campaign::RuleNumber> numbers() const;

private:
    QTreeWidgetItem* headingOf(const std::string& table);

    std::vector<campaign::RuleNumber> m_numbers;
    std::vector<QSpinBox*> m_boxes;
};

}  // namespace ephor
