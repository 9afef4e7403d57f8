-- Lists as somebody narrowed them. A deleted one stays for the day within which deleting is taken back. A view of
-- nobody is the firm's: whoever shared it was erased.
create table saved_views (
  id text not null,
  site_id text not null references sites on delete cascade,
  owner_id text,
  list text not null,
  name text not null,
  filter jsonb not null,
  is_shared boolean not null,
  version integer not null default 1,
  changed_by text,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  created_key text,
  primary key (site_id, id)
);
create unique index saved_views_name on saved_views (site_id, owner_id, list, lower(name)) where deleted_at is null;
create unique index saved_views_created_key on saved_views (site_id, owner_id, created_key);
create index saved_views_shared on saved_views (site_id, list) where is_shared;
select secure_site_table('saved_views');
