-- `subject_kind` names whose rules decide who may read the file; without one only its owner may.
create table files (
  key text primary key,
  site_id text not null references sites on delete cascade,
  owner_id text,
  originalname text not null,
  mimetype text not null,
  size bigint not null,
  sha256 text not null,
  subject_kind text,
  subject_id text,
  created_at timestamptz not null,
  foreign key (site_id, owner_id) references people (site_id, id) on delete cascade
);
create index files_owner on files (site_id, owner_id);
create index files_subject on files (site_id, subject_kind, subject_id);
create index files_unattached on files (created_at) where subject_kind is null;
select secure_site_table('files');

create table notifications (
  id text primary key,
  site_id text not null,
  person_id text not null,
  order_id text not null,
  content text not null,
  sender_id text,
  sender_name text not null,
  sender_img text,
  action text not null,
  created_at timestamptz not null,
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index notifications_person on notifications (site_id, person_id, created_at desc);
select secure_site_table('notifications');

-- The demo's mailbox; with SMTP configured nothing is written here.
create table mails (
  id text primary key,
  site_id text not null references sites on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
create index mails_site on mails (site_id, created_at desc);
select secure_site_table('mails');

-- Live messages too long for NOTIFY travel by reference.
create table live_payloads (
  id text primary key,
  site_id text not null references sites on delete cascade,
  payload text not null,
  created_at timestamptz not null
);
select secure_site_table('live_payloads');
