#include "core/base/digest.h"

#include <QTest>

using namespace ephor;

class TestDigest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownAnswersOfBlake2b128() {
        QCOMPARE(toHex(digestOf("")), std::string("cae66941d9efbd404e4d88758ea67670"));
        QCOMPARE(toHex(digestOf("abc")), std::string("cf4ab791c62b8d2b2109c90275287816"));
        QCOMPARE(toHex(digestOf(std::string(1000, 'a'))), std::string("a0e5a332e985551c28a377c40f4139c3"));
    }

    void bytesMayComePieceByPiece() {
        Digester digester;
        digester.addBytes("a");
        QCOMPARE(digester.digest(), digestOf("a"));  // and it goes on afterwards
        digester.addBytes("");
        digester.addBytes("bc");
        QCOMPARE(digester.digest(), digestOf("abc"));
    }

    void numbersGoInLittleEndian() {
        Digester digester;
        digester.addNumber(0x0102030405060708);
        QCOMPARE(digester.digest(), digestOf(std::string_view("\x08\x07\x06\x05\x04\x03\x02\x01", 8)));
        Digester negative;
        negative.addNumber(-1);
        QCOMPARE(negative.digest(), digestOf(std::string(8, '\xff')));
    }

    void aTextGoesInWithItsLengthSoThatPiecesAreNotRunTogether() {
        Digester one;
        one.addText("ab");
        one.addText("c");
        Digester other;
        other.addText("a");
        other.addText("bc");
        QVERIFY(one.digest() != other.digest());
    }

    void aCopyGoesItsOwnWay() {
        Digester one;
        one.addBytes("ab");
        Digester other = one;
        other.addBytes("c");
        QCOMPARE(one.digest(), digestOf("ab"));
        QCOMPARE(other.digest(), digestOf("abc"));
    }
};

QTEST_APPLESS_MAIN(TestDigest)
#include "tst_digest.moc"
