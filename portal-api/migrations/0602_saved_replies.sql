-- What the firm writes again and again; every admin of orders has the same ones.
create table saved_replies (
  id text not null,
  site_id text not null references sites on delete cascade,
  title text not null,
  text text not null,
  version integer not null default 1,
  changed_by text,
  changed_at timestamptz not null,
  created_key text,
  primary key (site_id, id)
);
create unique index saved_replies_created_key on saved_replies (site_id, created_key);
create index saved_replies_title on saved_replies (site_id, lower(title), id);
select secure_site_table('saved_replies');
