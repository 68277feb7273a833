// Shares of odds: their counts in JSON, and their sum.
#include "app/ephorctl/battle/odds_sheet.h"

namespace ephor::ctl {

namespace {

std::optional<OddsHeading::PieceName> pieceIn(const Json& json) {
    if (!json.is_array() || json.size() != 5 || !json[0].is_string() || !json[1].is_string() || !json[2].is_string() ||
        !json[3].is_boolean() || !json[4].is_number_integer())
        return {};
    return OddsHeading::PieceName{json[0].get<std::string>(), json[1].get<std::string>(), json[2].get<std::string>(),
                                  json[3].get<bool>() ? Side::B : Side::A, json[4].get<int>()};
}

std::optional<OddsHeading> oddsHeadingIn(const Json& json) {
    if (!json.is_object())
        return {};
    const auto textIn = [&json](const char* key, std::string& text) {
        const auto at = json.find(key);
        if (at == json.end() || !at->is_string())
            return false;
        text = at->get<std::string>();
        return true;
    };
    OddsHeading heading;
    const auto runs = json.find("runs");
    const auto pieces = json.find("pieces");
    if (!textIn("system", heading.system) || !textIn("strength", heading.strength) || !textIn("seed", heading.seed) ||
        !textIn("a", heading.lists[0]) || !textIn("b", heading.lists[1]) || runs == json.end() ||
        !runs->is_number_integer() || pieces == json.end() || !pieces->is_array())
        return {};
    heading.runs = runs->get<std::int64_t>();
    for (const Json& one : *pieces) {
        std::optional<OddsHeading::PieceName> piece = pieceIn(one);
        if (!piece)
            return {};
        heading.pieces.push_back(*std::move(piece));
    }
    return heading;
}

std::optional<OddsReport> oddsReportIn(const Json& json, const OddsHeading& heading) {
    OddsCounts counts;
    std::array<std::vector<std::int64_t>*, 5> parts{&counts.sums, &counts.turns, &counts.piecesLeft[0],
                                                    &counts.piecesLeft[1], &counts.left};
    if (!json.is_array() || json.size() != parts.size())
        return {};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::optional<std::vector<std::int64_t>> numbers = countsIn(json[i]);
        if (!numbers)
            return {};
        *parts[i] = *std::move(numbers);
    }
    std::vector<int> strengths;
    for (const OddsHeading::PieceName& piece : heading.pieces)
        strengths.push_back(piece.strength);
    return OddsReport::from(counts, strengths);
}

}  // namespace

Json headingJson(const OddsHeading& heading) {
    Json pieces = Json::array();
    for (const OddsHeading::PieceName& piece : heading.pieces)
        pieces.push_back({piece.id, piece.name, piece.type, piece.side == Side::B, piece.strength});
    return {{"system", heading.system},   {"strength", heading.strength}, {"seed", heading.seed},
            {"runs", heading.runs},       {"a", heading.lists[0]},        {"b", heading.lists[1]},
            {"pieces", std::move(pieces)}};
}

Json countsJson(const OddsReport& report) {
    const OddsCounts counts = report.counts();
    return Json::array({counts.sums, counts.turns, counts.piecesLeft[0], counts.piecesLeft[1], counts.left});
}

Outcome<ExitStatus> mergeOdds(std::span<const ReadShare> shares, bool json) {
    std::optional<OddsHeading> heading;
    OddsReport sum;
    for (const ReadShare& share : shares) {
        heading = oddsHeadingIn(share.heading);
        const std::optional<OddsReport> report = heading ? oddsReportIn(share.counts, *heading) : std::nullopt;
        if (!report || report->runs() != share.label.share.count(heading->runs))
            return brokenShare(share.file);
        sum.add(*report);
    }
    return json ? printJson(asJson(*heading, sum, nullptr)) : print(asText(*heading, sum, nullptr));
}

}  // namespace ephor::ctl
