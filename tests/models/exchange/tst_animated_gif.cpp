// Animated pictures, read back by Qt's own reader.
#include "models/paper/animated_gif.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QTest>

using namespace ephor;

namespace {

QImage withSquare(QColor colour, int x) {
    QImage image(60, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).fillRect(x, 10, 12, 12, colour);
    return image;
}

std::vector<QImage> readBack(const std::string& bytes, std::vector<int>* times = nullptr) {
    QByteArray data = QByteArray::fromStdString(bytes);
    QBuffer buffer(&data);
    QImageReader reader(&buffer, "gif");
    std::vector<QImage> images;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read()) {
        images.push_back(image.convertToFormat(QImage::Format_RGB32));
        if (times)
            times->push_back(reader.nextImageDelay());
    }
    return images;
}

}  // namespace

class TestAnimatedGif : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void picturesAreReadBackAsTheyWere() {
        const std::vector<QImage> images{withSquare(Qt::red, 4), withSquare(Qt::blue, 30), withSquare(Qt::blue, 30)};
        AnimatedGif gif(images);
        gif.add(images[0], 500);
        gif.add(images[1], 1200);
        gif.add(images[2], 4000);
        const Result<std::string> bytes = gif.finished();
        QVERIFY(bytes);
        QVERIFY(bytes->starts_with("GIF89a"));
        std::vector<int> times;
        const std::vector<QImage> read = readBack(*bytes, &times);
        QCOMPARE(read.size(), images.size());
        for (std::size_t i = 0; i < images.size(); ++i)
            QCOMPARE(read[i], images[i]);
        QCOMPARE(times, (std::vector<int>{500, 1200, 4000}));
    }

    void whatStaysTakesNoRoom() {
        const QImage image = withSquare(Qt::red, 4);
        AnimatedGif once({image});
        once.add(image, 500);
        AnimatedGif often({image});
        for (int i = 0; i < 11; ++i)
            often.add(image, 500);
        const std::size_t one = once.finished()->size();
        QVERIFY(often.finished()->size() <= one + 10 * 30);
    }

    void manyColoursComeOutNearly() {
        QImage image(256, 32, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, qRgb(x, 255 - x, y * 8));
        AnimatedGif gif({image});
        gif.add(image, 100);
        const std::vector<QImage> read = readBack(*gif.finished());
        QCOMPARE(read.size(), 1U);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb was = image.pixel(x, y);
                const QRgb is = read.front().pixel(x, y);
                QVERIFY(std::abs(qRed(was) - qRed(is)) < 40 && std::abs(qGreen(was) - qGreen(is)) < 40);
            }
    }

    void withoutPicturesItIsStillAFile() {
        AnimatedGif gif({withSquare(Qt::red, 4)});
        const Result<std::string> bytes = gif.finished();
        QVERIFY(bytes && bytes->ends_with(';'));
    }
};

QTEST_GUILESS_MAIN(TestAnimatedGif)
#include "tst_animated_gif.moc"
