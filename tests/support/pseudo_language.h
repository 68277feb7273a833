// A language that no one speaks: every translated text is accented, longer and between «». What has no «» was not
// translated.
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>
#include <QXmlStreamReader>

namespace ephor::test {

class PseudoLanguage final : public QTranslator {
public:
    /// Knows the texts of resources/translations/ephor_en.ts and no others.
    PseudoLanguage() {
        QFile file(QStringLiteral("resources/translations/ephor_en.ts"));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader xml(&file);
        QByteArray context;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1StringView("name"))
                context = xml.readElementText().toUtf8();
            else if (xml.name() == QLatin1StringView("source"))
                m_known.insert(context + '\n' + xml.readElementText().toUtf8());
        }
    }

    bool isEmpty() const override { return m_known.isEmpty(); }
    QString translate(const char* context, const char* source, const char*, int) const override {
        return m_known.contains(QByteArray(context) + '\n' + source) ? accented(QString::fromUtf8(source)) : QString();
    }

    /// "&Open %1" becomes "«&Óópéén %1»".
    static QString accented(const QString& source) {
        // Arguments, tags, entities, access keys, patterns of file names and [*] of a title stay what they are.
        static const QRegularExpression kept(
            QStringLiteral("%L?\\d+|%L?n|\\{\\d\\}|<[^>]*>|&\\w+;|&(?=\\w)|\\(\\*[^)]*\\)|;;|\\[\\*\\]"));
        QString text = QStringLiteral("«");
        qsizetype at = 0;
        for (auto each = kept.globalMatch(source); each.hasNext();) {
            const auto one = each.next();
            text += accentedWords(source.sliced(at, one.capturedStart() - at)) + one.captured();
            at = one.capturedEnd();
        }
        return text + accentedWords(source.sliced(at)) + u'»';
    }

private:
    static QString accentedWords(const QString& plain) {
        static const QString from = QStringLiteral("aeiouyAEIOUYcnsCNS");
        static const QString to = QStringLiteral("áéíóúýÁÉÍÓÚÝçñšÇÑŠ");
        QString text;
        for (const QChar letter : plain) {
            const qsizetype place = from.indexOf(letter);
            text += place < 0 ? letter : to[place];
            if (place >= 0 && place < 12)
                text += to[place % 6];  // a longer word
        }
        return text;
    }

    QSet<QByteArray> m_known;
};

}  // namespace ephor::test
