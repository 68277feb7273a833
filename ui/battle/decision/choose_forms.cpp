// Forms with rows: options, one piece, several pieces.
#include "core/table/geometry.h"
#include "models/text.h"
#include "models/text/campaign_words.h"
#include "models/text/table_lengths.h"
#include "ui/battle/decision/answer_form.h"
#include "ui/battle/decision/place_forms.h"
#include "ui/battle/decision/value_forms.h"
#include "ui/battle/table/clash_tip.h"
#include "ui/common/help_topic.h"
#include "ui/manual/manual_text.h"

#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <utility>

namespace ephor {

AnswerForm::AnswerForm(const Asked& asked, QWidget* parent) : QWidget(parent), m_asked(asked) {}

RowsForm::RowsForm(const Asked& asked, bool many, QWidget* parent)
    : AnswerForm(asked, parent), m_box(new QVBoxLayout(this)), m_many(many) {
    m_box->setContentsMargins(0, 0, 0, 0);
    m_box->setSpacing(4);
}

OptionRow* RowsForm::addRow(const QString& text, const QString& below, PieceId about) {
    const int number = rows() + 1;
    auto* row = new OptionRow(number <= 9 ? number : 0, text, below, m_many, this);
    row->setObjectName(QStringLiteral("option%1").arg(number));
    if (about)
        row->setBadge(m_asked.looks[index(m_asked.session.game().piece(about).side)]);
    connect(row, &QAbstractButton::toggled, this, [this, number](bool) {  // proposals are silent
        m_isTouched = true;
        reveal(number - 1);
        rowChanged();
        Q_EMIT changed();
    });
    connect(row, &OptionRow::hovered, this, [this, about](bool inside) { Q_EMIT pointed(inside ? about : PieceId{}); });
    connect(row, &QAbstractButton::clicked, this, [this] {
        if (!std::exchange(m_isTouched, true))  // the proposed row
            Q_EMIT changed();
    });
    if (!m_many)
        connect(row, &OptionRow::doubleClicked, this, &AnswerForm::meant);
    m_rows.push_back(row);
    m_about.push_back(about);
    m_box->addWidget(row);
    return row;
}

/// The first row of each unit comes before its other rows. Facings and distances of a unit, which are in order, are
/// spread evenly.
void RowsForm::fold() {
    constexpr std::size_t most = 8;
    constexpr std::size_t mostUnits = 6;  // the chosen one shows its other rows, too
    if (m_rows.size() <= most)
        return;
    std::vector<OptionRow*> firsts;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->hide();
        if (!m_about[i] || rowOf(m_about[i]) == static_cast<int>(i))
            firsts.push_back(m_rows[i]);
    }
    const std::size_t room = firsts.size() < m_rows.size() ? mostUnits : most;
    const bool isSpread = m_asked.request.question.piece &&
                          std::ranges::none_of(m_about, [](PieceId about) { return static_cast<bool>(about); });
    const std::size_t step = isSpread ? (firsts.size() + room - 1) / room : 1;
    for (std::size_t i = 0; i < std::min(firsts.size(), room * step); i += step)
        firsts[i]->show();
    m_more = new QPushButton(this);
    m_more->setObjectName(QStringLiteral("moreAnswers"));
    m_more->setFlat(true);
    m_box->addWidget(m_more);
    connect(m_more, &QPushButton::clicked, this, [this] {
        for (OptionRow* row : m_rows)
            row->show();
        updateMore();
    });
    updateMore();
}

/// Shows the row and the others of its unit.
void RowsForm::reveal(int row) {
    if (!m_more || row < 0)
        return;
    for (int i = 0; i < rows(); ++i)
        if (i == row || (pieceOf(i) && pieceOf(i) == pieceOf(row)))
            m_rows[static_cast<std::size_t>(i)]->show();
    updateMore();
}

void RowsForm::updateMore() {
    const auto hidden = std::ranges::count_if(m_rows, [](const OptionRow* row) { return row->isHidden(); });
    m_more->setText(tr("More… (%1)").arg(hidden));
    m_more->setAccessibleName(m_more->text());
    m_more->setVisible(hidden > 0);
}

int RowsForm::chosenRow() const {
    for (int i = 0; i < rows(); ++i)
        if (isChosen(i))
            return i;
    return -1;
}

void RowsForm::choose(int row, bool on) {
    if (row >= 0 && row < rows() && m_rows[static_cast<std::size_t>(row)]->isEnabled()) {
        m_isTouched = true;
        m_rows[static_cast<std::size_t>(row)]->setChecked(on);
        m_rows[static_cast<std::size_t>(row)]->setFocus(Qt::ShortcutFocusReason);
    }
}

