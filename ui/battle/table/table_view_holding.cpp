// A unit that is held on the table: picked up for a question or for a drag, aimed, and put down.
#include "models/battle/answers/drag_risk.h"
#include "models/text.h"
#include "ui/battle/table/clash_tip.h"
#include "ui/battle/table/table_view.h"

#include <QToolTip>
#include <limits>
#include <utility>

namespace ephor {

QString withRule(const QString& words, const Reason& why) {
    return QStringLiteral("%1 (%2)").arg(words, toQString(why.rule));
}

/// Whether the pending question asks for the piece's place.
bool TableView::isPlacedNow(PieceId piece) const {
    const Request* r = request();
    return r && !m_session.isBusy() && piece &&
           ((r->form == Form::Move && r->limits.piece == piece) ||
            (r->form == Form::Deploy && r->pieces.contains(piece)));
}

const TableView::Ways& TableView::waysOf(PieceId piece) {
    Ways& ways = m_ways[piece.index()];
    if (!ways)
        ways = std::make_shared<const std::vector<WayToMove>>(waysToMoveAlone(m_session, piece));
    return ways;
}

bool TableView::mayDragAlone(PieceId piece) {
    return piece && !m_session.isBusy() && (isPlacedNow(piece) || !waysOf(piece)->empty());
}

bool TableView::mayDrag(PieceId piece) {
    return mayDragAlone(piece) || (piece && !m_session.isBusy() && chosenGroup().others.contains(piece));
}

/// Why a drag cannot move the piece now, for a piece that may not be dragged.
QString TableView::whyNotDragged(PieceId piece) const {
    const QString name = m_words.piece(piece);
    if (m_session.ended())
        return tr("The battle is over.");
    if (!m_session.isLive() && !m_session.isCatchingUp())
        return tr("This is an earlier moment. Go back to the present to move %1.").arg(name);
    const Request* asked = request();
    const std::optional<Side> due = m_session.sideDue();
    if (!asked || !due || !m_session.isPersonDue())
        return tr("%1 cannot move now.").arg(name);
    if (m_session.game().piece(piece).side != *due)
        return tr("%1 cannot move now: %2 decides.").arg(name, m_words.side(*due));
    if (asked->question.piece && asked->question.piece != piece)
        return tr("%1 cannot move now: first %2 must act.").arg(name, m_words.piece(asked->question.piece));
    if (asked->question.piece || mayAnswer(piece))
        return tr("%1 cannot be moved by a drag now. Choose in the list what it does.").arg(name);
    return tr("%1 cannot move now. It is not among those that may act.").arg(name);
}

/// Whether the pending question offers the piece.
bool TableView::mayAnswer(PieceId piece) const {
    const Request& asked = *request();
    return asked.pieces.contains(piece) || std::ranges::contains(asked.options, piece, &Option::piece);
}

void TableView::setChosen(const std::optional<Choice>& choice, bool isPersons) {
    if (choice != m_chosenAnswer || isPersons != m_isPersonsAnswer) {
        m_group.reset();
        update();
    }
    m_chosenAnswer = choice;
    m_isPersonsAnswer = isPersons;
    if (!m_risk.isEmpty() && m_way && choice != m_way->answers.front().choice)
        stopPlacing();
}

/// The group of the selected answer, or of the pending move: a drag of any of its units moves it. Of an answer that the
/// standard player selected, only one that is itself the group's move.
const TableView::Group& TableView::chosenGroup() {
    if (m_group)
        return *m_group;
    m_group.emplace();
    const Request* asked = request();
    if (!asked || m_session.isBusy() || !m_session.isPersonDue())
        return *m_group;
    std::vector<WayToMove> ways;
    if (asked->form == Form::Move)
        ways.push_back({{}, m_session.pending()->request, m_session.table()});
    else if (m_chosenAnswer && m_chosenAnswer->piece)
        ways = waysToMove(m_session, m_chosenAnswer->piece, m_chosenAnswer);
    if (!ways.empty() && (m_isPersonsAnswer || ways.front().answers.size() <= 1))
        m_group = Group{ways.front().move->limits.piece, MovePreview(m_session, ways.front()).others()};
    return *m_group;
}

/// The unit that leads the chosen group if the piece is in it, else the piece.
PieceId TableView::leaderOf(PieceId piece) {
    return piece && !isPlacedNow(piece) && chosenGroup().others.contains(piece) ? chosenGroup().leader : piece;
}

/// Finds where the group of the unit that is placed would stand, and what the move rolls.
void TableView::previewMove() {
    m_alongside.clear();
    m_rolls.clear();
    if (!m_placing || m_placing->refusal() || hidesTheStop())
        return;
    if (!m_preview || m_previewOf != m_way.get()) {
        m_previewOf = m_way.get();
        m_preview = std::make_unique<MovePreview>(
            m_session, m_way ? *m_way : WayToMove{{}, m_placingFor->request, m_session.table()});
        m_rolled.reset();
    }
    m_alongside = m_preview->after(m_placing->choice());
    const Request& move = m_placing->request();
    if (move.form != Form::Move || leadsNowhere())
        return;
    const Choice there = snapped(m_placing->choice());
    if (!m_rolled || m_rolled->first != there) {
        std::vector<Answer> answers = m_way ? m_way->answers : std::vector<Answer>();
        answers.push_back({move.question, there, By::Person});
        m_rolled.emplace(there, rollsOfAnswers(m_session, answers, m_placing->piece()));
    }
    m_rolls = m_rolled->second;
}

void TableView::startPlacing(PieceId piece, std::int16_t code) {
    if (!isPlacedNow(piece))
        return;
    m_way.reset();
    m_placingFor = m_session.pending();
    m_placing = std::make_unique<Placing>(m_session.game(), m_session.table(), *m_placingFor->request, piece, code);
    showPlacing();
}

/// The question's form starts placing with the right formation; if it does not respond, the first one is used. A unit
/// that is not asked about yet is held for its move.
void TableView::startDrag(PieceId piece, bool isAlone) {
    const bool leavesWaitingGroup = isAlone && m_way && !m_alongside.empty();
    const bool isHeld = m_placing && m_placing->piece() == piece && !leavesWaitingGroup;
    if (m_way && !isHeld)
        stopPlacing();
    m_hand = Hand::Dragging;
    if (isHeld)
        return;
    if (isPlacedNow(piece)) {
        Q_EMIT pieceGrabbed(piece);
        if (!m_placing || m_placing->piece() != piece)
            startPlacing(piece, 0);
        return;
    }
    const Group& group = chosenGroup();
    const bool isOfPerson = m_isPersonsAnswer && m_chosenAnswer && m_chosenAnswer->piece == piece;
    const bool isChosen = !isAlone && (isOfPerson || (group.leader == piece && !group.others.empty()));
    m_waysHeld = isChosen ? std::make_shared<const std::vector<WayToMove>>(waysToMove(m_session, piece, m_chosenAnswer))
                          : waysOf(piece);
    if (m_waysHeld->empty())
        return;
    m_leavesGroup = group.others.contains(piece) ? std::optional(true) : std::nullopt;
    m_holdsGhost = false;
    m_reachOf = {};  // a group reaches less than the unit alone
    m_placingFor = m_session.pending();
    m_way = std::shared_ptr<const WayToMove>(m_waysHeld, &m_waysHeld->front());
    m_placing = std::make_unique<Placing>(m_session.game(), m_way->table, *m_way->move, piece, std::int16_t{0});
}

void TableView::setByHand(bool is) {
    if (std::exchange(m_isByHand, is) != is)
        Q_EMIT placedByHand(is);
}

/// Moves or turns the piece that is placed, otherwise the one that the chosen answer proposes to place.
void TableView::changeByHand(const std::function<void(Placing&)>& change) {
    if (!m_placing && proposed())
        showCandidate(*m_chosenAnswer);
    if (!m_placing)
        return;
    change(*m_placing);
    setByHand(true);
    showPlacing();
}

/// Where the unit cannot go exactly there by this kind of move, the others are tried.
void TableView::aim(Vec at) {
    m_placing->aim(at);
    setByHand(true);
    if (!m_way)
        return showPlacing();
    const auto worth = [](const Placing& one) {
        return one.refusal() ? std::numeric_limits<double>::max() : one.missed();
    };
    for (const WayToMove& way : *m_waysHeld) {
        if (worth(*m_placing) <= 0)
            break;
        auto other =
            std::make_unique<Placing>(m_session.game(), way.table, *way.move, m_placing->piece(), std::int16_t{0});
        other->aim(at);
        if (worth(*other) + 0.1 < worth(*m_placing)) {
            m_placing = std::move(other);
            m_way = std::shared_ptr<const WayToMove>(m_waysHeld, &way);
        }
    }
    showPlacing();
}

/// The attack that a drop of the unit onto the enemy means.
const std::optional<WayToAttack>& TableView::attackOn(PieceId unit, PieceId enemy) {
    if (m_attackOf != std::pair(unit, enemy)) {
        m_attackOf = {unit, enemy};
        m_attack = wayToAttack(m_session, unit, enemy);
    }
    return m_attack;
}

/// Whether the unit would only fight if it were activated from where it stands.
bool TableView::mayOnlyFight(PieceId piece) const {
    const auto option = std::ranges::find(request()->options, piece, &Option::piece);
    return option != request()->options.end() && !isAskedAfter(m_session, coded(*option), piece);
}

/// Attacks, or else activates the unit; whether it fights or moves up to the enemy is asked then.
void TableView::dropOnto(PieceId enemy, QPoint at) {
    const PieceId held = m_placing->piece();
    const std::optional<WayToAttack> attack = attackOn(held, enemy);
    if (!attack && leadsNowhere() && !mayOnlyFight(held))
        return sayItStays();
    stopPlacing();
    if (attack && !attack->isChargeOutOfReach())
        return Q_EMIT attackMeant(*attack);
    const std::size_t entries = m_session.record().entries.size();
    const QString choose = tr("Choose in the list what it does there.");
    Q_EMIT hint(choose);  // before the panel says more
    Q_EMIT enemyAimedAt(held, enemy);
    if (m_session.record().entries.size() == entries)
        QToolTip::showText(at, clashAhead(m_session.game(), m_session.table(), held, enemy), this);
    else if (request() && request()->question.piece == held)
        Q_EMIT hint(choose);
}

void TableView::showCandidate(const Choice& choice) {
    const Request* r = request();
    if (!r)
        return;
    const PieceId piece = r->form == Form::Deploy ? choice.piece : r->limits.piece;
    if (!m_placing || m_placing->piece() != piece)
        startPlacing(piece, choice.code);
    if (m_placing)
        m_placing->take(choice);
    setByHand(false);
    showPlacing();
}

void TableView::stopPlacing() {
    const bool was = m_placing != nullptr;
    m_placing.reset();
    m_preview.reset();
    m_alongside.clear();
    m_rolls.clear();
    m_placingFor.reset();
    m_enemyUnder = {};
    if (m_way)
        m_reachOf = {};
    m_way.reset();
    m_risk.clear();
    m_hand = Hand::Free;
    setByHand(false);
    if (was)
        Q_EMIT hint({});
    update();
}

void TableView::showPlacing() {
    previewMove();
    if (m_placing && (m_placing->refusal() || m_placing->stoppedBy() || hidesTheStop()))
        Q_EMIT hint(placingSaid());
    else if (m_placing)
        Q_EMIT hint(
            hasFocus()
                ? tr("Arrow keys move it, Q and E turn it, V bends its path, Enter puts it there, Escape cancels.")
                : tr("Q and E turn it, V bends its path, Enter puts it there, Escape cancels."));
    update();
}

/// Whether the unit that is placed would stay where it stands, and as it stands.
bool TableView::leadsNowhere() const {
    return m_placing->request().form == Form::Move && m_session.table().isPresent(m_placing->piece()) &&
           !m_placing->refusal() && m_session.game().distanceMoved(m_placing->start(), m_placing->pose()).empty();
}

/// Ends a drag that leads nowhere: it answers nothing.
void TableView::sayItStays() {
    const PieceId piece = m_placing->piece();
    const Reason* why = m_placing->stoppedBy();
    stopPlacing();
    if (why)
        Q_EMIT refused(
            tr("%1 stays where it is: %2").arg(m_words.piece(piece), withRule(m_words.reason(*why, piece), *why)));
    else
        Q_EMIT hint(tr("%1 stays where it is.").arg(m_words.piece(piece)));
}

void TableView::commitDrag() { leadsNowhere() ? sayItStays() : commitPlacing(); }

void TableView::commitPlacing() {
    if (!m_placing)
        return;
    if (const Reason* why = m_placing->refusal()) {
        const QString text = withRule(m_words.reason(*why, m_placing->piece()), *why);
        stopPlacing();
        Q_EMIT refused(text);
        return;
    }
    if (m_way) {
        const Choice answer = m_way->answers.front().choice;
        m_risk = riskOf(m_placing->piece(), answer);
        if (!m_risk.isEmpty()) {
            update();
            Q_EMIT confirmationWanted(answer);
            return Q_EMIT hint(tr("%1 Enter does it, Escape cancels.").arg(m_risk));
        }
    }
    commitNow();
}

bool TableView::carryOut(const Choice& answer) {
    if (m_risk.isEmpty() || !m_way || m_way->answers.front().choice != answer)
        return false;
    commitNow();
    return true;
}

void TableView::commitNow() {
    const Choice choice = m_placing->choice();
    const auto way = m_way;
    stopPlacing();
    if (way)
        Q_EMIT draggedTo(*way, choice);
    else
        Q_EMIT placedTo(choice);
}

}  // namespace ephor
