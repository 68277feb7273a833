// Sorts core's log lines into the tree: under their phase, and under their fight, activation or action.
#include "core/battle/telling/wording.h"
#include "models/battle/log/battle_log_node.h"
#include "models/text.h"

namespace ephor {

namespace {

using Rank = LogLine::Rank;

/// How specific a heading's text is; a more specific line replaces it.
enum Telling : int { Nothing, Moves, Does, DoesTo };

int tellingOf(const Event& event) {
    if (std::holds_alternative<PieceMoved>(event))
        return Moves;
    const auto* noted = std::get_if<Noted>(&event);
    return !noted ? Nothing : noted->other ? DoesTo : Does;
}

/// 0 or 1; -1 where the event belongs to no side.
int sideIn(const Event& event, const Game& game, PieceId piece) {
    if (piece)
        return static_cast<int>(index(game.piece(piece).side));
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.side; })
                return static_cast<int>(index(e.side));
            else
                return -1;
        },
        event);
}

/// True for a note of how many dice a piece rolls. A result has its numbers in its text, and its breakdown may be that
/// of another number: "against {1}: hits {2}".
bool tellsDice(const Noted& noted) {
    return noted.what && !noted.breakdown.lines().empty() && !placesNumbers(*noted.what);
}

/// The note that explains the number of dice: the last with a breakdown for its piece before the roll, if it tells this
/// number.
const Noted* reasonsOf(const BattleTimeline& timeline, int number, const Rolled& rolled) {
    static constexpr int near = 12;
    for (int i = number - 1; rolled.need > 0 && i >= std::max(0, number - near); --i)
        if (const auto* noted = std::get_if<Noted>(&timeline.event(i));
            noted && noted->piece == rolled.piece && noted->side == rolled.side && !noted->breakdown.lines().empty())
            return tellsDice(*noted) && noted->breakdown.total() == rolled.roll.count ? noted : nullptr;
    return nullptr;
}

}  // namespace

BattleLogModel::Grouping::Grouping(const BattleSession& session)
    : m_session(session), m_words(session.game()), m_headlines(session.game()), m_names(m_headlines.names()) {}

std::unique_ptr<BattleLogModel::Node> BattleLogModel::Grouping::from(int event) {
    m_root = std::make_unique<Node>();
    const BattleTimeline& timeline = m_session.timeline();
    Narrator narrator(
        m_session.game(), [this](const LogLine& line) { m_lines.push_back(line); }, timeline.tableAt(event));
    for (; event < timeline.size(); ++event) {
        narrator.heard(event, timeline.event(event));  // also sends the remaining lines of the phase before
        if (const auto* began = std::get_if<PhaseBegan>(&timeline.event(event))) {
            addLines();
            addPhase(event, *began);
        }
    }
    narrator.finish();
    addLines();
    return std::move(m_root);
}

/// The side whose part of the turn the phase belongs to, if any. Its first phase may begin just before the part does.
std::optional<Side> BattleLogModel::Grouping::sideOfPhase(int event) const {
    const BattleTimeline& timeline = m_session.timeline();
    const auto begun = [&](int at) {
        const auto* set = std::get_if<SideCounterSet>(&timeline.event(at));
        const bool begins = set && set->counter == m_session.info().partCounter && set->to != 0;
        return begins ? std::optional(set->side) : std::nullopt;
    };
    for (int at = event + 1; at < timeline.size() && std::holds_alternative<SideCounterSet>(timeline.event(at)); ++at)
        if (const auto side = begun(at))
            return side;
    for (int at = event - 1; at >= 0; --at)
        if (const auto side = begun(at))
            return side;
    return {};
}

void BattleLogModel::Grouping::addPhase(int event, const PhaseBegan& began) {
    const auto& phases = m_session.info().phases;
    QString heading = m_words.turnAndPhase(began.turn, began.phase);
    if (const std::optional<Side> side = began.turn > 0 ? sideOfPhase(event) : std::nullopt)
        heading = tr("%1: %2").arg(heading, m_words.side(*side));
    addPhase(event, heading, began.phase < phases.size() ? toQString(phases[began.phase].rule) : QString());
}

