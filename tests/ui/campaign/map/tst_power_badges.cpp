// The badges of powers: chosen in the scenario editor, and shown on its map and on that of a campaign.
#include "core/campaign/scenario/editor.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/window/campaign_window.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const QColor chosen(0x00, 0xE0, 0x80);

/// True where the badge of the place has a pixel of the colour.
bool isShown(MapCanvas& map, PlaceId place, const QColor& colour) {
    constexpr int reach = 12;
    const QImage image = map.viewport()->grab().toImage();
    const QPoint at = map.placeOf(place).toPoint();
    for (int x = at.x() - reach; x <= at.x() + reach; ++x)
        for (int y = at.y() - reach; y <= at.y() + reach; ++y)
            if (image.valid(x, y) && image.pixelColor(x, y) == colour)
                return true;
    return false;
}

PowerId powerOf(const Scenario& scenario, std::string_view id) {
    const auto it = std::ranges::find(scenario.powers, id, &PowerInfo::id);
    return PowerId(static_cast<int>(it - scenario.powers.begin()));
}

ScenarioFiles withBadge(const ScenarioFiles& files, std::size_t power, const char* colour, const char* shape) {
    const RowRef row{RowKind::Power, power, 0};
    const auto coloured = withField(files, row, "colour", SheetValue(std::string(colour)));
    return withField(coloured->files, row, "shape", SheetValue(std::string(shape)))->files;
}

}  // namespace

class TestPowerBadges : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aScenarioWithoutBadgesLooksAsBefore() {
        const Scenario scenario = readScenario(*builtinScenario("hellas_431"), 1)->scenario;
        const PowerLooks looks(scenario);
        const PowerLook& athens = looks.of(powerOf(scenario, "athens"));
        QVERIFY(athens.shape == PowerLook::Shape::Circle);
        QCOMPARE(athens.light, QColor(0x13, 0x4D, 0xA1));
        const PowerLook& syracuse = looks.of(powerOf(scenario, "syracuse"));
        QVERIFY(syracuse.shape == PowerLook::Shape::Diamond);
        QCOMPARE(syracuse.letter, QChar(u'Y'));  // S is Sparta's
    }

    void aChosenBadgeComesBeforeAllOthers() {
        Scenario scenario = readScenario(smallFiles(), 1)->scenario;
        scenario.powers[1].badge = {0x134DA1U, BadgeShape::Circle, "Σ"};
        const PowerLooks looks(scenario);
        const PowerLook& sparta = looks.of(PowerId(1));
        QVERIFY(sparta.shape == PowerLook::Shape::Circle);
        QCOMPARE(sparta.light, QColor(0x13, 0x4D, 0xA1));
        QCOMPARE(sparta.letter, QChar(u'Σ'));
        QVERIFY(!sparta.pale);
        // In the dark theme every letter is dark, so the colour is light, and of the same hue.
        QVERIFY(sparta.dark.lightnessF() >= 0.59F);
        QVERIFY(std::abs(sparta.dark.hslHue() - sparta.light.hslHue()) <= 1);
        // Athens would have that badge; it gets another.
        const PowerLook& athens = looks.of(PowerId(0));
        QVERIFY(athens.shape != sparta.shape || athens.light != sparta.light);
        scenario.powers[1].badge = {0xF0E060U, {}, {}};
        const PowerLook pale = PowerLooks(scenario).of(PowerId(1));
        QVERIFY(pale.pale);
        QVERIFY(pale.shape == PowerLook::Shape::Square);
        QCOMPARE(pale.letter, QChar(u'S'));
    }

    void aBadgeIsChosenInTheFormAndUndone() {
        ScenarioWindow window(std::make_unique<ScenarioDocument>(*builtinScenario("quick_start")), QString());
        window.setAsksBeforeClosing(false);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const ScenarioSheet& sheet = window.document().sheet();
        const ScenarioFiles before = window.document().files();
        const std::size_t elis = *sheet.rowOf(RowKind::Power, "elis");
        const PlaceId capital(static_cast<int>(*sheet.rowOf(RowKind::Place, sheet.powers[elis].text("capital"))));
        QVERIFY(!isShown(window.map(), capital, chosen));
        window.select(RowRef{RowKind::Power, elis, 0});
        QTimer::singleShot(0, &window, [] {
            auto* dialog = qobject_cast<QColorDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->setCurrentColor(chosen);
            QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        });
        auto* colour = window.findChild<QPushButton*>(QStringLiteral("field_colour"));
        QTest::mouseClick(colour, Qt::LeftButton);
        QCOMPARE(sheet.powers[elis].text("colour"), std::string("#00e080"));
        QCOMPARE(colour->text(), QStringLiteral("#00e080"));
        QVERIFY(window.document().files().texts[2].contains("\ncolour = \"#00e080\"\n"));
        QVERIFY(isShown(window.map(), capital, chosen));
        auto* shape = window.findChild<QComboBox*>(QStringLiteral("field_shape"));
        QVERIFY(!shape->itemIcon(shape->findData(QStringLiteral("hexagon"))).isNull());
        shape->setFocus();
        QTest::keyClick(shape, Qt::Key_H);
        QCOMPARE(sheet.powers[elis].text("shape"), std::string("hexagon"));
        auto* letter = window.findChild<QLineEdit*>(QStringLiteral("field_letter"));
        letter->setFocus();
        QTest::keyClicks(letter, QStringLiteral("XY"));
        QCOMPARE(sheet.powers[elis].text("letter"), std::string("X"));
        QVERIFY(window.document().isPlayable());
        QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("automatic_colour")), Qt::LeftButton);
        QVERIFY(!sheet.powers[elis].find("colour"));
        QVERIFY(!isShown(window.map(), capital, chosen));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.map().setFocus();
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(isShown(window.map(), capital, chosen));
        for (int step = 0; step < 3; ++step)
            QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.document().files().texts, before.texts);
    }

    void aCampaignShowsTheBadgesOfItsScenario() {
        const ScenarioFiles files = *builtinScenario("quick_start");
        const std::size_t elis = *sheetOf(files).rowOf(RowKind::Power, "elis");
        for (const bool isChosen : {false, true}) {
            auto session = m_folder.found(isChosen ? withBadge(files, elis, "#00e080", "octagon") : files);
            QVERIFY(session);
            const PlaceId capital = session->scenario().powers[elis].capital;
            CampaignWindow window(std::move(session), CampaignWindowNeeds{});
            window.resize(1280, 800);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            window.map().showPlace(capital);
            QCOMPARE(isShown(window.map(), capital, chosen), isChosen);
        }
    }
};

QTEST_MAIN(TestPowerBadges)
#include "tst_power_badges.moc"
