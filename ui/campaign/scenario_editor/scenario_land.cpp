// The scenario window adds land: drawn on the map, or imported from a file.
#include "core/campaign/scenario/ground.h"
#include "models/scenario/coast_import.h"
#include "ui/campaign/scenario_editor/scenario_window.h"

#include <QFileDialog>
#include <cmath>

namespace ephor {

using namespace campaign;

void ScenarioWindow::addLand(const std::vector<GeoPoint>& points) {
    perform(tr("New land"), [&](const ScenarioFiles& files) {
        return withRowAdded(files, {RowKind::Land, 0, 0}, fieldsOf(GroundShape{{}, GroundKind::Land, points}));
    });
}

void ScenarioWindow::importCoast() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Import a coast"), m_shelf,
                                                      tr("GeoJSON (*.geojson *.json);;All files (*)"));
    if (file.isEmpty())
        return;
    std::vector<GeoPoint> places;
    for (const SheetRow& row : m_document->sheet().places) {
        constexpr double unknown = 1000;
        const GeoPoint place{row.number("lat", unknown), row.number("lon", unknown)};
        if (std::abs(place.latitude) <= 90 && std::abs(place.longitude) <= 180)
            places.push_back(place);
    }
    const Result<std::vector<GroundShape>> coast = ephor::importCoast(file, partAround(places));
    if (!coast)
        return sayFault(coast.error());
    const std::size_t before = m_document->sheet().land.size();
    const bool isDone = perform(
        tr("Import a coast"),
        [&](const ScenarioFiles& files) -> Result<EditedScenario> {
            Result<ScenarioFiles> with = withGround(files, *coast);
            if (!with)
                return std::unexpected(std::move(with).error());
            return EditedScenario{*std::move(with), {}, {}};
        },
        Selects::Nothing);
    if (!isDone)
        return;
    const QString imported = tr("The coast was imported (shapes: %1).").arg(coast->size());
    say(before == 0 ? imported : imported + u' ' + tr("It replaces the land that was there; Undo brings that back."));
}

}  // namespace ephor
