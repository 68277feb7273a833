#include "ui/army_list/entry_form.h"

#include "core/io/lists/edit/list_choices.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "ui/army_list/entry_fields.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>
#include <limits>

namespace ephor {

namespace {

std::vector<KeyRule> headKeys(const ListSchema& schema) {
    std::vector<KeyRule> keys{
        {"name", FieldKind::Text, true, 0, 0, "what the army is called"},
        {"state", FieldKind::Text, false, 0, 0, "the city or people; it decides colour and badge", 40}};
    keys.insert(keys.end(), schema.keys.begin(), schema.keys.end());
    return keys;
}

/// The label of a key's field: its name, in other words where the name alone does not say what it limits.
QString labelOf(const std::string& key) {
    if (key == "limit" || key == "campaign_limit")
        return EntryForm::tr("Points limit");
    if (key == "limit_units" || key == "campaign_units")
        return EntryForm::tr("Unit limit");
    if (key == "limit_allies")
        return EntryForm::tr("Allied unit limit");
    return headingOfKey(key);
}

/// True for a key that only a campaign's lists have.
bool isForCampaign(const KeyRule& rule) {
    return rule.key.starts_with("campaign") || rule.help.starts_with("of a campaign");
}

/// The places of a published army for troops of the type; empty for an army without such places.
QString placesLeft(const RuleSystem& system, const ArmyList& list, const TroopType& type) {
    const std::optional<std::vector<TypePlaces>> all = system.places(list);
    if (!all)
        return {};
    const auto found = std::ranges::find(*all, type.id, &TypePlaces::type);
    return found == all->end() ? QString() : EntryForm::tr("%1 of %2 places left").arg(found->left).arg(found->total);
}

/// "2 of 7 places left", "4 points left, enough for 2 more"; empty where nothing limits the entry, or the army is
/// beyond its limits.
QString roomLeft(const ArmyListDocument& document, const Entry& entry) {
    const ReadList& read = document.read();
    const ListSummary& summary = document.summary();
    const auto row = std::ranges::find(summary.rows, entry.place.line, &ListRow::line);
    if (!read.list || !read.system || row == summary.rows.end() || !row->type)
        return {};
    if (const QString places = placesLeft(*read.system, *read.list, *row->type); !places.isEmpty())
        return places;
    QStringList left;
    const std::optional<int> limitUnits = document.limit("limit_units");
    const int units = limitUnits ? *limitUnits - summary.units : std::numeric_limits<int>::max();
    if (units < 0)
        return {};
    if (limitUnits)
        left << EntryForm::tr("%n more units allowed", nullptr, units);
    const std::optional<int> limit = document.limit();
    if (units > 0 && limit && summary.cost && *summary.cost <= *limit && row->points.value_or(0) > 0) {
        const int points = *limit - *summary.cost;
        const int more = std::min(units, points / std::max(1, *row->points / std::max(1, row->count)));
        left << (more > 0 ? EntryForm::tr("%n points left, enough for %1 more", nullptr, points).arg(more)
                          : EntryForm::tr("%n points left, too few for one more", nullptr, points));
    }
    return left.join(QStringLiteral("; "));
}

/// Null without one.
const Diagnostic* worstProblem(const Diagnostics& all, const auto& isMeant) {
    const Diagnostic* worst = nullptr;
    for (const Diagnostic& one : all)
        if (isMeant(one) && (!worst || one.severity > worst->severity))
            worst = &one;
    return worst;
}

void colourBy(Severity severity, QLabel& label, QPalette own) {
    const Colours& colours = Colours::of(own);
    own.setColor(QPalette::WindowText, severity == Severity::Error     ? colours.error
                                       : severity == Severity::Warning ? colours.warning
                                                                       : colours.secondary);
    label.setPalette(own);
}

}  // namespace

EntryForm::EntryForm(const ArmyListDocument& document, QWidget* parent) : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("entryForm"));
    m_layout = new QFormLayout(this);
    m_layout->setContentsMargins(scaled(this, 8), scaled(this, 6), scaled(this, 8), scaled(this, 6));
    m_layout->setVerticalSpacing(scaled(this, 4));
    m_layout->setHorizontalSpacing(scaled(this, 8));
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void EntryForm::show(const Entry* entry, const QString& heading) {
    if (!m_document.read().list || !m_document.read().system) {
        setEnabled(false);
        return;
    }
    setEnabled(!entry || entry->headLength > 0);
    if (m_rows.empty() || heading != m_heading || m_document.read().system != m_system)
        build(heading);
    m_filling = true;
    for (const Row& row : m_rows) {
        showStandard(row, entry);
        fill(row, entry);
    }
    m_filling = false;
    showOwnProblem(entry);
    showFold();
}

