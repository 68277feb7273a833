#include "core/io/builtin_data.h"

#include <algorithm>

namespace ephor {

std::string_view builtinText(std::string_view path) {
    const auto it = std::ranges::find(builtinFiles(), path, &BuiltinFile::path);
    return it == builtinFiles().end() ? std::string_view{} : it->text;
}

}  // namespace ephor
