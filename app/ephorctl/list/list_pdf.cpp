// A list as a PDF or a picture. Laying out pages needs Qt's fonts, and these need an application object, but no screen.
#include "app/ephorctl/list/list_exchange.h"
#include "models/exchange/list_web_page.h"
#include "models/paper/list_paper.h"
#include "models/paper/list_picture.h"
#include "models/text/battle_words.h"

#include <QGuiApplication>
#include <array>

namespace ephor::ctl {

namespace {

/// What `make` returns, with an application object.
template <typename Make> std::string withFonts(const Make& make) {
    std::array<char, 9> name{"ephorctl"};
    std::array<char, 10> platform{"-platform"};
    std::array<char, 10> offscreen{"offscreen"};
    std::array<char*, 4> arguments{name.data(), platform.data(), offscreen.data(), nullptr};
    int count = 3;
    const QGuiApplication application(count, arguments.data());
    return make().toStdString();
}

}  // namespace

Outcome<std::string> listAsPdf(const ReadList& read) {
    return withFonts(
        [&read] { return listPdf(*read.list, *read.system, partsOf(Sheet::Roster, notLegalText(read.diagnostics))); });
}

Outcome<std::string> listAsPng(const ReadList& read) {
    return withFonts([&read] { return pngOf(listPicture(*read.list, *read.system, notLegalText(read.diagnostics))); });
}

Outcome<std::string> listAsPage(const ReadList& read) {
    return listWebPage(*read.list, *read.system, read.diagnostics);
}

}  // namespace ephor::ctl
