// A list as a PDF. Laying out pages needs Qt's fonts, and these need an application object, but no screen.
#include "app/ephorctl/list/list_exchange.h"
#include "models/paper/list_pages.h"
#include "models/paper/pages.h"

#include <QGuiApplication>
#include <QTextDocument>
#include <array>

namespace ephor::ctl {

Outcome<std::string> listAsPdf(const ReadList& read) {
    std::array<char, 9> name{"ephorctl"};
    std::array<char, 10> platform{"-platform"};
    std::array<char, 10> offscreen{"offscreen"};
    std::array<char*, 4> arguments{name.data(), platform.data(), offscreen.data(), nullptr};
    int count = 3;
    const QGuiApplication application(count, arguments.data());
    const std::unique_ptr<QTextDocument> pages = listAsPages(*read.list, *read.system, Sheet::Roster);
    return pdfOf(*pages, QString::fromStdString(read.list->name)).toStdString();
}

}  // namespace ephor::ctl
