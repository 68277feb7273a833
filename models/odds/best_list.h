// Which list is best against some enemies: lists are read, those that may not take part are left out, and each of the
// others fights every enemy in the background.
#pragma once

#include "core/io/lists/edit/list_candidate.h"
#include "models/odds/odds_matrix.h"

namespace ephor {

/// A list before it is read.
struct ListSource {
    QString name;
    QString file;                          ///< shown, and read where there is no text
    std::optional<std::string> text = {};  ///< of a list that is no file: a sample, or one that is being edited
    std::optional<int> points = {};

    friend bool operator==(const ListSource&, const ListSource&) = default;
};

struct BestListQuestion {
    CandidateLimits limits;
    std::vector<ListSource> candidates;
    std::vector<ListSource> enemies;
    std::int64_t runs = 400;  ///< battles of each pair
    std::uint64_t seed = 0;
};

class BestList final : public QObject {
    Q_OBJECT

public:
    /// `find` is also called from other threads.
    explicit BestList(FindSystem find, QObject* parent = nullptr);

    /// Starts again. An enemy that may not take part is left out like a candidate, but its points do not count.
    void ask(BestListQuestion question);
    void stop();
    /// Continues after stop().
    void resume();
    bool isRunning() const { return m_isReading || m_matrix.isRunning(); }
    /// All lists are read, and all battles fought.
    bool isDone() const { return m_isRead && m_matrix.isDone(); }
    /// Stopped before the end.
    bool canResume() const { return m_question.limits.system && !isRunning() && !isDone(); }

    struct LeftOut {
        ListSource source;
        QString why;
    };
    const std::vector<LeftOut>& leftOut() const { return m_leftOut; }
    /// Candidates first, then the enemies, in the order of matrix(). Empty while lists are read.
    const std::vector<ListSource>& lists() const { return m_lists; }
    const OddsMatrix& matrix() const { return m_matrix; }

    struct Standing {
        int list = 0;  ///< index in lists()
        std::optional<Share> wins = {};
        std::optional<Rank> rank = {};
    };
    /// The candidates, the best first. Those without results are last.
    std::vector<Standing> standings() const;

Q_SIGNALS:
    /// The lists are read; results of earlier ones are gone.
    void begun();
    /// Also after each battle that was counted, at most about twenty times a second.
    void progressed();
    void runningChanged();

private:
    struct Gathered {
        std::vector<ListSource> lists;
        std::vector<ArmyList> armies;
        int enemies = 0;
        std::vector<LeftOut> leftOut;
    };

    static Gathered gather(const BestListQuestion& question, const FindSystem& find);
    void fight(Gathered gathered);

    FindSystem m_find;
    OddsMatrix m_matrix;
    BestListQuestion m_question;
    std::vector<ListSource> m_lists;
    std::vector<LeftOut> m_leftOut;
    int m_edition = 0;  ///< of the question; lists read for an earlier one are ignored
    bool m_isReading = false;
    bool m_isRead = false;
};

}  // namespace ephor
