// Reads order sheets: TOML, or lines as in a mail.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// Parses orders. TOML if the first line with content has a "=" or begins with "[": format, power, turn, final,
/// [[order]] with army, posture, path, tasks, if_stronger, [[envoy]] with to, word, moves, talents, [[voyage]] with
/// fleet, station, path, carries, build, detach, join, [[deal]] with business, to, names, amount, again.
///
/// Otherwise lines as in a mail: "power athens", "turn 3", "provisional" if the orders are not final. Then a line for
/// each army: "athens_2: march eleusis, megara; forced; retire"; for each message to another power: "envoy thebes:
/// truce 6 moves"; for each fleet: "fleet athens_fleet_1: sail aegina, epidaurus; carry athens_2; build 2; detach 3;
/// join athens_fleet_2"; for each deal: "deal sparta: ransom nicias 6 talents"; for each affair of the power itself:
/// "affair: appease megara". The text after a line "--" is ignored.
///
/// Ignores the traces of mail programs in both: quote marks (">") before a line, curly quotes, non-breaking spaces and
/// invisible characters. In mails, the first word of a line may be capitalized.
Result<OrderSheet> readOrders(std::string_view text, std::string_view file);

}  // namespace ephor::campaign
