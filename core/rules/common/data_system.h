// The base of every rule system: what follows from its data alone.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// A rule system with its built-in data, or with that of a rules pack.
class DataSystem : public RuleSystem {
public:
    /// `pack`: null for the built-in data. The types must outlive the system.
    DataSystem(const Catalogue& types, SystemInfo info, std::vector<ClashField> clashFields, const PackInfo* pack)
        : m_types(types), m_info(std::move(info)), m_clashFields(std::move(clashFields)) {
        if (pack)
            m_info.nameAfter(*pack);
    }

    const SystemInfo& info() const final { return m_info; }
    const Catalogue& catalogue() const final { return m_types; }
    const std::vector<ClashField>& clashFields() const final { return m_clashFields; }
    Digest dataDigest() const final { return m_info.pack ? m_info.pack->data : builtinDataDigest(); }

private:
    virtual Digest builtinDataDigest() const = 0;

    const Catalogue& m_types;
    SystemInfo m_info;
    std::vector<ClashField> m_clashFields;
};

}  // namespace ephor
