// Names of the set-up's options: features, sizes, quarters, edges.
#pragma once

#include "core/rules/dba/battle/terrain.h"

namespace ephor::dba::label {

inline constexpr Reason whereGroup{"DBA-116", "{0} and its group: where to?"};
/// By FeatureKind.
inline constexpr std::array<Reason, featureKinds> features{{
    {"DBA-105", "none more"},        {"DBA-105", "a waterway"},    {"DBA-105", "a river"},  {"DBA-105", "a road"},
    {"DBA-105", "a difficult hill"}, {"DBA-105", "a gentle hill"}, {"DBA-105", "a wood"},   {"DBA-105", "a marsh"},
    {"DBA-105", "ploughed ground"},  {"DBA-105", "an enclosure"},  {"DBA-105", "scrub"},    {"DBA-105", "boggy ground"},
    {"DBA-105", "rocky ground"},     {"DBA-105", "a gully"},       {"DBA-105", "dunes"},    {"DBA-105", "an oasis"},
    {"DBA-105", "a City"},           {"DBA-105", "a Fort"},        {"DBA-105", "a hamlet"}, {"DBA-105", "an edifice"},
}};
/// In the order of featureSizes.
inline constexpr std::array<Reason, 3> sizes{
    {{"DBA-109", "the smallest size"}, {"DBA-109", "the next size"}, {"DBA-109", "the largest size"}}};
/// Clockwise from the south-west.
inline constexpr std::array<Reason, 4> quarters{{{"DBA-106", "the south-western quarter"},
                                                 {"DBA-106", "the north-western quarter"},
                                                 {"DBA-106", "the north-eastern quarter"},
                                                 {"DBA-106", "the south-eastern quarter"}}};
/// By TableEdge.
inline constexpr std::array<Reason, 4> edges{{{"DBA-005", "the north edge"},
                                              {"DBA-005", "the east edge"},
                                              {"DBA-005", "the south edge"},
                                              {"DBA-005", "the west edge"}}};
/// Texts of the log for the base edges of invader and defender, by TableEdge.
inline constexpr std::array<Reason, 4> invadersEdge{{{"DBA-005", "base edge: north"},
                                                     {"DBA-005", "base edge: east"},
                                                     {"DBA-005", "base edge: south"},
                                                     {"DBA-005", "base edge: west"}}};
inline constexpr std::array<Reason, 4> defendersEdge{{{"DBA-008", "base edge: north"},
                                                      {"DBA-008", "base edge: east"},
                                                      {"DBA-008", "base edge: south"},
                                                      {"DBA-008", "base edge: west"}}};

}  // namespace ephor::dba::label
