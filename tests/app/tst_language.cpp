// The language of the program: the one that was chosen, and English tells one from many.
#include "app/desktop/language.h"
#include "tests/app/started_desktop.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/start/start_window.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QTest>
#include <QTranslator>

using namespace ephor;

class TestLanguage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void cleanup() {
        qDeleteAll(qApp->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
    }

    void oneIsSaidInTheSingular() {
        const auto squadrons = [](int count) {
            return QCoreApplication::translate("ephor", "%n squadrons", nullptr, count);
        };
        QCOMPARE(squadrons(1), QStringLiteral("1 squadrons"));
        speak(QLocale(QLocale::Icelandic));  // there is no such translation
        QCOMPARE(squadrons(1), QStringLiteral("1 squadron"));
        QCOMPARE(squadrons(2), QStringLiteral("2 squadrons"));
        QCOMPARE(QCoreApplication::translate("ephor", "Hold"), QStringLiteral("Hold"));
    }

    void theChoiceIsStoredForTheNextStart() {
        QSettings settings(m_folder.filePath(QStringLiteral("choice.ini")), QSettings::IniFormat);
        QCOMPARE(storedLocale(settings), QLocale::system());
        QWidget window;
        WindowActions actions(window, ActionSection::Start, &settings);
        QMenu view;
        addAppearanceActions(actions, &view);
        QVERIFY(actions.find("languageOfSystem")->isChecked());
        actions.find("languageGerman")->trigger();
        QCOMPARE(storedLocale(settings).language(), QLocale::German);
        const auto* told = window.findChild<QMessageBox*>();
        QVERIFY(told && told->informativeText().contains(QStringLiteral("order sheets")));  // what stays English
        actions.find("languageEnglish")->trigger();
        QCOMPARE(storedLocale(settings).language(), QLocale::English);
        actions.find("languageOfSystem")->trigger();
        QCOMPARE(storedLocale(settings), QLocale::system());
        settings.setValue(QStringLiteral("language"), QStringLiteral("of a later version"));
        QCOMPARE(storedLocale(settings), QLocale::system());
    }

    void withoutSettingsThereIsNoChoice() {
        QWidget window;
        WindowActions actions(window, ActionSection::Start, nullptr);
        addAppearanceActions(actions, nullptr);
        QVERIFY(!actions.find("languageGerman")->isEnabled());
    }

    void theStartWindowSpeaksGerman() {
        speak(QLocale(QLocale::German));
        test::StartedDesktop program(m_folder);
        program.desktop().showStart();
        QStringList texts;
        for (QWidget* window : QApplication::topLevelWidgets())
            if (const auto* start = qobject_cast<StartWindow*>(window))
                for (const QLabel* label : start->findChildren<QLabel*>())
                    texts << label->text();
        QVERIFY2(texts.contains(QStringLiteral("Historische Schlachten")), qPrintable(texts.join(u'\n')));
        QVERIFY(!texts.contains(QStringLiteral("Historical battles")));
        QCOMPARE(QLocale().toString(8.5, 'f', 1), QStringLiteral("8,5"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