void BattleLogModel::Grouping::addPhase(int event, const QString& text, const QString& rule) {
    if (!m_root->children.empty() && m_root->children.back()->children.empty())
        m_root->children.pop_back();
    auto phase = std::make_unique<Node>();
    phase->kind = Kind::Phase;
    phase->text = phase->line = phase->before = text;
    phase->rule = phase->lineRule = rule;
    phase->events = {event};
    m_root->add(std::move(phase));
    m_action = {};
}

void BattleLogModel::Grouping::addBelow(Node& node, Kind kind, const QString& text, const QString& rule) const {
    auto below = std::make_unique<Node>();
    below->kind = kind;
    below->text = below->line = text;
    below->rule = below->lineRule = rule;
    below->events = node.events;
    below->side = node.side;
    node.add(std::move(below));
}

void BattleLogModel::Grouping::addDetails(Node& node, const Log& details) const {
    for (const LogLine& detail : details)
        addBelow(node, Kind::Detail, toQString(detail.text), toQString(detail.rule));
}

void BattleLogModel::Grouping::addRoll(Node& node, int number, const Rolled& rolled) const {
    node.kind = Kind::Roll;
    if (rolled.secret)
        return;
    if (m_words.isCard(rolled))
        return addBelow(node, Kind::Detail, tr("One of %1 cards.").arg(rolled.roll.sides), {});
    const RollLines lines = rollLines(rolled, m_words, m_session.game(), m_session.timeline().tableAt(number));
    addBelow(node, Kind::Dice, lines.need, {});
    node.children.back()->dice = lines.dice;
    if (!lines.chance.isEmpty())
        addBelow(node, Kind::Detail, lines.chance, {});
    if (const Noted* dice = reasonsOf(m_session.timeline(), number, rolled))
        addDetails(node, detailsOf(dice->breakdown));
}

std::unique_ptr<BattleLogModel::Node> BattleLogModel::Grouping::nodeOf(const LogLine& line) const {
    auto node = std::make_unique<Node>();
    node->text = node->line = toQString(line.text);
    node->rule = node->lineRule = toQString(line.rule);
    for (const LogPart& part : line.parts)
        node->events.insert(node->events.end(), part.events.begin(), part.events.end());
    std::ranges::sort(node->events);
    const Event& first = firstEvent(line);
    node->side = sideIn(first, m_session.game(), line.parts.front().piece);
    if (const auto* rolled = std::get_if<Rolled>(&first))
        addRoll(*node, node->events.front(), *rolled);
    else if (std::holds_alternative<Corrected>(first))
        node->kind = Kind::Correction;
    else if (std::holds_alternative<Ended>(first))
        node->kind = Kind::End;
    else if (std::ranges::any_of(node->events, [this](int event) {
                 return std::holds_alternative<PieceRemoved>(m_session.timeline().event(event));
             }))
        node->kind = Kind::Loss;
    if (line.parts.size() == 1)
        return node;
    for (const LogPart& part : line.parts) {
        addBelow(*node, Kind::Member, toQString(m_names.name(part.piece)), {});
        node->children.back()->events = part.events;
    }
    return node;
}

/// The heading that a line belongs to; null where it stands directly under the phase, alone or as a heading.
BattleLogModel::Node* BattleLogModel::Grouping::actionOf(const LogLine& line, Node& phase) {
    const Event& first = firstEvent(line);
    const auto* noted = std::get_if<Noted>(&first);
    const bool hasPieces = static_cast<bool>(line.parts.front().piece);
    if (line.rank != Rank::Action || std::holds_alternative<Corrected>(first) ||
        (!hasPieces && (noted || std::holds_alternative<Rolled>(first))))
        m_action = {};
    if (m_action.heading && m_action.heading != phase.children.back().get())
        m_action = {};
    const bool isOfOthers = hasPieces && std::ranges::none_of(line.parts, [this](const LogPart& part) {
                                return m_action.involved.contains(part.piece);
                            });
    if (isOfOthers && !m_action.activation)
        m_action = {};
    const bool opens = noted && hasPieces && !m_action.activation &&
                       (!m_action.heading || noted->what == m_action.headline ||
                        !std::ranges::all_of(line.parts, [this](const LogPart& part) {
                            return m_action.involved.contains(part.piece);
                        }));
    return opens ? nullptr : m_action.heading;
}

