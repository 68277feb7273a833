#include "ui/battle/decision/place_forms.h"

#include "core/ai/computer_players.h"
#include "ui/battle/table/placing.h"
#include "ui/common/named.h"

#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>
#include <numbers>

namespace ephor {

namespace {

constexpr std::size_t mostSuggestions = 6;
constexpr std::size_t fewSuggestions = 3;
constexpr double leastTurn = 0.5;  ///< degrees worth mentioning

/// The turn in degrees, positive to the right.
double turnOf(const Pose& from, const Choice& to) {
    return std::atan2(dot(to.pose.facing, rightOf(from.facing)), dot(to.pose.facing, from.facing)) * 180 /
           std::numbers::pi;
}

QString hintText() {
    return ephor::AnswerForm::tr(
        "Drag it on the table, or choose a suggestion. Then Q and E turn it, and with the focus on the table the arrow "
        "keys move it.");
}

/// The purpose of a move: the friend with whom the unit would form a line; empty if no friend is near.
QString lineInWords(const Asked& asked, const Choice& to) {
    static constexpr double level = 0.1;  // inches ahead or behind
    const Table& table = asked.session.table();
    const PieceId unit = asked.request.limits.piece;
    double nearest = 2 * table.body(unit).size.frontage;
    PieceId beside;
    for (const PieceId piece : table.present(asked.request.question.side)) {
        const Body& body = table.body(piece);
        const Vec apart = body.pose.centre - to.pose.centre;
        const double sideways = std::abs(dot(apart, rightOf(to.pose.facing)));
        if (piece != unit && sideways < nearest && std::abs(dot(apart, to.pose.facing)) < level &&
            dot(body.facing(), to.pose.facing) > 0.999) {
            nearest = sideways;
            beside = piece;
        }
    }
    return beside ? AnswerForm::tr("into line with %1").arg(asked.words.piece(beside)) : QString();
}

/// Adds what the rules suggest, and the longest legal move in each of four directions.
void addPlainMoves(const Asked& asked, std::vector<Choice>& choices) {
    const Game& game = asked.session.game();
    const Table& table = asked.session.table();
    std::vector<Choice> more;
    game.suggest(table, asked.request, more);
    const MoveLimits& limits = asked.request.limits;
    const Pose& from = table.body(limits.piece).pose;
    static constexpr int parts = 12;
    for (const Vec along : {from.facing, rightOf(from.facing), -rightOf(from.facing), -from.facing})
        for (int part = parts; part > 0; --part) {
            Choice choice;
            choice.pose = snapped(Pose{from.centre + along * (limits.allowance * part / parts), from.facing});
            if (game.refusal(table, asked.request, choice))
                continue;
            more.push_back(choice);
            break;
        }
    std::ranges::copy_if(more, std::back_inserter(choices),
                         [&](const Choice& choice) { return !game.refusal(table, asked.request, choice); });
}

QLabel* hintLabel(QWidget* parent) {
    auto* label = wrapped(new QLabel(hintText(), parent));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace

QString wayInWords(const Pose& from, const Choice& to, const TableLengths& lengths) {
    QStringList parts;
    const Vec way = to.pose.centre - from.centre;
    const double ahead = dot(way, from.facing);
    const double right = dot(way, rightOf(from.facing));
    // What is small beside the rest of the way is left out.
    const auto counts = [&](double part) { return std::abs(part) > std::max(0.05, std::min(0.25, length(way) / 20)); };
    if (counts(ahead))
        parts
            << (ahead > 0 ? AnswerForm::tr("%1 ahead") : AnswerForm::tr("%1 back")).arg(lengths.text(std::abs(ahead)));
    if (counts(right))
        parts << (right > 0 ? AnswerForm::tr("%1 to the right") : AnswerForm::tr("%1 to the left"))
                     .arg(lengths.text(std::abs(right)));
    return parts.join(QStringLiteral(", "));
}

QString placeInWords(const Pose& at, TableSize size, const TableLengths& lengths) {
    const Vec right = rightOf(at.facing);
    const Vec corner{(right.x + at.facing.x) < 0 ? size.width : 0, (right.y + at.facing.y) < 0 ? size.height : 0};
    const Vec from = at.centre - corner;
    return AnswerForm::tr("%1 from the left end of the edge, %2 from the edge")
        .arg(lengths.text(dot(from, right)), lengths.text(dot(from, at.facing)));
}

QString turnInWords(const Pose& from, const Choice& to) {
    const double turn = turnOf(from, to);
    const bool isRight = turn > 0;
    const double degrees = std::abs(turn);
    if (degrees <= leastTurn)
        return {};
    if (degrees < 25)
        return isRight ? AnswerForm::tr("turns slightly right") : AnswerForm::tr("turns slightly left");
    if (degrees < 70)
        return isRight ? AnswerForm::tr("turns half right") : AnswerForm::tr("turns half left");
    if (degrees <= 115)
        return isRight ? AnswerForm::tr("turns right") : AnswerForm::tr("turns left");
    if (degrees < 160)
        return isRight ? AnswerForm::tr("turns far right") : AnswerForm::tr("turns far left");
    return AnswerForm::tr("turns about");
}

QString turnInDegrees(const Pose& from, const Choice& to) {
    const double turn = turnOf(from, to);
    if (std::abs(turn) <= leastTurn)
        return {};
    return (turn > 0 ? AnswerForm::tr("turns %1° right") : AnswerForm::tr("turns %1° left"))
        .arg(qRound(std::abs(turn)));
}

MoveForm::MoveForm(const Asked& asked, QWidget* parent) : RowsForm(asked, false, parent) {
    const Game& game = asked.session.game();
    const double far = asked.request.limits.allowance;
    if (far > 0 && !entersTable(asked.session.table(), asked.request)) {
        auto* reach = wrapped(new QLabel(tr("It can move %1.").arg(TableLengths(game).explained(far)), this));
        reach->setObjectName(QStringLiteral("moveReach"));
        box()->addWidget(reach);
    }
    box()->addWidget(hintLabel(this));
    std::vector<Choice> all = standardPlayer(game).candidates(asked.request, {game, asked.session.table()});
    if (all.size() < fewSuggestions)
        addPlainMoves(asked, all);
    for (const Choice& choice : all)
        if (m_suggested.size() < mostSuggestions && rowSaying(said(choice, true)) == m_suggested.size())
            m_suggested.push_back(choice);
    for (const Choice& choice : m_suggested)
        addSuggestion(choice);
}

/// A row's text and what stands below it.
QStringList MoveForm::said(const Choice& choice, bool inDegrees) const {
    const Table& table = m_asked.session.table();
    const TableLengths lengths(m_asked.session.game());
    const PieceId piece = m_asked.request.limits.piece;
    if (entersTable(table, m_asked.request))
        return {placeInWords(choice.pose, table.size(), lengths), lineInWords(m_asked, choice)};
    const Pose from = table.body(piece).pose;
    const QString way = wayInWords(from, choice, lengths);
    const QString turn = inDegrees ? turnInDegrees(from, choice) : turnInWords(from, choice);
    if (way.isEmpty())
        return {turn.isEmpty() ? tr("Stays as it is") : turn, {}};
    QStringList below{turn, lineInWords(m_asked, choice)};
    below.removeAll(QString());
    return {way, below.join(QStringLiteral(", "))};
}

/// The suggestion of which these words, with degrees, are said; their number if it is none.
std::size_t MoveForm::rowSaying(const QStringList& words) const {
    const auto found = std::ranges::find(m_suggested, words, [this](const Choice& one) { return said(one, true); });
    return static_cast<std::size_t>(found - m_suggested.begin());
}

/// In degrees where the plain words would be those of another suggestion, too.
void MoveForm::addSuggestion(const Choice& choice) {
    const QStringList plain = said(choice, false);
    const bool isAmong =
        std::ranges::count(m_suggested, plain, [this](const Choice& one) { return said(one, false); }) > 1;
    const QStringList words = isAmong ? said(choice, true) : plain;
    const OptionRow* row = addRow(words.front(), words.back(), {});
    connect(row, &QAbstractButton::clicked, this, &MoveForm::rowChanged);
}

/// A place that is not among the suggestions becomes one, so that Enter always has an answer.
void MoveForm::preselect(const Choice& standard) {
    const auto found = std::ranges::find(m_suggested, standard, [](const Choice& one) { return snapped(one); });
    auto row = static_cast<std::size_t>(found - m_suggested.begin());
    if (found == m_suggested.end())
        row = rowSaying(said(standard, true));
    if (row < m_suggested.size()) {
        m_suggested[row] = standard;
    } else {
        m_suggested.push_back(standard);
        addSuggestion(standard);
    }
    propose(static_cast<int>(row));
}

void MoveForm::setByHand(bool is) {
    if (is) {
        m_leftRow = chosenRow();
        showChosen(-1);
    } else if (chosenRow() < 0) {
        showChosen(m_leftRow);
    }
}

std::optional<Choice> MoveForm::choice() const {
    const int row = chosenRow();
    return row < 0 ? std::nullopt : std::optional(m_suggested[static_cast<std::size_t>(row)]);
}

void MoveForm::rowChanged() {
    if (const auto chosen = choice())
        Q_EMIT candidate(*chosen);
}

bool MoveForm::clicked(PieceId piece) {
    if (piece != m_asked.request.limits.piece)
        return false;
    Q_EMIT place(piece, 0);
    return true;
}

DeployForm::DeployForm(const Asked& asked, QWidget* parent)
    : RowsForm(asked, false, parent), m_codes(new QButtonGroup(this)) {
    box()->addWidget(hintLabel(this));
    if (asked.request.options.size() > 1) {
        auto* codes = new QHBoxLayout;
        for (std::size_t i = 0; i < asked.request.options.size(); ++i) {
            const Option& option = asked.request.options[i];
            auto* button = new QRadioButton(asked.words.option(asked.request, option), this);
            button->setObjectName(QStringLiteral("code%1").arg(option.code));
            button->setAccessibleName(button->text());
            button->setChecked(i == 0);
            m_codes->addButton(button, option.code);
            codes->addWidget(button);
        }
        codes->addStretch(1);
        box()->addLayout(codes);
        connect(m_codes, &QButtonGroup::idClicked, this, [this](int code) {
            m_chosenCode = static_cast<std::int16_t>(code);
            if (const PieceId piece = pieceOf(chosenRow()))
                remember(piece);
            showPlace();
        });
    }
    for (const PieceId piece : asked.request.pieces)
        addRow(asked.words.piece(piece), describe(piece), piece);
    fold();
    asked.session.game().suggest(asked.session.table(), asked.request, m_suggested);
}

std::int16_t DeployForm::code() const {
    if (m_asked.request.options.empty())
        return 0;
    return m_codes->checkedId() >= 0 ? static_cast<std::int16_t>(m_codes->checkedId())
                                     : m_asked.request.options.front().code;
}

void DeployForm::preselect(const Choice& standard) {
    propose(rowOf(standard.piece));
    if (QAbstractButton* button = m_codes->button(standard.code))
        button->setChecked(true);
    m_standard = standard;
}

std::optional<Choice> DeployForm::choice() const {
    const PieceId piece = pieceOf(chosenRow());
    if (m_standard && !isTouched() && m_standard->piece == piece && m_standard->code == code())
        return m_standard;
    if (!piece)
        return {};
    if (const std::optional<Choice> place = placeFor(piece, code()))
        return place;
    const auto any = std::ranges::find(m_suggested, piece, &Choice::piece);
    Choice choice = any == m_suggested.end() ? Choice{} : *any;
    choice.piece = piece;
    choice.code = code();
    return choice;
}

/// A place that the rules suggest for this formation, otherwise one suggested for another formation and legal in this
/// one.
std::optional<Choice> DeployForm::placeFor(PieceId piece, std::int16_t code) const {
    std::optional<Choice> other;
    for (Choice one : m_suggested) {
        if (one.piece != piece)
            continue;
        if (one.code == code)
            return one;
        one.code = code;
        if (!other && !m_asked.session.game().refusal(m_asked.session.table(), m_asked.request, one))
            other = one;
    }
    return other;
}

/// True where a place can be suggested; where the rules suggest none for the piece, the user may try any formation.
bool DeployForm::mayTake(PieceId piece, std::int16_t code) const {
    return std::ranges::find(m_suggested, piece, &Choice::piece) == m_suggested.end() || placeFor(piece, code);
}

/// False for a code that is a place off the table, such as a garrison's. Where the question names a piece, codes are
/// the order of the units in its line.
bool DeployForm::isFormation(std::int16_t code) const {
    return !m_asked.request.question.piece &&
           std::ranges::none_of(m_suggested, [&](const Choice& one) { return one.code == code && one.pose == Pose{}; });
}

Formations::key_type DeployForm::keyOf(PieceId piece) const {
    return {m_asked.request.question.side, m_asked.session.game().piece(piece).type};
}

void DeployForm::remember(PieceId piece) {
    if (m_chosenCode && isFormation(*m_chosenCode) && mayTake(piece, *m_chosenCode))
        m_asked.formations[keyOf(piece)] = *m_chosenCode;
}

/// The formation in which the standard player would place the piece; where it may not take that, the first one.
std::int16_t DeployForm::standardFormation(PieceId piece) const {
    const Game& game = m_asked.session.game();
    Request alone = m_asked.request;
    alone.pieces = {};
    alone.pieces.insert(piece);
    const std::int16_t code = standardPlayer(game).choose(alone, {game, m_asked.session.table()}).code;
    return mayTake(piece, code) ? code : m_asked.request.options.front().code;
}

/// Shows the formation chosen for this question, otherwise the last one for the type, otherwise the standard player's;
/// only one that the piece may take.
void DeployForm::showFormationOf(PieceId piece) {
    if (m_asked.request.options.size() < 2)
        return;
    remember(piece);
    std::int16_t wanted = standardFormation(piece);
    const auto last = m_asked.formations.find(keyOf(piece));
    if (m_chosenCode && mayTake(piece, *m_chosenCode))
        wanted = *m_chosenCode;
    else if (last != m_asked.formations.end() && mayTake(piece, last->second))
        wanted = last->second;
    if (QAbstractButton* button = m_codes->button(wanted))
        button->setChecked(true);
}

void DeployForm::grabbed(PieceId piece) {
    if (rowOf(piece) < 0)
        return;
    if (piece == pieceOf(chosenRow()))
        showFormationOf(piece);
    choose(rowOf(piece));
    showPlace();
}

void DeployForm::rowChanged() {
    if (const PieceId piece = pieceOf(chosenRow()))
        showFormationOf(piece);
    showPlace();
}

void DeployForm::showPlace() {
    const auto chosen = choice();
    if (!chosen)
        return;
    const bool suggested =
        std::ranges::any_of(m_suggested, [&](const Choice& one) { return one.piece == chosen->piece; });
    if (suggested)
        Q_EMIT candidate(*chosen);
    else
        Q_EMIT place(chosen->piece, chosen->code);
}

bool DeployForm::clicked(PieceId piece) {
    const int row = rowOf(piece);
    choose(row);
    return row >= 0;
}

Marks DeployForm::marks() const {
    Marks marks;
    marks.about = pieceOf(chosenRow());
    return marks;
}

}  // namespace ephor
