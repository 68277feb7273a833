// Animated GIF pictures, written by giflib.
#pragma once

#include "core/base/result.h"

#include <QImage>
#include <memory>
#include <string>
#include <vector>

struct GifFileType;

namespace ephor {

/// Writes one picture after another. All have one palette; what does not change from one to the next takes no room.
class AnimatedGif {
public:
    /// All pictures have the size of the samples, at most 65,535 pixels each way. The palette of 255 colours is made
    /// from the samples, of which there is at least one.
    explicit AnimatedGif(const std::vector<QImage>& samples);
    ~AnimatedGif();
    AnimatedGif(const AnimatedGif&) = delete;
    AnimatedGif& operator=(const AnimatedGif&) = delete;

    /// Adds a picture that is shown for that long, rounded to hundredths of a second.
    void add(const QImage& image, int milliseconds);
    /// The file, which plays in a loop. Fails where giflib does (no memory). Nothing can be added afterwards.
    Result<std::string> finished();

private:
    using Colour = unsigned char;  ///< its number in the palette

    void makePalette(const std::vector<QImage>& samples);
    void begin();
    Colour nearest(QRgb colour);
    void write(const QRect& part, const std::vector<Colour>& pixels, int milliseconds);

    QSize m_size;
    std::vector<QRgb> m_palette;
    std::vector<std::int16_t> m_nearest;  ///< for each colour of 5 bits a channel; below 0: not looked for yet
    std::vector<Colour> m_last;           ///< the picture before
    std::string m_bytes;
    GifFileType* m_file = nullptr;
    bool m_failed = false;
};

}  // namespace ephor
