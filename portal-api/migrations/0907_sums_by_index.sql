-- Sums that are taken again and again are read from an index alone: the room of a firm at each upload, and which mails
-- did not leave at each scrape.
create index files_room on files (site_id, owner_id) include (size);
drop index files_owner;
create index mail_notices_unsent on mail_notices (ended_at, state)
  where state in ('uncertain', 'failed');
