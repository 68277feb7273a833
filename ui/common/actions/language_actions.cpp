#include "ui/common/actions/language_actions.h"

#include "models/text.h"
#include "ui/common/actions/window_actions.h"

#include <QActionGroup>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>

namespace ephor {

namespace {

struct LanguageChoice {
    const char* action;
    const char* stored;  ///< its ISO 639 code in the settings; empty: as the system
};
constexpr std::array languageChoices{LanguageChoice{"languageOfSystem", ""}, LanguageChoice{"languageEnglish", "en"},
                                     LanguageChoice{"languageGerman", "de"}};

QString languageKey() { return QStringLiteral("language"); }

}  // namespace

QLocale storedLocale(const QSettings& settings) {
    const QString stored = settings.value(languageKey()).toString();
    const QLocale system = QLocale::system();
    const QLocale chosen(stored);
    return stored.isEmpty() || chosen.language() == QLocale::C || chosen.language() == system.language() ? system
                                                                                                         : chosen;
}

void addLanguageActions(WindowActions& actions, QMenu* view) {
    QMenu* menu = view ? view->addMenu(tr("Lan&guage")) : nullptr;
    auto* group = new QActionGroup(&actions);
    for (const LanguageChoice& choice : languageChoices) {
        const QString word = QString::fromLatin1(choice.stored);
        QAction* action = actions.add(menu, choice.action, [&actions, word] {
            actions.settings()->setValue(languageKey(), word);
            auto* told = new QMessageBox(QMessageBox::Information, tr("Language"),
                                         tr("Ephor uses this language from its next start."), QMessageBox::Ok,
                                         &actions.window());
            told->setAttribute(Qt::WA_DeleteOnClose);
            told->open();
        });
        action->setCheckable(true);
        action->setData(word);
        action->setEnabled(actions.settings() != nullptr);
        group->addAction(action);
    }
    const auto showChoice = [group, &actions] {
        const QString now = actions.settings() ? actions.settings()->value(languageKey()).toString() : QString();
        const QList<QAction*> all = group->actions();
        for (QAction* action : all)
            action->setChecked(action->data().toString() == now);
    };
    showChoice();
    if (menu)
        QObject::connect(menu, &QMenu::aboutToShow, group, showChoice);
}

}  // namespace ephor
