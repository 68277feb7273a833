// Base of the writers of both data files: the head, and links and bounds with ids that other apps accept.
#pragma once

#include "models/exchange/legality.h"

#include <QXmlStreamWriter>
#include <iterator>

namespace ephor {

using XmlAttributes = std::initializer_list<std::pair<const char*, QString>>;

/// Opens an element with attributes; the schema has few names and many attributes.
void beginElement(QXmlStreamWriter& xml, const char* element, XmlAttributes attributes);

class BsDataWriter {
public:
    explicit BsDataWriter(const RuleSystem& system);

protected:
    void beginFile(const char* element, const QString& id, const QString& game);
    QByteArray end();

    void begin(const char* element, XmlAttributes attributes) { beginElement(m_xml, element, attributes); }
    void empty(const char* element, XmlAttributes attributes);
    /// An element around others; omitted where there are none.
    template <typename Range, typename Write> void list(const char* element, const Range& all, const Write& write) {
        if (std::empty(all))
            return;
        m_xml.writeStartElement(QLatin1StringView(element));
        for (const auto& one : all)
            write(one);
        m_xml.writeEndElement();
    }

    void writeCategoryLink(const QString& target, const QString& name, const std::string& where, bool primary,
                           const std::vector<Limit>& limits);
    void writeLimits(const QString& of, const std::vector<Limit>& limits);
    /// Sets a field to a value where an option is selected in a scope.
    void writeModifier(const QString& field, const QString& value, const QString& scope, const QString& option);

    const RuleSystem& m_system;
    RosterTerms m_terms;
    Legality m_legality;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;

private:
    QString readme() const;
    QString limitId(const QString& of, std::size_t number) const;
};

/// The game system (.gst): costs, profiles, groups and the army.
QByteArray gameSystemOf(const RuleSystem& system);

/// The system's catalogue (.cat): the units and options of an army.
QByteArray catalogueOf(const RuleSystem& system);

}  // namespace ephor
