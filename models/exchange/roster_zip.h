// Archives: checked before unpacking and unpacked only into memory, and packed without times.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <utility>
#include <vector>

namespace ephor {

/// The bytes of the only file whose name ends in `ending`. Fails for anything but an archive, for more than a few
/// files, for names that lead out of the archive, and for files that are declared or turn out larger than `largest`.
Result<QByteArray> unzipped(const QByteArray& archive, const QString& ending, std::size_t largest,
                            std::string_view file);

/// The name of a file in an archive, with its folders, and its bytes.
using FileToZip = std::pair<QString, QByteArray>;
/// An archive without the current time, so that equal bytes give equal archives.
QByteArray zipped(const std::vector<FileToZip>& files);

}  // namespace ephor
