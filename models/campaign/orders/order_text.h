// Changes one order in the text of an order sheet in lines, not TOML. All other lines stay as they were written,
// with their faults. Picks one order out of any sheet.
#pragma once

#include "core/campaign/orders/order_sheet.h"

#include <QStringList>
#include <optional>
#include <utility>

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

    std::pair<int, int> tableAround(int line) const;
    Part onlyLines(const campaign::OrderSheet& sheet, int first, int last) const;
    campaign::OrderSheet sheetOf(campaign::PowerId power) const;
    /// An order is a part of the text from the end of the name on.
    void replaceOrder(const campaign::Written& name, const SourcePosition& end, const QString& order);
    void addLine(const campaign::OrderSheet& sheet, Kind kind, const QString& line);
    void disembark(campaign::ArmyId army);
    std::optional<campaign::WrittenOrder> orderIn(const campaign::OrderSheet& sheet, campaign::ArmyId army) const;
    std::optional<campaign::WrittenVoyage> voyageIn(const campaign::OrderSheet& sheet, campaign::FleetId fleet) const;
    void writeOrder(campaign::ArmyId army, const QStringList& parts);
    void writeVoyage(campaign::FleetId fleet, campaign::Station station, const std::vector<campaign::PlaceId>& path,
                     campaign::WrittenVoyage voyage);
    void writeVoyage(campaign::FleetId fleet, const QString& words);
    /// The name of an army that goes aboard: it leaves other fleets and does not march.
    campaign::Written embarked(campaign::ArmyId army);

    const campaign::Campaign& m_campaign;
    QStringList m_lines;
};

}  // namespace ephor
