// Shorter forms of units' names for their labels.
#include "ui/battle/drawing/unit_labels.h"

#include <QRegularExpression>

namespace ephor {

namespace {

bool isNumeral(const QString& word) {
    static const QRegularExpression numeral(QStringLiteral("^([IVXLC]+|[0-9]+)$"));
    return numeral.match(word).hasMatch();
}

/// The words that say something, with the numeral last.
QStringList tellingWords(const QString& name) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,]+"));
    static const QStringList empty{QStringLiteral("of"),  QStringLiteral("the"),  QStringLiteral("and"),
                                   QStringLiteral("its"), QStringLiteral("from"), QStringLiteral("with")};
    QStringList words = name.split(gaps, Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return empty.contains(word.toLower()); });
    return words;
}

/// A word of more than four letters is cut to three.
QString cut(const QString& word) {
    constexpr qsizetype kept = 3;
    return word.size() > kept + 1 ? word.left(kept) + u'.' : word;
}

/// "Regiment of Leontis" becomes "Reg. Leontis".
QString shortened(const QString& name) {
    QStringList words = tellingWords(name);
    qsizetype last = words.size() - 1;  // stays whole
    while (last > 0 && isNumeral(words[last]))
        --last;
    for (qsizetype i = 0; i < last; ++i)
        words[i] = cut(words[i]);
    return words.join(u' ');
}

/// The last name in it, else the first word, and the numeral: "Regiment of Leontis" becomes "Leo.", "Light horse II"
/// "Lig. II".
QString tagOf(const QString& name) {
    QString tag;
    QString numeral;
    for (const QString& word : tellingWords(name)) {
        if (isNumeral(word) && !tag.isEmpty())
            numeral = u' ' + word;
        else if (tag.isEmpty() || word.front().isUpper())
            tag = cut(word);
    }
    return (tag.isEmpty() ? cut(name) : tag) + numeral;
}

/// True where another unit of the side has another name with the same form.
bool isAmbiguous(const UnitShown& unit, const std::vector<UnitShown>& units, QString (*form)(const QString&)) {
    const QString own = form(unit.name);
    return std::ranges::any_of(units, [&](const UnitShown& other) {
        return other.side == unit.side && other.name != unit.name && form(other.name) == own;
    });
}

}  // namespace

QHash<int, QStringList> nameForms(const std::vector<UnitShown>& units) {
    QHash<int, QStringList> all;
    for (const UnitShown& unit : units) {
        QStringList forms{unit.name};
        for (QString (*form)(const QString&) : {shortened, tagOf})
            forms << (isAmbiguous(unit, units, form) ? forms.back() : form(unit.name));
        all[unit.piece.index()] = forms;
    }
    return all;
}

}  // namespace ephor
