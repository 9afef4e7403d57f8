-- A second factor of a person; until it is confirmed it asks for nothing.
create table second_factors (
  site_id text not null,
  person_id text not null,
  secret text not null,
  -- The last half minute whose code was used: each code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (site_id, person_id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
select secure_site_table('second_factors');

create table recovery_codes (
  site_id text not null,
  person_id text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (site_id, person_id, code_hash),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
select secure_site_table('recovery_codes');
