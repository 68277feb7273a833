// A list as a short message for a chat or a forum: one unit a line, without columns.
#pragma once

#include "core/battle/game.h"

namespace ephor {

enum class ChatForm : std::uint8_t {
    Plain,
    Discord,  ///< bold in Markdown
    Forum     ///< bold in BBCode
};

/// Names cannot add markup or mention anybody. The fingerprint ends the message.
std::string listForChat(const ArmyList& list, const RuleSystem& system, ChatForm form);

}  // namespace ephor
