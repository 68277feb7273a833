// The computer player of Men of Bronze: a general who keeps his line, screens it with light troops, and strikes where the odds are good.
#pragma once

#include "core/rules/men_of_bronze/bronze_game.h"

namespace ephor::men_of_bronze {

class Doctrine final : public Player {
public:
    By kind() const override { return By::Doctrine; }
    bool findsOptions(DecisionId decision) const override;
    Choice choose(const Request& request, const Position& position) const override;
};

}  // namespace ephor::men_of_bronze
