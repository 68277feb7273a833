// A campaign as one file: an SQLite database whose journal is the campaign.
#pragma once

#include "core/campaign/journal/journal.h"
#include "models/store/campaign_post.h"
#include "models/store/campaign_query.h"
#include "models/store/campaign_tables.h"

#include <memory>

namespace ephor::store {

class Connection;

/// An open campaign file. Everything that fails says which file, why, and what to do. Needs a QCoreApplication (for
/// Qt's database drivers).
class CampaignStore {
public:
    /// A new file; there must be none of that name yet.
    static Result<CampaignStore> create(const QString& file, const campaign::Journal& journal);
    /// A file of this program or of an older one, whose tables are made anew from its journal in one transaction; a
    /// copy of the older file is kept beside it. Files of newer programs, and what is no campaign at all, are refused
    /// and left as they are.
    static Result<CampaignStore> open(const QString& file);

    /// The verified journal of a campaign file of any schema. Writes nothing, not even beside the file; what a killed
    /// program left in the log beside it is read.
    static Result<campaign::Journal> journalOf(const QString& file);
    /// What in the other tables of a file does not agree with its journal, or why the file cannot be read. Writes
    /// nothing. A file of an older schema has no fault: its tables are made anew when it is opened.
    static Diagnostics tableFaultsOf(const QString& file);
    /// What the tables and the journal of a file answer to a question in SQL, or what is wrong with it. Writes nothing.
    /// Ends soon after `stop` is requested. May be called in any thread, while the file is open elsewhere.
    static Result<QueryResult> query(const QString& file, const QString& question, const std::stop_token& stop = {},
                                     const QueryLimits& limits = {});

    CampaignStore(CampaignStore&&) noexcept;
    CampaignStore& operator=(CampaignStore&&) noexcept;
    /// Closes the database; afterwards no -wal or -shm file is left.
    ~CampaignStore();

    /// The journal, verified.
    Result<campaign::Journal> read() const;
    /// Appends the entries that the file does not have yet and brings the other tables up to date: all of it, or
    /// nothing. The entries that it has must be the journal's first ones: where somebody else has written meanwhile,
    /// nothing is. After a failure nothing has changed, unless the error says that the action is in the file: a disk
    /// may report a failure of what it has written. With `post`, writes that as well, as writePost() does.
    Result<void> write(const campaign::Journal& journal, const Post* post = nullptr);
    Result<Post> readPost();
    /// Replaces the post, which must have been read: all of it, or nothing. Fails where somebody else has written into
    /// the post since then. After a failure, read it again.
    Result<void> writePost(const Post& post);
    /// Whether the other tables are what the journal comes to; what does not agree.
    Diagnostics checkTables(const campaign::Journal& journal) const;
    /// "Send a copy": a compact file that holds the campaign as it is now.
    Result<void> copyTo(const QString& file) const;

private:
    explicit CampaignStore(std::unique_ptr<Connection> connection);
    Result<void> bringUpToDate(int schema);
    Result<void> append(const campaign::Journal& journal, const std::vector<TableRows>& tables);
    Result<void> replacePost(const Post& post);
    std::unexpected<Diagnostics> whatCameOf(const campaign::Journal& journal, Diagnostics failed);

    std::unique_ptr<Connection> m_connection;
    std::vector<TableRows> m_written;  ///< what the tables hold since the last write; empty: not known
    std::vector<TableRows> m_post;     ///< what the tables of the post held when they were last read or written
};

}  // namespace ephor::store
