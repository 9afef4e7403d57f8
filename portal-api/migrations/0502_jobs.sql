-- Salaries are yearly, in minor units of the site's job market.
create table jobs (
  site_id text not null references sites on delete cascade,
  id text not null,
  title text not null,
  company text not null,
  location text not null,
  area text not null,
  category text,
  contract_type text,
  contract_time text,
  salary_min bigint,
  salary_max bigint,
  redirect_url text not null,
  description text not null,
  company_logo text,
  posted_at timestamptz not null,
  what tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('english', company), 'B') ||
    setweight(to_tsvector('english', coalesce(category, '')), 'B') ||
    setweight(to_tsvector('english', description), 'D')
  ) stored,
  place tsvector generated always as (to_tsvector('simple', location || ' ' || area)) stored,
  primary key (site_id, id)
);
create index jobs_what on jobs using gin (what);
create index jobs_place on jobs using gin (place);
create index jobs_newest on jobs (site_id, posted_at desc);
select secure_site_table('jobs');

-- The last search of a person is repeated on the next visit.
create table job_searches (
  site_id text not null,
  person_id text not null,
  what text not null,
  place text not null,
  searched_at timestamptz not null,
  primary key (site_id, person_id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
select secure_site_table('job_searches');

create table job_clicks (
  site_id text not null,
  id text not null,
  person_id text not null,
  keywords text not null,
  place text not null,
  job jsonb not null,
  clicked_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index job_clicks_person on job_clicks (site_id, person_id, clicked_at);
select secure_site_table('job_clicks');
