//     QT_QPA_PLATFORM=offscreen ephor-bench-window
#include "tests/bench/window/frames.h"

#include <QApplication>

int main(int argc, char** argv) {
    const QApplication app(argc, argv);
    const bool typed = ephor::bench::typing();
    const bool drawn = ephor::bench::map();
    const bool opened = ephor::bench::opening();
    const bool played = ephor::bench::playback();
    return typed && drawn && opened && played ? 0 : 1;
}
