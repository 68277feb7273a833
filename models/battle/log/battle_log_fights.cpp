// Puts the lines of each fight below its headline, and both bids into the heading of their phase.
#include "models/battle/log/battle_log_node.h"
#include "models/text.h"

namespace ephor {

void BattleLogModel::Grouping::addLines() {
    const std::vector<Headline> fights = m_headlines.of(m_lines, m_session.timeline().events());
    auto fight = fights.begin();
    const std::span<const LogLine> all = m_lines;
    for (std::size_t i = 0; i < all.size();) {
        if (fight != fights.end() && fight->first == i) {
            addFight(all.subspan(i, fight->count), *fight);
            i += (fight++)->count;
        } else {
            addLine(all[i++]);
        }
    }
    tellBids();
    m_lines.clear();
    finishPhase();
}

void BattleLogModel::Grouping::tellBids() const {
    std::vector<std::array<std::optional<int>, 2>> rounds;  // another one follows a tie
    const auto add = [&rounds](Side side, int bid) {
        if (rounds.empty() || rounds.back()[ephor::index(side)])
            rounds.emplace_back();
        rounds.back()[ephor::index(side)] = bid;
    };
    for (const LogLine& line : m_lines) {
        if (line.rank != LogLine::Rank::Action)
            continue;
        const Event& event = firstEvent(line);
        if (const auto* noted = std::get_if<Noted>(&event);
            noted && noted->what && noted->what->meaning == Meaning::Bid)
            add(noted->side, noted->number);
        else if (const auto* paid = std::get_if<SideCounterSet>(&event);
                 paid && paid->why && paid->why->meaning == Meaning::Bid && !line.changes.empty())
            add(paid->side, line.changes.front().from - line.changes.front().to);
    }
    QStringList told;
    for (const auto& [first, second] : rounds)
        if (first && second)
            told << (*first == *second ? tr("both bid %1").arg(*first)
                                       : tr("%1 bid %2, %3 bid %4")
                                             .arg(m_words.side(Side::A))
                                             .arg(*first)
                                             .arg(m_words.side(Side::B))
                                             .arg(*second));
    if (!told.isEmpty())
        m_root->children.back()->text += QStringLiteral(": ") + told.join(tr("; then "));
}

void BattleLogModel::Grouping::addFight(std::span<const LogLine> lines, const Headline& headline) {
    if (m_root->children.empty())
        addPhase(0, tr("Before the battle"), {});
    Node& phase = *m_root->children.back();
    m_action = {};
    std::unique_ptr<Node> first = nodeOf(lines.front());
    const bool isWhole =
        lines.size() == 1 || lines.front().rank == LogLine::Rank::Act;  // the first line is the heading
    if (!isWhole) {
        auto heading = std::make_unique<Node>();
        heading->events = {first->events.front()};
        heading->kind = Kind::Fight;
        heading->side = first->side;
        m_last = heading->add(std::move(first));
        first = std::move(heading);
    }
    Node* heading = phase.add(std::move(first));
    if (isWhole) {
        m_last = heading;
        if (heading->kind == Kind::Line && lines.size() > 1)
            heading->kind = Kind::Action;
    }
    for (const LogLine& line : lines.subspan(1))
        if (line.rank == LogLine::Rank::Detail)
            addBelow(*m_last, Kind::Detail, toQString(line.text), toQString(line.rule));
        else
            m_last = heading->add(nodeOf(line));
    heading->before = isWhole && lines.front().rank == LogLine::Rank::Act
                          ? heading->line
                          : tr("%1 against %2").arg(nameOf(headline.pieces[0]), nameOf(headline.pieces[1]));
    heading->setSentence(headline.text);
    if (!isWhole)
        heading->line = heading->text;
    heading->isFight = true;
    const Event& told = m_session.timeline().event(headline.event);
    heading->rule = toQString(std::get<Noted>(told).what->rule);
}

void BattleLogModel::Grouping::finishPhase() const {
    if (m_root->children.empty())
        return;
    Node& phase = *m_root->children.back();
    phase.last = phase.events.back();
    for (const auto& node : phase.children) {
        node->last = node->events.back();
        for (const auto& below : node->children)
            node->last = std::max(node->last, below->events.back());
        phase.last = std::max(phase.last, node->last);
        node->hasLoss =
            node->kind == Kind::Loss ||
            std::ranges::contains(node->children, Kind::Loss, [](const auto& child) { return child->kind; });
        if (node->children.size() == 1)
            node->children.front()->isSaid = node->children.front()->kind == Kind::Line &&
                                             node->children.front()->children.empty() &&
                                             node->children.front()->text == node->told;
    }
}

void BattleLogModel::Node::setSentence(const std::string& marked) {
    text.clear();
    badges.clear();
    for (const QChar c : toQString(marked)) {
        const Side of = c == QLatin1Char(markOf(Side::A)) ? Side::A : Side::B;
        if (c == QLatin1Char(markOf(of)))
            badges.push_back({text.size(), of});
        else
            text += c;
    }
}

}  // namespace ephor
