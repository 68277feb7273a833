#include "ui/rules_pack/list_trial_panel.h"

#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "core/rules/pack_folder.h"
#include "models/text/battle_words.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

namespace {

enum Column { UnitColumn, CountColumn, BeforeColumn, PackedColumn, Columns };

QStandardItem* cell(const QString& text, bool right = false, bool bold = false) {
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    item->setToolTip(text);
    if (right)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (bold) {
        QFont font;
        font.setBold(true);
        item->setData(font, Qt::FontRole);
    }
    return item;
}

QString points(const std::optional<int>& number) { return number ? QString::number(*number) : QStringLiteral("–"); }

QString pointsOf(const TrialSide& side, std::size_t row) {
    return row < side.rows.size() ? points(side.rows[row].points) : points({});
}

QString faults(const TrialSide& side) {
    QStringList said;
    for (const Diagnostic& one : side.diagnostics)
        if (one.severity == Severity::Error)
            said << (one.place.line > 0 ? ListTrialPanel::tr("line %1: %2").arg(one.place.line).arg(text(one.message))
                                        : text(one.message));
    return said.join(u'\n');
}

}  // namespace

ListTrialPanel::ListTrialPanel(const RulesPackDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    m_choice = named(new QComboBox(this), QStringLiteral("trialList"), tr("The list that is tried"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_table = named(new QTableView(this), QStringLiteral("trialRows"), tr("Units and their points"));
    m_table->setModel(&m_rows);
    lookLikeRows(*m_table);
    m_verdict = named(wrapped(new QLabel(this)), QStringLiteral("trialVerdict"), tr("What the list comes to"));
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* open = named(new QPushButton(icon("paste"), tr("Other list…"), this), QStringLiteral("trialOpen"),
                       tr("Try a list from a file"));
    auto* keep = named(new QPushButton(icon("plus"), tr("Keep as test"), this), QStringLiteral("trialKeep"),
                       tr("Let this list test the pack from now on"));
    open->setToolTip(open->accessibleName());
    keep->setToolTip(keep->accessibleName());
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(open);
    buttons->addWidget(keep);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    const int gap = scaled(this, 8);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(m_choice);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_verdict);
    layout->addLayout(buttons);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ListTrialPanel::show);
    connect(open, &QPushButton::clicked, this, &ListTrialPanel::openWanted);
    connect(keep, &QPushButton::clicked, this, [this] {
        if (const Sample* one = chosen())
            Q_EMIT testWanted(one->name, QString::fromStdString(one->text));
    });
    connect(&m_document, &RulesPackDocument::folderChanged, this, [this] { m_looked.reset(); });
    connect(&m_document, &RulesPackDocument::checked, this, [this] {
        fillChoices();
        show();
    });
    fillChoices();
    show();
}

void ListTrialPanel::fillChoices() {
    if (!m_document.system() || m_system == m_document.system()->info().id)
        return;
    m_system = m_document.system()->info().id;
    m_samples = sampleArmies(findSystem, {m_system});
    std::erase_if(m_samples, [this](const Sample& sample) { return sample.system != m_system; });
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const Sample& sample : m_samples)
        m_choice->addItem(sample.name);
}

void ListTrialPanel::offer(const QString& name, const std::string& text) {
    m_samples.push_back({{}, name, {}, m_system, text});
    m_choice->addItem(icon("page"), name);
    m_choice->setCurrentIndex(m_choice->count() - 1);
}

const Sample* ListTrialPanel::chosen() const {
    const int row = m_choice->currentIndex();
    return row >= 0 && static_cast<std::size_t>(row) < m_samples.size() ? &m_samples[static_cast<std::size_t>(row)]
                                                                        : nullptr;
}

void ListTrialPanel::show() {
    m_rows.clear();
    const Sample* one = chosen();
    const RuleSystem* own = m_document.system();
    if (!one || !own || !m_document.rules()) {
        m_verdict->setText(tr("You can try a list once the data of the pack have no errors."));
        return;
    }
    const std::shared_ptr<const RuleSystem> older = olderRules(one->text);
    m_before = older ? tr("version %1").arg(QString::fromStdString(older->info().version)) : tr("Program");
    m_rows.setHorizontalHeaderLabels({tr("Unit"), tr("Count"), m_before, tr("Pack")});
    for (int column = 0; column < Columns; ++column)
        m_rows.horizontalHeaderItem(column)->setTextAlignment((column == UnitColumn ? Qt::AlignLeft : Qt::AlignRight) |
                                                              Qt::AlignVCenter);
    const ListTrial trial = tryList(one->text, older ? *older : *own, *m_document.rules());
    showRows(trial);
    showVerdict(trial);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(UnitColumn, QHeaderView::Stretch);
}

/// The rules that the list was written for, if their pack is beside this one; null: compare with the program's data.
std::shared_ptr<const RuleSystem> ListTrialPanel::olderRules(const std::string& text) {
    const RuleSystem& own = *m_document.system();
    const ReadList read = readArmyList(text, {}, findSystem, {own.info().id});
    const std::string version = read.list ? read.list->rules : std::string();
    if (version.empty() || version == own.info().version || version == m_document.report().version ||
        m_document.folder().empty())
        return nullptr;
    const std::filesystem::path place = std::filesystem::absolute(m_document.folder()).parent_path();
    // Cached, because this runs after every check while the user types, and there may be many folders.
    if (Looked wanted{place, own.info().id, version}; m_looked != wanted) {
        m_older = packOfVersion(own.info().id, version, {place});
        m_looked = std::move(wanted);
    }
    return m_older;
}

/// Both sides have the same entries in the same order.
void ListTrialPanel::showRows(const ListTrial& trial) {
    const std::vector<ListRow>& rows = trial.packed.rows.empty() ? trial.before.rows : trial.packed.rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString before = pointsOf(trial.before, i);
        const QString now = pointsOf(trial.packed, i);
        m_rows.appendRow({cell(QString::fromStdString(rows[i].name)), cell(QString::number(rows[i].count), true),
                          cell(before, true), cell(now, true, before != now)});
    }
    m_rows.appendRow({cell(tr("All"), false, true), cell({}), cell(points(trial.before.cost), true, true),
                      cell(points(trial.packed.cost), true, true)});
}

void ListTrialPanel::showVerdict(const ListTrial& trial) {
    QString said =
        trial.packed.isLegal() ? tr("The list is legal with the pack.") : tr("With the pack it is not legal:");
    if (!trial.packed.isLegal())
        said += u'\n' + faults(trial.packed);
    if (trial.before.isLegal() != trial.packed.isLegal())
        said += u'\n' + (trial.before.isLegal() ? tr("With the figures before (%1) it is.").arg(m_before)
                                                : tr("With the figures before (%1) it is not.").arg(m_before));
    for (const Message& change : trial.types)
        said += QStringLiteral("\n• ") + text(change);
    if (!m_document.report().rules)
        said += u'\n' + tr("The data have faults; these are the figures from before.");
    m_verdict->setText(said);
}

}  // namespace ephor
