#include "models/campaign/dice_desk.h"

#include "core/campaign/umpire/veto.h"

namespace ephor {

using campaign::EntryKind;
using campaign::Journal;
using campaign::Preview;
using campaign::TypedDice;

namespace {

Result<void> doneAgain(CampaignSession& session, int entry, const TypedDice& typed) {
    if (const auto why = whyNotAgain(session, entry))
        return failure("campaign-again", *why);
    return session.perform([&](Journal& journal) { campaign::runStepAgain(journal, typed); });
}

}  // namespace

std::optional<DiceStep> nextDice(CampaignSession& session) {
    const auto isOpen = [&session, next = session.next(), turn = session.campaign().state.course.turn] {
        return session.next() == next && session.campaign().state.course.turn == turn;
    };
    switch (session.next()) {
    case CampaignSession::Next::Adjudicate:
        return DiceStep{
            [&session](const TypedDice& typed) { return campaign::previewAdjudicate(session.campaign(), typed); },
            [&session](const TypedDice& typed) { return session.adjudicateTurn(typed); }, isOpen};
    case CampaignSession::Next::CloseTurn:
        return DiceStep{
            [&session](const TypedDice& typed) { return campaign::previewClose(session.campaign(), typed); },
            [&session](const TypedDice& typed) { return session.closeTurn(typed); }, isOpen};
    case CampaignSession::Next::Battles:
    case CampaignSession::Next::Nothing:
        break;
    }
    return {};
}

DiceStep diceAgain(CampaignSession& session, int entry) {
    const campaign::JournalEntry& done = session.journal().entries()[static_cast<std::size_t>(entry - 1)];
    auto before = std::make_shared<const campaign::Campaign>(*session.journal().at(entry - 1));
    const auto vetoes = campaign::vetoesOf(done).value_or(std::vector<campaign::Vetoed>{});
    const auto preview = [before, kind = done.kind, vetoed = campaign::actsOf(vetoes)](const TypedDice& typed) {
        return kind == EntryKind::Adjudicate ? campaign::previewAdjudicate(*before, typed, vetoed)
                                             : campaign::previewClose(*before, typed, vetoed);
    };
    return {preview,
            [&session, preview, entry](const TypedDice& typed) -> Result<void> {
                if (Preview seen = preview(typed); hasErrors(seen.remarks))
                    return std::unexpected(std::move(seen.remarks));
                return doneAgain(session, entry, typed);
            },
            [&session, entry] { return session.journal().undoable() == entry; },
            campaign::typedDiceFromJson(done.action).value_or(TypedDice{}), entry};
}

std::optional<Message> whyNotAgain(const CampaignSession& session, int entry) {
    if (const auto why = session.whyNot())
        return why;
    if (entry == 0)
        return Message("No turn has been adjudicated yet.");
    if (entry != session.journal().undoable())
        return Message("Later actions depend on this one. Undo them first.");
    return {};
}

DiceDesk::DiceDesk(DiceStep step, QObject* parent) : QObject(parent), m_step(std::move(step)) { refresh(); }

void DiceDesk::refresh() {
    Preview seen = m_step.preview(m_step.typed);
    m_remarks = std::move(seen.remarks);
    TypedDice idle = m_step.typed;
    const std::vector<Row> before = std::exchange(m_rows, {});
    for (campaign::CampaignRoll& roll : seen.rolls) {
        idle.erase(purposeOf(roll));
        m_rows.push_back({std::move(roll), true});
    }
    for (const Row& row : before)
        if (const auto typed = idle.find(purposeOf(row.roll)); typed != idle.end()) {
            m_rows.push_back({row.roll, false});
            m_rows.back().roll.faces = typed->second;
            m_rows.back().roll.typed = true;
        }
    Q_EMIT changed();
}

Result<void> DiceDesk::typeIn(const Row& row, std::string_view text) {
    const std::string purpose = purposeOf(row.roll);
    if (text.find_first_not_of(" \t") == std::string_view::npos) {
        if (m_step.typed.erase(purpose) > 0)
            refresh();
        return {};
    }
    const std::optional<std::vector<int>> faces = campaign::facesIn(text);
    if (!faces)
        return failure("dice-words",
                       {"\"{0}\" is not a list of dice. Enter numbers with spaces between them.", {std::string(text)}});
    if (!row.isMade)
        return failure("dice-idle", "This is no longer rolled. Clear its dice.");
    if (const auto why = whyNotFaces(row.roll, *faces))
        return failure("dice-faces", *why);
    m_step.typed[purpose] = *faces;
    refresh();
    return {};
}

void DiceDesk::clear() {
    m_step.typed.clear();
    refresh();
}

}  // namespace ephor
