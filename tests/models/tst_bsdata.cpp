// The data that other apps build rosters from. The rules of its structure that are held here are those of BSData's public schema, version 2.03, in our words: which
// elements stand in which order in which, which attributes each must have; and that every id is there once and every reference leads somewhere.
#include "models/exchange/bsdata.h"
#include "tests/models/sample_lists.h"

#include <QXmlStreamReader>
#include <QtTest>

using namespace ephor;

namespace {

struct Rule {
    QStringList children;  ///< in this order, each any number of times for a list, once otherwise
    QStringList attributes;
};

const QStringList entryChildren{QStringLiteral("constraints"),
                                QStringLiteral("profiles"),
                                QStringLiteral("categoryLinks"),
                                QStringLiteral("selectionEntries"),
                                QStringLiteral("selectionEntryGroups"),
                                QStringLiteral("entryLinks"),
                                QStringLiteral("costs")};

QStringList words(const char* all) { return QString::fromLatin1(all).split(u' ', Qt::SkipEmptyParts); }

QMap<QString, Rule> rules() {
    QMap<QString, Rule> all;
    const auto add = [&all](const char* name, const QStringList& children, const char* attributes) {
        all.insert(QString::fromLatin1(name), {children, words(attributes)});
    };
    const QStringList top = words(
        "costTypes profileTypes categoryEntries forceEntries selectionEntries sharedSelectionEntries sharedSelectionEntryGroups");
    add("gameSystem", top, "id name revision battleScribeVersion");
    add("catalogue", top, "id name revision battleScribeVersion gameSystemId gameSystemRevision");
    add("costTypes", words("costType"), "");
    add("costType", {}, "id name defaultCostLimit hidden");
    add("profileTypes", words("profileType"), "");
    add("profileType", words("characteristicTypes"), "id name");
    add("characteristicTypes", words("characteristicType"), "");
    add("characteristicType", {}, "id name");
    add("categoryEntries", words("categoryEntry"), "");
    add("categoryEntry", {}, "id name hidden");
    add("forceEntries", words("forceEntry"), "");
    add("forceEntry", words("categoryLinks"), "id name hidden");
    add("categoryLinks", words("categoryLink"), "");
    add("categoryLink", {}, "id name targetId primary");
    add("selectionEntries", words("selectionEntry"), "");
    add("sharedSelectionEntries", words("selectionEntry"), "");
    add("selectionEntry", entryChildren, "id name hidden collective import type");
    add("selectionEntryGroups", words("selectionEntryGroup"), "");
    add("sharedSelectionEntryGroups", words("selectionEntryGroup"), "");
    add("selectionEntryGroup", entryChildren, "id name hidden collective import");
    add("entryLinks", words("entryLink"), "");
    add("entryLink", {}, "id name hidden targetId type");
    add("constraints", words("constraint"), "");
    add("constraint", {}, "id type value field scope");
    add("profiles", words("profile"), "");
    add("profile", words("characteristics"), "id name typeId");
    add("characteristics", words("characteristic"), "");
    add("characteristic", {}, "name typeId");
    add("costs", words("cost"), "");
    add("cost", {}, "name typeId value");
    return all;
}

/// Every fault of the file; collects its ids and references.
class StructureCheck {
public:
    QStringList faults;
    QSet<QString> ids;
    QSet<QString> references;

    void check(const QByteArray& bytes) {
        QXmlStreamReader xml(bytes);
        if (xml.readNextStartElement())
            element(xml);
        if (xml.hasError())
            faults << xml.errorString();
    }

private:
    void element(QXmlStreamReader& xml) {
        const QString name = xml.name().toString();
        const Rule rule = m_rules.value(name);
        if (!m_rules.contains(name))
            faults << QStringLiteral("<%1> is not known").arg(name);
        for (const QString& attribute : rule.attributes)
            if (!xml.attributes().hasAttribute(attribute))
                faults << QStringLiteral("<%1> has no %2").arg(name, attribute);
        take(xml, name);
        qsizetype last = 0;
        QString before;
        while (xml.readNextStartElement()) {
            const QString child = xml.name().toString();
            const qsizetype place = rule.children.indexOf(child);
            if (place < last)
                faults << QStringLiteral("<%1> may not stand there in <%2>").arg(child, name);
            if (child == before && rule.children.size() > 1)
                faults << QStringLiteral("<%1> stands twice in <%2>").arg(child, name);
            last = std::max(last, place);
            before = child;
            element(xml);
        }
    }

    void take(const QXmlStreamReader& xml, const QString& name) {
        const QString id = xml.attributes().value(QStringLiteral("id")).toString();
        // A profile of one type may stand at several entries.
        if (!id.isEmpty() && name != QLatin1StringView("profile")) {
            if (ids.contains(id))
                faults << QStringLiteral("the id of <%1 name=\"%2\"> is there twice")
                              .arg(name, xml.attributes().value(QStringLiteral("name")).toString());
            ids.insert(id);
        }
        for (const char* key : {"targetId", "typeId", "gameSystemId"})
            if (const QString to = xml.attributes().value(QLatin1StringView(key)).toString(); !to.isEmpty())
                references.insert(to);
    }

    QMap<QString, Rule> m_rules = rules();
};

}  // namespace

class tst_bsdata : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySystemIsPublishedInTheStructureOfTheSchema() {
        for (const RuleSystem* system : builtinSystems()) {
            const std::vector<BsDataFile> files = bsDataOf(*system);
            QCOMPARE(files.size(), 2U);
            StructureCheck check;
            for (const BsDataFile& file : files)
                check.check(file.bytes);
            QVERIFY2(check.faults.isEmpty(), qPrintable(check.faults.join(u'\n')));
            const QSet<QString> lost = check.references - check.ids;
            QVERIFY2(lost.isEmpty(), qPrintable(QStringList(lost.values()).join(u' ')));
        }
    }

    void everyTypeIsThereWithItsPoints() {
        for (const RuleSystem* system : builtinSystems()) {
            const QByteArray catalogue = bsDataOf(*system).back().bytes;
            for (const TroopType& type : system->catalogue().types) {
                const QByteArray name = " name=\"" + QString::fromStdString(type.name).toHtmlEscaped().toUtf8() + "\"";
                // Alala's hoplites are told apart by their grade, and have no type in a list.
                if (type.id != "hoplite" || system->info().id != "alala")
                    QVERIFY2(catalogue.contains(name), name.constData());
                if (type.points)
                    QVERIFY(catalogue.contains("value=\"" + QByteArray::number(*type.points) + "\""));
            }
        }
    }

    void theSameDataGiveTheSameBytes() {
        for (const RuleSystem* system : builtinSystems())
            QCOMPARE(bsDataOf(*system).back().bytes, bsDataOf(*system).back().bytes);
    }
};

QTEST_GUILESS_MAIN(tst_bsdata)
#include "tst_bsdata.moc"
