#include "ui/common/colours.h"

#include <cmath>

namespace ephor {

namespace {

QColor rgb(unsigned value) { return QColor(QRgb(0xFF000000U | value)); }

Colours light() {
    Colours c;
    c.table = rgb(0xE7E6D2), c.grid = rgb(0xD6D5C0), c.tableEdge = rgb(0xA8A182), c.beside = rgb(0xDEDDCB);
    c.grass = rgb(0xD9DFC0), c.dryGround = rgb(0xEBE4C8), c.tuft = rgb(0xC3CBA6);
    c.hill = rgb(0xDAD6B8), c.hillTop = rgb(0xCEC8A4), c.hillEdge = rgb(0xA8A182);
    c.wood = rgb(0xC5D0AE), c.woodEdge = rgb(0x84946D), c.tree = rgb(0x9DAF85);
    c.rough = rgb(0xCFC6A6), c.roughEdge = rgb(0x9A906F);
    c.water = rgb(0xC5D3D6), c.waterEdge = rgb(0xB4C5CA);
    c.wall = rgb(0x8D8672), c.roof = rgb(0xCDB08F), c.label = rgb(0x5F5842);
    c.error = rgb(0xB3261E), c.warning = rgb(0x8A5F00), c.good = rgb(0x2E6B3A), c.secondary = rgb(0x5C5B57);
    c.card = rgb(0xFFFBF2), c.cardEdge = rgb(0x4A4438), c.cardText = rgb(0x1E1E1C);
    c.disorder = rgb(0xD9822B), c.choice = rgb(0xDCE8F2), c.choiceEdge = rgb(0xB4B3AF), c.bone = rgb(0xFFFFFF);
    return c;
}

Colours dark() {
    Colours c;
    c.table = rgb(0x34352D), c.grid = rgb(0x404137), c.tableEdge = rgb(0x6A6650), c.beside = rgb(0x2B2C27);
    c.grass = rgb(0x2F3829), c.dryGround = rgb(0x3D3A2F), c.tuft = rgb(0x48523C);
    c.hill = rgb(0x413F30), c.hillTop = rgb(0x4C4936), c.hillEdge = rgb(0x6F6A50);
    c.wood = rgb(0x35422F), c.woodEdge = rgb(0x5E7350), c.tree = rgb(0x4C6142);
    c.rough = rgb(0x453F2F), c.roughEdge = rgb(0x7A7053);
    c.water = rgb(0x2A3A40), c.waterEdge = rgb(0x41535A);
    c.wall = rgb(0x8D8672), c.roof = rgb(0x5A4837), c.label = rgb(0xB0A98F);
    c.error = rgb(0xF2867C), c.warning = rgb(0xE5B95A), c.good = rgb(0x86C792), c.secondary = rgb(0xB5B2AB);
    c.card = rgb(0xF1E8D3), c.cardEdge = rgb(0x0F0E0B), c.cardText = rgb(0x14120E);
    c.disorder = rgb(0xE5963F), c.choice = rgb(0x2B3F50), c.choiceEdge = rgb(0x55565A), c.bone = rgb(0x3A3B3D);
    return c;
}

}  // namespace

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

const Colours& Colours::of(const QPalette& palette) {
    static const Colours day = light();
    static const Colours night = dark();
    return isDark(palette) ? night : day;
}

QPalette ephorPalette(bool dark) {
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, unsigned value) { p.setColor(role, rgb(value)); };
    set(QPalette::Window, dark ? 0x323334 : 0xEFEFEE);
    set(QPalette::WindowText, dark ? 0xE9E7E2 : 0x1E1E1C);
    set(QPalette::Base, dark ? 0x252627 : 0xFFFFFF);
    set(QPalette::AlternateBase, dark ? 0x2B2C2D : 0xF7F7F5);
    set(QPalette::Text, dark ? 0xE9E7E2 : 0x1E1E1C);
    set(QPalette::Button, dark ? 0x3A3B3D : 0xF3F3F1);
    set(QPalette::ButtonText, dark ? 0xE9E7E2 : 0x1E1E1C);
    set(QPalette::Highlight, dark ? 0x3A79AE : 0x2F6EA5);
    set(QPalette::HighlightedText, 0xFFFFFF);
    set(QPalette::ToolTipBase, dark ? 0x3A3B3D : 0xFFFBF2);
    set(QPalette::ToolTipText, dark ? 0xE9E7E2 : 0x1E1E1C);
    set(QPalette::PlaceholderText, dark ? 0xA3A19A : 0x6C6B66);
    set(QPalette::Link, dark ? 0x82B7E3 : 0x2F6EA5);
    set(QPalette::Light, dark ? 0x4A4B4D : 0xFFFFFF);
    set(QPalette::Midlight, dark ? 0x404143 : 0xE6E6E4);
    set(QPalette::Mid, dark ? 0x55565A : 0xB4B3AF);
    set(QPalette::Dark, dark ? 0x1C1D1E : 0x9A9995);
    set(QPalette::Shadow, dark ? 0x000000 : 0x5C5B57);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, rgb(dark ? 0x86847E : 0x8A8984));
    return p;
}

QColor blended(const QColor& a, const QColor& b, double share) {
    const auto mix = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

}  // namespace ephor
