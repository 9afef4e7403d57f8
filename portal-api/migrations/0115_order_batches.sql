-- What was done to many orders at once, with what they were before, so that it can be taken back once.
create table order_batches (
  id text not null,
  site_id text not null references sites on delete cascade,
  act text not null,
  person_id text not null,
  -- Of each changed order: id, the version that it has now, and what it was before.
  rows jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (site_id, id)
);
select secure_site_table('order_batches');
