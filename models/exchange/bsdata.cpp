#include "models/exchange/bsdata.h"

#include "core/army/figures.h"
#include "models/exchange/bsdata_writer.h"
#include "models/text.h"

namespace ephor {

void writeProfile(QXmlStreamWriter& xml, const RosterTerms& terms, const TroopType& type) {
    beginElement(xml, "profile",
                 {{"id", terms.id("profile/" + type.id)},
                  {"name", QString::fromStdString(type.name)},
                  {"publicationId", terms.publicationId()},
                  {"page", QString::fromStdString(type.rule)},
                  {"hidden", QStringLiteral("false")},
                  {"typeId", terms.profileTypeId()},
                  {"typeName", QStringLiteral("Troops")}});
    xml.writeStartElement(QLatin1StringView("characteristics"));
    const auto characteristic = [&](const std::string& key, const QString& value) {
        beginElement(xml, "characteristic",
                     {{"name", toQString(keyAsHeading(key))}, {"typeId", terms.characteristicId(key)}});
        xml.writeCharacters(value);
        xml.writeEndElement();
    };
    for (const Stat& stat : type.stats)
        characteristic(stat.key, QString::number(stat.value));
    QStringList traits;
    for (const std::string& trait : type.traits)
        traits << toQString(keyAsHeading(trait));
    characteristic("traits", traits.join(QStringLiteral(", ")));
    xml.writeEndElement();
    xml.writeEndElement();
}

void writeRule(QXmlStreamWriter& xml, const RosterTerms& terms, const TraitText& trait) {
    beginElement(xml, "rule",
                 {{"id", terms.ruleId(trait.trait)},
                  {"name", toQString(keyAsHeading(trait.trait))},
                  {"publicationId", terms.publicationId()},
                  {"page", QString::fromStdString(trait.rule)},
                  {"hidden", QStringLiteral("false")}});
    xml.writeTextElement(QLatin1StringView("description"), QString::fromStdString(trait.text));
    xml.writeEndElement();
}

std::vector<BsDataFile> bsDataOf(const RuleSystem& system) {
    const QString name = QString::fromStdString(system.info().id);
    return {{name + QStringLiteral(".gst"), gameSystemOf(system)},
            {name + QStringLiteral(".cat"), catalogueOf(system)}};
}

std::vector<Beyond> beyondBsData(const RuleSystem& system) {
    const RosterTerms terms(system);
    return Legality(system, terms).beyond();
}

}  // namespace ephor
