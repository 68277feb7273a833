// Two legal lists of 38 points that differ in every unit but one, and whose fingerprints share the first 64 bits:
// d10f-a76e-f2d0-6b07. They were found by trying 7e9 names.
#pragma once

#include <string_view>

namespace ephor::test {

inline constexpr std::string_view twinList = R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Sparta on the march to Mantinea and back to Sparta"

[[unit]]
type = "elite_hoplite"
name = "The knights"
strategos = true

[[unit]]
type = "elite_hoplite"
name = "Spartiates, the rest"
count = 2

[[unit]]
type = "psiloi"
name = "onjonfcmemghkeel"
)";

inline constexpr std::string_view otherTwinList = R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Sparta on the march to Mantinea and back to Sparta"

[[unit]]
type = "elite_hoplite"
strategos = true

[[unit]]
type = "elite_hoplite"

[[unit]]
type = "drilled_hoplite"

[[unit]]
type = "psiloi"

[[unit]]
type = "psiloi"
name = "ncamekcahjdponeh"
)";

}  // namespace ephor::test
