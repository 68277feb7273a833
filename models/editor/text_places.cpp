#include "models/editor/text_places.h"

#include <algorithm>

namespace ephor {

namespace {

qsizetype lineEnd(const QString& text, qsizetype from) {
    const qsizetype end = text.indexOf(u'\n', from);
    return end < 0 ? text.size() : end;
}

/// The position `count` code points after `at`, at most `end`.
qsizetype forward(const QString& text, qsizetype at, int count, qsizetype end) {
    for (; count > 0 && at < end; --count)
        at += text[at].isHighSurrogate() && at + 1 < end && text[at + 1].isLowSurrogate() ? 2 : 1;
    return at;
}

bool isWord(QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.' || c == u'+'; }

/// The end of the token at `at`: a quoted text with its quotes, a heading in brackets, a word, or the rest of the line.
qsizetype tokenEnd(const QString& text, qsizetype at, qsizetype end) {
    const QChar first = text[at];
    if (first == u'"' || first == u'\'') {
        for (qsizetype i = at + 1; i < end; ++i) {
            if (first == u'"' && text[i] == u'\\')
                ++i;
            else if (text[i] == first)
                return i + 1;
        }
        return end;
    }
    if (first == u'[') {
        qsizetype i = at;
        while (i < end && text[i] != u']')
            ++i;
        while (i < end && text[i] == u']')
            ++i;
        return i;
    }
    qsizetype i = at;
    while (i < end && isWord(text[i]))
        ++i;
    return i > at ? i : end;
}

}  // namespace

qsizetype lineStart(const QString& text, int line) {
    qsizetype at = 0;
    for (int i = 1; i < line; ++i) {
        const qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            return text.size();
        at = end + 1;
    }
    return at;
}

qsizetype positionOf(const QString& text, int line, int column) {
    const qsizetype start = lineStart(text, line);
    return forward(text, start, std::max(0, column - 1), lineEnd(text, start));
}

TextEdit editOf(const QString& text, const Fix& fix) {
    if (fix.wholeLines > 0) {
        const qsizetype from = lineStart(text, fix.line);
        const qsizetype to = lineStart(text, fix.line + fix.wholeLines);
        return {from, to - from, QString::fromStdString(fix.text)};
    }
    const qsizetype from = positionOf(text, fix.line, fix.column);
    return {from, forward(text, from, fix.length, lineEnd(text, from)) - from, QString::fromStdString(fix.text)};
}

TextEdit difference(const QString& from, const QString& to) {
    const qsizetype shorter = std::min(from.size(), to.size());
    qsizetype begin = 0;
    while (begin < shorter && from[begin] == to[begin])
        ++begin;
    qsizetype end = 0;
    while (end < shorter - begin && from[from.size() - 1 - end] == to[to.size() - 1 - end])
        ++end;
    return {begin, from.size() - end - begin, to.mid(begin, to.size() - end - begin)};
}

TextRange rangeOf(const QString& text, const Diagnostic& diagnostic) {
    const SourcePosition& place = diagnostic.place;
    if (place.line < 1)
        return {};
    const qsizetype start = lineStart(text, place.line);
    const qsizetype end = lineEnd(text, start);
    qsizetype at = positionOf(text, place.line, std::max(1, place.column));
    for (const Fix& fix : diagnostic.fixes)
        if (fix.line == place.line && fix.column == place.column && fix.length > 0 && fix.wholeLines == 0)
            return {at, forward(text, at, fix.length, end) - at};
    while (at < end && text[at].isSpace())
        ++at;
    if (at < end)
        return {at, tokenEnd(text, at, end) - at};
    // At the end of a line, as after "type =": the last word of the line.
    qsizetype last = end;
    while (last > start && text[last - 1].isSpace())
        --last;
    qsizetype from = last;
    while (from > start && !text[from - 1].isSpace())
        --from;
    return {from, last - from};
}

}  // namespace ephor
