-- Firms write reviews too. The row holds what its reader sees, `draft` what an admin makes of it; whoever asks for a
-- review that is not published finds nothing.
alter table critiques add column state text not null default 'published'
  check (state in ('draft', 'published', 'archived'));
alter table critiques add column draft jsonb;
-- Zero until the first publishing.
alter table critiques add column published_version integer not null default 1;
-- Null for reviews that were never a draft: there the day of the review is the day.
alter table critiques add column published_at timestamptz;
alter table critiques add column reader_language text;
-- The words of the resume, against which quoted ones are held.
alter table critiques add column resume text not null default '';
alter table critiques add column changed_at timestamptz;
alter table critiques add column changed_by text;
-- The call that made it, so that a repeated one finds it.
alter table critiques add column created_key text;
-- What it led to.
alter table critiques add column order_id text;
create unique index critiques_created_key on critiques (site_id, created_key);
create index critiques_list on critiques (site_id, created_at desc, id desc);
create index review_clicks_critique on review_clicks (site_id, critique_id)
  where critique_id is not null;

-- What a review said at each publishing.
create table review_versions (
  site_id text not null,
  critique_id text not null,
  version integer not null check (version > 0),
  content jsonb not null,
  published_at timestamptz not null,
  published_by text,
  primary key (site_id, critique_id, version),
  foreign key (site_id, critique_id) references critiques (site_id, id) on delete cascade
);
select secure_site_table('review_versions');

-- Words that come again in many reviews.
create table review_snippets (
  id text primary key,
  site_id text not null references sites on delete cascade,
  title text not null,
  text text not null,
  unique (site_id, title)
);
select secure_site_table('review_snippets');

-- Row-level security holds for the owner of the tables as well; this step sees every firm.
alter table critiques no force row level security;
alter table payment_attempts no force row level security;
update critiques c set order_id = a.order_id from payment_attempts a
  where a.site_id = c.site_id and a.critique_id = c.id and a.order_id is not null;
alter table payment_attempts force row level security;
alter table critiques force row level security;
