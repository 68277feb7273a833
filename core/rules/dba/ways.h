// Places where the leader of a group may sensibly end, before the rules are asked.
#pragma once

#include "core/rules/dba/play.h"

namespace ephor::dba {

/// `edge` of `enemy` that one of the group meets; None: it stands beside his front. Wall: it meets a work. No enemy: it touches nobody.
struct Place {
    Pose pose;
    PieceId enemy;
    Contact edge = Contact::None;
};

/// Call `found(place)` until it returns true: in contact with an enemy or his works, and elsewhere.
using FoundPlace = std::function<bool(const Place&)>;
void eachContactPlace(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                      const Surroundings& around, const FoundPlace& found);
void eachOpenPlace(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                   const Surroundings& around, const FoundPlace& found);

/// moving.cpp: whether a group can wheel, go ahead and slide so (DBA-116, DBA-117, DBA-131); what is in its way is not asked.
bool isInReach(const Table& table, const MoveLimits& limits, const Surroundings& around, const Pose& to);

}  // namespace ephor::dba
