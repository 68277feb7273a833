// The maps of a campaign and of the scenario editor under the hand, with everything shown, in a small and a large
// window: from an event until the frame is painted (aim: 60 frames a second, 16.7 ms at the median); and a campaign of
// 10,000 journal entries opened, until its window is painted (aim: 300 ms).
#include "core/rules/builtin.h"
#include "tests/bench/window/frames.h"
#include "tests/support/long_journal.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/scenario_editor/scenario_map.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/window/campaign_window.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using namespace ephor;

namespace {

constexpr int frames = 240;

template <typename F> void measured(const std::string& what, MapCanvas& map, F step) {
    bench::Times times;
    for (int i = 0; i < frames; ++i)
        times.measure([&] {
            step(i);
            map.viewport()->repaint();
        });
    times.report(what);
}

void drag(MapCanvas& map, QPointF at) {
    QMouseEvent move(QEvent::MouseMove, at, map.viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(map.viewport(), &move);
}

void wheel(MapCanvas& map, int turn) {
    const QPointF at = map.viewport()->rect().center();
    QWheelEvent event(at, map.viewport()->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(map.viewport(), &event);
}

void handle(const char* name, QMainWindow& window, MapCanvas& map, QSize size) {
    window.resize(size);
    window.show();
    map.fitWhole();
    map.zoomBy(2);
    // The open sea: a hand that holds nothing pans.
    map.centerOn(onMap(38.6, 25));
    QTest::qWait(300);
    const std::string tag = fmt::format("{} x {} of {} x {}", map.width(), map.height(), size.width(), size.height());
    const QPointF middle = map.viewport()->rect().center();
    QTest::mousePress(map.viewport(), Qt::LeftButton, {}, middle.toPoint());
    measured(fmt::format("{}, pan, {}", name, tag), map, [&](int i) {
        const int swing = i % 120 < 60 ? i % 60 : 60 - i % 60;
        drag(map, middle + QPointF(4.0 * swing, 2.0 * swing));
    });
    QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, middle.toPoint());
    measured(fmt::format("{}, zoom, {}", name, tag), map, [&](int i) { wheel(map, i % 16 < 8 ? 60 : -60); });
}

}  // namespace

bool ephor::bench::map() {
    const QTemporaryDir folder;
    auto session = CampaignSession::create(folder.filePath(QStringLiteral("war.ephor")),
                                           *campaign::builtinScenario("hellas_431"), 431, findSystem);
    if (!session)
        return false;
    CampaignWindow window(std::move(*session), {});
    ScenarioWindow scenario(std::make_unique<ScenarioDocument>(*campaign::builtinScenario("hellas_431")), QString());
    scenario.setAsksBeforeClosing(false);
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
        handle("map", window, window.map(), size);
        handle("scenario", scenario, scenario.map(), size);
    }
    return true;
}

bool ephor::bench::opening() {
    constexpr std::size_t entries = 10'000;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("long.ephor"));
    if (!store::CampaignStore::create(file, campaign::longJournal(entries)))
        return false;
    std::vector<double> read;
    std::vector<double> shown;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        auto session = CampaignSession::open(file, findSystem);
        if (!session)
            return false;
        read.push_back(milliseconds(timer));
        CampaignWindow window(std::move(*session), {});
        window.show();
        window.repaint();
        shown.push_back(milliseconds(timer));
    }
    report("a file of 10,000 entries, read and checked", read);
    report("the same, until its window is painted", shown);
    return true;
}
