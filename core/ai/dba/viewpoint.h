// A position as one side sees it.
#pragma once

#include "core/rules/dba/game.h"

namespace ephor::dba {

struct Viewpoint {
    const DbaGame& game;
    const Table& table;
    Side me;
};

}  // namespace ephor::dba
