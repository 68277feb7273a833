// The one file in an archive: looked at before anything is unpacked, and unpacked into memory alone.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace ephor {

/// The bytes of the only file whose name ends in `ending`. Refused: what is no archive, more than a few files, names
/// that lead out of the archive, files that say or prove that they are larger than `largest`.
Result<QByteArray> unzipped(const QByteArray& archive, const QString& ending, std::size_t largest,
                            std::string_view file);

/// An archive of one file. Equal bytes give equal archives: no clock is asked.
QByteArray zipped(const QByteArray& bytes, const QString& name);

}  // namespace ephor
