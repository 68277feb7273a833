// RULE("DBA-120") as the first line of a test function says which rule it specifies. `packaging/check rules` reads it.
// A test that fails for several rules names each: RULE("OTW-093", "OTW-094"), at most four.
#pragma once

#include <QTest>
#include <initializer_list>
#include <vector>

namespace ephor::testing {

/// Names the rules when the test has failed.
class RuleUnderTest {
public:
    explicit RuleUnderTest(std::initializer_list<const char*> ids) : m_ids(ids) {}
    RuleUnderTest(const RuleUnderTest&) = delete;
    RuleUnderTest& operator=(const RuleUnderTest&) = delete;
    ~RuleUnderTest() {
        if (QTest::currentTestFailed())
            for (const char* id : m_ids)
                qWarning("%s is not followed", id);
    }

private:
    std::vector<const char*> m_ids;
};

}  // namespace ephor::testing

#define RULE(...) const ephor::testing::RuleUnderTest ruleUnderTest({__VA_ARGS__})
