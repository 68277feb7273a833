// Rosters that grow when they are read: the bytes are orders to write selections with large numbers within each other,
// long names, notes and many attributes.
//
//     s ENTRY NUMBER LETTERS   open a selection of that entry, so many of it, with a name of so many letters
//     e                        close the innermost one
//     n NOTE                   a note in it
//     t ATTRIBUTES             an empty tag with so many attributes
//     f                        a force within the force, for what follows
//
// The first byte is the rule system. An argument is a byte, ENTRY two; each is taken as a remainder, so any bytes are
// orders.
#include "models/exchange/roster_terms.h"
#include "roster_reading.h"

#include <array>

using namespace ephor;

namespace {

constexpr qsizetype largestXml = 1 << 18;
constexpr std::array numbers{1, 1, 1, 2, 3, 7, 40, 400, 999, 1000, 1001, 100'000, 0, -1};
constexpr std::array<qsizetype, 8> lengths{0, 0, 0, 1, 30, 300, 7500, 30'000};

struct Ids {
    QByteArray game;
    std::vector<QByteArray> selections;  ///< entries and options, as an app writes them, and one that nobody knows
};

Ids idsOf(const RuleSystem& system) {
    const RosterTerms terms(system);
    Ids ids{terms.gameId().toUtf8(), {"unknown"}};
    for (const RosterTable& table : terms.tables()) {
        for (const RosterTerm* entry : table.entries)
            ids.selections.push_back(entry->id.toUtf8());
        for (const RosterTerm* option : table.options)
            ids.selections.push_back("link::" + option->id.toUtf8());
    }
    return ids;
}

/// Of every system.
std::vector<Ids> allIds() {
    std::vector<Ids> all;
    for (const RuleSystem* system : builtinSystems())
        all.push_back(idsOf(*system));
    return all;
}

class RosterMaker {
public:
    explicit RosterMaker(std::string_view orders) : m_orders(orders) {}

    QByteArray xml() {
        static const std::vector<Ids> systems = allIds();
        m_ids = &systems[argument() % systems.size()];
        m_xml = "<roster name=\"x\" gameSystemRevision=\"1\" gameSystemId=\"" + m_ids->game + "\"><forces><force>";
        while (!m_orders.empty() && m_xml.size() < largestXml)
            obey(static_cast<char>(argument()));
        while (!m_open.isEmpty())
            close();
        return m_xml + "</force></forces></roster>";
    }

private:
    std::size_t argument() {
        if (m_orders.empty())
            return 0;
        const auto byte = static_cast<unsigned char>(m_orders.front());
        m_orders.remove_prefix(1);
        return byte;
    }

    void obey(char order) {
        if (order == 's')
            open();
        else if (order == 'e' && !m_open.isEmpty())
            close();
        else if (order == 'n' && !m_open.isEmpty())
            note();
        else if (order == 't')
            tag();
        else if (order == 'f' && !m_open.contains("</selection>"))
            openForce();
    }

    void openForce() {
        m_xml += "<forces><force>";
        m_open += "</force></forces>|";
    }

    void open() {
        const std::size_t high = argument();
        const std::size_t entry = (high << 8 | argument()) % m_ids->selections.size();
        const int number = numbers[argument() % numbers.size()];
        const QByteArray name(lengths[argument() % lengths.size()], 'x');
        m_xml += "<selections><selection entryId=\"" + m_ids->selections[entry] + "\" number=\"" +
                 QByteArray::number(number) + "\" customName=\"" + name + "\">";
        m_open += "</selection></selections>|";
    }

    void close() {
        m_open.chop(1);
        const qsizetype from = m_open.lastIndexOf('|') + 1;
        m_xml += m_open.sliced(from);
        m_open.truncate(from);
    }

    void note() {
        static const std::array<QByteArray, 8> notes{"separate entry",   "with the one before",
                                                     "count: 3",         "count: 9223372036854775807",
                                                     "name: Again",      "count: -9\nwith the one before",
                                                     "an ordinary note", QByteArray(7500, 'y')};
        m_xml += "<customNotes>" + notes[argument() % notes.size()] + "</customNotes>";
    }

    void tag() {
        m_xml += "<tags";
        for (std::size_t i = argument(); i > 0; --i)
            m_xml += " a" + QByteArray::number(static_cast<qulonglong>(i)) + "=\"\"";
        m_xml += "/>";
    }

    std::string_view m_orders;
    const Ids* m_ids = nullptr;
    QByteArray m_xml;
    QByteArray m_open;  ///< what closes the open elements, each behind the one around it and ended by a bar
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    mustReadRoster(RosterMaker(asText(data, size)).xml());
    return 0;
}
