// The data that other apps build rosters from. The rules of its structure that are held here are those of BSData's
// public schema, version 2.03, in our words: which elements stand in which order in which, which attributes each must
// have; and that every id is there once and every reference leads somewhere.
#include "core/io/trait_texts.h"
#include "models/exchange/bsdata.h"
#include "models/exchange/legality.h"
#include "models/exchange/roster.h"
#include "tests/models/roster_limits.h"
#include "tests/models/sample_lists.h"

#include <QDir>
#include <QFileInfo>
#include <QXmlStreamReader>
#include <QtTest>
#include <map>

using namespace ephor;

namespace {

struct Rule {
    QStringList children;  ///< in this order, each any number of times for a list, once otherwise
    QStringList attributes;
};

const QStringList entryChildren{QStringLiteral("modifiers"),
                                QStringLiteral("constraints"),
                                QStringLiteral("profiles"),
                                QStringLiteral("infoLinks"),
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
        "readme publications costTypes profileTypes categoryEntries forceEntries selectionEntries sharedSelectionEntries "
        "sharedSelectionEntryGroups sharedRules");
    add("gameSystem", top, "id name revision battleScribeVersion");
    add("catalogue", top, "id name revision battleScribeVersion gameSystemId gameSystemRevision");
    add("publications", words("publication"), "");
    add("publication", {}, "id name");
    add("sharedRules", words("rule"), "");
    add("rule", words("description"), "id name publicationId page hidden");
    add("description", {}, "");
    add("infoLinks", words("infoLink"), "");
    add("infoLink", {}, "id name hidden targetId type");
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
    add("categoryLink", words("modifiers constraints"), "id name targetId primary");
    add("readme", {}, "");
    add("modifiers", words("modifier"), "");
    add("modifier", words("conditions"), "type field value");
    add("conditions", words("condition"), "");
    add("condition", {}, "type value field scope childId");
    add("selectionEntries", words("selectionEntry"), "");
    add("sharedSelectionEntries", words("selectionEntry"), "");
    add("selectionEntry", entryChildren, "id name hidden collective import type");
    add("selectionEntryGroups", words("selectionEntryGroup"), "");
    add("sharedSelectionEntryGroups", words("selectionEntryGroup"), "");
    add("selectionEntryGroup", entryChildren, "id name hidden collective import");
    add("entryLinks", words("entryLink"), "");
    add("entryLink", words("modifiers constraints"), "id name hidden targetId type");
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
        for (const char* key : {"targetId", "typeId", "gameSystemId", "childId", "publicationId"})
            if (const QString to = xml.attributes().value(QLatin1StringView(key)).toString(); !to.isEmpty())
                references.insert(to);
    }

    QMap<QString, Rule> m_rules = rules();
};

}  // namespace

/// Of the data of a system, read once.
test::RosterLimits& limitsOf(const RuleSystem& system) {
    static std::map<std::string, test::RosterLimits> all;
    const auto known = all.find(system.info().id);
    if (known != all.end())
        return known->second;
    const std::vector<BsDataFile> data = bsDataOf(system);
    return all.try_emplace(system.info().id, data.front().bytes, data.back().bytes).first->second;
}

/// Whether the list says something that an app has no entry for: a type that does not exist, a word that is no choice.
bool hasUnknownWord(const RosterTerms& terms, const std::string& path, const std::vector<Entry>& entries) {
    return std::ranges::any_of(entries, [&](const Entry& entry) {
        const std::string here = path.empty() ? entry.table : path + "." + entry.table;
        const RosterTable* table = terms.table(here);
        const bool unknown =
            !table || !terms.entryOf(here, entry) || std::ranges::any_of(entry.fields, [&](const Field& field) {
                const auto option = std::ranges::find(table->options, field.key, &RosterTerm::key);
                return option != table->options.end() && !terms.optionOf(here, field) &&
                       field.value != FieldValue(false);
            });
        return unknown || hasUnknownWord(terms, here, entry.children);
    });
}
bool hasUnknownWord(const RosterTerms& terms, const ArmyList& list) {
    for (const Field& field : list.fields)
        for (const RosterTerm* option : terms.table("")->options)
            if (option->key == field.key && !terms.optionOf("", field) && field.value != FieldValue(false))
                return true;
    return hasUnknownWord(terms, {}, list.entries);
}

class TestBsdata : public QObject {
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

    void legalSampleArmiesKeepEveryBound() {
        int lists = 0;
        for (const ReadList& read : test::sampleLists()) {
            if (hasErrors(read.diagnostics))
                continue;
            test::RosterLimits& limits = limitsOf(*read.system);
            const QStringList broken = limits.broken(rosterOf(*read.list, *read.system).xml);
            QVERIFY2(broken.isEmpty(),
                     qPrintable(QString::fromStdString(read.list->file) + u'\n' + broken.join(u'\n')));
            ++lists;
        }
        QVERIFY2(lists >= 50, QByteArray::number(lists).constData());
    }

