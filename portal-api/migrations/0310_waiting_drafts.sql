-- The queue of an admin: what waits for approval, oldest first.
create index drafts_waiting on drafts (site_id, created_at, id)
  where approval = 'pending' and reviewed_at is null;
