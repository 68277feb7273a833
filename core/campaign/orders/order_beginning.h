// Finds the army, fleet or keyword that an order in a mail begins with.
#pragma once

#include "core/campaign/orders/mail/mail_lines.h"
#include "core/campaign/orders/sheet_names.h"

namespace ephor::campaign {

/// What a line orders, and to whom.
struct Begin {
    enum class Kind { Army, Fleet, Envoy, Deal, Affair };
    Kind kind = Kind::Army;
    std::string_view name;
    std::string_view rest;  ///< what it shall do
};
/// Nothing if the line begins no order. The texts are parts of the line.
std::optional<Begin> beginOf(const MailLine& line, const SheetNames& names);
/// Whether the text begins with what an army or a fleet may do.
bool beginsWithAPhrase(std::string_view text);

}  // namespace ephor::campaign
