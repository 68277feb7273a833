#include "models/campaign/campaign_session.h"

#include "core/campaign/battle/battle_rules.h"
#include "core/campaign/battle/draft_check.h"
#include "core/campaign/journal/campaign_comparison.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/verification.h"
#include "core/campaign/umpire/veto.h"

#include <QFileInfo>
#include <QtConcurrentMap>
#include <QtConcurrentRun>

namespace ephor {

namespace {

/// `make` writes a file to the path that it is given; `own` is the file of the campaign that the copy is made from.
Result<void> madeAt(const QString& file, CampaignSession::Existing existing, const QString& own,
                    const std::function<Result<void>(const QString&)>& make) {
    if (existing == CampaignSession::Existing::Keep || !QFile::exists(file))
        return make(file);
    if (QFileInfo(file) == QFileInfo(own))
        return failure("campaign-itself", {"{0} is this campaign itself. Choose another name.", {file.toStdString()}});
    if (QFile::exists(file + QStringLiteral("-wal")))
        return failure("campaign-open", {"{0} is open. Close it first, or choose another name.", {file.toStdString()}});
    const QString fresh = file + QStringLiteral(".new");
    QFile::remove(fresh);
    Result<void> made = make(fresh);
    if (made && !(QFile::remove(file) && QFile::rename(fresh, file)))
        made = failure("campaign-replace", {"{0} cannot be replaced.", {file.toStdString()}});
    if (!made)
        QFile::remove(fresh);
    return made;
}

/// The errors in dice that were typed in for a step.
Result<void> fitting(auto preview, const campaign::Campaign& campaign, const campaign::TypedDice& typed) {
    if (typed.empty())
        return {};
    campaign::Preview seen = preview(campaign, typed);
    return hasErrors(seen.remarks) ? Result<void>(std::unexpected(std::move(seen.remarks))) : Result<void>();
}

/// The preview of a step with no vetoes.
auto wholly(decltype(&campaign::previewAdjudicate) step) {
    return [step](const campaign::Campaign& campaign, const campaign::TypedDice& typed) {
        return step(campaign, typed, {});
    };
}

}  // namespace

CampaignSession::CampaignSession(QString file, store::CampaignStore store, campaign::Journal journal, store::Post post,
                                 const RuleSystem& system)
    : m_file(std::move(file)),
      m_store(std::move(store)),
      m_journal(std::move(journal)),
      m_post(std::move(post)),
      m_system(&system),
      m_moment(lastMoment()) {
    connect(&m_fights, &QFutureWatcherBase::finished, this, &CampaignSession::takeOverFights);
}

CampaignSession::~CampaignSession() {
    m_fights.cancel();  // cancels battles that have not begun; the others own their data
}

Result<std::unique_ptr<CampaignSession>> CampaignSession::create(const QString& file,
                                                                 const campaign::ScenarioFiles& files,
                                                                 const campaign::CampaignSeed& seed,
                                                                 const FindSystem& find) {
    Result<campaign::Journal> journal = campaign::Journal::found(files, seed);
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    const Result<const RuleSystem*> system = campaign::battleRulesOf(*journal, find);
    if (!system)
        return std::unexpected(system.error());
    Result<store::CampaignStore> made = store::CampaignStore::create(file, *journal);
    if (!made)
        return std::unexpected(std::move(made.error()));
    Result<store::Post> post = made->readPost();
    if (!post)
        return std::unexpected(std::move(post.error()));
    return std::unique_ptr<CampaignSession>(
        new CampaignSession(file, std::move(*made), std::move(*journal), std::move(*post), **system));
}

Result<std::unique_ptr<CampaignSession>> CampaignSession::open(const QString& file, const FindSystem& find) {
    Result<store::CampaignStore> opened = store::CampaignStore::open(file);
    if (!opened)
        return std::unexpected(std::move(opened.error()));
    Result<campaign::Journal> journal = opened->read();
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    Result<store::Post> post = opened->readPost();
    if (!post)
        return std::unexpected(std::move(post.error()));
    const Result<const RuleSystem*> system = campaign::battleRulesOf(*journal, find);
    if (!system)
        return std::unexpected(system.error());
    return std::unique_ptr<CampaignSession>(
        new CampaignSession(file, std::move(*opened), std::move(*journal), std::move(*post), **system));
}

std::vector<campaign::BattleId> CampaignSession::pendingBattles() const {
    return campaign::pendingBattles(campaign().state);
}

CampaignSession::Next CampaignSession::next() const {
    switch (campaign().state.course.phase) {
    case campaign::Phase::Orders:
        return Next::Adjudicate;
    case campaign::Phase::Battles:
        return pendingBattles().empty() ? Next::CloseTurn : Next::Battles;
    case campaign::Phase::Over:
        break;
    }
    return Next::Nothing;
}

std::optional<Message> CampaignSession::whyNot() const {
    if (m_busy)
        return Message("Battles are being resolved. Wait until this is finished.");
    if (!isLive())
        return Message("An earlier moment is shown. Go to the present first.");
    return {};
}

void CampaignSession::setMoment(int entry) {
    entry = std::clamp(entry, 1, lastMoment());
    if (entry == m_moment || m_busy)
        return;
    if (entry < lastMoment())
        m_past = std::make_unique<campaign::Campaign>(*m_journal.at(entry));
    m_moment = entry;
    if (isLive())
        m_past.reset();
    Q_EMIT momentChanged(entry);
}

campaign::OrderBoard CampaignSession::boardShown() const {
    return boardOf(campaignShown(), std::span(m_journal.entries()).first(static_cast<std::size_t>(m_moment)));
}

Result<void> CampaignSession::perform(const std::function<void(campaign::Journal&)>& action) {
    if (const auto why = whyNot())
        return failure("campaign-busy", *why);
    const std::size_t before = m_journal.entries().size();
    action(m_journal);
    Result<void> written = m_store.write(m_journal);
    // A disk may report a failure although it has written everything.
    const bool isDone = written || isInFile();
    if (!isDone)
        takeBackTo(before);
    m_moment = lastMoment();
    if (isDone)
        Q_EMIT changed();
    return written;
}

bool CampaignSession::isInFile() const {
    const Result<campaign::Journal> now = store::CampaignStore::journalOf(m_file);
    return now && now->head() == m_journal.head();
}

/// Removes entries that could not be written.
void CampaignSession::takeBackTo(std::size_t entries) {
    const auto& all = m_journal.entries();
    m_journal = *campaign::Journal::from({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(entries)});
}

Result<void> CampaignSession::adjudicateTurn(const campaign::TypedDice& typed) {
    if (next() != Next::Adjudicate)
        return failure("campaign-phase", "The orders of this turn are already adjudicated.");
    if (Result<void> fit = fitting(wholly(campaign::previewAdjudicate), campaign(), typed); !fit)
        return fit;
    return perform([&](campaign::Journal& journal) { campaign::adjudicateTurn(journal, typed); });
}

Result<void> CampaignSession::closeTurn(const campaign::TypedDice& typed) {
    if (next() != Next::CloseTurn)
        return failure("campaign-phase",
                       "The turn cannot be closed yet. Adjudicate the orders and resolve all battles first.");
    if (Result<void> fit = fitting(wholly(campaign::previewClose), campaign(), typed); !fit)
        return fit;
    return perform([&](campaign::Journal& journal) { campaign::closeTurn(journal, typed); });
}

Result<CampaignSession::Submission> CampaignSession::readOrders(campaign::PowerId power, const std::string& text,
                                                                const std::string& source) const {
    Result<campaign::OrderSheet> sheet = campaign::readOrders(campaign(), power, text, source);
    if (!sheet)
        return std::unexpected(std::move(sheet.error()));
    Diagnostics advice;
    Result<campaign::Orders> orders = campaign::validate(campaign(), power, *sheet, advice);
    if (!orders)
        return std::unexpected(std::move(orders.error()));
    return Submission{
        *std::move(orders), {{}, sheet->isFinal}, std::move(advice), std::move(sheet->text), m_journal.head()};
}

/// Validates again what was read before the last change of the journal.
Result<void> CampaignSession::revalidate(campaign::PowerId power, Submission& submission) const {
    if (submission.head == m_journal.head())
        return {};
    Result<Submission> fresh = readOrders(power, submission.text, {});
    if (!fresh)
        return std::unexpected(std::move(fresh.error()));
    submission.orders = std::move(fresh->orders);
    return {};
}

Result<void> CampaignSession::submitOrders(campaign::PowerId power, Submission submission) {
    if (Result<void> may = campaign::canSubmit(campaign(), power, submission.receipt.from); !may)
        return may;
    if (Result<void> fresh = revalidate(power, submission); !fresh)
        return fresh;
    return perform([&](campaign::Journal& journal) {
        return campaign::submitOrders(journal, power, submission.orders,
                                      campaign::received(submission.receipt, submission.text));
    });
}

Result<void> CampaignSession::setStandingOrders(campaign::PowerId power, Submission submission) {
    if (Result<void> fresh = revalidate(power, submission); !fresh)
        return fresh;
    return perform([&](campaign::Journal& journal) {
        campaign::setStandingOrders(journal, power, submission.orders, submission.text);
    });
}

Result<void> CampaignSession::submitStandIn(campaign::PowerId power) {
    if (next() != Next::Adjudicate)
        return failure("campaign-phase", "This turn is already adjudicated. Submit orders in the next turn.");
    campaign::Orders orders = campaign::standInOrders(campaign(), power);
    std::string text = campaign::ordersText(campaign(), power, orders);
    return submitOrders(
        power, {std::move(orders), {{}, true, campaign::OrdersFrom::Computer}, {}, std::move(text), m_journal.head()});
}

Result<void> CampaignSession::confirm(const campaign::Aftermath& draft) {
    if (!isPending(campaign().state, draft.battle))
        return failure("campaign-battle", "This battle is already resolved.");
    if (Diagnostics found = campaign::checkDraft(campaign(), draft); hasErrors(found))
        return std::unexpected(std::move(found));
    const auto previewResult = [&draft](const campaign::Campaign& now, const campaign::TypedDice&) {
        return campaign::preview(now, draft);
    };
    if (Result<void> fit = fitting(previewResult, campaign(), draft.typed); !fit)
        return fit;
    return perform([&](campaign::Journal& journal) { campaign::recordResult(journal, draft); });
}

Result<void> CampaignSession::undo() {
    if (m_journal.undoable() == 0)
        return failure("campaign-undo", "There is nothing to undo.");
    return perform([](campaign::Journal& journal) {
        if (!campaign::liftVeto(journal))
            journal.undo("umpire");
    });
}

Result<void> CampaignSession::redo() {
    if (m_journal.redoable() == 0)
        return failure("campaign-undo", "There is nothing to redo.");
    return perform([](campaign::Journal& journal) { journal.redo("umpire"); });
}

Result<campaign::Battlefield> CampaignSession::battlefield(campaign::BattleId battle) const {
    return campaign::battlefieldOf(campaign(), battle, *m_system);
}

QFuture<campaign::Aftermath> CampaignSession::fight(campaign::BattleId battle, std::shared_ptr<Record> record) const {
    auto here = std::make_shared<const campaign::Campaign>(campaign());
    return QtConcurrent::run(
        [here, battle, record, system = m_system] { return campaign::resolved(*here, battle, *system, record.get()); });
}

void CampaignSession::autoResolve(std::vector<campaign::BattleId> battles) {
    if (battles.empty() || whyNot())
        return;
    setBusy(true);
    auto here = std::make_shared<const campaign::Campaign>(campaign());
    m_fights.setFuture(
        QtConcurrent::mapped(std::move(battles), std::function<campaign::Aftermath(const campaign::BattleId&)>(
                                                     [here, system = m_system](const campaign::BattleId& battle) {
                                                         return campaign::resolved(*here, battle, *system);
                                                     })));
}

void CampaignSession::takeOverFights() {
    m_busy = false;
    const Result<void> taken = perform([this](campaign::Journal& journal) {
        for (const campaign::Aftermath& draft : m_fights.future().results())
            campaign::recordResult(journal, draft);
    });
    Q_EMIT busyChanged(false);
    if (!taken)
        Q_EMIT fightFailed(taken.error());
}

void CampaignSession::setBusy(bool busy) {
    m_busy = busy;
    Q_EMIT busyChanged(busy);
}

QFuture<Result<void>> CampaignSession::sendCopy(const QString& file, Existing existing) const {
    return QtConcurrent::run([file, existing, own = m_file] {
        return madeAt(file, existing, own, [&own](const QString& place) -> Result<void> {
            const Result<store::CampaignStore> opened = store::CampaignStore::open(own);
            if (!opened)
                return std::unexpected(opened.error());
            return opened->copyTo(place);
        });
    });
}

QFuture<Result<void>> CampaignSession::sendCopyWithoutPost(const QString& file, Existing existing) const {
    return QtConcurrent::run([file, existing, own = m_file, journal = m_journal] {
        return madeAt(file, existing, own, [&journal](const QString& place) -> Result<void> {
            const Result<store::CampaignStore> made = store::CampaignStore::create(place, journal);
            if (!made)
                return std::unexpected(made.error());
            return {};
        });
    });
}

Result<void> CampaignSession::setPost(const store::Post& post) {
    if (post == m_post)
        return {};
    Result<void> written = m_store.writePost(post);
    if (written) {
        m_post = post;
    } else if (Result<store::Post> now = m_store.readPost()) {
        m_post = *std::move(now);
    }
    Q_EMIT postChanged();
    return written;
}

Result<void> CampaignSession::branch(const QString& file, int entry, Existing existing) const {
    const auto& all = m_journal.entries();
    const auto count = std::clamp<std::ptrdiff_t>(entry, 1, std::ssize(all));
    const Result<campaign::Journal> begun = campaign::Journal::from({all.begin(), all.begin() + count});
    if (!begun)
        return std::unexpected(begun.error());
    return madeAt(file, existing, m_file, [&begun](const QString& place) -> Result<void> {
        const Result<store::CampaignStore> made = store::CampaignStore::create(place, *begun);
        if (!made)
            return std::unexpected(made.error());
        return {};
    });
}

Result<campaign::Journal> CampaignSession::journalBeside(const QString& file) const {
    if (QFileInfo(file) == QFileInfo(m_file))
        return failure("campaign-itself", {"{0} is this campaign itself. Choose another one.", {file.toStdString()}});
    Result<campaign::Journal> other = store::CampaignStore::journalOf(file);
    if (other && !campaign::areOfOneWar(m_journal, *other))
        return failure("campaign-other-war", campaign::whyNotOfOneWar(m_journal, *other));
    return other;
}

QFuture<Diagnostics> CampaignSession::verify() const {
    return QtConcurrent::run([file = m_file, journal = m_journal, system = m_system] {
        Diagnostics faults = store::CampaignStore::tableFaultsOf(file);
        const Diagnostics traced = campaign::retrace(journal, *system);
        faults.insert(faults.end(), traced.begin(), traced.end());
        return faults;
    });
}

}  // namespace ephor