/// Shows what applies where the key is missing: the value of the schema, or the figure of the unit's type.
void EntryForm::showStandard(const Row& row, const Entry* entry) const {
    QString standard = QString::fromStdString(row.rule.standard);
    if (standard.isEmpty() && entry)
        for (const ListRow& written : m_document.summary().rows)
            if (written.line == entry->place.line && written.type)
                for (const Stat& stat : written.type->stats)
                    if (stat.key == row.rule.key)
                        standard = QString::number(stat.value);
    if (!entry && row.rule.kind == FieldKind::Integer && labelOf(row.rule.key) != headingOfKey(row.rule.key))
        standard = tr("no limit");
    if (auto* spin = dynamic_cast<StandardSpinBox*>(row.editor); spin && !row.rule.required)
        spin->setStandard(standard);
    else if (auto* box = qobject_cast<WordBox*>(row.editor)) {
        if (!entry)  // the words of the head may depend on its other keys
            box->setWords(fieldWords(*m_system, *m_document.read().list, {}, row.rule).words);
        box->setStandard(standard);
    }
}

void EntryForm::begin() {
    if (!m_rows.empty())
        m_rows.front().editor->setFocus(Qt::ShortcutFocusReason);
}

void EntryForm::build(const QString& heading) {
    m_heading = heading;
    m_system = m_document.read().system;
    m_rows.clear();
    while (m_layout->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_layout->takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            if (!item)
                continue;
            item->widget()->hide();
            item->widget()->setObjectName({});
            item->widget()->deleteLater();  // it may be the sender of the current signal
            delete item;
        }
    }
    const ListSchema& schema = m_system->info().list;
    const TableRule* table = heading.isEmpty() ? nullptr : tableRule(schema, heading.toStdString());
    std::vector<KeyRule> keys = heading.isEmpty() ? headKeys(schema) : table ? table->keys : std::vector<KeyRule>{};
    const auto campaign = std::ranges::stable_partition(keys, [](const KeyRule& rule) { return !isForCampaign(rule); });
    addOwnProblem();
    m_note = nullptr;
    if (heading.isEmpty())
        addNote(keys);
    for (auto rule = keys.begin(); rule != campaign.begin(); ++rule)
        addRow(*rule, heading);
    m_fold = nullptr;
    if (campaign.empty())
        return;
    addFold();
    for (const KeyRule& rule : campaign) {
        addRow(rule, heading);
        m_rows.back().folded = true;
    }
}

void EntryForm::addOwnProblem() {
    m_ownProblem = named(wrapped(new QLabel(this)), QStringLiteral("ownProblem"), tr("Problem of the whole"));
    m_ownProblem->setTextFormat(Qt::PlainText);
    m_layout->addRow(m_ownProblem);
}

/// Says which fields of the whole list are needed.
void EntryForm::addNote(const std::vector<KeyRule>& keys) {
    QStringList needed;
    for (const KeyRule& rule : keys)
        if (rule.required)
            needed << headingOfKey(rule.key);
    m_note =
        new QLabel(tr("Needed: %1. Every other field may stay empty. Ephor asks for player and event when you print.")
                       .arg(needed.join(QStringLiteral(", "))),
                   this);
    m_note->setObjectName(QStringLiteral("headNote"));
    m_note->setWordWrap(true);
    m_note->setFont(sized(font(), 12));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_layout->addRow(m_note);
}

