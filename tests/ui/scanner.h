// What a camera would do: pages of a PDF as pictures, and the QR codes in them.
#pragma once

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QStringList>
#include <ZXing/ReadBarcode.h>

namespace ephor::test {

/// All pages of a PDF; `stem` is where their pictures go.
inline QList<QImage> pagesOf(const QString& pdf, const QString& stem, int dotsPerInch) {
    QProcess::execute(QStringLiteral("pdftoppm"),
                      {QStringLiteral("-r"), QString::number(dotsPerInch), QStringLiteral("-png"), pdf, stem});
    const QFileInfo info(stem);
    QList<QImage> pages;
    for (const QString& name :
         info.dir().entryList({info.fileName() + QStringLiteral("-*.png")}, QDir::Files, QDir::Name))
        pages << QImage(info.dir().filePath(name));
    return pages;
}

/// The texts of all QR codes in a picture.
inline QStringList scanned(const QImage& picture) {
    const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()));
    QStringList texts;
    for (const auto& code : ZXing::ReadBarcodes(view, ZXing::ReaderOptions().setFormats(ZXing::BarcodeFormat::QRCode)))
        texts << QString::fromStdString(code.text());
    return texts;
}

}  // namespace ephor::test
