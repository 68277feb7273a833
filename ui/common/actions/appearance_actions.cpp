#include "ui/common/actions/appearance_actions.h"

#include "models/text.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/colours.h"

#include <QActionGroup>
#include <QApplication>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <span>

namespace ephor {

namespace {

struct AppearanceChoice {
    const char* action;
    const char* stored;  ///< its word in the settings; an ISO 639 code for a language
};
constexpr std::array colourChoices{AppearanceChoice{"coloursOfSystem", "system"},
                                   AppearanceChoice{"coloursLight", "light"}, AppearanceChoice{"coloursDark", "dark"}};
constexpr std::array languageChoices{AppearanceChoice{"languageOfSystem", ""},
                                     AppearanceChoice{"languageEnglish", "en"},
                                     AppearanceChoice{"languageGerman", "de"}};
constexpr const char* coloursProperty = "ephorColours";  ///< of the program: the choice that is in force

QString coloursKey() { return QStringLiteral("colours"); }
QString languageKey() { return QStringLiteral("language"); }

QString coloursNow() {
    const QString now = qApp->property(coloursProperty).toString();
    return now.isEmpty() ? QString::fromLatin1(colourChoices.front().stored) : now;
}

/// An unknown word, of a later version, is taken for that of the system.
void useColours(const QString& word) {
    const bool isNight = word == QLatin1StringView("dark");
    qApp->setProperty(coloursProperty, word);
    QApplication::setPalette(isNight || word == QLatin1StringView("light") ? ephorPalette(isNight) : QPalette());
}

/// Adds actions of which one is checked: the one with the word that `chosen` returns.
QActionGroup* addChoices(WindowActions& actions, QMenu* menu, std::span<const AppearanceChoice> choices,
                         const std::function<QString()>& chosen, const std::function<void(const QString&)>& choose) {
    auto* group = new QActionGroup(&actions);
    for (const AppearanceChoice& choice : choices) {
        const QString word = QString::fromLatin1(choice.stored);
        QAction* action = actions.add(menu, choice.action, [choose, word] { choose(word); });
        action->setCheckable(true);
        action->setData(word);
        group->addAction(action);
    }
    const auto showChoice = [group, chosen] {
        const QList<QAction*> all = group->actions();
        for (QAction* action : all)
            action->setChecked(action->data().toString() == chosen());
    };
    showChoice();
    if (menu)
        QObject::connect(menu, &QMenu::aboutToShow, group, showChoice);
    return group;
}

}  // namespace

void useStoredColours(const QSettings& settings) {
    if (const QString stored = settings.value(coloursKey()).toString(); !stored.isEmpty())
        useColours(stored);
}

QLocale storedLocale(const QSettings& settings) {
    const QString stored = settings.value(languageKey()).toString();
    const QLocale system = QLocale::system();
    const QLocale chosen(stored);
    return stored.isEmpty() || chosen.language() == QLocale::C || chosen.language() == system.language() ? system
                                                                                                         : chosen;
}

void addAppearanceActions(WindowActions& actions, QMenu* view) {
    QSettings* settings = actions.settings();
    addChoices(actions, view ? view->addMenu(tr("&Colours")) : nullptr, colourChoices, coloursNow,
               [settings](const QString& word) {
                   useColours(word);
                   if (settings)
                       settings->setValue(coloursKey(), word);
               });
    QActionGroup* languages = addChoices(
        actions, view ? view->addMenu(tr("Lan&guage")) : nullptr, languageChoices,
        [settings] { return settings ? settings->value(languageKey()).toString() : QString(); },
        [settings, &actions](const QString& word) {
            settings->setValue(languageKey(), word);
            auto* told = new QMessageBox(QMessageBox::Information, tr("Language"),
                                         tr("Ephor uses this language from its next start."), QMessageBox::Ok,
                                         &actions.window());
            told->setInformativeText(
                tr("The manual, campaign reports, order sheets, names of places and people and the log of a battle "
                   "are in English in every language."));
            told->setAttribute(Qt::WA_DeleteOnClose);
            told->open();
        });
    languages->setEnabled(settings != nullptr);
}

}  // namespace ephor
