-- Whose turn an order is, kept beside it in the transaction that changes it, so that lists are filtered and counted by
-- it without reading every order. The rule itself is code; rows from before are filled in when the server starts.
alter table orders add column turn_owner text check (turn_owner in ('customer', 'writer', 'admin', 'done'));
alter table orders add column turn_step text;
-- Since when that owner has had that step.
alter table orders add column turn_since timestamptz;
-- When the writer could start.
alter table orders add column ready_at timestamptz;
-- What the writer can do now, whoever else has a turn too.
alter table orders add column writer_step text;

create index orders_without_turn on orders (site_id, id) where turn_owner is null;
create index orders_writer_due on orders (site_id, writer_id, due_date, created_at desc, id)
  where status_percentage < 100;