void RowsForm::showChosen(int row) {
    for (int i = 0; i < rows(); ++i) {
        OptionRow* one = m_rows[static_cast<std::size_t>(i)];
        const QSignalBlocker quiet(one);
        one->setAutoExclusive(false);  // otherwise the chosen row could not be cleared
        one->setChecked(i == row);
        one->setAutoExclusive(!m_many);
    }
    reveal(row);
}

void RowsForm::propose(int row) {
    if (row < 0 || row >= rows())
        return;
    OptionRow* proposed = m_rows[static_cast<std::size_t>(row)];
    const QSignalBlocker quiet(proposed);
    proposed->setChecked(true);
    proposed->setStandard();
    reveal(row);
}

int RowsForm::rowOf(const Choice& answer) const {
    const std::vector<Choice> choices = rowChoices();
    const auto found = std::ranges::find(choices, answer);
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

void RowsForm::preselect(const Choice& standard) { propose(rowOf(standard)); }

void RowsForm::recommend(const Choice& standard) {
    if (const int row = rowOf(standard); row >= 0) {
        m_rows[static_cast<std::size_t>(row)]->setStandard();
        reveal(row);
    }
}

int RowsForm::rowOf(PieceId piece) const {
    const auto found = std::ranges::find(m_about, piece);
    return found == m_about.end() ? -1 : static_cast<int>(found - m_about.begin());
}

bool RowsForm::clicked(PieceId piece) {
    const int chosen = chosenRow();
    const bool isMeant = !m_many && chosen >= 0 && pieceOf(chosen) == piece;  // such as a group that the piece leads
    const int row = isMeant ? chosen : rowOf(piece);
    if (row >= 0)
        choose(row, !m_many || !isChosen(row));
    return row >= 0;
}

void RowsForm::select(const Choice& answer) {
    const int row = rowOf(answer);
    if (row >= 0 && !std::exchange(m_isTouched, true) && isChosen(row))  // the proposed row
        Q_EMIT changed();
    choose(row);
}

void RowsForm::pick(int digit) { choose(digit - 1, !m_many || digit > rows() || !isChosen(digit - 1)); }

QWidget* RowsForm::first() {
    return m_rows.empty() ? nullptr : m_rows[static_cast<std::size_t>(std::max(0, chosenRow()))];
}

QString RowsForm::inWords(const Choice& answer) const {
    const std::vector<Choice> choices = rowChoices();
    const auto at = static_cast<std::size_t>(std::ranges::find(choices, answer) - choices.begin());
    return at < choices.size() && at < m_rows.size() ? m_rows[at]->text() : QString();
}

void RowsForm::setOdds(const std::vector<std::optional<OddsShown>>& odds) {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setOdds(i < odds.size() ? odds[i] : std::nullopt);
}

namespace {

class OptionsForm final : public RowsForm {
public:
    OptionsForm(const Asked& asked, QWidget* parent) : RowsForm(asked, false, parent) {
        for (const Option& option : asked.request.options) {
            const QString rule = option.label ? toQString(option.label->rule) : QString();
            const QString words = capitalised(asked.words.option(asked.request, option));
            QString below;
            if (option.piece) {  // named first unless its text has the name: several leaders may have the option
                const QString whom = words.contains(asked.words.piece(option.piece))
                                         ? describe(option.piece)
                                         : asked.words.describe(asked.session.table(), option.piece);
                const QString far = distanceTo(option.piece);
                below = far.isEmpty() ? whom : far + QStringLiteral("  ") + whom;
            }
            QStringList tips;
            if (!rule.isEmpty())
                tips << ruleTip(rule);
            if (const auto clash = chargeChances(asked.session.game(), asked.session.table(), asked.request, option)) {
                below.prepend(lossesOf(*clash) + QStringLiteral("  "));
                tips << tipWith(RowsForm::tr("If it makes contact:"), *clash, asked.words);
            }
            OptionRow* row = addRow(words, below, option.piece);
            row->setToolTip(tips.join(QStringLiteral("<hr>")));
            if (!rule.isEmpty())
                setHelpTopic(row, rule);
            if (option.price > 0)
                row->setPrice(RowsForm::tr("costs %1").arg(option.price));
        }
        fold();
    }
    /// What both lose on average: "Courage on contact: own −0.8, enemy −1.3".
    QString lossesOf(const ClashReport& clash) const {
        const QLocale locale;
        return RowsForm::tr("%1 on contact: own −%2, enemy −%3")
            .arg(translated(m_asked.session.info().strengthName), locale.toString(clash.losses[0].mean(), 'f', 1),
                 locale.toString(clash.losses[1].mean(), 'f', 1));
    }
    /// How far an enemy is from the unit that is asked about: "8.2″ away". Empty where it may not be known.
    QString distanceTo(PieceId enemy) const {
        const Table& table = m_asked.session.table();
        const PieceId unit = m_asked.request.question.piece;
        const TableLengths lengths(m_asked.session.game());
        if (!unit || !table.isPresent(unit) || !table.isPresent(enemy) || table.side(unit) == table.side(enemy) ||
            !lengths.mayMeasure() || lengths.square() > 0)
            return {};
        return RowsForm::tr("%1 away").arg(lengths.text(gap(table.body(unit), table.body(enemy))));
    }
    std::optional<Choice> choice() const override {
        const int row = chosenRow();
        return row < 0 ? std::nullopt : std::optional(rowChoices()[static_cast<std::size_t>(row)]);
    }
    std::vector<Choice> rowChoices() const override {
        std::vector<Choice> choices;
        for (const Option& option : m_asked.request.options)
            choices.push_back(coded(option.code, option.piece));
        return choices;
    }
    QString doIt() const override {
        const int row = chosenRow();
        return row < 0 ? RowsForm::tr("Choose")
                       : capitalised(m_asked.words.option(m_asked.request,
                                                          m_asked.request.options[static_cast<std::size_t>(row)]));
    }
    Marks marks() const override {
        Marks marks = AnswerForm::marks();
        const PieceId at = pieceOf(chosenRow());
        if (at && at == marks.about && marks.pointedAt)
            marks.about = marks.pointedAt;  // what comes to the unit, such as the general
        if (at)
            marks.pointedAt = at;
        return marks;
    }
};

class PieceForm final : public RowsForm {
public:
    PieceForm(const Asked& asked, QWidget* parent) : RowsForm(asked, false, parent) {
        for (const PieceId piece : asked.request.pieces)
            addRow(asked.words.piece(piece), describe(piece), piece);
        fold();
    }
    std::optional<Choice> choice() const override {
        const PieceId piece = pieceOf(chosenRow());
        if (!piece)
            return {};
        Choice choice;
        choice.piece = piece;
        return choice;
    }
    std::vector<Choice> rowChoices() const override {
        std::vector<Choice> choices(static_cast<std::size_t>(rows()));
        for (int i = 0; i < rows(); ++i)
            choices[static_cast<std::size_t>(i)].piece = pieceOf(i);
        return choices;
    }
    QString doIt() const override {
        const PieceId piece = pieceOf(chosenRow());
        return piece ? RowsForm::tr("Choose %1").arg(m_asked.words.piece(piece)) : RowsForm::tr("Choose");
    }
    Marks marks() const override {
        Marks marks = AnswerForm::marks();
        if (const PieceId piece = pieceOf(chosenRow()))
            marks.chosen.insert(piece);
        return marks;
    }
};

class SubsetForm final : public RowsForm {
public:
    SubsetForm(const Asked& asked, QWidget* parent) : RowsForm(asked, true, parent) {
        for (const PieceId piece : asked.request.pieces)
            addRow(asked.words.piece(piece), describe(piece), piece);
    }
    std::optional<Choice> choice() const override {
        Choice choice;
        choice.set = chosen();
        return choice.set.size() <= m_asked.request.most ? std::optional(choice) : std::nullopt;
    }
    void preselect(const Choice& standard) override {
        for (const PieceId piece : standard.set)
            propose(rowOf(piece));
    }
    QString inWords(const Choice& answer) const override {
        QStringList names;
        for (const PieceId piece : answer.set)
            names << m_asked.words.piece(piece);
        return names.isEmpty() ? RowsForm::tr("none") : names.join(QStringLiteral(", "));
    }
    QString doIt() const override {
        const int count = chosen().size();
        if (count > m_asked.request.most)
            return RowsForm::tr("At most %1").arg(m_asked.request.most);
        return count == 0   ? RowsForm::tr("Choose none")
               : count == 1 ? RowsForm::tr("Choose %1").arg(m_asked.words.piece(chosen().first()))
                            : RowsForm::tr("Choose these %1").arg(count);
    }
    Marks marks() const override {
        Marks marks = AnswerForm::marks();
        marks.chosen = chosen();
        return marks;
    }

private:
    PieceSet chosen() const {
        PieceSet set;
        for (int i = 0; i < rows(); ++i)
            if (isChosen(i))
                set.insert(pieceOf(i));
        return set;
    }
};

}  // namespace

AnswerForm* makeAnswerForm(const Asked& asked, QWidget* parent) {
    switch (asked.request.form) {
    case Form::Options:
        return new OptionsForm(asked, parent);
    case Form::OnePiece:
        return new PieceForm(asked, parent);
    case Form::Subset:
        return new SubsetForm(asked, parent);
    case Form::Number:
        return new NumberForm(asked, parent);
    case Form::Die:
        return new DieForm(asked, parent);
    case Form::Move:
        return new MoveForm(asked, parent);
    case Form::Deploy:
        return new DeployForm(asked, parent);
    }
    return nullptr;
}

}  // namespace ephor
