// Files that a test writes.
#pragma once

#include <QDir>
#include <QFile>
#include <QTest>

namespace ephor::test {

/// Writes a file in a folder that is made where it is missing.
inline void writeFile(const QString& path, QByteArrayView bytes) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes.data(), bytes.size()), bytes.size());
}

}  // namespace ephor::test