    // L7, ALA-AMB-118: grades and command points cost what Ephor makes of them, and hoplites are no band.
    void anAppAddsUpTheHousePointsOfAlala() {
        const RuleSystem& alala = *findSystem("alala");
        const ArmyList list = test::listOf(
            "format = 1\nsystem = \"alala\"\nrules = \"1\"\nname = \"x\"\npoints = \"house\"\nlimit = 200\n"
            "[[phalanx]]\nleader = \"L\"\ncp = 3\n[[phalanx.unit]]\ngrade = \"A\"\ncount = 2\n[[phalanx.unit]]\n"
            "grade = \"B\"\n[[phalanx.unit]]\ngrade = \"C\"\n[[band]]\ntype = \"psiloi\"\ncount = 3\n");
        const int points = 2 * 30 + 20 + 15 + 3 * 2 + 3 * *alala.catalogue().find("psiloi")->points;
        QCOMPARE(alala.summary(list).cost, std::optional(points));
        QCOMPARE(limitsOf(alala).broken(rosterOf(list, alala).xml), QStringList());
        ArmyList dear = list;
        for (Field& field : dear.fields)
            if (field.key == "limit")
                field.value = std::int64_t{points - 1};
        QCOMPARE(limitsOf(alala).broken(rosterOf(dear, alala).xml),
                 QStringList{QStringLiteral("points: %1, at most %2").arg(points).arg(points - 1)});
        QVERIFY(!bsDataOf(alala).back().bytes.contains("name=\"Hoplites\" hidden=\"false\" collective"));
    }

    // No entry could name a rule that every army has ([[every_army]]), such as Arete.
    void onlyRulesOfTroopsArePublished() {
        int left = 0;
        for (const RuleSystem* system : builtinSystems()) {
            const QByteArray game = bsDataOf(*system).front().bytes;
            for (const TraitText& one : traitTexts(system->info().id)) {
                const QByteArray rule = RosterTerms(*system).ruleId(one.trait).toUtf8();
                QVERIFY2(game.contains(rule) != one.ofArmy, qPrintable(QString::fromStdString(one.trait)));
                left += one.ofArmy;
            }
        }
        QVERIFY(left > 0);
    }

    // L8
    void aNumberIsOneEntryThatIsCounted() {
        for (const RuleSystem* system : builtinSystems()) {
            const QByteArray catalogue = bsDataOf(*system).back().bytes;
            QVERIFY(!catalogue.contains("name=\"Owned 3\""));
            QVERIFY2(catalogue.size() < 400'000, QByteArray::number(catalogue.size()).constData());
        }
    }

    /// Of every fault that Ephor names: the bounds are broken, or an app cannot make it, or the data say that they do
    /// not see it.
    void everyFaultBreaksABoundOrCannotBeMadeOrIsNamedInTheReadme_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("file");
        for (const std::string& id : systemIds()) {
            const QDir folder(QStringLiteral("tests/core/io/broken_lists/") + QString::fromStdString(id));
            for (const QString& name : folder.entryList({QStringLiteral("*.toml")}))
                QTest::newRow(qPrintable(QString::fromStdString(id) + u' ' + name))
                    << QString::fromStdString(id) << folder.filePath(name);
        }
    }
    void everyFaultBreaksABoundOrCannotBeMadeOrIsNamedInTheReadme() {
        QFETCH(const QString, system);
        QFETCH(const QString, file);
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::ReadOnly));
        const ReadList read = readArmyList(bytes.readAll().toStdString(), file.toStdString(), findSystem, systemIds());
        QVERIFY(read.list && read.system);
        const std::string code = QFileInfo(file).completeBaseName().toStdString();
        const RosterTerms terms(*read.system);
        const std::vector<Beyond> unseen = Legality(*read.system, terms).beyond();
        const auto named = std::ranges::find(unseen, code, &Beyond::code);
        test::RosterLimits& limits = limitsOf(*read.system);
        const QStringList broken = limits.broken(rosterOf(*read.list, *read.system).xml);
        if (named != unseen.end()) {
            QVERIFY(bsDataOf(*read.system).front().bytes.contains(named->words.c_str()));
        } else if (!hasUnknownWord(terms, *read.list)) {
            QVERIFY2(!broken.isEmpty(), qPrintable(file));
        }
    }

    void anArmyThatIsTooDearOrTooSmallBreaksItsBounds() {
        const auto faults = [](const char* text) {
            const ArmyList list = test::listOf(text);
            return limitsOf(*findSystem(list.system)).broken(rosterOf(list, *findSystem(list.system)).xml);
        };
        const char* head = "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Test\"\nlimit = 38\n";
        const std::string general = "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n";
        QCOMPARE(faults((head + general).c_str()), QStringList());
        QCOMPARE(faults((head + general + "[[unit]]\ntype = \"drilled_hoplite\"\ncount = 3\n").c_str()),
                 QStringList{QStringLiteral("points: 42, at most 38")});
        QCOMPARE(faults((std::string(head) + "[[unit]]\ntype = \"psiloi\"\n").c_str()),
                 QStringList{QStringLiteral("Strategos: 0, at least 1")});
        QCOMPARE(faults((std::string(head) + "scenario = true\n[[unit]]\ntype = \"psiloi\"\n").c_str()), QStringList());
        QCOMPARE(faults((head + general + general).c_str()), QStringList{QStringLiteral("Strategos: 2, at most 1")});
    }

    void theSameDataGiveTheSameBytes() {
        for (const RuleSystem* system : builtinSystems())
            QCOMPARE(bsDataOf(*system).back().bytes, bsDataOf(*system).back().bytes);
    }
};

QTEST_GUILESS_MAIN(TestBsdata)
#include "tst_bsdata.moc"
