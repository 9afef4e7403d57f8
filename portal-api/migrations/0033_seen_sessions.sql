-- An admin looks at somebody's portal (`See as`): a session of that person which belongs to the admin's own one
-- and ends with it.
alter table sessions
  add column seen_by text,
  add column seen_from text references sessions on delete cascade,
  add constraint sessions_seen check ((seen_by is null) = (seen_from is null));
create index sessions_seen_from on sessions (seen_from) where seen_from is not null;
