#include "ui/common/actions/colour_actions.h"

#include "models/text.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/colours.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QSettings>

namespace ephor {

namespace {

struct ColourChoice {
    const char* action;
    const char* stored;  ///< its word in the settings
};
constexpr std::array colourChoices{ColourChoice{"coloursOfSystem", "system"}, ColourChoice{"coloursLight", "light"},
                                   ColourChoice{"coloursDark", "dark"}};
constexpr const char* coloursProperty = "ephorColours";  ///< of the program: the choice that is in force

QString coloursKey() { return QStringLiteral("colours"); }

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

}  // namespace

void useStoredColours(const QSettings& settings) {
    if (const QString stored = settings.value(coloursKey()).toString(); !stored.isEmpty())
        useColours(stored);
}

void addColourActions(WindowActions& actions, QMenu* view) {
    QMenu* menu = view ? view->addMenu(tr("&Colours")) : nullptr;
    auto* group = new QActionGroup(&actions);
    for (const ColourChoice& choice : colourChoices) {
        const QString word = QString::fromLatin1(choice.stored);
        QAction* action = actions.add(menu, choice.action, [&actions, word] {
            useColours(word);
            if (actions.settings())
                actions.settings()->setValue(coloursKey(), word);
        });
        action->setCheckable(true);
        action->setData(word);
        group->addAction(action);
    }
    const auto showChoice = [group] {
        const QList<QAction*> all = group->actions();
        for (QAction* action : all)
            action->setChecked(action->data().toString() == coloursNow());
    };
    showChoice();
    if (menu)
        QObject::connect(menu, &QMenu::aboutToShow, group, showChoice);
}

}  // namespace ephor
