// QR codes as arrays of squares, to be drawn by the caller.
#pragma once

#include <string_view>
#include <vector>

namespace ephor {

/// `size` rows of `size` squares, without the light border of four squares that readers need.
struct QrCode {
    int size = 0;
    std::vector<bool> dark;

    bool isDark(int x, int y) const {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(x)];
    }
};

/// For a text without zero bytes, with medium error correction (15 % may be unreadable). Size 0 where the text is too
/// long (more than about 2,300 bytes).
QrCode qrCodeOf(std::string_view text);

}  // namespace ephor
