// The left side of the dialog "Best list": the enemies, the lists to try and their limit.
#pragma once

#include "models/army_list/list_library.h"
#include "models/odds/best_list.h"

#include <QWidget>

class QComboBox;
class QListWidget;
class QPushButton;
class QSettings;
class QSpinBox;

namespace ephor {

/// Dependencies of the dialog and its parts.
struct BestListNeeds {
    /// The lists that the question is about, all legal and of the same rules; at least one.
    std::vector<ArmyList> lists;
    FindSystem find;
    QString library;  ///< folder of the user's lists; it need not exist
    std::uint64_t seed = 0;
    /// Stores the window's size and must outlive it; null: nothing is stored.
    QSettings* settings = nullptr;
};

class BestListChoice final : public QWidget {
    Q_OBJECT

public:
    explicit BestListChoice(const BestListNeeds& needs, QWidget* parent = nullptr);
    ~BestListChoice() override;

    BestListQuestion question() const;
    /// Which question is asked about the lists. The dialog places it above both sides, because it is long.
    QComboBox* questionBox() const { return m_question; }
    const RuleSystem& system() const { return *m_system; }

Q_SIGNALS:
    void findWanted();

private:
    /// Where a list comes from.
    enum class Origin { Given, Library, Sample };
    struct Known {
        ListSource source;
        Origin origin = Origin::Given;
        bool isEnemy = false;
        bool isLegal = true;  ///< false: it is no enemy, and left out by name where it is tried
    };
    /// The lists that are tried besides those that the question is about.
    enum Pool { AllLists, OnlyLibrary, OnlySamples };

    void makeParts();
    QString subject() const;
    void addSamples(const FindSystem& find);
    void readLibrary();
    void setQuestion();
    void fill();
    void showLimit();

    const RuleSystem* m_system = nullptr;
    std::uint64_t m_seed = 0;
    ListLibrary m_library;
    std::vector<Known> m_known;  ///< given lists, then the library's, then samples
    std::optional<int> m_ownPoints;
    bool m_hasOwnLimit = false;  ///< the user has changed the limit
    QComboBox* m_question = nullptr;
    QListWidget* m_enemies = nullptr;
    QComboBox* m_pool = nullptr;
    QSpinBox* m_points = nullptr;
    QSpinBox* m_runs = nullptr;
    QPushButton* m_find = nullptr;
};

}  // namespace ephor
