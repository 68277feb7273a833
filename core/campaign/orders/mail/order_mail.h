// Reads orders written as lines in a mail.
#pragma once

#include "core/campaign/orders/mail/mail_lines.h"
#include "core/campaign/orders/sheet_names.h"

namespace ephor::campaign {

/// Whether the line begins like an order: with an army or fleet of these names, or with a keyword.
bool isOrderLine(const MailLine& line, const SheetNames& names);

/// Adds the orders of these lines to the sheet. Skips prose.
void readMailOrders(std::span<const MailLine> lines, const SheetNames& names, OrderSheet& sheet);

}  // namespace ephor::campaign
