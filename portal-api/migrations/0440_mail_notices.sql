-- Mails about what happened, one row for each event and person, written in the event's own transaction.
-- A row is claimed for a while, marked as `sending` before the mail server is asked, and `sent` afterwards:
-- whoever dies between the two leaves an `uncertain` one, which nobody sends again by itself.
create table mail_notices (
  id text primary key,
  site_id text not null references sites on delete cascade,
  event text not null,
  -- What happened, so that it is told each person once.
  event_key text not null,
  person_id text not null,
  order_id text,
  -- What is looked at before it is mailed: a conversation, a draft.
  subject_id text,
  params jsonb not null,
  -- Rows of one person and group leave as one mail.
  group_key text not null,
  is_digest boolean not null default false,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'uncertain', 'failed', 'dropped')),
  -- Why it was dropped or has failed.
  reason text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  claim text,
  claimed_until timestamptz,
  -- The first row of the mail that it left in.
  lead_id text,
  subject text,
  recipient text,
  created_at timestamptz not null,
  sending_at timestamptz,
  ended_at timestamptz,
  unique (site_id, id),
  unique (site_id, event_key, person_id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index mail_notices_due on mail_notices (due_at, id) where state = 'waiting';
create index mail_notices_group on mail_notices (site_id, person_id, group_key, due_at, id)
  where state = 'waiting';
create index mail_notices_sending on mail_notices (sending_at) where state = 'sending';
create index mail_notices_newest on mail_notices (site_id, created_at desc, id);
create index mail_notices_order on mail_notices (site_id, order_id);
create index mail_notices_person on mail_notices (site_id, person_id);
select secure_site_table('mail_notices');

-- Addresses that their mail servers do not know: nothing is sent there until somebody sends again.
create table paused_addresses (
  site_id text not null references sites on delete cascade,
  email text not null check (email = lower(email)),
  reason text not null,
  since timestamptz not null,
  primary key (site_id, email)
);
select secure_site_table('paused_addresses');
