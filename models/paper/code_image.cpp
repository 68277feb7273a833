#include "models/paper/code_image.h"

#include "models/exchange/qr_code.h"

#include <QPainter>

namespace ephor {

QImage codeImage(std::string_view text) {
    constexpr int lightBorder = 4;  // squares that a QR reader needs around the code
    constexpr int squareDots = 8;   // for sharp edges on paper
    const QrCode code = qrCodeOf(text);
    if (code.size == 0)
        return {};
    const int side = (code.size + 2 * lightBorder) * squareDots;
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x)
            if (code.isDark(x, y))
                painter.fillRect((x + lightBorder) * squareDots, (y + lightBorder) * squareDots, squareDots, squareDots,
                                 Qt::black);
    return image;
}

}  // namespace ephor
