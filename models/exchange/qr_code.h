// QR codes as squares, for whatever draws them.
#pragma once

#include <string_view>
#include <vector>

namespace ephor {

/// `size` rows of `size` squares, row by row, without the light border of four squares that readers need around it.
struct QrCode {
    int size = 0;
    std::vector<bool> dark;

    bool isDark(int x, int y) const {
        return dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(x)];
    }
};

/// Of a text without zero bytes, with medium correction (15 % may be unreadable); size 0 where the text is too long for
/// one (some 2,300 bytes).
QrCode qrCodeOf(std::string_view text);

}  // namespace ephor
