-- When the admin let a draft through or sent it back; the history of an order tells it.
alter table drafts add column judged_at timestamptz;

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table drafts no force row level security;
-- What happened to older drafts is known by the day of their last change, or not at all.
update drafts set judged_at = case when reviewed_at is null then updated_at else created_at end
  where approval in ('approved', 'rejected');
alter table drafts force row level security;
