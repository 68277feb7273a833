#include "models/exchange/bsdata_writer.h"

#include "models/exchange/bsdata.h"
#include "models/text.h"

#include <algorithm>

namespace ephor {

void beginElement(QXmlStreamWriter& xml, const char* element, XmlAttributes attributes) {
    xml.writeStartElement(QLatin1StringView(element));
    for (const auto& [key, value] : attributes)
        xml.writeAttribute(QLatin1StringView(key), value);
}

BsDataWriter::BsDataWriter(const RuleSystem& system)
    : m_system(system), m_terms(system), m_legality(system, m_terms), m_xml(&m_bytes) {
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
}

void BsDataWriter::beginFile(const char* element, const QString& id, const QString& game) {
    const SystemInfo& info = m_system.info();
    const QString revision = QString::number(revisionOf(info.version));
    m_xml.writeStartDocument(QStringLiteral("1.0"), true);
    m_xml.writeStartElement(QLatin1StringView(element));
    m_xml.writeDefaultNamespace(
        QStringLiteral("http://www.battlescribe.net/schema/%1Schema").arg(QLatin1StringView(element)));
    const auto attribute = [this](const char* key, const QString& value) {
        m_xml.writeAttribute(QLatin1StringView(key), value);
    };
    attribute("id", id);
    attribute("name", QString::fromStdString(info.name));
    attribute("revision", revision);
    attribute("battleScribeVersion", QLatin1StringView(battleScribeVersion));
    attribute("authorName", QStringLiteral("Ephor"));
    if (!game.isEmpty()) {
        attribute("library", QStringLiteral("false"));
        attribute("gameSystemId", game);
        attribute("gameSystemRevision", revision);
    }
    m_xml.writeTextElement(QStringLiteral("readme"), readme());
}

/// The faults that an app with only these data does not report.
QString BsDataWriter::readme() const {
    QString words = QStringLiteral(
        "Made by Ephor from the figures that it plays with. These data know how many of everything a legal army has. They do not see:\n");
    for (const Beyond& one : m_legality.beyond())
        words += QStringLiteral("- %1%2\n")
                     .arg(QString::fromStdString(one.words),
                          one.rule.empty() ? QString() : QStringLiteral(" (%1)").arg(QString::fromStdString(one.rule)));
    return words + QStringLiteral("Ephor checks all of it when it reads the roster.");
}

QByteArray BsDataWriter::end() {
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return m_bytes;
}

void BsDataWriter::empty(const char* element, XmlAttributes attributes) {
    begin(element, attributes);
    m_xml.writeEndElement();
}

void BsDataWriter::writeCategoryLink(const QString& target, const QString& name, const std::string& where, bool primary,
                                     const std::vector<Limit>& limits) {
    const QString id = m_terms.id("link/" + where);
    begin("categoryLink", {{"id", id},
                           {"name", name},
                           {"hidden", QStringLiteral("false")},
                           {"targetId", target},
                           {"primary", primary ? QStringLiteral("true") : QStringLiteral("false")}});
    writeLimits(id, limits);
    m_xml.writeEndElement();
}

/// The bounds' modifiers come before them.
void BsDataWriter::writeLimits(const QString& of, const std::vector<Limit>& limits) {
    const bool changes = std::ranges::any_of(limits, [](const Limit& one) { return !one.changes.empty(); });
    if (changes)
        m_xml.writeStartElement(QLatin1StringView("modifiers"));
    for (std::size_t i = 0; i < limits.size(); ++i)
        for (const Limit::Change& change : limits[i].changes)
            writeModifier(limitId(of, i), QString::number(change.value), change.scope, change.where);
    if (changes)
        m_xml.writeEndElement();
    std::size_t number = 0;
    list("constraints", limits, [&](const Limit& limit) {
        empty("constraint", {{"type", limit.isMost ? QStringLiteral("max") : QStringLiteral("min")},
                             {"value", QString::number(limit.value)},
                             {"field", QStringLiteral("selections")},
                             {"scope", limit.scope},
                             {"shared", QStringLiteral("true")},
                             {"includeChildSelections", QStringLiteral("true")},
                             {"id", limitId(of, number++)}});
    });
}

QString BsDataWriter::limitId(const QString& of, std::size_t number) const {
    return m_terms.id("constraint/" + of.toStdString() + "/" + std::to_string(number));
}

void BsDataWriter::writeModifier(const QString& field, const QString& value, const QString& scope,
                                 const QString& option) {
    begin("modifier", {{"type", QStringLiteral("set")}, {"field", field}, {"value", value}});
    m_xml.writeStartElement(QLatin1StringView("conditions"));
    empty("condition", {{"type", QStringLiteral("atLeast")},
                        {"value", QStringLiteral("1")},
                        {"field", QStringLiteral("selections")},
                        {"scope", scope},
                        {"childId", option},
                        {"shared", QStringLiteral("true")},
                        {"includeChildSelections", QStringLiteral("true")}});
    m_xml.writeEndElement();
    m_xml.writeEndElement();
}

}  // namespace ephor
