#include "models/mail/mail_text.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ephor {

namespace {

struct Entity {
    QLatin1StringView name;
    char32_t code;
};

constexpr std::array entities{
    Entity{"amp"_L1, U'&'},    Entity{"lt"_L1, U'<'},     Entity{"gt"_L1, U'>'},     Entity{"quot"_L1, U'"'},
    Entity{"apos"_L1, U'\''},  Entity{"nbsp"_L1, U' '},   Entity{"auml"_L1, U'ä'},   Entity{"ouml"_L1, U'ö'},
    Entity{"uuml"_L1, U'ü'},   Entity{"Auml"_L1, U'Ä'},   Entity{"Ouml"_L1, U'Ö'},   Entity{"Uuml"_L1, U'Ü'},
    Entity{"szlig"_L1, U'ß'},  Entity{"eacute"_L1, U'é'}, Entity{"egrave"_L1, U'è'}, Entity{"ecirc"_L1, U'ê'},
    Entity{"agrave"_L1, U'à'}, Entity{"aacute"_L1, U'á'}, Entity{"ccedil"_L1, U'ç'}, Entity{"ntilde"_L1, U'ñ'},
    Entity{"oacute"_L1, U'ó'}, Entity{"iacute"_L1, U'í'}, Entity{"uacute"_L1, U'ú'}, Entity{"ndash"_L1, U'–'},
    Entity{"mdash"_L1, U'—'},  Entity{"lsquo"_L1, U'‘'},  Entity{"rsquo"_L1, U'’'},  Entity{"ldquo"_L1, U'“'},
    Entity{"rdquo"_L1, U'”'},  Entity{"hellip"_L1, U'…'}, Entity{"bull"_L1, U'•'},   Entity{"euro"_L1, U'€'},
};

/// The character that is written as &name; or &#number;; nothing where it is none.
QString characterOf(QStringView name) {
    if (name.startsWith(u'#')) {
        const bool isHex = name.size() > 1 && name[1].toLower() == u'x';
        bool isNumber = false;
        const uint code = name.sliced(isHex ? 2 : 1).toUInt(&isNumber, isHex ? 16 : 10);
        const bool isCharacter = isNumber && code > 0 && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
        const auto character = static_cast<char32_t>(code);
        return isCharacter ? QString::fromUcs4(&character, 1) : QString();
    }
    const auto* found = std::ranges::find_if(entities, [&](const Entity& one) { return one.name == name; });
    return found == entities.end() ? QString() : QString::fromUcs4(&found->code, 1);
}

/// Builds the lines that are seen.
class HtmlText {
public:
    void addText(QStringView text) {
        for (qsizetype at = 0; at < text.size(); ++at) {
            if (text[at] == u'&') {
                constexpr qsizetype longest = 10;
                const QStringView name = text.sliced(at + 1).left(longest);
                const qsizetype end = name.indexOf(u';');
                if (const QString one = end > 0 ? characterOf(name.first(end)) : QString(); !one.isEmpty()) {
                    add(one);
                    at += end + 1;
                    continue;
                }
            }
            add(text.sliced(at, 1));
        }
    }
    void endLine() {
        while (m_line.endsWith(u' '))
            m_line.chop(1);
        m_text += u"> "_s.repeated(std::min(m_depth, deepest)) + m_line + u'\n';
        m_line.clear();
    }
    /// Ends the line unless it is empty.
    void endBlock() {
        if (!m_line.trimmed().isEmpty())
            endLine();
    }
    void quote(int more) {
        endBlock();
        m_depth = std::max(0, m_depth + more);
    }
    void setPreformatted(bool on) { m_isPreformatted = on; }
    QString text() {
        endBlock();
        return m_text;
    }

private:
    void add(QStringView one) {
        if (m_isPreformatted && one == u"\n")
            return endLine();
        if (!m_isPreformatted && one.size() == 1 && one.front().isSpace()) {
            if (!m_line.isEmpty() && !m_line.endsWith(u' '))
                m_line += u' ';
            return;
        }
        m_line += one;
    }
    static constexpr int deepest = 20;
    QString m_text;
    QString m_line;
    int m_depth = 0;
    bool m_isPreformatted = false;
};

bool isBlock(QStringView name) {
    static const QStringList blocks{u"p"_s,  u"div"_s, u"li"_s, u"tr"_s, u"ul"_s,  u"ol"_s,     u"table"_s,  u"h1"_s,
                                    u"h2"_s, u"h3"_s,  u"h4"_s, u"hr"_s, u"pre"_s, u"center"_s, u"section"_s};
    return blocks.contains(name);
}

bool isHidden(QStringView name) {
    return name == "script"_L1 || name == "style"_L1 || name == "head"_L1 || name == "title"_L1;
}

}  // namespace

