#include "ui/campaign/scenario_editor/row_form.h"

#include "models/scenario/scenario_head.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>

namespace ephor {

using namespace campaign;

RowForm::RowForm(ScenarioDocument& document, QWidget* parent) : QScrollArea(parent), m_document(document) {
    named(this, QStringLiteral("rowForm"), tr("Form of the selected row"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    connect(&document, &ScenarioDocument::changed, this, &RowForm::refresh);
    refresh();
}

const SheetRow* RowForm::row() const { return m_row ? m_document.sheet().find(*m_row) : nullptr; }

void RowForm::setRow(std::optional<RowRef> row) {
    m_row = row;
    m_shape.clear();
    refresh();
}

/// Rebuilds the form only if its fields have changed; otherwise updates the values.
void RowForm::refresh() {
    const SheetRow* now = row();
    const QString shape = !now ? QStringLiteral("head")
                               : QStringLiteral("%1 %2 %3 %4")
                                     .arg(static_cast<int>(m_row->kind))
                                     .arg(m_row->row)
                                     .arg(m_row->unit)
                                     .arg(m_document.sheet().powers.size());
    if (shape != m_shape) {
        m_shape = shape;
        return fill();
    }
    m_isFilling = true;
    for (const auto& one : m_refreshers)
        one();
    m_isFilling = false;
}

void RowForm::fill() {
    m_refreshers.clear();
    if (QWidget* before = takeWidget())
        before->deleteLater();  // it may be the sender of the current signal
    auto* body = new QWidget(this);
    auto* form = new QFormLayout(body);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (!row()) {
        auto* how = new QLabel(tr("Click a place, a route, an army or a fleet on the map, or an entry in the contents, "
                                  "to edit it here. Add new ones with the tools above the map."),
                               body);
        how->setWordWrap(true);
        addHead(*form);
        form->addRow(how);
        setWidget(body);
        return;
    }
    for (const RowField& field : fieldsOf(m_row->kind))
        form->addRow(field.label, editorFor(field));
    if (m_row->kind == RowKind::Place)
        form->addRow(tr("Held &by"), ownerChoice());
    if (m_row->kind == RowKind::Power && m_document.sheet().powers.size() > 1)
        form->addRow(stances());
    if (m_row->kind == RowKind::Army)
        addUnitFields(form);
    setWidget(body);
    m_isFilling = true;
    for (const auto& one : m_refreshers)
        one();
    m_isFilling = false;
}

void RowForm::addHead(QFormLayout& form) {
    const ScenarioHead head = headOf(m_document.files());
    auto* name = named(new QLineEdit(head.name, this), QStringLiteral("scenarioName"), tr("Name of the scenario"));
    name->setMaxLength(80);
    connect(name, &QLineEdit::textEdited, this,
            [this](const QString& text) { writeHead(tr("Name"), "name", text.toStdString()); });
    auto* year = named(new QSpinBox(this), QStringLiteral("scenarioYear"), tr("First year"));
    year->setRange(-9999, 9999);
    year->setValue(head.year);
    year->setToolTip(tr("A year BC is negative: -431 is 431 BC"));
    connect(year, &QSpinBox::valueChanged, this,
            [this](int value) { writeHead(tr("First year"), "year", std::int64_t{value}); });
    auto* years = named(new QSpinBox(this), QStringLiteral("scenarioYears"), tr("Length in years"));
    years->setRange(1, 30);
    years->setValue(head.years);
    connect(years, &QSpinBox::valueChanged, this,
            [this](int value) { writeHead(tr("Years"), "years", std::int64_t{value}); });
    auto* story = named(new QPlainTextEdit(head.story, this), QStringLiteral("scenarioStory"), tr("Story"));
    story->setTabChangesFocus(true);
    story->setPlaceholderText(tr("What the war is about; players read it before they begin"));
    story->setMaximumHeight(scaled(this, 150));
    connect(story, &QPlainTextEdit::textChanged, this,
            [this, story] { writeHead(tr("Story"), "note", story->toPlainText().toStdString()); });
    form.addRow(tr("&Name"), name);
    form.addRow(tr("&First year"), year);
    form.addRow(tr("&Years"), years);
    form.addRow(tr("&Story"), story);
    m_refreshers.push_back([this, name, year, years, story] {
        const ScenarioHead now = headOf(m_document.files());
        if (name->text() != now.name)
            name->setText(now.name);
        year->setValue(now.year);
        years->setValue(now.years);
        if (story->toPlainText() != now.story)
            story->setPlainText(now.story);
    });
}

void RowForm::writeHead(const QString& what, const std::string& key, const SheetValue& value) {
    const int typed = static_cast<int>(qHash(QString::fromStdString(key)) & 0x3FFFFFFF);
    perform(what, [key, value](const ScenarioFiles& files) { return withHead(files, key, value); }, typed + 16);
}

QComboBox* RowForm::ownerChoice() {
    auto* box = named(new QComboBox(this), QStringLiteral("field_owner"), tr("Held by"));
    connect(box, &QComboBox::activated, this, [this, box] {
        const int power = box->currentData().toInt();
        perform(tr("Owner of %1").arg(nameOfRow(*row())), [place = m_row->row, power](const ScenarioFiles& files) {
            return withOwner(files, place, power < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(power)));
        });
    });
    m_refreshers.push_back([this, box] {
        const auto owner = m_document.sheet().ownerOf(row()->text("id"));
        box->clear();
        box->addItem(tr("none"), -1);
        for (std::size_t i = 0; i < m_document.sheet().powers.size(); ++i)
            box->addItem(nameOfRow(m_document.sheet().powers[i]), static_cast<int>(i));
        box->setCurrentIndex(owner ? static_cast<int>(*owner) + 1 : 0);
    });
    return box;
}

QWidget* RowForm::stances() {
    auto* table = named(new QTableWidget(0, 2, this), QStringLiteral("stances"), tr("Stance towards other powers"));
    table->setHorizontalHeaderLabels({tr("Other power"), tr("Stance")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (std::size_t other = 0; other < m_document.sheet().powers.size(); ++other) {
        if (other == m_row->row)
            continue;
        const int line = table->rowCount();
        table->insertRow(line);
        table->setItem(line, 0, new QTableWidgetItem(nameOfRow(m_document.sheet().powers[other])));
        auto* box = named(new QComboBox(table), QStringLiteral("stance_%1").arg(other),
                          tr("Stance towards %1").arg(nameOfRow(m_document.sheet().powers[other])));
        box->addItems({tr("neutral"), tr("war"), tr("alliance")});
        table->setCellWidget(line, 1, box);
        connect(box, &QComboBox::activated, this, [this, other](int stance) {
            perform(tr("Stance of %1 towards others").arg(nameOfRow(*row())),
                    [power = m_row->row, other, stance](const ScenarioFiles& files) {
                        return withStance(files, power, other, static_cast<Stance>(stance));
                    });
        });
        m_refreshers.push_back([this, box, other] {
            box->setCurrentIndex(static_cast<int>(stanceOf(m_document.sheet(), m_row->row, other)));
        });
    }
    table->resizeRowsToContents();
    table->setMinimumHeight(scaled(this, 190));
    return table;
}

/// The units of an army as a table that opens their forms.
QWidget* RowForm::units() {
    auto* table = named(new QTableWidget(0, 4, this), QStringLiteral("armyUnits"), tr("Units of the army"));
    table->setHorizontalHeaderLabels({tr("Units"), tr("Troops"), tr("Grade"), tr("From")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setToolTip(tr("Press Return or double-click to edit a unit"));
    table->setMinimumHeight(scaled(this, 150));
    const auto open = [this](int line) {
        Q_EMIT rowWanted({RowKind::Unit, m_row->row, static_cast<std::size_t>(line)});
    };
    connect(table, &QTableWidget::cellActivated, this, open);
    m_refreshers.push_back([this, table] {
        const std::vector<SheetRow>& all = row()->units;
        table->setRowCount(static_cast<int>(all.size()));
        for (int line = 0; line < table->rowCount(); ++line) {
            const SheetRow& unit = all[static_cast<std::size_t>(line)];
            const auto troop = fromWord<Troop>(unit.text("troop"));
            const std::string grade = unit.text("grade");
            const QStringList cells{QString::number(unit.number("count", 1)),
                                    troop ? text(*troop) : QString::fromStdString(unit.text("troop")),
                                    grade.empty() ? QStringLiteral("B") : QString::fromStdString(grade),
                                    nameOfRow(unit)};
            for (int column = 0; column < cells.size(); ++column)
                table->setItem(line, column, new QTableWidgetItem(cells[column]));
        }
    });
    return table;
}

void RowForm::addUnitFields(QFormLayout* form) {
    auto* table = units();
    form->addRow(new QLabel(tr("Units"), this));
    form->addRow(table);
    auto* add = named(new QPushButton(tr("Add &units"), this), QStringLiteral("addUnit"), tr("Add units to the army"));
    connect(add, &QPushButton::clicked, this, [this] {
        const std::string home = row()->text("place");
        const auto place = m_document.sheet().rowOf(RowKind::Place, home);
        const std::string name = place ? m_document.sheet().places[*place].text("name") : home;
        perform(tr("Add units"), [army = m_row->row, home, name](const ScenarioFiles& files) {
            return withRowAdded(
                files, {RowKind::Unit, army, 0},
                {{"troop", "hoplite"}, {"grade", "B"}, {"count", std::int64_t{1}}, {"name", name}, {"home", home}});
        });
    });
    form->addRow(add);
}

void RowForm::write(const QString& key, const std::optional<SheetValue>& value) {
    if (m_isFilling || !m_row)
        return;
    const RowRef ref = *m_row;
    const auto typed = static_cast<int>(qHashMulti(0, static_cast<int>(ref.kind), ref.row, ref.unit, key) & 0x3FFFFFFF);
    perform(
        tr("%1: %2").arg(nameOfRow(*row()), key),
        [ref, key, value](const ScenarioFiles& files) { return withField(files, ref, key.toStdString(), value); },
        typed + 16);
}

void RowForm::perform(const QString& what, const ScenarioDocument::Edit& edit, int typed) {
    if (m_isFilling)
        return;
    const Result<EditedScenario> done = m_document.edit(what, edit, typed);
    if (!done) {
        Q_EMIT refused(done.error());
        return refresh();
    }
    QStringList also;
    for (const Message& one : done->also)
        also << text(one);
    if (!also.isEmpty())
        Q_EMIT said(also.join(u' '));
}

}  // namespace ephor
