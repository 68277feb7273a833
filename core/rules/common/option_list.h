// Collects the options of an Options request.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/request.h"

#include <span>

namespace ephor {

/// Up to `Room` options on the stack.
template <std::size_t Room> class OptionList {
public:
    void add(std::int16_t code, const Reason& label, PieceId piece = {}, int price = 0) {
        m_options.push({code, piece, &label, price});
    }
    std::span<const Option> all() const { return m_options.all(); }
    std::size_t size() const { return m_options.size(); }
    /// Removes the options for which `over(option)` is true.
    template <typename Over> void drop(const Over& over) {
        for (std::size_t i = m_options.size(); i-- > 0;)
            if (over(m_options.all()[i]))
                m_options.erase(i);
    }

private:
    StackList<Option, Room> m_options;
};

}  // namespace ephor
