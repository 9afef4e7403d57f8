-- Which portal this database is, and where its bytes lie in the bucket. A portal that had files
-- before it got a place of its own keeps them where they are, at the root.
create table portal_store (
  only_row boolean primary key default true check (only_row),
  portal_id text not null,
  prefix text not null,
  -- Grows with every sweep, here and in the store: a copy or an older database falls behind.
  rounds bigint not null default 0
);
insert into portal_store (portal_id, prefix)
select made.id,
  case when exists (select 1 from files) or exists (select 1 from releases) then ''
       else 'portal-' || made.id end
from (select left(replace(gen_random_uuid()::text, '-', ''), 16) as id) made;

-- Bytes that have no row any more wait here before they are removed for good.
create table file_tombstones (
  key text primary key,
  found_at timestamptz not null
);
create index file_tombstones_found on file_tombstones (found_at);

grant select, update on portal_store to portal_platform;
grant select, insert, update, delete on file_tombstones to portal_platform;
