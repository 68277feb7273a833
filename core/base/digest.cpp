#include "core/base/digest.h"

#include <sodium.h>

namespace ephor {

namespace {
crypto_generichash_state* raw(void* bytes) { return static_cast<crypto_generichash_state*>(bytes); }
}  // namespace

std::string toHex(const Digest& digest) {
    std::string text(digest.bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), digest.bytes.data(), digest.bytes.size());
    text.pop_back();
    return text;
}

Digester::Digester() : m_state{} {
    static_assert(sizeof(crypto_generichash_state) <= sizeof(State));
    crypto_generichash_init(raw(m_state.bytes.data()), nullptr, 0, sizeof(Digest::bytes));
}

void Digester::addBytes(std::string_view bytes) {
    crypto_generichash_update(raw(m_state.bytes.data()), reinterpret_cast<const unsigned char*>(bytes.data()),
                              bytes.size());
}

void Digester::addText(std::string_view text) {
    addNumber(static_cast<std::int64_t>(text.size()));
    addBytes(text);
}

void Digester::addNumber(std::int64_t number) {
    std::array<char, 8> bytes;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i));
    addBytes({bytes.data(), bytes.size()});
}

Digest Digester::digest() const {
    State copy = m_state;
    Digest digest;
    crypto_generichash_final(raw(copy.bytes.data()), digest.bytes.data(), digest.bytes.size());
    return digest;
}

Digest digestOf(std::string_view bytes) {
    Digester digester;
    digester.addBytes(bytes);
    return digester.digest();
}

}  // namespace ephor
