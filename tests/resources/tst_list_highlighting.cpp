// Colours of a list's text: a sample that holds every kind of word, and what each was taken for when that was last
// accepted. EPHOR_ACCEPT_GOLDEN=1 in the environment writes it anew.
#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>
#include <QFile>
#include <QSet>
#include <QTest>

namespace {

constexpr QLatin1StringView folder("tests/resources/highlighting/");

/// Writes each word between the name of its format: <Key>limit</Key>.
class Tagger final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    explicit Tagger(const KSyntaxHighlighting::Definition& definition) { setDefinition(definition); }

    QString tagged(const QString& text) {
        QString all;
        KSyntaxHighlighting::State state;
        for (const QString& line : text.split(u'\n')) {
            m_line = line;
            m_tagged.clear();
            m_end = 0;
            state = highlightLine(line, state);
            all += m_tagged + line.sliced(m_end) + u'\n';
        }
        return all;
    }
    const QSet<QString>& seen() const { return m_seen; }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override {
        if (length == 0)
            return;
        m_seen.insert(format.name());
        const QString tag = format.name().simplified().replace(u' ', u'_');
        m_tagged += m_line.sliced(m_end, offset - m_end);
        m_tagged += QStringLiteral("<%1>%2</%1>").arg(tag, m_line.sliced(offset, length));
        m_end = offset + length;
    }

private:
    QString m_line;
    QString m_tagged;
    qsizetype m_end = 0;
    QSet<QString> m_seen;
};

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

class TestListHighlighting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDefinitionIsCompiledInAndValid() { QVERIFY(definition().isValid()); }

    void aSampleIsColouredAsAccepted() {
        Tagger tagger(definition());
        const QString now = tagger.tagged(textOf(folder + QStringLiteral("army_list.toml")));
        QFile file(folder + QStringLiteral("army_list.toml.ref"));
        if (qEnvironmentVariableIsSet("EPHOR_ACCEPT_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(now.toUtf8());
            return;
        }
        const QStringList accepted = textOf(file.fileName()).split(u'\n');
        const QStringList lines = now.split(u'\n');
        for (qsizetype i = 0; i < std::max(accepted.size(), lines.size()); ++i) {
            const QString before = accepted.value(i, QStringLiteral("(nothing)"));
            const QString after = lines.value(i, QStringLiteral("(nothing)"));
            QVERIFY2(before == after,
                     qPrintable(QStringLiteral("\nline %1 was\n  %2\nand is\n  %3").arg(i + 1).arg(before, after)));
        }
    }

    void theSampleHoldsEveryFormatOfTheDefinition() {
        Tagger tagger(definition());
        tagger.tagged(textOf(folder + QStringLiteral("army_list.toml")));
        for (const KSyntaxHighlighting::Format& format : definition().formats())
            QVERIFY2(tagger.seen().contains(format.name()), qPrintable(format.name()));
    }

    void bothThemesAreCompiledIn() {
        for (const char* name : {"Ephor Light", "Ephor Dark"})
            QCOMPARE(m_repository.theme(QLatin1StringView(name)).name(), QLatin1StringView(name));
    }

private:
    KSyntaxHighlighting::Definition definition() {
        return m_repository.definitionForName(QStringLiteral("Ephor army list"));
    }

    KSyntaxHighlighting::Repository m_repository;
};

QTEST_GUILESS_MAIN(TestListHighlighting)
#include "tst_list_highlighting.moc"
