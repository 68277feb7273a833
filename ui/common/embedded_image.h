// Images inside of HTML.
#pragma once

#include <QBuffer>
#include <QImage>

namespace ephor {

/// The value of a `src` that needs no file: a PNG.
inline QString embeddedImage(const QImage& image) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.toBase64());
}

}  // namespace ephor
