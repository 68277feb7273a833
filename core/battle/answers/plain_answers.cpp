#include "core/battle/answers/plain_answers.h"

namespace ephor {

namespace {

Choice numbered(int number) {
    Choice choice;
    choice.number = number;
    return choice;
}

Choice with(const PieceSet& set) {
    Choice choice;
    choice.set = set;
    return choice;
}

void addSubsets(const Request& request, std::vector<Choice>& choices) {
    choices.emplace_back();
    PieceSet most;
    for (const PieceId piece : request.pieces) {
        if (most.size() < request.most)
            most.insert(piece);
        PieceSet alone;
        alone.insert(piece);
        choices.push_back(with(alone));
    }
    if (most.size() > 1)
        choices.push_back(with(most));
}

void addDice(const Request& request, std::vector<Choice>& choices) {
    choices.emplace_back();
    for (int i = 0; request.roll && i < request.roll->count; ++i) {
        if ((request.mayReroll >> i & 1) == 0)
            continue;
        Choice again = numbered(i);
        again.code = 1;
        choices.push_back(again);
    }
}

}  // namespace

void addPlainAnswers(const Request& request, std::vector<Choice>& choices, int step) {
    switch (request.form) {
    case Form::Options:
        for (const Option& option : request.options)
            choices.push_back(coded(option));
        break;
    case Form::Number:
        for (int n = request.lowest; n <= request.highest; n += step)
            choices.push_back(numbered(n));
        break;
    case Form::OnePiece:
        for (const PieceId piece : request.pieces)
            choices.push_back(coded(0, piece));
        break;
    case Form::Subset:
        addSubsets(request, choices);
        break;
    case Form::Die:
        addDice(request, choices);
        break;
    case Form::Move:
    case Form::Deploy:
        break;
    }
}

}  // namespace ephor
