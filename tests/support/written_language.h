// A language of resources/translations as it is written there, for tests of windows: they have no compiled files.
#pragma once

#include <QFile>
#include <QHash>
#include <QTranslator>
#include <QXmlStreamReader>

namespace ephor::test {

class WrittenLanguage final : public QTranslator {
public:
    /// `code`: "de". A language with one singular and one plural.
    explicit WrittenLanguage(const QString& code) {
        QFile file(QStringLiteral("resources/translations/ephor_%1.ts").arg(code));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader xml(&file);
        QByteArray context;
        QByteArray key;
        bool isNumber = false;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1StringView("name"))
                context = xml.readElementText().toUtf8();
            else if (xml.name() == QLatin1StringView("source"))
                key = context + '\n' + xml.readElementText().toUtf8();
            else if (xml.name() == QLatin1StringView("comment"))
                key += '\n' + xml.readElementText().toUtf8();
            else if (xml.name() == QLatin1StringView("numerusform"))
                m_forms[key] << xml.readElementText();
            else if (xml.name() == QLatin1StringView("message"))
                isNumber = xml.attributes().hasAttribute("numerus");
            else if (xml.name() == QLatin1StringView("translation") && !isNumber)
                m_forms[key] << xml.readElementText();
        }
    }

    bool isEmpty() const override { return m_forms.isEmpty(); }
    QString translate(const char* context, const char* source, const char* comment, int n) const override {
        QByteArray key = QByteArray(context) + '\n' + source;
        if (comment && *comment)
            key += QByteArray("\n") + comment;
        const QStringList forms = m_forms.value(key);
        return forms.isEmpty() ? QString() : n == 1 ? forms.front() : forms.back();
    }

private:
    QHash<QByteArray, QStringList> m_forms;
};

}  // namespace ephor::test
