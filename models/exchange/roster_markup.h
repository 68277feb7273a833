// XML that no app writes and that would keep an XML reader busy for hours.
#pragma once

#include "core/base/result.h"

namespace ephor {

/// Looked for in the bytes (UTF-8), before any reader sees them: a document type, a tag of very many attributes, very
/// many namespaces. A reader compares each of these with all others. Nothing where there is none of it; the time grows
/// with the number of bytes alone.
std::optional<Diagnostic> markupFault(std::string_view xml, std::string_view file);

}  // namespace ephor
