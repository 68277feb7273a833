// Reads order sheets out of mails, and TOML.
#pragma once

#include "core/campaign/orders/orders.h"

namespace ephor::campaign {

/// Mail: quoted lines count only where there are no others, and a text may have several sheets. The others are for
/// verification. Kept: as Mail, but what follows a heading on its line is skipped, as it was until November 2026.
/// Whole: besides, all lines count, however often the text is quoted, as programs before 1.0 read it.
enum class Reading : std::uint8_t { Mail, Kept, Whole };

/// Reads the sheets in a text; an error only where nothing can be read at all. A sheet begins with a line such as
/// "Orders of Athens, turn 3"; without one, its power is found by its armies. A line for each army, fleet, message,
/// deal and affair:
///
///     Army of Attica: march Eleusis, besiege Megara; forced march; retire
///     Fleet of Piraeus: sail Aegina; carry Army of Attica; build 2 squadrons; detach 3; join Fleet of Salamis
///     Envoy to Thebes: truce for 6 turns
///     Deal with Sparta: ransom Nicias for 6 talents
///     Affair: appease Megara
///
/// "provisional" alone in a line says that other orders may follow. Lines that begin with neither a name nor a keyword
/// are skipped, and so are comments (#), signatures, and the quote marks, bullets, tags and curly quotes of mail
/// programs. Sheets in TOML are read, too: format, power, turn, final, [[order]] with army, posture, path, tasks,
/// if_stronger, [[envoy]] with to, word, moves, talents, [[voyage]] with fleet, station, path, carries, build, detach,
/// join, [[deal]] with business, to, names, amount, again.
Result<std::vector<OrderSheet>> readOrderSheets(const Campaign& campaign, std::string_view text, std::string_view file,
                                                PowerId reader = {}, Reading reading = Reading::Mail);

/// The sheet of a power in a text. Where there is only another power's, it is that one, which validate() refuses.
Result<OrderSheet> readOrders(const Campaign& campaign, PowerId power, std::string_view text, std::string_view file,
                              Reading reading = Reading::Mail);

/// Reads the sheet of a power and validates it. All faults of both, by lines.
Result<Orders> ordersIn(const Campaign& campaign, PowerId power, std::string_view text, std::string_view file,
                        Diagnostics& advice);

}  // namespace ephor::campaign
