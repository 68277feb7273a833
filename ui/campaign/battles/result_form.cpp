#include "ui/campaign/battles/result_form.h"

#include "core/campaign/battle/draft_check.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/battles/aftermath_page.h"
#include "ui/campaign/umpire/dice_dialog.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/rows/italic_label.h"
#include "ui/common/sizes.h"
#include "ui/common/window/open_beside.h"
#include "ui/common/window/upright_scroll.h"

#include <QAction>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>

namespace ephor {

using namespace campaign;

namespace {

/// More than any unit has, so that a typing error is reported instead of being cut off.
constexpr int mostTyped = 99;

QString methodText(Method method) {
    switch (method) {
    case Method::Auto:
        return ResultForm::tr("Resolved by the computer.");
    case Method::Record:
        return ResultForm::tr("Played step by step; the result is from its record.");
    default:
        return ResultForm::tr("Enter what is left on the table, or the steps that each unit lost.");
    }
}

}  // namespace

ResultForm::ResultForm(CampaignSession& session, const PowerLooks& looks, Aftermath draft, QWidget* parent)
    : QDialog(parent), m_session(session), m_looks(looks), m_draft(std::move(draft)) {
    setObjectName(QStringLiteral("resultForm"));
    const Result<Battlefield> field = m_session.battlefield(m_draft.battle);
    if (field) {
        m_strength = translated(field->game->system().info().strengthName);
        // Only what was fought on a real table is counted there.
        for (TableCount& count : m_draft.method == Method::Table ? tableCounts(*field) : std::vector<TableCount>())
            m_counts.push_back({std::move(count), nullptr});
    } else {
        m_onPaper = text(field.error());
    }
    m_sides = sidesOf(campaign(), m_draft.battle, field ? &*field : nullptr);
    const Battle& battle = campaign().state.battles[m_draft.battle.index()];
    setWindowTitle(tr("Battle of %1: the result").arg(nameOf(campaign().scenario, battle.place)));
    setHelpTopic(this, QStringLiteral("table-results"));

    m_tabs = named(new QTabWidget(this), QStringLiteral("resultTabs"), tr("Result and aftermath"));
    m_tabs->addTab(makeResult(), tr("&Result"));
    m_after = new AftermathPage(m_tabs);
    m_tabs->addTab(m_after, tr("A&ftermath"));

    m_said = named(wrapped(new QLabel(this)), QStringLiteral("resultSaid"), tr("Errors in the result"));
    m_said->setTextFormat(Qt::PlainText);

    auto* all = new QVBoxLayout(this);
    all->addWidget(makeHead());
    all->addWidget(m_tabs, 1);
    all->addWidget(m_said);
    all->addWidget(makeButtons());
    connect(&m_session, &CampaignSession::changed, this, &QDialog::reject);
    connect(m_after, &AftermathPage::changed, this, &ResultForm::refresh);
    connect(m_after, &AftermathPage::diceWanted, this, &ResultForm::typeDice);
    refresh();
    resize(scaled(this, 900), scaled(this, 680));
    if (!m_rows.empty())
        m_verdict->buttons().front()->setFocus();
}

QWidget* ResultForm::makeResult() {
    auto* result = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(result);
    column->addWidget(makeVerdict());
    auto* both = new QWidget(result);
    auto* sides = new QHBoxLayout(both);
    sides->setContentsMargins(0, 0, scaled(this, 10), 0);
    sides->setSpacing(scaled(this, 28));
    for (std::size_t s = 0; s < 2; ++s)
        sides->addWidget(makeSide(s), 1);
    column->addWidget(new UprightScroll(both, result), 1);
    m_remarks = named(new QLineEdit(QString::fromStdString(m_draft.remarks), result), QStringLiteral("remarks"),
                      tr("Remarks for the chronicle"));
    m_remarks->setPlaceholderText(tr("Remarks, for everybody: they appear in the chronicle and the newsletter"));
    m_remarks->setMaxLength(2000);
    column->addWidget(m_remarks);
    return result;
}

QWidget* ResultForm::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Help, this);
    m_confirm = named(buttons->addButton(tr("&Enter the result"), QDialogButtonBox::AcceptRole),
                      QStringLiteral("confirm"), tr("Enter the result"));
    m_confirm->setToolTip(tr("Losses, recovery, wounds, retreats, experience (%1)")
                              .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    // Return in a number moves on and must not submit an incomplete result.
    m_confirm->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::helpRequested, this,
            [this] { Q_EMIT manualWanted(QStringLiteral("table-results")); });
    connect(m_confirm, &QPushButton::clicked, this, &ResultForm::confirm);
    auto* key = new QAction(this);
    key->setShortcut(Qt::CTRL | Qt::Key_Return);
    connect(key, &QAction::triggered, this, &ResultForm::confirm);
    addAction(key);
    return buttons;
}

