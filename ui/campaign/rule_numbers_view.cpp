#include "ui/campaign/rule_numbers_view.h"

#include "ui/common/sizes.h"

#include <QHeaderView>
#include <QSpinBox>

namespace ephor {

namespace {

QString headingText(const std::string& table) {
    static const std::map<std::string, const char*, std::less<>> known{
        {"move", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Marching: points of a move")},
        {"command_points", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Command points: what orders cost")},
        {"contact", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Meeting the enemy: throws of a die")},
        {"siege", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Sieges")},
        {"stores", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Stores of a city: moves of food")},
        {"income", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Income: talents a year")},
        {"garrison", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Garrisons: steps that hold the walls")},
        {"forage", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Supply: units that the land feeds")},
        {"recovery", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Losses that come back")},
        {"levy", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Levies and upkeep")},
        {"arete", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Arete")},
        {"victory", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Victory")},
        {"absent", QT_TRANSLATE_NOOP("ephor::RuleNumbersView", "Players who send nothing")},
    };
    const auto it = known.find(table);
    return it == known.end() ? QString::fromStdString(table) : RuleNumbersView::tr(it->second);
}

/// The file's own word, as the manual and the scenario's comments call it.
QString nameOf(const campaign::RuleNumber& number) { return QString::fromStdString(number.key).replace(u'_', u' '); }

}  // namespace

RuleNumbersView::RuleNumbersView(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setHeaderLabels({tr("Rule"), tr("Number")});
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::NoSelection);
}

QTreeWidgetItem* RuleNumbersView::headingOf(const std::string& table) {
    const QString text = headingText(table);
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->text(0) == text)
            return topLevelItem(i);
    auto* heading = new QTreeWidgetItem(this, {text});
    heading->setFont(0, sized(font(), 13, true));
    heading->setFirstColumnSpanned(true);
    return heading;
}

void RuleNumbersView::setNumbers(std::vector<campaign::RuleNumber> numbers) {
    // At once: clear() would leave them until later, and each speaks to its row.
    qDeleteAll(m_boxes);
    m_boxes.clear();
    clear();
    m_numbers = std::move(numbers);
    for (const campaign::RuleNumber& number : m_numbers) {
        auto* row = new QTreeWidgetItem(headingOf(number.table), {nameOf(number)});
        const QString about = tr("%1, from %2 to %3; the scenario says %4")
                                  .arg(nameOf(number))
                                  .arg(number.lowest)
                                  .arg(number.highest)
                                  .arg(number.value);
        row->setToolTip(0, about);
        auto* box = new QSpinBox(this);
        box->setObjectName(QString::fromStdString(number.table + "." + number.key));
        box->setAccessibleName(headingText(number.table) + QStringLiteral(": ") + nameOf(number));
        box->setRange(number.lowest, number.highest);
        box->setValue(number.value);
        box->setToolTip(about);
        // What differs from the scenario is seen at a glance.
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
