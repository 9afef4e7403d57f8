-- The text that a package asks to be signed; `packages.contract_id` names it.
create table contracts (
  id text primary key,
  site_id text not null references sites on delete cascade,
  title text not null,
  content text not null,
  created_at timestamptz not null,
  unique (site_id, id)
);
select secure_site_table('contracts');

-- The signed text and the picture are kept with their digests: a later edit of the contract changes no proof.
create table contract_signatures (
  site_id text not null,
  order_id text not null,
  person_id text not null,
  name text not null,
  title text not null,
  content text not null,
  content_sha256 text not null,
  image bytea not null,
  image_sha256 text not null,
  signed_at timestamptz not null,
  -- An order is signed once.
  primary key (site_id, order_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, person_id) references people (site_id, id)
);
select secure_site_table('contract_signatures');

create table previous_documents (
  site_id text not null,
  order_id text not null,
  service_id text not null,
  file_key text not null references files (key),
  created_at timestamptz not null,
  position integer not null,
  primary key (site_id, order_id, service_id, file_key),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, service_id) references services (site_id, id)
);
select secure_site_table('previous_documents');

create table drafts (
  id text primary key,
  site_id text not null,
  order_id text not null,
  service_id text not null,
  writer_id text not null,
  -- Counts up per service of an order, so that two drafts sent at once cannot both be the latest.
  number integer not null check (number > 0),
  notes text not null default '',
  -- Null where nobody had to approve.
  approval text check (approval in ('pending', 'approved', 'rejected')),
  rejection_reason text,
  rating integer check (rating between 1 and 5),
  review text,
  reviewed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (site_id, id),
  unique (site_id, order_id, service_id, number),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, service_id) references services (site_id, id),
  foreign key (site_id, writer_id) references people (site_id, id)
);
select secure_site_table('drafts');

create table draft_files (
  site_id text not null,
  draft_id text not null,
  slot text not null check (slot in ('pdf', 'word', 'other', 'additional', 'review', 'rejection')),
  position integer not null,
  file_key text not null references files (key),
  primary key (site_id, draft_id, slot, position),
  foreign key (site_id, draft_id) references drafts (site_id, id) on delete cascade
);
select secure_site_table('draft_files');

create table final_documents (
  site_id text not null,
  order_id text not null,
  service_id text not null,
  writer_id text not null,
  notes text not null default '',
  updated_at timestamptz not null,
  primary key (site_id, order_id, service_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, service_id) references services (site_id, id),
  foreign key (site_id, writer_id) references people (site_id, id)
);
select secure_site_table('final_documents');

create table final_document_files (
  site_id text not null,
  order_id text not null,
  service_id text not null,
  slot text not null check (slot in ('pdf', 'word', 'other')),
  position integer not null,
  file_key text not null references files (key),
  primary key (site_id, order_id, service_id, slot, position),
  foreign key (site_id, order_id, service_id)
    references final_documents (site_id, order_id, service_id) on delete cascade
);
select secure_site_table('final_document_files');

create table linkedin_documents (
  site_id text not null,
  order_id text not null,
  writer_id text not null,
  file_key text not null references files (key),
  updated_at timestamptz not null,
  primary key (site_id, order_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, writer_id) references people (site_id, id)
);
select secure_site_table('linkedin_documents');
