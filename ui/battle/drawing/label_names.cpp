// Shorter forms of units' names for their labels.
#include "ui/battle/drawing/unit_labels.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <ranges>

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

/// The number of a unit among those of its name: 4 of "Spears IV"; 0 without one.
int numberOf(const QString& name) {
    static const QString digits = QStringLiteral("IVXLC");
    static constexpr std::array worth{1, 5, 10, 50, 100};
    const QString word = name.section(u' ', -1);
    if (!isNumeral(word) || word == name)
        return 0;
    int sum = word.toInt();
    for (int last = 0; const QChar digit : word | std::views::reverse) {
        const qsizetype at = digits.indexOf(digit);
        if (at < 0)
            break;
        const int value = worth[static_cast<std::size_t>(at)];
        sum += value < last ? -value : value;
        last = std::max(last, value);
    }
    return sum;
}

bool areNeighbours(const UnitShown& one, const UnitShown& other) {
    constexpr double level = 0.1;  // inches ahead or behind
    const Vec apart = other.body.pose.centre - one.body.pose.centre;
    return one.side == other.side && one.name.section(u' ', 0, -2) == other.name.section(u' ', 0, -2) &&
           dot(one.body.facing(), other.body.facing()) > 0.999 && std::abs(dot(apart, one.body.facing())) < level &&
           std::abs(dot(apart, one.body.right())) < one.body.size.frontage * 1.05;
}

}  // namespace

QHash<int, QString> lineNames(const std::vector<UnitShown>& units, const std::function<bool(const UnitShown&)>& isOwn) {
    constexpr std::size_t least = 3;
    QHash<int, QString> names;
    std::vector<const UnitShown*> left;
    for (const UnitShown& unit : units)
        if (unit.isOnBase() && !unit.isSingle() && unit.markers.empty() && !unit.waiting && numberOf(unit.name) > 0)
            left.push_back(&unit);
    while (!left.empty()) {
        std::vector<const UnitShown*> line{left.back()};
        left.pop_back();
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto joins = [&](const UnitShown* one) { return areNeighbours(*line[i], *one); };
            const auto rest = std::stable_partition(left.begin(), left.end(), std::not_fn(joins));
            line.insert(line.end(), rest, left.end());
            left.erase(rest, left.end());
        }
        const auto [first, last] = std::ranges::minmax(line, {}, [](const auto* one) { return numberOf(one->name); });
        const int count = numberOf(last->name) - numberOf(first->name) + 1;
        if (line.size() < least || count != static_cast<int>(line.size()))
            continue;
        const QString name = first->name + QChar(0x2013) + last->name.section(u' ', -1);
        std::ranges::sort(line, {}, [&](const auto* one) {
            return dot(one->body.pose.centre - first->body.pose.centre, first->body.right());
        });
        std::erase_if(line, [&](const auto* one) { return isOwn(*one); });
        for (std::size_t i = 0; i < line.size(); ++i)
            names[line[i]->piece.index()] = i == line.size() / 2 ? name : QString();
    }
    return names;
}

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
