// Changes one order in the text of an order sheet, TOML or mail. All other lines stay as they were written, with their
// faults.
#pragma once

#include "core/campaign/orders/order_sheet.h"

#include <QStringList>
#include <optional>

namespace ephor {

class OrderText {
public:
    /// The campaign must outlive it.
    OrderText(const campaign::Campaign& campaign, const QString& text);

    QString text() const { return m_lines.join(u'\n'); }
    /// Sets the army's march and removes it from its fleet. Its other tasks stay.
    void setMarch(campaign::ArmyId army, const std::vector<campaign::PlaceId>& path, bool isForced);
    /// Sets the fleet's passage with these armies, which leave other fleets and drop their marches. The fleet's other
    /// tasks stay.
    void setPassage(campaign::FleetId fleet, const std::vector<campaign::PlaceId>& path,
                    const std::vector<campaign::ArmyId>& carries);
    /// Replaces all that the army is ordered.
    void setOrder(const campaign::Order& order);
    /// Sets what the fleet does and where it goes. Its other tasks stay.
    void setStation(campaign::FleetId fleet, campaign::Station station, const std::vector<campaign::PlaceId>& path);
    /// Sets what the fleet carries, builds, detaches and joins. Its station and path stay as they are written. Armies
    /// that it carries leave other fleets and drop their marches.
    void setFleetTasks(const campaign::Voyage& tasks);
    /// The sheet with the order of one army or fleet, and without all others.
    struct Part {
        QString text;
        int firstLine = 0;  ///< of the order, from 1
        int lastLine = 0;
    };
    std::optional<Part> only(campaign::ArmyId army) const;
    std::optional<Part> only(campaign::FleetId fleet) const;

private:
    enum class Kind { Order, Voyage };
    /// Lines `begin` to `end` - 1.
    struct Lines {
        int begin = 0;
        int end = 0;
    };

    std::vector<Lines> blocks(Kind kind) const;
    std::optional<Part> onlyBlock(Kind kind, const QString& id) const;
    Part onlyLines(const campaign::OrderSheet& sheet, int first, int last) const;
    std::optional<Lines> blockOf(Kind kind, const QString& id) const;
    int endOfEntries(const Lines& block) const;
    std::optional<Lines> entryOf(const Lines& block, const QString& key) const;
    QStringList valuesOf(const Lines& block, const QString& key) const;
    QString remarksOf(const Lines& lines) const;
    void setEntry(const Lines& block, const QString& key, const QString& value);
    QString idOf(Kind kind, const Lines& block) const;
    Lines added(Kind kind, const QString& id);
    int placeForMore(Kind kind) const;
    void remove(const Lines& lines);
    // In a mail, an order is a part of the text from the end of the army's name on.
    campaign::OrderSheet sheetOf(campaign::PowerId power) const;
    void replaceOrder(const campaign::Written& name, const SourcePosition& end, const QString& order);
    void addLine(const campaign::OrderSheet& sheet, Kind kind, const QString& line);
    void removeOrder(const campaign::WrittenOrder& order);
    void setMarchInMail(campaign::ArmyId army, const std::vector<campaign::PlaceId>& path, bool isForced);
    void setPassageInMail(campaign::FleetId fleet, const std::vector<campaign::PlaceId>& path,
                          const std::vector<campaign::ArmyId>& carries);
    void setOrderInMail(const campaign::Order& order);
    void setStationInMail(campaign::FleetId fleet, campaign::Station station,
                          const std::vector<campaign::PlaceId>& path);
    void setFleetTasksInMail(const campaign::Voyage& tasks);
    void disembarkInMail(campaign::ArmyId army);
    std::optional<campaign::WrittenOrder> orderIn(const campaign::OrderSheet& sheet, campaign::ArmyId army) const;
    std::optional<campaign::WrittenVoyage> voyageIn(const campaign::OrderSheet& sheet, campaign::FleetId fleet) const;
    void writeOrder(campaign::ArmyId army, const QStringList& parts);
    void writeVoyage(campaign::FleetId fleet, campaign::Station station, const std::vector<campaign::PlaceId>& path,
                     campaign::WrittenVoyage voyage);
    void writeVoyage(campaign::FleetId fleet, const QString& words);
    void disembark(const QString& army);
    QString embarked(campaign::ArmyId army);
    campaign::Written embarkedInMail(campaign::ArmyId army);
    QStringList idsOf(const std::vector<campaign::PlaceId>& path) const;
    QString idOf(campaign::ArmyId army) const;
    QString idOf(campaign::FleetId fleet) const;

    const campaign::Campaign& m_campaign;
    QStringList m_lines;
    bool m_isToml = false;
};

}  // namespace ephor
