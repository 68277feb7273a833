// A move of a campaign without its battles: 60 armies on 169 places (aim: 5 ms), 500 on 10,000 (aim: 100 ms); a journal of 10,000 entries read back (aim:
// 300 ms).
#include "core/campaign/play.h"
#include "core/campaign/turn.h"
#include "tests/bench/beside.h"
#include "tests/support/campaign_world.h"

using namespace ephor;
using namespace ephor::campaign;

namespace {

void move(benchmark::State& state, const Campaign& world) {
    const bench::Beside beside(state);
    for (auto _ : state) {
        Campaign campaign = world;
        CampaignDice dice(keyOf(431, "bench", 0));
        applyAll(campaign.state, muster(campaign, dice));
        campaign.state.battles.clear();
        applyAll(campaign.state, closeMove(campaign, dice));
        benchmark::DoNotOptimize(campaign);
    }
}

/// Hellas with orders from every power, sent twice in every move, until the journal is so long.
const Journal& longJournal() {
    static const Journal journal = [] {
        constexpr std::size_t entries = 10'000;
        ScenarioFiles files = *builtinScenario("hellas_431");
        const std::string years = "years = ";
        const std::size_t at = files.texts[0].find(years) + years.size();
        files.texts[0].replace(at, files.texts[0].find('\n', at) - at, "100");
        Journal made = *Journal::found(files, 1);
        while (made.entries().size() < entries && made.campaign().state.course.phase != Phase::Over) {
            const MusterRoll roll(made.campaign().state);
            for (std::size_t p = 0; p < made.campaign().state.powers.size(); ++p) {
                const PowerId power(static_cast<int>(p));
                std::vector<Order> orders;
                for (const ArmyId army : roll.armiesOf(power))
                    orders.push_back({army, Posture::Hold, {}, {}, IfStronger::Stand});
                for (int again = 0; again < 2; ++again)
                    sealOrders(made, power, orders, "as before");
            }
            lockOrders(made);
            closeMove(made);
        }
        return made;
    }();
    return journal;
}

void open(benchmark::State& state) {
    const std::vector<JournalEntry>& entries = longJournal().entries();
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
