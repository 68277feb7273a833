#include "core/base/fix.h"
#include "core/io/builtin_data.h"
#include "core/rules/alala/battle/arithmetic/deck.h"
#include "tests/support/rule.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::alala;

namespace {

std::string_view cardsText() { return builtinText("rules/alala/cards.toml"); }

/// The pack without one of its cards.
std::string without(const std::string& id) {
    std::string text(cardsText());
    const std::size_t at = text.find("[[card]]\nid = \"" + id + "\"");
    const std::size_t next = text.find("[[card]]", at + 1);
    return text.erase(at, (next == std::string::npos ? text.size() : next) - at);
}

}  // namespace

class TestAlalaDeck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // There are 17 titles, one of them twice.
    void thePackHasEighteenCards() {
        RULE("ALA-243", "ALA-250");
        QCOMPARE(cards().size(), cardTitles);
        const auto pack = othismosPack();
        QCOMPARE(std::ranges::count(pack, Card::BeautifulPlumage), 2);
        for (const CardFacts& facts : cards())
            QCOMPARE(std::ranges::count(pack, facts.card), facts.copies);
    }

    void everyCardHasItsRuleAndItsTiming() {
        RULE("ALA-244");
        int immediate = 0;
        int retained = 0;
        int given = 0;
        for (const Card card : othismosPack()) {
            immediate += cards()[static_cast<std::size_t>(card)].timing == Timing::Immediately;
            retained += cards()[static_cast<std::size_t>(card)].timing == Timing::Retained;
            given += cards()[static_cast<std::size_t>(card)].timing == Timing::GivenToEnemy;
        }
        QCOMPARE(immediate, 7);
        QCOMPARE(retained, 9);
        QCOMPARE(given, 2);
        QCOMPARE(cards()[static_cast<std::size_t>(Card::AgathaTyche)].rule, "ALA-247");
        QCOMPARE(cards()[static_cast<std::size_t>(Card::AngerOfZeus)].rule, "ALA-263");
        QVERIFY(cards()[static_cast<std::size_t>(Card::Hubris)].timing == Timing::GivenToEnemy);
        for (std::size_t i = 1; i < cards().size(); ++i)
            QCOMPARE(cards()[i].rule, "ALA-" + std::to_string(247 + i));
        for (const CardFacts& facts : cards())
            QVERIFY(!facts.text.empty());
    }

    void aMissingCardIsNamedWithItsRuleAndAFixThatMendsIt() {
        for (const CardFacts& facts : cards()) {
            const std::string text = without(facts.id);
            const auto read = readCards(text, "mine.toml");
            QVERIFY2(!read, facts.id.c_str());
            QCOMPARE(read.error().size(), 1U);
            const Diagnostic& wrong = read.error().front();
            QCOMPARE(wrong.code, "cards-missing");
            QCOMPARE(wrong.rule, facts.rule);
            QVERIFY(wrong.place.line > 1);
            QVERIFY(toText(wrong).find(facts.id) != std::string::npos);
            const auto mended = readCards(withFix(text, wrong.fixes.at(0)), "mine.toml");
            QVERIFY2(mended, facts.id.c_str());
            QVERIFY(*mended == cards());
        }
    }

    void aPackThatHasTooManyOrTooFewOfATitleIsRefused() {
        std::string twice(cardsText());
        twice +=
            "\n[[card]]\nid = \"hubris\"\nname = \"Hubris\"\nrule = \"ALA-256\"\ntiming = \"enemy\"\ntext = \"x\"\n";
        QCOMPARE(readCards(twice, "mine.toml").error().front().code, "cards-twice");
        std::string once(cardsText());
        once.replace(once.find("copies = 2"), 10, "copies = 1");
        QCOMPARE(readCards(once, "mine.toml").error().front().code, "cards-copies");
        std::string other(cardsText());
        other.replace(other.find("\"hubris\""), 8, "\"hybris\"");
        QVERIFY(!readCards(other, "mine.toml"));
    }

    void theDeploymentDeckHasFiftyFourCards() {
        RULE("ALA-084");
        QCOMPARE(countOf(DeckCard::Red) + countOf(DeckCard::Black) + countOf(DeckCard::Joker), 54);
        QCOMPARE(deploymentDeck[2].count, 2);
        QVERIFY(deploymentDeck[2].card == DeckCard::Joker);
    }
};

QTEST_APPLESS_MAIN(TestAlalaDeck)
#include "tst_alala_deck.moc"
