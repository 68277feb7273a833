// Units and battles for tests of what the table shows, and a sheet to draw them on.
#pragma once

#include "models/battle/samples.h"
#include "tests/ui/battle/alala_session.h"
#include "tests/ui/pictures.h"
#include "ui/battle/drawing/unit_labels.h"

#include <QPainter>
#include <algorithm>

namespace ephor::test {

inline UnitShown unitNamed(int number, const char* name, Vec at, Vec facing = {0, 1}) {
    UnitShown unit;
    unit.piece = PieceId(number);
    unit.name = QString::fromLatin1(name);
    unit.sign = QStringLiteral("hoplite");
    unit.strength = unit.full = 5;
    unit.body = {{at, facing}, {5, 2}};
    return unit;
}

/// Two lines of units with room between them, on a table of 72 by 48 inches.
inline std::vector<UnitShown> twoLines() {
    std::vector<UnitShown> units;
    constexpr const char* names[] = {"Regiment of Leontis", "Regiment of Antiochis", "Peltasts I", "Peltasts II"};
    for (int i = 0; i < 8; ++i) {
        const bool isNorth = i % 2 == 1;
        units.push_back(
            unitNamed(i, names[i / 2], {9.0 + 18 * (i / 2), isNorth ? 32.0 : 16.0}, isNorth ? Vec{0, -1} : Vec{0, 1}));
        units.back().side = isNorth ? Side::B : Side::A;
    }
    return units;
}

/// The armies of a system against each other; the computer plays both.
inline std::unique_ptr<BattleSession> battleOf(const RuleSystem& system) {
    const auto find = [](std::string_view id) { return findSystem(id); };
    std::vector<Sample> armies = sampleArmies(find, systemIds());
    std::erase_if(armies, [&](const Sample& one) { return one.system != system.info().id; });
    Setup setup;
    setup.system = system.info().id;
    setup.rules = system.info().version;
    setup.table = system.info().table;
    for (std::size_t i = 0; i < 2; ++i)
        setup.lists[i] = readArmyList(armies[i].text, armies[i].path.toStdString(), find, systemIds()).list.value();
    DicePlan dice;
    dice.seed = 7;
    auto session = BattleSession::open(system, setup, dice);
    if (!session)
        return nullptr;
    for (const Side side : bothSides)
        (*session)->setPlayer(side, By::Standard);
    return std::move(*session);
}

inline bool playToDeployment(BattleSession& session) {
    return playUntil(session, [&] {
        return session.pending()->kind == Pending::Kind::Choice && session.pending()->request->form == Form::Deploy;
    });
}

inline void addSystems() {
    QTest::addColumn<QString>("id");
    for (const RuleSystem* system : builtinSystems())
        QTest::newRow(system->info().id.c_str()) << QString::fromStdString(system->info().id);
}

class Paper {
public:
    std::array<PowerLook, 2> looks{*knownLook(QStringLiteral("athens")), *knownLook(QStringLiteral("sparta"))};
    QPalette palette = ephorPalette(false);
    QFont font = QApplication::font();
    QImage image{1280, 800, QImage::Format_RGB32};
    QPainter painter{&image};

    UnitInk ink(const UnitShown& unit, const TableCamera& camera) const {
        return {camera, looks[index(unit.side)], palette, font, 1};
    }
    UnitLabels labels(const std::vector<UnitShown>& units, const TableCamera& camera, LabelMemory& memory) {
        UnitLabels all(units, &memory);
        for (const UnitShown& unit : units)
            all.add(painter, unit, ink(unit, camera));
        all.lengthenNames();
        return all;
    }
};

inline TableCamera cameraOn(double scale) { return {{36, 24}, scale, {1280, 800}}; }

}  // namespace ephor::test
