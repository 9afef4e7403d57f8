create table person_exports (
  id text primary key,
  site_id text not null,
  person_id text not null,
  file_key text,
  asked_at timestamptz not null,
  ready_at timestamptz,
  failed_at timestamptz,
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index person_exports_person on person_exports (site_id, person_id, asked_at desc);
select secure_site_table('person_exports');

create table erasures (
  site_id text not null,
  person_id text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  -- Bytes that still have to go after the rows went.
  file_keys jsonb not null default '[]',
  -- What a buyer was called, for the invoices; it goes when the books need not be kept any more.
  billed_name text,
  billed_email text,
  primary key (site_id, person_id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index erasures_due on erasures (due_at) where done_at is null;
select secure_site_table('erasures');
