// RULE("DBA-120") as the first line of a test function says which rule it specifies. `packaging/check rules` reads it.
#pragma once

#include <QTest>

namespace ephor::testing {

/// Names the rule when the test has failed.
class RuleUnderTest {
public:
    explicit RuleUnderTest(const char* id) : m_id(id) {}
    RuleUnderTest(const RuleUnderTest&) = delete;
    RuleUnderTest& operator=(const RuleUnderTest&) = delete;
    ~RuleUnderTest() {
        if (QTest::currentTestFailed())
            qWarning("%s is not followed", m_id);
    }

private:
    const char* m_id;
};

}  // namespace ephor::testing

#define RULE(id) const ephor::testing::RuleUnderTest ruleUnderTest(id)
