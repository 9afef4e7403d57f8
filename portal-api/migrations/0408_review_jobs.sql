-- A resume that somebody sent: its work, its owner, and what was read in it. It ends as a row of
-- `critiques` with the same id, or with a failure. Erased rows keep their key and ticket alone, so that
-- neither works twice.
create table review_jobs (
  id text primary key,
  site_id text not null references sites on delete cascade,
  stage text not null
    check (stage in ('waiting', 'reading', 'checking', 'matching', 'ready', 'failed', 'erased')),
  idempotency_key text not null,
  ticket text not null,
  -- Given to the browser that sent the resume.
  proof text,
  first_name text,
  last_name text,
  email text,
  -- What the visitor reads in: mails and sentences.
  reader_language text not null,
  -- What the engine was told, whether it was chosen by hand, and what the words turned out to be in.
  input_language text not null,
  language text not null,
  language_chosen boolean not null default false,
  advert text,
  -- Either the pasted text or a file.
  pasted text,
  file_key text,
  file_name text,
  -- Of resume and advert: with the language, what makes two jobs the same work.
  content_hash text not null,
  engine_version text,
  -- Text, limits, contact data, skills and titles as the engine read them.
  reading jsonb,
  best_fit jsonb,
  consent jsonb,
  failure text,
  -- Counts the claims: a worker that was thought dead cannot write any more.
  claims integer not null default 0,
  claimed_at timestamptz,
  queued_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  mails integer not null default 0,
  mailed_at timestamptz,
  order_id text,
  unique (site_id, id),
  unique (site_id, idempotency_key),
  unique (site_id, ticket)
);
create index review_jobs_open on review_jobs (queued_at, id)
  where stage in ('waiting', 'reading', 'checking', 'matching');
create index review_jobs_content on review_jobs (site_id, content_hash);
create index review_jobs_email on review_jobs (site_id, lower(email));
select secure_site_table('review_jobs');

-- The secret behind the tickets of a site.
create table review_ticket_keys (
  site_id text primary key references sites on delete cascade,
  secret text not null
);
select secure_site_table('review_ticket_keys');

-- How many came how far, by day; of nobody in particular.
create table review_counts (
  site_id text not null references sites on delete cascade,
  day date not null,
  step text not null,
  reason text not null default '',
  count integer not null,
  primary key (site_id, day, step, reason)
);
select secure_site_table('review_counts');

alter table critiques add column from_intake boolean not null default false;
-- Stands in the mailed link alone; opening it proves the address.
alter table critiques add column mail_proof text;
alter table critiques add column version integer not null default 1;
alter table critiques add column checked_by text;
alter table critiques add column checked_by_name text;
alter table critiques add column checked_at timestamptz;
create index critiques_intake on critiques (site_id, processed_at desc) where from_intake;

create table review_edits (
  id text primary key,
  site_id text not null,
  critique_id text not null,
  at timestamptz not null,
  person_id text,
  person_name text not null,
  finding_id text not null,
  kind text not null check (kind in ('changed', 'dropped', 'added')),
  before jsonb,
  after jsonb,
  foreign key (site_id, critique_id) references critiques (site_id, id) on delete cascade
);
create index review_edits_critique on review_edits (site_id, critique_id, at);
select secure_site_table('review_edits');

-- The buyer held the proof of the review, so the file follows the order.
alter table payment_attempts add column critique_proven boolean not null default false;
