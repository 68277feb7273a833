// Reports as core writes them, as web pages.
#pragma once

#include <QString>

namespace ephor {

/// Headings and lists out of a report: a title, then headings with indented lines below them.
QString htmlOfReport(const QString& report);
/// A whole page with that body.
QString webPage(const QString& title, const QString& body);

}  // namespace ephor
