-- What the firm notes about a person, and which state of the page somebody began to change.
alter table people
  add column note text not null default '',
  add column version integer not null default 0,
  add column changed_by text,
  add column changed_at timestamptz;
