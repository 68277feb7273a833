#include "ui/campaign/new_campaign/rule_numbers_view.h"

#include "ui/campaign/new_campaign/rule_words.h"
#include "ui/common/sizes.h"

#include <QHeaderView>
#include <QSpinBox>

namespace ephor {

RuleNumbersView::RuleNumbersView(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setHeaderLabels({tr("Rule"), tr("Value")});
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::NoSelection);
}

QTreeWidgetItem* RuleNumbersView::headingOf(const std::string& table) {
    const QString text = ruleHeading(table);
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->text(0) == text)
            return topLevelItem(i);
    auto* heading = new QTreeWidgetItem(this, {text});
    heading->setFont(0, sized(font(), 13, true));
    heading->setFirstColumnSpanned(true);
    if (const QString words = ruleAbout(table); !words.isEmpty()) {
        auto* about = new QTreeWidgetItem(heading, {words});
        about->setFirstColumnSpanned(true);
        about->setForeground(0, palette().placeholderText());
        about->setToolTip(0, words);
    }
    return heading;
}

void RuleNumbersView::setNumbers(std::vector<campaign::RuleNumber> numbers) {
    // Deletes the boxes at once, because clear() would delete them later, and each refers to its row.
    qDeleteAll(m_boxes);
    m_boxes.clear();
    clear();
    m_numbers = std::move(numbers);
    for (const campaign::RuleNumber& number : m_numbers) {
        auto* row = new QTreeWidgetItem(headingOf(number.table), {ruleText(number.table, number.key)});
        const QString about = tr("%1, from %2 to %3; scenario value %4 (%5)")
                                  .arg(ruleText(number.table, number.key))
                                  .arg(number.lowest)
                                  .arg(number.highest)
                                  .arg(number.value)
                                  .arg(QString::fromStdString(number.table + "." + number.key));
        row->setToolTip(0, about);
        auto* box = new QSpinBox(this);
        box->setObjectName(QString::fromStdString(number.table + "." + number.key));
        box->setAccessibleName(ruleHeading(number.table) + QStringLiteral(": ") + ruleText(number.table, number.key));
        box->setRange(number.lowest, number.highest);
        box->setValue(number.value);
        box->setToolTip(about);
        // Shows numbers that differ from the scenario in bold.
        connect(box, &QSpinBox::valueChanged, this, [this, row, standard = number.value](int value) {
            row->setFont(0, sized(font(), 13, value != standard));
        });
        setItemWidget(row, 1, box);
        m_boxes.push_back(box);
    }
    expandAll();
}

std::vector<campaign::RuleNumber> RuleNumbersView::numbers() const {
    std::vector<campaign::RuleNumber> all = m_numbers;
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].value = m_boxes[i]->value();
    return all;
}

}  // namespace ephor
