-- Admins edit a firm's own jobs: the row's version grows with every change, a repeated call finds what its first one
-- made, and after its last day nobody finds a job any more.
alter table jobs add column version integer not null default 1;
alter table jobs add column changed_at timestamptz;
alter table jobs add column changed_by text;
alter table jobs add column created_key text;
alter table jobs add column ends_on date;
create unique index jobs_created_key on jobs (site_id, created_key);
create index jobs_link on jobs (site_id, redirect_url);

-- Where the job search of a firm looks; without a row as the platform has set it.
create table job_sources (
  site_id text primary key references sites on delete cascade,
  kind text not null check (kind in ('platform', 'own', 'search-api')),
  country text not null,
  -- Sealed, and never read by anybody but the search.
  keys text,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text
);
select secure_site_table('job_sources');

-- What was searched for in vain, of nobody in particular.
create table missed_searches (
  site_id text not null references sites on delete cascade,
  what text not null,
  place text not null,
  times integer not null,
  last_at timestamptz not null,
  primary key (site_id, what, place)
);
create index missed_searches_most on missed_searches (site_id, times desc, what, place);
select secure_site_table('missed_searches');
