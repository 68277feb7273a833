// English tells one from many, whatever language the machine speaks.
#include "app/desktop/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

class TestLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneIsSaidInTheSingular() {
        const auto squadrons = [](int count) {
            return QCoreApplication::translate("ephor", "%n squadrons", nullptr, count);
        };
        QCOMPARE(squadrons(1), QStringLiteral("1 squadrons"));
        ephor::speak(QLocale(QLocale::German));  // there is no such translation
        QCOMPARE(squadrons(1), QStringLiteral("1 squadron"));
        QCOMPARE(squadrons(2), QStringLiteral("2 squadrons"));
        QCOMPARE(QCoreApplication::translate("ephor", "Hold"), QStringLiteral("Hold"));
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