void BattleLogModel::Grouping::openAction(Node* heading, const LogLine& line, bool activation) {
    m_action = {};
    m_action.heading = heading;
    m_action.activation = activation;
    m_action.title = heading->line;
    m_action.sentence = sentence(line);
    heading->kind = Kind::Action;
    heading->before = heading->line;
    for (const LogPart& part : line.parts) {
        m_action.subjects.push_back(part.piece);
        m_action.involved.insert(part.piece);
    }
    if (const auto* noted = std::get_if<Noted>(&firstEvent(line))) {
        m_action.isIntention = !noted->other && !noted->what->values.empty() && noted->breakdown.lines().empty();
        m_action.headline = noted->what;
        if (noted->other)
            m_action.involved.insert(noted->other);
    }
}

/// Updates the heading with what its units did and which losses it caused.
void BattleLogModel::Grouping::retitle(const LogLine& line, const Node& node) {
    Action& action = m_action;
    const auto* noted = std::get_if<Noted>(&firstEvent(line));
    for (const LogPart& part : line.parts)
        if (part.piece)
            action.involved.insert(part.piece);
    if (noted && noted->other)
        action.involved.insert(noted->other);
    const int telling = tellingOf(firstEvent(line));
    const std::string said = action.isIntention ? intentionOf(line) : sentence(line);
    const bool better = action.activation    ? telling > action.telling || (telling == Moves && action.telling == Moves)
                        : action.isIntention ? !said.empty()
                                             : telling == DoesTo && action.title == action.heading->line;
    const bool isOfAll = std::ranges::all_of(
        action.subjects, [&line](PieceId piece) { return std::ranges::contains(line.parts, piece, &LogPart::piece); });
    if (better && isOfAll) {
        action.telling = telling;
        action.title = node.line;
        action.sentence = said;
        action.isIntention = false;
        if (!node.rule.isEmpty())
            action.heading->rule = node.rule;
    }
    if (action.activation && action.telling <= Moves && !isOfAll && telling == Moves) {
        action.telling = Moves;
        tellMovers(line);
    }
    if (node.kind == Kind::Loss) {
        const std::string lost = sentence(line);
        action.outcome += "; " + (lost.empty() ? line.text : lost);
    }
    action.heading->told = action.title;
    action.heading->setSentence((action.sentence.empty() ? action.title.toStdString() : action.sentence) +
                                action.outcome);
}

void BattleLogModel::Grouping::addLine(const LogLine& line) {
    if (line.rank == Rank::Detail)
        return addBelow(*m_last, Kind::Detail, toQString(line.text), toQString(line.rule));
    if (line.rank == Rank::Phase || (line.rank == Rank::Turn && !std::holds_alternative<Ended>(firstEvent(line))))
        return;  // a phase and its turn share a heading
    if (m_root->children.empty())
        addPhase(0, tr("Before the battle"), {});
    Node& phase = *m_root->children.back();
    const bool isActivation = line.rank == Rank::Act;
    Node* heading = actionOf(line, phase);
    if (Node* move = heading ? nullptr : paidBy(line, phase)) {
        m_last = move->add(nodeOf(line));
        return;
    }
    m_last = (heading ? heading : &phase)->add(nodeOf(line));
    if (heading)
        return retitle(line, *m_last);
    if (const std::string said = sentence(line); !said.empty())
        m_last->setSentence(said);
    const bool isNoted = std::holds_alternative<Noted>(firstEvent(line)) && line.parts.front().piece;
    if (isActivation || (isNoted && m_last->kind == Kind::Line)) {
        openAction(m_last, line, isActivation);
        if (!isActivation)
            adoptRoll(phase);
    }
}

}  // namespace ephor
