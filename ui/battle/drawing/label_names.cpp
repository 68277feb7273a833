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

/// A word of more than six letters is cut behind a consonant, as people abbreviate: "Regim.", "Thous.", "Arch.".
QString cut(const QString& word) {
    constexpr qsizetype whole = 6;
    constexpr qsizetype least = 4;
    static const QString vowels = QStringLiteral("aeiouy");
    if (word.size() <= whole)
        return word;
    qsizetype kept = least;
    while (kept < whole && vowels.contains(word[kept - 1].toLower()))
        ++kept;
    return word.left(kept) + u'.';
}

/// In two lines of about the same length: "Five\ncompanies III". Empty for a single word and its numeral.
QString inTwoLines(const QString& name) {
    qsizetype best = -1;
    const auto longer = [&](qsizetype at) { return std::max(at, name.size() - at - 1); };
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1))
        if (!isNumeral(name.mid(at + 1)) && (best < 0 || longer(at) <= longer(best)))
            best = at;
    return best < 0 ? QString() : name.left(best) + u'\n' + name.mid(best + 1);
}

/// "Regiment of Leontis" becomes "Regim. Leontis".
QString shortened(const QString& name) {
    QStringList words = tellingWords(name);
    qsizetype last = words.size() - 1;  // stays whole
    while (last > 0 && isNumeral(words[last]))
        --last;
    for (qsizetype i = 0; i < last; ++i)
        words[i] = cut(words[i]);
    return words.join(u' ');
}

/// The last name in it, else the first word, and the numeral: "Regiment of Leontis" becomes "Leon.", "Light horse II"
/// "Light II".
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
        if (const QString lines = inTwoLines(unit.name); !lines.isEmpty())
            forms << lines;
        const QString brief = isAmbiguous(unit, units, shortened) ? unit.name : shortened(unit.name);
        forms << brief << (isAmbiguous(unit, units, tagOf) ? brief : tagOf(unit.name));
        all[unit.piece.index()] = forms;
    }
    return all;
}

}  // namespace ephor
