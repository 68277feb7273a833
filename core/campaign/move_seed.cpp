#include "core/campaign/move_seed.h"

#include "core/base/sha256.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

/// Two digests of what `add` feeds, one after the other.
DiceKey spread(auto add) {
    DiceKey key;
    for (int half = 0; half < 2; ++half) {
        Digester digester;
        add(digester);
        digester.addNumber(half);
        const Digest digest = digester.digest();
        std::ranges::copy(digest.bytes, key.bytes.begin() + (half == 0 ? 0 : 16));
    }
    return key;
}

DiceKey seedNamed(std::string_view name, std::uint64_t seed, int turn) {
    return spread([&](Digester& digester) {
        digester.addNumber(static_cast<std::int64_t>(seed));
        digester.addText(name);
        digester.addNumber(turn);
    });
}

void addKey(Digester& digester, const DiceKey& key) {
    digester.addBytes({reinterpret_cast<const char*>(key.bytes.data()), key.bytes.size()});
}

}  // namespace

DiceKey moveSeedOf(std::uint64_t seed, int turn) { return seedNamed("move", seed, turn); }
DiceKey secretSeedOf(std::uint64_t seed, int turn) { return seedNamed("secret", seed, turn); }

std::string promiseOf(const DiceKey& seed) { return sha256Hex(seed.bytes); }

DiceKey keyOf(const DiceKey& moveSeed, std::string_view occasion) {
    return spread([&](Digester& digester) {
        addKey(digester, moveSeed);
        digester.addText(occasion);
    });
}

DiceKey keyOf(std::uint64_t seed, std::string_view occasion, int turn) {
    return keyOf(moveSeedOf(seed, turn), occasion);
}

std::string occasionOf(std::string_view what, BattleId battle) {
    return std::string(what) + " " + std::to_string(battle.index() + 1);
}

DiceKey throwKeyOf(const DiceKey& occasion, std::string_view what, int nth) {
    return spread([&](Digester& digester) {
        addKey(digester, occasion);
        digester.addText(what);
        digester.addNumber(nth);
    });
}

}  // namespace ephor::campaign
