#include "app/desktop/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace ephor {

namespace {

void load(const QLocale& locale, const char* file, const QString& folder) {
    auto* texts = new QTranslator(QCoreApplication::instance());
    if (texts->load(locale, QLatin1StringView(file), QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(texts);
}

}  // namespace

void speak(const QLocale& locale) {
    const QString own = QStringLiteral(":/translations");
    // The English file has singulars and plurals; texts that another language lacks are shown in English.
    load(QLocale(QLocale::English), "ephor", own);
    load(locale, "ephor", own);
    load(locale, "qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

}  // namespace ephor
