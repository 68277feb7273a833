#include "ui/battle/setup/option_form.h"

#include "models/text/battle_words.h"
#include "models/text/option_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/manual/manual_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace ephor {

namespace {

bool isRange(std::string_view value) { return value.contains(".."); }

/// What the option decides: its rule if the manual has it, and its default.
QString lineAbout(const OptionInfo& option) {
    const QString standard = OptionForm::tr("As written: %1.").arg(optionValueWords(option.key, option.standard));
    const QString rule = ruleInWords(QString::fromStdString(option.rule));
    QString range;
    for (const std::string& value : option.values)
        if (isRange(value))
            range = OptionForm::tr("From %1 to %2.")
                        .arg(QString::fromStdString(value).section(QLatin1StringView(".."), 0, 0),
                             QString::fromStdString(value).section(QLatin1StringView(".."), 1));
    return QStringList{rule, standard, range}.join(u' ').simplified();
}

}  // namespace

OptionForm::OptionForm(QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout(this)),
      m_standard(named(new QPushButton(tr("Back to the rules as written"), this), QStringLiteral("standardOptions"),
                       tr("Back to the rules as written"))) {
    setObjectName(QStringLiteral("optionForm"));
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    m_grid->setVerticalSpacing(scaled(this, 4));
    connect(m_standard, &QPushButton::clicked, this, [this] { setChosen({}); });
}

void OptionForm::showOptions(const std::vector<OptionInfo>& options) {
    m_options = options;
    m_values.clear();
    m_grid->removeWidget(m_standard);
    while (const QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const OptionInfo& option : m_options)
        addRow(option, 2 * row++);
    m_grid->addWidget(m_standard, 2 * row, 0, Qt::AlignLeft);
    setChosen({});
}

void OptionForm::addRow(const OptionInfo& option, int row) {
    const QString title = translated(option.title);
    auto* box = named(new QComboBox(this), QStringLiteral("option_") + QString::fromStdString(option.key), title);
    for (const std::string& value : option.values)
        if (isRange(value))
            box->setEditable(true);
        else
            box->addItem(optionValueWords(option.key, value), QString::fromStdString(value));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    const QString help = lineAbout(option);
    box->setToolTip(help);
    box->setStatusTip(help);
    // The manual has a table of options; an option that is a rule of its own shows that rule.
    const QString rule = QString::fromStdString(option.rule);
    setHelpTopic(box, ruleInWords(rule).isEmpty() ? QStringLiteral("men-of-bronze#options") : rule);
    auto* label = wrapped(new QLabel(title, this));
    label->setBuddy(box);
    auto* about = wrapped(new QLabel(help, this));
    about->setFont(sized(font(), 12));
    about->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(box, row, 1);
    m_grid->addWidget(about, row + 1, 0, 1, 2);
    connect(box, &QComboBox::currentTextChanged, this, &OptionForm::changed);
    m_values.push_back(box);
}

void OptionForm::setChosen(const std::vector<ChosenOption>& chosen) {
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const auto own = std::ranges::find(chosen, m_options[i].key, &ChosenOption::key);
        const QString value = QString::fromStdString(own == chosen.end() ? m_options[i].standard : own->value);
        const QSignalBlocker quiet(m_values[i]);
        if (const int known = m_values[i]->findData(value); known >= 0)
            m_values[i]->setCurrentIndex(known);
        else
            m_values[i]->setEditText(value);
    }
    Q_EMIT changed();
}

std::string OptionForm::valueOf(std::size_t number) const {
    const QComboBox& box = *m_values[number];
    const int known = box.findText(box.currentText());
    return known >= 0 ? box.itemData(known).toString().toStdString() : box.currentText().trimmed().toStdString();
}

std::vector<ChosenOption> OptionForm::chosen() const {
    std::vector<ChosenOption> all;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (std::string value = valueOf(i); value != m_options[i].standard)
            all.push_back({m_options[i].key, std::move(value)});
    return all;
}

}  // namespace ephor
