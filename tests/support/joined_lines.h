// Lines as one text, to look for words in.
#pragma once

#include <string>
#include <vector>

namespace ephor {

inline std::string joinedLines(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += "  " + line + "\n";
    return text;
}

}  // namespace ephor
