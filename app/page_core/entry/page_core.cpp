// The functions of the WebAssembly module.
#include "app/page_core/answer.h"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>

namespace {

/// A copy that the caller frees; null if there is no memory.
char* copied(std::string_view text) {
    char* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (!copy)
        return nullptr;
    std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = '\0';
    return copy;
}

}  // namespace

extern "C" {

/// Memory for a question of `size` bytes; null if there is none.
[[clang::export_name("reserve")]] char* reserve(std::size_t size) { return static_cast<char*>(std::malloc(size)); }

[[clang::export_name("release")]] void release(char* memory) { std::free(memory); }

/// The answer, which ends with a zero byte and is to be released; null if there is no memory.
[[clang::export_name("answer")]] char* answer(const char* question, std::size_t size) {
    try {
        return copied(ephor::answerTo({question, size}));
    } catch (const std::bad_alloc&) {
        return copied(R"({"error":"There is not enough memory to answer."})");
    } catch (const std::exception&) {
        return copied(R"({"error":"The core could not answer."})");
    }
}
}
