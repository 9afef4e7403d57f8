-- Skills of a firm beside the portal's own list: its own ones, and those of lists that it brought.
create table firm_skills (
  site_id text not null references sites on delete cascade,
  -- The name in lower case: a skill stands there once.
  key text not null check (key = lower(key)),
  name text not null,
  synonyms jsonb not null,
  source text not null check (source in ('own', 'esco', 'onet')),
  imported_at timestamptz not null,
  primary key (site_id, key)
);
select secure_site_table('firm_skills');
