// Builds the story of a battle from the important lines of its log.
#include "core/battle/telling/narrator.h"

#include <algorithm>

namespace ephor {

void Story::close() {
    if (m_sentence.empty())
        return;
    if (!m_heading.empty())
        m_text += (m_text.empty() ? "" : "\n") + m_heading + "\n";
    m_heading.clear();
    m_text += "  " + m_sentence + ".\n";
    m_sentence.clear();
    m_clauses = 0;
}

void Story::add(const LogLine& line) {
    static constexpr int mostClauses = 6;
    switch (line.rank) {
    case LogLine::Rank::Turn:
        close();
        m_heading = line.text;
        m_said.clear();
        return;
    case LogLine::Rank::Phase:
    case LogLine::Rank::Act:
        close();
        return;
    case LogLine::Rank::Action:
        break;
    case LogLine::Rank::Detail:
        return;
    }
    if (!line.telling || std::ranges::find(m_said, line.text) != m_said.end())
        return;
    m_said.push_back(line.text);
    m_sentence += (m_sentence.empty() ? "" : "; ") + line.text;
    if (++m_clauses == mostClauses)
        close();
}

std::string Story::text() {
    close();
    return m_text + (m_heading.empty() ? "" : (m_text.empty() ? "" : "\n") + m_heading + "\n");
}

}  // namespace ephor
