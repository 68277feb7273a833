// Reports as core writes them, as web pages.
#pragma once

#include <QString>

namespace ephor {

/// Headings and lists out of a report: a title, unless it is part of another paper, then headings with indented lines
/// below them.
QString htmlOfReport(const QString& report, bool hasTitle = true);
/// A whole page with that body.
QString webPage(const QString& title, const QString& body);

}  // namespace ephor
