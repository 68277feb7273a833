// What a web page asks the core that it carries inside.
#pragma once

#include <string>
#include <string_view>

namespace ephor {

/// The answer to a question, both JSON objects. The field "ask" names the question:
///   version  {"version", "systems": [id…]}
///   verify   fights "record" (a record's text) again: {"equal", "digest", "expected", "result", "fault"}.
///            `digest` is that of the battle as it was fought here, `expected` the record's; both are empty if it could
///            not be fought. `result` and `fault` are texts; the fault is empty if the record is what it claims to be.
///   orders   checks the order sheet "sheet" of a turn page, whose "data" is the part "check" of the page's data
///            (core/pages/turn_check.h): {"faults": [{"line", "text", "isAdvice"}…]}.
/// A question that cannot be understood is answered by {"error": text}. Nothing about it is trusted.
std::string answerTo(std::string_view question);

}  // namespace ephor