QString textOfHtml(const QString& html) {
    HtmlText to;
    qsizetype at = 0;
    while (at < html.size()) {
        const qsizetype tag = html.indexOf(u'<', at);
        to.addText(QStringView(html).sliced(at, (tag < 0 ? html.size() : tag) - at));
        if (tag < 0)
            break;
        if (QStringView(html).sliced(tag).startsWith("<!--"_L1)) {
            const qsizetype end = html.indexOf("-->"_L1, tag);
            at = end < 0 ? html.size() : end + 3;
            continue;
        }
        const qsizetype end = html.indexOf(u'>', tag);
        if (end < 0)
            break;
        at = end + 1;
        QStringView inside = QStringView(html).sliced(tag + 1, end - tag - 1);
        const bool isEnd = inside.startsWith(u'/');
        if (isEnd)
            inside = inside.sliced(1);
        const auto ends = std::ranges::find_if(inside, [](QChar c) { return c.isSpace() || c == u'/'; });
        const QString name = inside.first(ends - inside.begin()).toString().toLower();
        if (isHidden(name) && !isEnd) {
            const qsizetype closed = html.indexOf(u"</"_s + name, at, Qt::CaseInsensitive);
            at = closed < 0 ? html.size() : closed;
        } else if (name == "br"_L1) {
            to.endLine();
        } else if (name == "blockquote"_L1) {
            to.quote(isEnd ? -1 : 1);
        } else if (isBlock(name)) {
            to.endBlock();
            if (name == "pre"_L1)
                to.setPreformatted(!isEnd);
            if (name == "p"_L1 && isEnd)
                to.endLine();
        } else if ((name == "td"_L1 || name == "th"_L1) && isEnd) {
            to.addText(u" ");
        }
    }
    return to.text();
}

QString unflowed(const QString& text, bool dropsSpace) {
    QStringList lines;
    QString open;       ///< a paragraph that goes on
    QString openMarks;  ///< its quote marks
    bool isOpen = false;
    for (const QString& line : text.split(u'\n')) {
        qsizetype depth = 0;
        while (depth < line.size() && line[depth] == u'>')
            ++depth;
        const QString marks = line.first(depth);
        QString body = line.sliced(depth);
        if (body.startsWith(u' '))
            body.removeFirst();  // space-stuffing
        const bool isSignature = body == "-- "_L1;
        if (isOpen && (marks != openMarks || isSignature)) {
            lines << openMarks + (openMarks.isEmpty() ? u""_s : u" "_s) + open;
            isOpen = false;
            open.clear();
        }
        const bool flows = body.endsWith(u' ') && !isSignature;
        if (flows && dropsSpace)
            body.chop(1);
        open += body;
        openMarks = marks;
        isOpen = flows;
        if (!flows) {
            lines << marks + (marks.isEmpty() ? u""_s : u" "_s) + open;
            open.clear();
        }
    }
    if (isOpen)
        lines << openMarks + (openMarks.isEmpty() ? u""_s : u" "_s) + open;
    return lines.join(u'\n');
}

QString plainText(QString text) {
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').replace(QChar(QChar::LineSeparator), u'\n');
    text.replace(QChar(QChar::ParagraphSeparator), u'\n').replace(QChar(QChar::Nbsp), u' ');
    text.removeIf([](QChar c) {
        return (c.category() == QChar::Other_Control && c != u'\n' && c != u'\t') || c == QChar(0xFFFE) ||
               c == QChar(0xFFFF);
    });
    return text;
}

QDateTime timeInHeader(QString text) {
    constexpr qsizetype longest = 80;
    if (text.size() > longest)
        return {};
    text = text.simplified();
    for (const Qt::DateFormat standard : {Qt::RFC2822Date, Qt::ISODate})
        if (const QDateTime time = QDateTime::fromString(text, standard); time.isValid())
            return time;
    static const QRegularExpression weekday(u"^\\p{L}+\\.?(,\\s*|\\s+(?=\\d+\\.?\\s+\\p{L}))"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression between(u"[,.]|\\b(at|um|à|Uhr)\\b"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    text = text.remove(weekday).replace(between, u" "_s).simplified();
    for (const QLocale::Language language : {QLocale::English, QLocale::German, QLocale::French})
        for (const QString& day : {u"MMMM d yyyy "_s, u"d MMMM yyyy "_s, u"MMM d yyyy "_s, u"d MMM yyyy "_s})
            for (const QString& hour : {u"h:mm AP"_s, u"h:mm:ss AP"_s, u"HH:mm"_s, u"HH:mm:ss"_s})
                if (const QDateTime time = QLocale(language).toDateTime(text, day + hour); time.isValid())
                    return time;
    return {};
}

}  // namespace ephor