/// A button that shows the keys of a campaign.
void EntryForm::addFold() {
    m_fold = named(new QToolButton(this), QStringLiteral("campaignFold"), tr("Campaign"));
    m_fold->setText(tr("Campaign"));
    m_fold->setToolTip(tr("Show what a campaign says of this entry"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    m_fold->setChecked(m_isUnfolded);
    connect(m_fold, &QToolButton::toggled, this, [this](bool on) {
        m_isUnfolded = on;
        showFold();
    });
    m_layout->addRow(m_fold);
}

/// Shows the keys of a campaign if they are unfolded; those that are set are always shown.
void EntryForm::showFold() {
    if (!m_fold)
        return;
    m_fold->setArrowType(m_isUnfolded ? Qt::DownArrow : Qt::RightArrow);
    for (const Row& row : m_rows)
        if (row.folded)
            m_layout->setRowVisible(row.editor, m_isUnfolded || row.editor->property("isSet").toBool());
}

void EntryForm::addRow(const KeyRule& rule, const QString& heading) {
    QWidget* editor = rule.kind == FieldKind::Flag   ? flagEditor(rule)
                      : rule.kind == FieldKind::Text ? textEditor(rule, heading)
                                                     : numberEditor(rule);
    named(editor, QStringLiteral("field_") + QString::fromStdString(rule.key), labelOf(rule.key));
    const QString help = translated(rule.help);
    editor->setToolTip(help);
    editor->setStatusTip(help);
    editor->setAccessibleDescription(help);
    editor->installEventFilter(this);
    if (auto* box = qobject_cast<QComboBox*>(editor); box && box->lineEdit()) {
        named(box->lineEdit(), editor->objectName() + QStringLiteral("_text"), editor->accessibleName());
        box->lineEdit()->installEventFilter(this);
    }
    auto* problem = wrapped(new QLabel(this));
    problem->setObjectName(QStringLiteral("note_") + QString::fromStdString(rule.key));
    problem->setFont(sized(font(), 12));
    problem->hide();
    auto* label = new QLabel(labelOf(rule.key), this);
    label->setBuddy(editor);
    label->setToolTip(help);
    m_layout->addRow(label, editor);
    m_layout->addRow(QString(), problem);
    m_layout->setRowVisible(problem, false);
    m_rows.push_back({rule, editor, problem});
}

QWidget* EntryForm::textEditor(const KeyRule& rule, const QString& heading) {
    const FieldWords words = fieldWords(*m_system, *m_document.read().list, heading.toStdString(), rule);
    const std::string key = rule.key;
    const auto longest = static_cast<int>(rule.longest);
    if (!words.words.empty()) {
        auto* box = new WordBox(words.isOpen, rule.required, this);
        box->setWords(words.words);
        if (words.isOpen) {
            box->lineEdit()->setMaxLength(longest);
            box->lineEdit()->setPlaceholderText(translated(rule.help).section(u';', 0, 0));
        }
        connect(box, &WordBox::wordChosen, this, [this, key](const QString& word) {
            want(key, word.isEmpty() ? std::nullopt : std::optional(FieldValue(word.toStdString())));
        });
        return box;
    }
    auto* line = new QLineEdit(this);
    line->setPlaceholderText(translated(rule.help).section(u';', 0, 0));
    line->setMaxLength(longest);
    connect(line, &QLineEdit::editingFinished, this, [this, line, key] {
        if (!line->isModified())
            return;
        line->setModified(false);
        const std::string text = line->text().simplified().toStdString();
        want(key, text.empty() ? std::nullopt : std::optional(FieldValue(text)));
    });
    return line;
}

QWidget* EntryForm::numberEditor(const KeyRule& rule) {
    auto* box = new StandardSpinBox(this);
    const bool any = rule.lowest == rule.highest;
    const int lowest = any ? 0 : static_cast<int>(rule.lowest);
    // One below the lowest value means that the key is not written.
    box->setRange(rule.required ? lowest : lowest - 1, any ? 9999 : static_cast<int>(rule.highest));
    if (!rule.required)
        box->setSpecialValueText(QStringLiteral("–"));
    box->setKeyboardTracking(false);
    const std::string key = rule.key;
    connect(box, &QSpinBox::valueChanged, this, [this, box, key](int value) {
        const bool unset = !box->specialValueText().isEmpty() && value == box->minimum();
        want(key, unset ? std::nullopt : std::optional(FieldValue(std::int64_t{value})));
    });
    return box;
}

QWidget* EntryForm::flagEditor(const KeyRule& rule) {
    auto* box = new QCheckBox(this);
    const std::string key = rule.key;
    connect(box, &QCheckBox::clicked, this,
            [this, key](bool on) { want(key, on ? std::optional(FieldValue(true)) : std::nullopt); });
    return box;
}

void EntryForm::want(const std::string& key, std::optional<FieldValue> value) {
    if (!m_filling)
        Q_EMIT valueWanted(QString::fromStdString(key), value);
}

const Field* EntryForm::fieldOf(const std::string& key, const Entry* entry) const {
    return entry ? entry->find(key) : m_document.read().list->find(key);
}

void EntryForm::fill(const Row& row, const Entry* entry) {
    const Field* field = fieldOf(row.rule.key, entry);
    row.editor->setProperty("isSet", field != nullptr);
    const ArmyList& list = *m_document.read().list;
    if (!entry && row.rule.key == "name") {
        m_name = {"name", list.name, list.namePlace, {}, 0, 0};
        field = &m_name;
    } else if (!entry && row.rule.key == "state" && !list.state.empty()) {
        m_state = {"state", list.state, {}, {}, 0, 0};
        field = &m_state;
    }
    const auto* text = field ? std::get_if<std::string>(&field->value) : nullptr;
    const QString words = text ? QString::fromStdString(*text) : QString();
    if (auto* line = qobject_cast<QLineEdit*>(row.editor)) {
        if (line->text() != words) {
            line->setText(words);
            line->setCursorPosition(0);  // shows the beginning of a long text
        }
        line->setModified(false);
    } else if (auto* box = qobject_cast<WordBox*>(row.editor)) {
        box->setWord(words);
        setQuiet(*box, words.isEmpty() && !row.rule.required);
    } else if (auto* spin = qobject_cast<QSpinBox*>(row.editor)) {
        const auto* number = field ? std::get_if<std::int64_t>(&field->value) : nullptr;
        spin->setValue(number ? static_cast<int>(std::clamp<std::int64_t>(*number, spin->minimum(), spin->maximum()))
                              : spin->minimum());
        setQuiet(*spin, !number);
    } else if (auto* check = qobject_cast<QCheckBox*>(row.editor)) {
        check->setChecked(field && field->value == FieldValue(true));
    }
    showProblem(row, field, entry);
}

/// True for a problem of the whole entry or list. That of a list is placed at its name, but is none of the name.
bool EntryForm::isOfWhole(const Diagnostic& problem, const Entry* entry) const {
    if (entry)
        return problem.place == entry->place;
    return problem.place == m_document.read().list->namePlace && problem.code.starts_with("list-");
}

/// Shows the worst of them, in the place of the note.
void EntryForm::showOwnProblem(const Entry* entry) {
    const Diagnostic* worst =
        worstProblem(m_document.diagnostics(), [&](const Diagnostic& one) { return isOfWhole(one, entry); });
    m_layout->setRowVisible(m_ownProblem, worst != nullptr);
    if (m_note)
        m_layout->setRowVisible(m_note, worst == nullptr);
    colourBy(worst ? worst->severity : Severity::Advice, *m_ownProblem, palette());
    m_ownProblem->setText(worst ? text(worst->message) : QString());
}

/// Shows the worst problem of a key below its field; without one, how many more of the troops fit below their number.
void EntryForm::showProblem(const Row& row, const Field* field, const Entry* entry) {
    const int line = field ? field->keyPlace.line : 0;
    const Diagnostic* worst = worstProblem(m_document.diagnostics(), [&](const Diagnostic& one) {
        return line > 0 && one.place.line == line && !isOfWhole(one, entry);
    });
    const QString room = !worst && entry && row.rule.key == "count" ? roomLeft(m_document, *entry) : QString();
    m_layout->setRowVisible(row.problem, worst != nullptr || !room.isEmpty());
    colourBy(worst ? worst->severity : Severity::Advice, *row.problem, palette());
    row.problem->setText(worst ? text(worst->message) : room);
}

bool EntryForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            auto* line = qobject_cast<QLineEdit*>(watched);
            if (line && line->isModified())
                return false;  // changes that are not in the list yet are undone by the field itself
            event->ignore();   // form and text share one undo stack
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ephor
