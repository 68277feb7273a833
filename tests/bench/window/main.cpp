//     QT_QPA_PLATFORM=offscreen ephor-bench-window [typing|map|opening|playback]
#include "tests/bench/window/frames.h"

#include <QApplication>
#include <array>
#include <string_view>

int main(int argc, char** argv) {
    const QApplication app(argc, argv);
    struct Subject {
        std::string_view name;
        bool (*measures)();
    };
    constexpr std::array<Subject, 4> subjects{{{"typing", ephor::bench::typing},
                                               {"map", ephor::bench::map},
                                               {"opening", ephor::bench::opening},
                                               {"playback", ephor::bench::playback}}};
    bool isGood = true;
    for (const Subject& subject : subjects)
        if (argc < 2 || argv[1] == subject.name)
            isGood = subject.measures() && isGood;
    return isGood ? 0 : 1;
}
