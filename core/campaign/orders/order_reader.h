// Reads order sheets: TOML, or lines as one writes them in a mail.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// Orders as they come. Where the first line that says anything has an "=" or a "[", TOML: format, power, turn, final,
/// [[order]] with army, posture, path, tasks, if_stronger, [[envoy]] with to, word, moves, talents, [[voyage]] with
/// fleet, station, path, carries, build, detach, join, [[deal]] with business, to, names, amount, again.
///
/// Else as one writes a mail: "power athens", "turn 3", "provisional" where the orders are not final, then a line for
/// each army: "athens_2: march eleusis, megara; forced; retire", and for each word to another power "envoy thebes:
/// truce 6 moves", and for each fleet "fleet athens_fleet_1: sail aegina, epidaurus; carry athens_2; build 2; detach 3;
/// join athens_fleet_2", for each deal "deal sparta: ransom nicias 6 talents", for each affair of its own "affair:
/// appease megara". What stands after a line "--" is not read.
///
/// Either may have come through a mail program: marks of quotation (">") before a line, curly quotes, hard blanks and
/// invisible characters are ignored. The words that a line of a mail begins with may have a capital letter.
Result<OrderSheet> readOrders(std::string_view text, std::string_view file);

}  // namespace ephor::campaign
