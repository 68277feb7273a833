// Puts a web page together that needs no network: one HTML file with its data, program and styles.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace ephor {

/// What differs between the pages.
struct WebPage {
    std::string title;
    std::string_view body;                            ///< a file of data/pages
    std::string content{};                            ///< HTML that stands for CONTENT in the body
    std::initializer_list<std::string_view> modules;  ///< files of data/pages; each after those that it imports
    std::initializer_list<std::string_view> styles;   ///< files of data/pages
    std::string data;                                 ///< JSON, which the program finds in the element "data"
    std::string_view core{};                          ///< pageCore(), or empty: a page without the core
    bool isServed = false;                            ///< it may speak to the server that it came from
};

/// The HTML file. Its content security policy allows its own script and styles and nothing else; with the core inside,
/// also WebAssembly and a worker that it makes itself; of a served page, also requests to its own server.
std::string htmlOf(const WebPage& page);

}  // namespace ephor
