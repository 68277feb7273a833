#include "models/paper/animated_gif.h"

#include <algorithm>
#include <array>
#include <climits>
#include <gif_lib.h>
#include <span>

namespace ephor {

namespace {

constexpr int paletteSize = 256;
constexpr int transparent = paletteSize - 1;  ///< the pixel of the picture before stays
constexpr int channelBits = 5;

int append(GifFileType* file, const GifByteType* bytes, int count) {
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return count;
}

std::size_t indexOf(QRgb colour) {
    constexpr int drop = CHAR_BIT - channelBits;
    return static_cast<std::size_t>((qRed(colour) >> drop) << (2 * channelBits) |
                                    (qGreen(colour) >> drop) << channelBits | qBlue(colour) >> drop);
}

int squared(int difference) { return difference * difference; }

}  // namespace

AnimatedGif::AnimatedGif(const std::vector<QImage>& samples)
    : m_size(samples.front().size()), m_nearest(std::size_t{1} << (3 * channelBits), -1) {
    makePalette(samples);
    begin();
}

AnimatedGif::~AnimatedGif() {
    if (m_file)
        EGifCloseFile(m_file, nullptr);
}

/// giflib finds groups of similar colours, in steps of eight; the palette has the mean of each group.
void AnimatedGif::makePalette(const std::vector<QImage>& samples) {
    std::array<std::vector<GifByteType>, 3> channels;
    for (const QImage& sample : samples)
        for (int y = 0; y < m_size.height(); ++y)
            for (int x = 0; x < m_size.width(); ++x) {
                const QRgb colour = sample.pixel(x, y);
                channels[0].push_back(static_cast<GifByteType>(qRed(colour)));
                channels[1].push_back(static_cast<GifByteType>(qGreen(colour)));
                channels[2].push_back(static_cast<GifByteType>(qBlue(colour)));
            }
    std::vector<GifByteType> groups(channels[0].size());
    std::array<GifColorType, paletteSize> colours{};
    int count = transparent;
    m_failed = GifQuantizeBuffer(static_cast<unsigned>(m_size.width()),
                                 static_cast<unsigned>(m_size.height()) * static_cast<unsigned>(samples.size()), &count,
                                 channels[0].data(), channels[1].data(), channels[2].data(), groups.data(),
                                 colours.data()) == GIF_ERROR;
    std::array<std::array<std::int64_t, 4>, paletteSize> sums{};  // of each channel, and how many
    for (std::size_t i = 0; i < groups.size(); ++i) {
        for (std::size_t channel = 0; channel < channels.size(); ++channel)
            sums[groups[i]][channel] += channels[channel][i];
        ++sums[groups[i]].back();
    }
    for (const auto& [red, green, blue, pixels] : sums)
        if (pixels > 0)
            m_palette.push_back(qRgb(static_cast<int>((red + pixels / 2) / pixels),
                                     static_cast<int>((green + pixels / 2) / pixels),
                                     static_cast<int>((blue + pixels / 2) / pixels)));
}

void AnimatedGif::begin() {
    m_file = EGifOpen(&m_bytes, append, nullptr);
    ColorMapObject* palette = m_file ? GifMakeMapObject(paletteSize, nullptr) : nullptr;
    if (!palette) {
        m_failed = true;
        return;
    }
    for (std::size_t i = 0; i < m_palette.size(); ++i)
        palette->Colors[i] = {static_cast<GifByteType>(qRed(m_palette[i])),
                              static_cast<GifByteType>(qGreen(m_palette[i])),
                              static_cast<GifByteType>(qBlue(m_palette[i]))};
    EGifSetGifVersion(m_file, true);
    m_failed =
        m_failed || EGifPutScreenDesc(m_file, m_size.width(), m_size.height(), CHAR_BIT, 0, palette) == GIF_ERROR;
    GifFreeMapObject(palette);
    constexpr std::array<GifByteType, 3> forever{1, 0, 0};
    m_failed = m_failed || EGifPutExtensionLeader(m_file, APPLICATION_EXT_FUNC_CODE) == GIF_ERROR ||
               EGifPutExtensionBlock(m_file, 11, "NETSCAPE2.0") == GIF_ERROR ||
               EGifPutExtensionBlock(m_file, forever.size(), forever.data()) == GIF_ERROR ||
               EGifPutExtensionTrailer(m_file) == GIF_ERROR;
}

AnimatedGif::Colour AnimatedGif::nearest(QRgb colour) {
    std::int16_t& known = m_nearest[indexOf(colour)];
    if (known >= 0)
        return static_cast<Colour>(known);
    const auto difference = [colour](QRgb other) {
        return 3 * squared(qRed(colour) - qRed(other)) + 4 * squared(qGreen(colour) - qGreen(other)) +
               2 * squared(qBlue(colour) - qBlue(other));
    };
    const auto best = std::ranges::min_element(m_palette, {}, difference);
    known = static_cast<std::int16_t>(best - m_palette.begin());
    return static_cast<Colour>(known);
}

void AnimatedGif::add(const QImage& image, int milliseconds) {
    if (m_failed || m_palette.empty())
        return;
    const bool isFirst = m_last.empty();
    const auto width = static_cast<std::size_t>(m_size.width());
    m_last.resize(width * static_cast<std::size_t>(m_size.height()));
    std::vector<Colour> pixels(m_last.size());
    QRect part;
    for (int y = 0; y < m_size.height(); ++y)
        for (int x = 0; x < m_size.width(); ++x) {
            const std::size_t at = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
            const Colour colour = nearest(image.pixel(x, y));
            const bool stays = !isFirst && m_last[at] == colour;
            pixels[at] = stays ? transparent : colour;
            m_last[at] = colour;
            if (!stays)
                part |= QRect(x, y, 1, 1);
        }
    // A picture equal to the one before still takes its time.
    write(part.isEmpty() ? QRect(0, 0, 1, 1) : part, pixels, milliseconds);
}

void AnimatedGif::write(const QRect& part, const std::vector<Colour>& pixels, int milliseconds) {
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, milliseconds / 10, transparent};
    std::array<GifByteType, 4> block{};
    EGifGCBToExtension(&control, block.data());
    m_failed = EGifPutExtension(m_file, GRAPHICS_EXT_FUNC_CODE, block.size(), block.data()) == GIF_ERROR ||
               EGifPutImageDesc(m_file, part.x(), part.y(), part.width(), part.height(), false, nullptr) == GIF_ERROR;
    std::vector<GifPixelType> line(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom() && !m_failed; ++y) {
        const auto from = pixels.begin() + static_cast<std::ptrdiff_t>(y) * m_size.width() + part.x();
        std::copy_n(from, part.width(), line.begin());
        m_failed = EGifPutLine(m_file, line.data(), part.width()) == GIF_ERROR;
    }
}

Result<std::string> AnimatedGif::finished() {
    if (m_file)
        m_failed = EGifCloseFile(m_file, nullptr) == GIF_ERROR || m_failed;
    m_file = nullptr;
    if (m_failed)
        return failure("picture-failed", "The animated picture cannot be made: too little memory.");
    return m_bytes;
}

}  // namespace ephor
