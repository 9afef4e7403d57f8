create table people (
  id text primary key,
  site_id text not null references sites on delete cascade,
  email text not null,
  role text not null check (role in ('user', 'writer', 'reviewer')),
  first_name text not null,
  last_name text not null,
  password_hash text,
  profile_img text,
  phone text,
  language text,
  unique_customer_id text not null,
  pending_purchase_package_id text,
  writer_data jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (site_id, id)
);
create unique index people_email on people (site_id, lower(email));
select secure_site_table('people');

-- Only the hash of a session's token is stored: a stolen copy of the table signs nobody in.
create table sessions (
  id text primary key,
  site_id text not null,
  person_id text not null,
  token_hash text not null unique,
  remember boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index sessions_person on sessions (site_id, person_id);
select secure_site_table('sessions');

-- One-time codes for password reset and sign-in links, stored as hashes.
create table codes (
  code_hash text primary key,
  site_id text not null,
  person_id text not null,
  purpose text not null check (purpose in ('reset-password', 'sign-in')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index codes_person on codes (site_id, person_id, purpose);
select secure_site_table('codes');

-- Counted per window in the database, so that several API processes share one limit.
create table rate_counts (
  site_id text not null references sites on delete cascade,
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (site_id, key)
);
select secure_site_table('rate_counts');
