// The parts that all armies of a system share: costs, profiles, groups of units, and the army with its bounds.
#include "core/army/figures.h"
#include "models/exchange/bsdata.h"
#include "models/exchange/bsdata_writer.h"
#include "models/text.h"

#include <algorithm>

namespace ephor {

namespace {

/// The stats that any type has, in the order of the first type that has them.
std::vector<std::string> statKeys(const Catalogue& catalogue) {
    std::vector<std::string> keys;
    for (const TroopType& type : catalogue.types)
        for (const Stat& stat : type.stats)
            if (std::ranges::find(keys, stat.key) == keys.end())
                keys.push_back(stat.key);
    return keys;
}

class GameSystemWriter final : BsDataWriter {
public:
    using BsDataWriter::BsDataWriter;

    QByteArray written() {
        beginFile("gameSystem", m_terms.gameId(), {});
        writePublications();
        writeCostTypes();
        writeProfileTypes();
        writeCategories();
        writeForce();
        std::vector<TraitText> traits = traitTexts(m_system.info().id);
        std::erase_if(traits, [](const TraitText& one) { return one.ofArmy; });  // no entry could name them
        list("sharedRules", traits, [this](const TraitText& trait) { writeRule(m_xml, m_terms, trait); });
        return end();
    }

private:
    void writePublications() {
        m_xml.writeStartElement(QLatin1StringView("publications"));
        empty("publication",
              {{"id", m_terms.publicationId()},
               {"name", QStringLiteral("%1, rules by their numbers").arg(QString::fromStdString(m_system.info().name))},
               {"shortName", QString::fromStdString(m_system.info().name)}});
        m_xml.writeEndElement();
    }

    void writeCostTypes() {
        m_xml.writeStartElement(QLatin1StringView("costTypes"));
        empty("costType", {{"id", m_terms.pointsId()},
                           {"name", QStringLiteral("pts")},
                           {"defaultCostLimit", QString::number(m_legality.usualPoints().value_or(-1))},
                           {"hidden", QStringLiteral("false")}});
        m_xml.writeEndElement();
    }

    void writeProfileTypes() {
        m_xml.writeStartElement(QLatin1StringView("profileTypes"));
        begin("profileType", {{"id", m_terms.profileTypeId()}, {"name", QStringLiteral("Troops")}});
        std::vector<std::string> keys = statKeys(m_system.catalogue());
        keys.emplace_back("traits");
        list("characteristicTypes", keys, [this](const std::string& key) {
            empty("characteristicType",
                  {{"id", m_terms.characteristicId(key)}, {"name", toQString(keyAsHeading(key))}});
        });
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    std::vector<const RosterTable*> groups() const {
        std::vector<const RosterTable*> all;
        for (const RosterTable& table : m_terms.tables())
            if (table.isGroup())
                all.push_back(&table);
        return all;
    }

    void writeCategories() {
        const auto category = [this](const QString& id, const QString& name) {
            empty("categoryEntry", {{"id", id}, {"name", name}, {"hidden", QStringLiteral("false")}});
        };
        m_xml.writeStartElement(QLatin1StringView("categoryEntries"));
        for (const RosterTable* table : groups())
            category(m_terms.categoryId(table->path), table->name());
        if (m_legality.needsLine())
            category(m_terms.lineId(), QStringLiteral("Line"));
        m_xml.writeEndElement();
    }

    void writeForce() {
        m_xml.writeStartElement(QLatin1StringView("forceEntries"));
        begin("forceEntry",
              {{"id", m_terms.forceId()}, {"name", QStringLiteral("Army")}, {"hidden", QStringLiteral("false")}});
        m_xml.writeStartElement(QLatin1StringView("categoryLinks"));
        for (const RosterTable* table : groups())
            writeCategoryLink(m_terms.categoryId(table->path), table->name(), "force/" + table->path, false,
                              m_legality.ofTable(*table));
        if (m_legality.needsLine())
            writeCategoryLink(m_terms.lineId(), QStringLiteral("Line"), "force//line", false,
                              {{false, 1, QStringLiteral("force"), {}}});
        m_xml.writeEndElement();
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }
};

}  // namespace

QByteArray gameSystemOf(const RuleSystem& system) { return GameSystemWriter(system).written(); }

}  // namespace ephor
