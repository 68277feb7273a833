// The lines of an army list in a chat, a forum or another app, without markup: numbers, names, points, remarks.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ephor {

/// "2× **Picked men**, Drilled Hoplite, 20 points (10 each); Strategos", or "Psiloi [2 pts]: Javelins".
struct TextLine {
    int number = 0;                    ///< from 1
    std::string words;                 ///< all of it, without markup and bullets; empty for a blank line
    std::optional<int> count;          ///< written before the name: "2×", "2x", "2 ×"
    std::string boldName;              ///< the first bold words; empty where there is no markup
    std::vector<std::string> names;    ///< the parts between commas before remarks, without points
    std::vector<std::string> remarks;  ///< the parts behind ';' and ':'
    std::optional<int> points;         ///< of the whole line
    bool isHeading = false;            ///< begins with '#', '+' or '='
    bool isIndented = false;           ///< begins with blanks, a dot or a bullet: it belongs to the line above
};

/// The lines of a text, blank ones included.
std::vector<TextLine> textLines(std::string_view text);

/// What people write behind the name of a unit in a chat.
struct BehindName {
    std::optional<int> count;       ///< "Psiloi x3"
    std::optional<int> inBrackets;  ///< "Peltast (4)"
    std::string remark;             ///< "Elite Hoplite (12) general", "Elite Hoplite general"
};
/// `name` loses it.
BehindName takeBehindName(std::string& name);
/// True for what people write around a list: "Hi all,", "Here is my list for Thursday:".
bool isOfMessage(const TextLine& line);
/// "general", "strategos" or "commander": for each of them people write any.
bool isLeaderWord(std::string_view word);
/// "2 Psiloi": the number before a name, which loses it.
std::optional<int> takeFirstNumber(std::string& name);
/// "King's guard - Elite Hoplite": both sides of the last dash that stands by itself; empty where there is none.
std::pair<std::string, std::string> splitAtDash(const std::string& name);

/// The parts of a text between separators, without blanks around them; empty parts are left out.
std::vector<std::string> splitAt(std::string_view text, std::string_view separators);

}  // namespace ephor
