// Detects XML that no app writes and that would take an XML reader hours.
#pragma once

#include "core/base/result.h"

namespace ephor {

/// Searches the bytes (UTF-8), before they are parsed, for a document type, a tag with very many attributes, or very
/// many namespaces (a reader compares each of these with all others). None where there are none. Takes linear time.
std::optional<Diagnostic> markupFault(std::string_view xml, std::string_view file);

}  // namespace ephor
