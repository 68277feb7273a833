// Archives of one file, checked before unpacking and unpacked only into memory.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace ephor {

/// The bytes of the only file whose name ends in `ending`. Fails for anything but an archive, for more than a few
/// files, for names that lead out of the archive, and for files that are declared or turn out larger than `largest`.
Result<QByteArray> unzipped(const QByteArray& archive, const QString& ending, std::size_t largest,
                            std::string_view file);

/// An archive of one file, without the current time, so that equal bytes give equal archives.
QByteArray zipped(const QByteArray& bytes, const QString& name);

}  // namespace ephor
