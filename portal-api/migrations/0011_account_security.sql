-- When the person showed that the mailbox is theirs; nobody has to again who has a password or works for the firm.
alter table people add column email_proven_at timestamptz;
alter table people no force row level security;
update people set email_proven_at = created_at where role <> 'user' or password_hash is not null;
alter table people force row level security;

-- A session ends for good at `ends_at`, however often it is used.
alter table sessions
  add column ends_at timestamptz,
  add column seen_at timestamptz,
  add column browser text not null default '',
  add column system text not null default '';
alter table sessions no force row level security;
update sessions set ends_at = created_at + interval '30 days', seen_at = created_at;
alter table sessions force row level security;
alter table sessions alter column ends_at set not null, alter column seen_at set not null;

-- `detail` is the address that a code is about.
alter table codes
  add column detail text,
  drop constraint codes_purpose_check,
  add constraint codes_purpose_check check (purpose in
    ('reset-password', 'sign-in', 'first-password', 'confirm-email', 'restore-email', 'second-step'));
