// A QR code as an image for paper.
#pragma once

#include <QImage>
#include <string_view>

namespace ephor {

/// With the light border that readers need, in squares of eight dots. Null where the text is too long.
QImage codeImage(std::string_view text);

}  // namespace ephor
