// A move of a campaign without its battles: 60 armies on 169 places (aim: 5 ms), 500 on 10,000 (aim: 100 ms); a journal
// of 10,000 entries read back (aim: 300 ms).
#include "tests/bench/beside.h"
#include "tests/support/campaign_world.h"
#include "tests/support/long_journal.h"
#include "tests/support/turn_without_vetoes.h"

using namespace ephor;
using namespace ephor::campaign;

namespace {

void move(benchmark::State& state, const Campaign& world) {
    const bench::Beside beside(state);
    for (auto _ : state) {
        Campaign campaign = world;
        CampaignDice dice(keyOf(turnSeedOf(431, 0), "bench"));
        applyAll(campaign.state, adjudicateTurn(campaign, dice));
        campaign.state.battles.clear();
        applyAll(campaign.state, closeTurn(campaign, dice));
        benchmark::DoNotOptimize(campaign);
    }
}

void open(benchmark::State& state) {
    static const Journal journal = longJournal(10'000);
    const std::vector<JournalEntry>& entries = journal.entries();
    for (auto _ : state)
        benchmark::DoNotOptimize(Journal::from(entries));
}

BENCHMARK(open)->Name("campaign/open_10000_entries")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(move, small, campaignWorld(13, 60))
    ->Name("campaign/move_60_armies_169_places")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(move, large, campaignWorld(100, 500))
    ->Name("campaign/move_500_armies_10000_places")
    ->Unit(benchmark::kMillisecond);

}  // namespace
