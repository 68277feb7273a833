#include "models/text/odds_words.h"

#include "models/text.h"

#include <QLocale>
#include <cmath>

namespace ephor {

namespace {

QString digits(double value, int count) { return QLocale().toString(value, 'f', count); }

QString cell(const QString& text, QChar separator) {
    if (!text.contains(separator) && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + QString(text).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

}  // namespace

QString share(double p) { return tr("%1 %").arg(digits(p * 100, 1)); }

QString interval(const Share& share) {
    return tr("%1 to %2 %").arg(digits(share.low * 100, 1), digits(share.high * 100, 1));
}

QString plusMinus(const Share& share) { return tr("± %1").arg(digits(share.halfWidth() * 100, 1)); }

QString meanLeft(const OddsReport& report, PieceId piece, int atStart) {
    double squares = 0;
    const double mean = report.meanLeft(piece);
    const auto left = report.left(piece);
    for (std::size_t s = 0; s < left.size(); ++s)
        squares += static_cast<double>(left[s]) * std::pow(static_cast<double>(s) - mean, 2);
    const auto n = static_cast<double>(std::max<std::int64_t>(1, report.runs()));
    const double half = normal975 * std::sqrt(squares / n / n);
    return tr("%1 ± %2 of %3").arg(digits(mean, 1), digits(half, 2)).arg(atStart);
}

QString oddsTable(const OddsReport& report, const Game& game, QChar separator) {
    QStringList lines;
    const QLocale plain = QLocale::c();
    const auto number = [&plain](double value) { return plain.toString(value, 'f', 6); };
    const auto add = [&](const QStringList& cells) {
        QStringList quoted;
        for (const QString& one : cells)
            quoted << cell(one, separator);
        lines << quoted.join(separator);
    };
    const auto addShare = [&](const QString& what, const QString& who, const Share& one) {
        add({what, who, QString::number(one.count), number(one.p), number(one.low), number(one.high)});
    };
    add({tr("what"), tr("who"), tr("battles"), tr("share"), tr("low (95 %)"), tr("high (95 %)")});
    const auto name = [&game](Side side) { return QString::fromStdString(game.setup().lists[index(side)].name); };
    for (const Side side : bothSides)
        addShare(tr("wins"), name(side), report.wins(side));
    addShare(tr("draw"), {}, report.draws());
    for (const Side side : bothSides)
        addShare(tr("general lost"), name(side), report.generalLost(side));
    for (int i = 0; i < static_cast<int>(game.pieces().size()); ++i) {
        const PieceInfo& piece = game.pieces()[static_cast<std::size_t>(i)];
        const QString who = name(piece.side) + QStringLiteral(": ") + QString::fromStdString(piece.name);
        addShare(tr("gone"), who, report.gone(PieceId(i)));
    }
    const auto turns = report.turns();
    for (std::size_t turn = 0; turn < turns.size(); ++turn)
        if (turns[turn] > 0)
            addShare(tr("ended in turn"), QString::number(turn), wilson(turns[turn], report.runs()));
    return lines.join(u'\n') + u'\n';
}

}  // namespace ephor
