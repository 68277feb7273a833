#include "core/base/fix.h"

#include <QTest>

using namespace ephor;

class TestFix : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replacesCharactersOnOneLine() {
        QCOMPARE(withFix("one\ntwo three\n", {{}, 2, 5, 5, 0, "four"}), std::string("one\ntwo four\n"));
    }
    void countsCharactersNotBytes() {
        QCOMPARE(withFix("näme = \"ä b\"", {{}, 1, 8, 5, 0, "1"}), std::string("näme = 1"));
    }
    void insertsWhereTheLengthIsNone() {
        QCOMPARE(withFix("a\nb\n", {{}, 2, 1, 0, 0, "new\n"}), std::string("a\nnew\nb\n"));
    }
    void appendsBehindALastLineWithoutAnEnd() {
        QCOMPARE(withFix("a", {{}, 2, 1, 0, 0, "new\n"}), std::string("a\nnew\n"));
        QCOMPARE(withFix("a\n", {{}, 99, 1, 0, 0, "new\n"}), std::string("a\nnew\n"));
        QCOMPARE(withFix("", {{}, 1, 1, 0, 0, "new\n"}), std::string("new\n"));
    }
    void replacesWholeLines() {
        QCOMPARE(withFix("a\nb\nc\nd\n", {{}, 2, 1, 0, 2, "new\n"}), std::string("a\nnew\nd\n"));
        QCOMPARE(withFix("a\nb\nc", {{}, 2, 1, 0, 5, ""}), std::string("a\n"));
    }
    void neverGoesPastTheEndOfALine() {
        QCOMPARE(withFix("ab\ncd\n", {{}, 1, 2, 99, 0, "X"}), std::string("aX\ncd\n"));
        QCOMPARE(withFix("ab\ncd\n", {{}, 1, 99, 1, 0, "X"}), std::string("abX\ncd\n"));
    }
    void leavesTheByteOrderMarkAtTheStart() {
        QCOMPARE(withFix("\xEF\xBB\xBF"
                         "a\n",
                         {{}, 1, 1, 0, 0, "new\n"}),
                 std::string("\xEF\xBB\xBF"
                             "new\na\n"));
        QCOMPARE(withFix("\xEF\xBB\xBF"
                         "abc\n",
                         {{}, 1, 2, 1, 0, "X"}),
                 std::string("\xEF\xBB\xBF"
                             "aXc\n"));
    }
};

QTEST_APPLESS_MAIN(TestFix)
#include "tst_fix.moc"
