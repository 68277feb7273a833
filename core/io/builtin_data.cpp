#include "core/io/builtin_data.h"

#include <algorithm>

namespace ephor {

std::string_view builtinText(std::string_view path) {
    const auto it = std::ranges::find(builtinFiles(), path, &BuiltinFile::path);
    return it == builtinFiles().end() ? std::string_view{} : it->text;
}

Digest builtinDigest(std::initializer_list<std::string_view> paths) {
    std::string all;
    for (const std::string_view path : paths)
        all += builtinText(path);
    return digestOf(std::string_view(all));
}

}  // namespace ephor
