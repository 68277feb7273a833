// Core's reports as web pages.
#pragma once

#include <QString>

namespace ephor {

/// Turns a report into headings and lists. A report has a title, unless it is part of another page, then headings with
/// indented lines.
QString htmlOfReport(const QString& report, bool hasTitle = true);
/// A complete page with that body.
QString webPage(const QString& title, const QString& body);

}  // namespace ephor
