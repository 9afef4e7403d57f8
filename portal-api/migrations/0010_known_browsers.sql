-- Browsers that signed a person in before. Only the hash of the mark is stored, and it signs nobody in.
create table known_browsers (
  site_id text not null,
  person_id text not null,
  mark_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (site_id, mark_hash, person_id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index known_browsers_person on known_browsers (site_id, person_id);
select secure_site_table('known_browsers');
