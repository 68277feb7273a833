// The core that pages carry inside.
#pragma once

#include <string_view>

namespace ephor {

/// The WebAssembly module of app/page_core, as base64 of gzip. Empty if it had not been made (packaging/build page)
/// from the same sources when this program was built.
std::string_view pageCore();

}  // namespace ephor