QWidget* ResultForm::makeHead() {
    const Battle& battle = campaign().state.battles[m_draft.battle.index()];
    auto* label = named(new QLabel(this), QStringLiteral("resultHead"), tr("Battle and how it was fought"));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    QString about = methodText(m_draft.method);
    if (!m_draft.played.empty())
        about += QLatin1Char(' ') + QString::fromStdString(m_draft.played);
    if (!m_onPaper.isEmpty())
        about += QLatin1Char(' ') + tr("Resolved on paper: %1").arg(m_onPaper);
    const QString head = capitalised(
        tr("%1 at %2, %3")
            .arg(text(battle.kind), nameOf(campaign().scenario, battle.place), seasonText(campaign().state.course)));
    label->setText(QStringLiteral("<b>%1</b><br>%2").arg(head.toHtmlEscaped(), about.toHtmlEscaped()));
    return label;
}

QWidget* ResultForm::makeVerdict() {
    auto* row = new QWidget(this);
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(0, 0, 0, 0);
    m_verdict = new QButtonGroup(this);
    const std::array<std::pair<Verdict, QString>, 3> all{{{Verdict::Attacker, tr("The &attackers won")},
                                                          {Verdict::Draw, tr("&Nobody won")},
                                                          {Verdict::Defender, tr("The &defenders won")}}};
    for (const auto& [verdict, label] : all) {
        auto* button = named(new QRadioButton(label, row), QStringLiteral("verdict_%1").arg(static_cast<int>(verdict)),
                             QString(label).remove(QLatin1Char('&')));
        button->setChecked(verdict == m_draft.verdict);
        m_verdict->addButton(button, static_cast<int>(verdict));
        box->addWidget(button);
    }
    m_decisive = named(new QCheckBox(tr("De&cisive victory"), row), QStringLiteral("decisive"), tr("Decisive victory"));
    m_decisive->setChecked(m_draft.decisive);
    m_decisive->setToolTip(tr("The losing side broke: it lost half of its steps, or it fled"));
    box->addSpacing(scaled(this, 20));
    box->addWidget(m_decisive);
    box->addStretch();
    connect(m_verdict, &QButtonGroup::idToggled, this, &ResultForm::refresh);
    connect(m_decisive, &QCheckBox::toggled, this, &ResultForm::refresh);
    return row;
}

QWidget* ResultForm::makeSide(std::size_t s) {
    const SideInBattle& side = m_sides[s];
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    auto* badge = new QLabel(part);
    const int size = scaled(this, 18);
    badge->setPixmap(m_looks.of(side.power).icon(size, palette(), font()).pixmap(size));
    auto* title = wrapped(new QLabel(
        QStringLiteral("<b>%1</b>: %2").arg(s == 0 ? tr("Attackers") : tr("Defenders"), side.armies.toHtmlEscaped()),
        part));
    head->addWidget(badge);
    head->addWidget(title, 1);
    grid->addLayout(head, 0, 0, 1, 5);
    QStringList headings{tr("Unit"), tr("Before"), tr("Lost"), tr("Left")};
    if (!m_counts.empty())
        headings << tr("%1 left").arg(m_strength);
    for (int i = 0; i < headings.size(); ++i)
        grid->addWidget(italicLabel(headings[i], part), 1, i, i == 0 ? Qt::AlignLeft : Qt::AlignRight);
    int row = 2;
    for (const UnitInBattle& unit : side.units)
        addUnit(*grid, row++, unit, s);
    m_sums[s] = named(new QLabel(part), s == 0 ? QStringLiteral("sumA") : QStringLiteral("sumB"),
                      tr("Total losses of the side"));
    grid->addWidget(m_sums[s], row++, 0, 1, 5, Qt::AlignRight);
    for (const LeaderId id : hasFates() ? side.leaders : std::vector<LeaderId>()) {
        const Leader& leader = campaign().state.leaders[id.index()];
        auto* box = named(new QCheckBox(tr("%1 (%2 CP) was struck down, or their unit was lost")
                                            .arg(QString::fromStdString(leader.name))
                                            .arg(leader.cpNow),
                                        part),
                          QStringLiteral("leader_%1").arg(id.index()), QString::fromStdString(leader.name));
        box->setChecked(std::ranges::find(m_draft.hit, id) != m_draft.hit.end());
        connect(box, &QCheckBox::toggled, this, &ResultForm::refresh);
        m_leaders.emplace_back(id, box);
        grid->addWidget(box, row++, 0, 1, 5);
    }
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(row, 1);
    return part;
}

