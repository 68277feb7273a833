#include "core/pages/web_page.h"

#include "core/base/html.h"
#include "core/base/sha256.h"
#include "core/io/builtin_data.h"

#include <cstdint>
#include <span>

namespace ephor {

namespace {

std::string_view fileOf(std::string_view name) { return builtinText("pages/" + std::string(name)); }

std::string bodyOf(const WebPage& page) {
    static constexpr std::string_view mark = "CONTENT";
    std::string body(fileOf(page.body));
    const std::size_t at = page.content.empty() ? std::string::npos : body.find(mark);
    return at == std::string::npos ? body : body.replace(at, mark.size(), page.content);
}

/// JSON between script tags: "<" could end the element.
std::string embedded(std::string_view json) {
    std::string text;
    text.reserve(json.size());
    for (const char c : json)
        if (c == '<')
            text += "\\u003c";
        else
            text += c;
    return text;
}

/// A module without its import lines and the word export, to stand in one script with the others.
void append(std::string& script, std::string_view module) {
    while (!module.empty()) {
        const std::size_t end = std::min(module.find('\n'), module.size());
        std::string_view line = module.substr(0, end);
        module.remove_prefix(std::min(end + 1, module.size()));
        if (line.starts_with("import "))
            continue;
        if (line.starts_with("export "))
            line.remove_prefix(7);
        script += line;
        script += '\n';
    }
}

std::string base64(std::span<const std::uint8_t> bytes) {
    static constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t k = 0; k < 3; ++k)
            three = three << 8 | (i + k < bytes.size() ? bytes[i + k] : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k <= bytes.size() ? digits[three >> (18 - 6 * k) & 63] : '=';
    }
    return text;
}

/// As the content security policy names what it allows.
std::string sourceHash(std::string_view text) {
    return "'sha256-" + base64(sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()})) + "'";
}

/// After the page's own script, which need not wait for it: the core, and the program of its worker, as texts.
void addCore(std::string& html, std::string_view core) {
    html += "<script type=\"text/plain\" id=\"core-worker\">\n\"use strict\";\n";
    for (const std::string_view module : {"core_module.js", "core_worker.js"})
        append(html, fileOf(module));
    html += "</script>\n<script type=\"text/plain\" id=\"core\">";
    (html += core) += "</script>\n";
}

}  // namespace

std::string htmlOf(const WebPage& page) {
    std::string script = "\n\"use strict\";\n";
    for (const std::string_view module : page.modules)
        append(script, fileOf(module));
    std::string style = "\n";
    for (const std::string_view file : page.styles)
        style += fileOf(file);
    const std::string_view run = page.core.empty() ? "" : " 'wasm-unsafe-eval'";
    const std::string_view worker = page.core.empty() ? "" : "worker-src blob:; ";
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
    html += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src " +
            sourceHash(style) + "; script-src " + sourceHash(script);
    (html += run) += "; ";
    html += worker;
    (html += page.isServed ? "connect-src 'self'; " : "") += "img-src data:; base-uri 'none'; form-action 'none'\">\n";
    html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    html += "<link rel=\"icon\" href=\"data:,\">\n";  // else browsers ask the server for one
    html += "<title>" + asHtml(page.title) + "</title>\n<style>" + style + "</style>\n</head>\n<body>\n";
    html += bodyOf(page);
    html += "<script type=\"application/json\" id=\"data\">" + embedded(page.data) + "</script>\n";
    html += page.core.empty() ? "<script>" : "<script data-core>";
    html += script + "</script>\n";
    if (!page.core.empty())
        addCore(html, page.core);
    html += "</body>\n</html>\n";
    return html;
}

}  // namespace ephor
