#include "models/exchange/qr_code.h"

#include <memory>
#include <qrencode.h>
#include <string>

namespace ephor {

QrCode qrCodeOf(std::string_view text) {
    // The library itself packs texts of capitals and digits more tightly.
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free);
    if (!made)
        return {};
    QrCode code;
    code.size = made->width;
    for (int i = 0; i < made->width * made->width; ++i)
        code.dark.push_back((made->data[i] & 1) != 0);
    return code;
}

}  // namespace ephor
