// Reads the headings of order sheets in a mail.
#pragma once

#include "core/campaign/orders/mail/mail_lines.h"
#include "core/campaign/orders/sheet_names.h"

namespace ephor::campaign {

/// A heading such as "Orders of Athens, turn 3", "power athens" or "turn 3".
struct MailHeading {
    Written power;  ///< empty: it names no power
    PowerId whose;  ///< invalid: unknown power
    std::optional<int> turn;
    SourcePosition turnPlace;
    std::optional<bool> isFinal;
};
std::optional<MailHeading> headingIn(const MailLine& line, const NameList& powers, std::string_view file,
                                     Diagnostics& faults);

}  // namespace ephor::campaign