void ResultForm::addUnit(QGridLayout& grid, int row, const UnitInBattle& one, std::size_t side) {
    const Unit& unit = campaign().state.units[one.unit.index()];
    QString name = QString::fromStdString(unit.name);
    if (!one.mark.isEmpty())
        name.prepend(one.mark + QStringLiteral("  "));
    auto* label = new QLabel(name, this);
    label->setToolTip(text(unit.troop));
    grid.addWidget(label, row, 0);
    grid.addWidget(new QLabel(QString::number(unit.steps), this), row, 1, Qt::AlignRight);
    if (one.isReserve) {
        grid.addWidget(italicLabel(tr("in reserve, no losses"), this), row, 2, 1, 2, Qt::AlignRight);
        return;
    }
    const auto row0 = std::ranges::find(m_draft.units, one.unit, &UnitLeft::unit);
    UnitRow made{one.unit, unit.steps, nullptr, nullptr};
    made.lost = named(new QSpinBox(this),
                      QStringLiteral("lost_%1%2").arg(side == 0 ? QLatin1Char('a') : QLatin1Char('b')).arg(row - 1),
                      tr("Steps lost by %1, of %2").arg(QString::fromStdString(unit.name)).arg(unit.steps));
    made.lost->setRange(0, mostTyped);
    made.lost->setValue(row0 == m_draft.units.end() ? 0 : row0->before - row0->left);
    made.lost->setAlignment(Qt::AlignRight);
    label->setBuddy(made.lost);
    made.left = new QLabel(this);
    made.left->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000")));
    made.left->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(made.lost, &QSpinBox::valueChanged, this, &ResultForm::refresh);
    grid.addWidget(made.lost, row, 2, Qt::AlignRight);
    grid.addWidget(made.left, row, 3, Qt::AlignRight);
    m_rows.push_back(made);
    if (CountRow* count = countFrom(one.unit)) {
        QWidget* left =
            makeCount(*count, made.lost->objectName().replace(QStringLiteral("lost"), QStringLiteral("table")),
                      QString::fromStdString(unit.name));
        grid.addWidget(left, row, 4, Qt::AlignRight);
    }
}

ResultForm::CountRow* ResultForm::countFrom(UnitId unit) {
    for (CountRow& row : m_counts)
        if (!row.count.units.empty() && row.count.units.front() == unit)
            return &row;
    return nullptr;
}

QWidget* ResultForm::makeCount(CountRow& row, const QString& name, const QString& unit) {
    row.left = named(new QSpinBox(this), name, tr("%1 left of %2, of %3").arg(m_strength, unit).arg(row.count.whole));
    row.left->setRange(0, row.count.whole);
    row.left->setValue(row.count.whole);
    row.left->setSuffix(tr(" of %1").arg(row.count.whole));
    row.left->setAlignment(Qt::AlignRight);
    int steps = 0;
    QStringList units;
    for (const UnitId id : row.count.units) {
        steps += campaign().state.units[id.index()].steps;
        units << QString::fromStdString(campaign().state.units[id.index()].name);
    }
    row.left->setToolTip(tr("%1 on the table stands for %n steps of: %2. The form converts it.", nullptr, steps)
                             .arg(tr("%1 %2").arg(row.count.whole).arg(m_strength), units.join(tr(", "))));
    connect(row.left, &QSpinBox::valueChanged, this, [this, &row] { takeCount(row); });
    return row.left;
}

void ResultForm::takeCount(const CountRow& row) {
    const QScopedValueRollback converting(m_isConverting, true);
    for (const UnitLeft& unit : stepsFor(campaign().state, row.count, row.left->value()))
        if (const auto it = std::ranges::find(m_rows, unit.unit, &UnitRow::unit); it != m_rows.end())
            it->lost->setValue(unit.before - unit.left);
}

void ResultForm::showCount(const CountRow& row) {
    int before = 0;
    int left = 0;
    for (const UnitRow& unit : m_rows)
        if (std::ranges::contains(row.count.units, unit.unit)) {
            before += unit.before;
            left += std::max(0, unit.before - unit.lost->value());
        }
    if (!row.left || before == 0)
        return;
    const QSignalBlocker quiet(row.left);
    row.left->setValue(row.count.whole * left / before);
}

Aftermath ResultForm::draft() const {
    Aftermath draft = m_draft;
    draft.verdict = static_cast<Verdict>(m_verdict->checkedId());
    draft.decisive = m_decisive->isChecked();
    draft.remarks = m_remarks->text().trimmed().toStdString();
    for (const UnitRow& row : m_rows)
        if (const auto it = std::ranges::find(draft.units, row.unit, &UnitLeft::unit); it != draft.units.end())
            it->left = row.before - row.lost->value();
    if (hasFates())
        draft.hit.clear();
    for (const auto& [leader, box] : m_leaders)
        if (box->isChecked())
            draft.hit.push_back(leader);
    // A computed result that was changed counts as the umpire's.
    Aftermath same = draft;
    same.remarks = m_draft.remarks;
    if (m_draft.method != Method::Table && !(same == m_draft)) {
        draft.method = Method::Table;
        draft.digest.clear();
        draft.record.clear();
    }
    return draft;
}

void ResultForm::refresh() {
    if (!m_isConverting)
        for (const CountRow& row : m_counts)
            showCount(row);
    const Aftermath now = draft();
    std::array<int, 2> before{};
    std::array<int, 2> lost{};
    for (const UnitRow& row : m_rows) {
        const bool wrong = row.lost->value() > row.before;
        row.left->setText(wrong ? QStringLiteral("!") : QString::number(row.before - row.lost->value()));
        QPalette ink = palette();
        if (wrong)
            ink.setColor(QPalette::WindowText, Colours::of(palette()).error);
        row.left->setPalette(ink);
        const bool attacker =
            std::ranges::any_of(m_sides[0].units, [&row](const UnitInBattle& unit) { return unit.unit == row.unit; });
        before[attacker ? 0 : 1] += row.before;
        lost[attacker ? 0 : 1] += row.lost->value();
    }
    for (std::size_t s = 0; s < 2; ++s)
        m_sums[s]->setText(tr("%1 of %n steps lost", nullptr, before[s]).arg(lost[s]));
    QStringList faults;
    QStringList doubts;
    const auto add = [&](const Diagnostics& found) {
        for (const Diagnostic& one : found)
            (one.severity == Severity::Error ? faults : doubts) << text(one.message);
    };
    add(checkDraft(campaign(), now));
    if (faults.isEmpty()) {
        Preview seen = preview(campaign(), now);
        add(seen.remarks);
        m_after->showPreview(campaign(), std::move(seen), now.battle);
    }
    m_tabs->setTabEnabled(1, faults.isEmpty());
    if (m_after->needsReason())
        faults << tr("The aftermath was changed without a reason. Enter a reason.");
    showFaults(faults, doubts);
}

void ResultForm::typeDice() {
    DiceStep step{[this](const TypedDice& typed) {
                      Aftermath tried = draft();
                      tried.typed = typed;
                      return preview(campaign(), tried);
                  },
                  [this](const TypedDice& typed) -> Result<void> {
                      m_draft.typed = typed;
                      refresh();
                      return {};
                  },
                  [] { return false; }, m_draft.typed};
    auto* dialog = new DiceDialog(m_session, {std::move(step), {ownDiceText(), tr("&Use these dice")}}, this);
    connect(dialog, &DiceDialog::manualWanted, this, &ResultForm::manualWanted);
    dialog->setWindowModality(Qt::WindowModal);
    showBeside(dialog, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
}

void ResultForm::showFaults(const QStringList& faults, const QStringList& doubts) {
    const Colours& colours = Colours::of(palette());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, faults.isEmpty() ? colours.secondary : colours.error);
    m_said->setPalette(ink);
    m_said->setText((faults.isEmpty() ? doubts : faults).join(QLatin1Char('\n')));
    m_said->setVisible(!m_said->text().isEmpty());
}

void ResultForm::confirm() {
    Aftermath now = draft();
    const bool hasFaults = hasErrors(checkDraft(campaign(), now));
    if (hasFaults || m_after->needsReason()) {
        refresh();
        m_tabs->setCurrentIndex(hasFaults ? 0 : 1);
        return;
    }
    now.ruled = m_after->ruled();
    if (!now.ruled.empty())
        now.reason = m_after->reason().toStdString();
    disconnect(&m_session, nullptr, this, nullptr);
    const Result<void> done = m_session.confirm(now);
    if (done)
        return accept();
    connect(&m_session, &CampaignSession::changed, this, &QDialog::reject);
    showFaults({text(done.error())}, {});
}

}  // namespace ephor
