-- Questions are kept as the contract's list of fields; their version grows with each change.
create table questionnaires (
  id text not null,
  site_id text not null references sites on delete cascade,
  title text not null,
  questions jsonb not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, id)
);
select secure_site_table('questionnaires');

-- Sent answers keep the questions as they were asked: a later change of the questionnaire alters nothing.
create table questionnaire_answers (
  id text primary key,
  site_id text not null,
  order_id text not null,
  service_id text not null,
  task_id text not null,
  title text not null,
  questions jsonb not null,
  answers jsonb not null,
  -- Tells a repeated call from a second, different one.
  fingerprint text not null,
  submitted_by text not null,
  submitted_at timestamptz not null,
  unique (site_id, order_id, service_id, task_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, service_id) references services (site_id, id),
  foreign key (site_id, submitted_by) references people (site_id, id)
);
select secure_site_table('questionnaire_answers');

-- The draft belongs to the writer; the customer only ever sees what was published.
create table follow_ups (
  site_id text not null,
  order_id text not null,
  service_id text not null,
  draft jsonb not null,
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  published jsonb,
  published_at timestamptz,
  primary key (site_id, order_id, service_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, service_id) references services (site_id, id)
);
select secure_site_table('follow_ups');

create table questionnaire_templates (
  id text primary key,
  site_id text not null,
  writer_id text not null,
  name text not null,
  draft jsonb not null,
  version integer not null default 1 check (version > 0),
  published jsonb,
  published_at timestamptz,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  foreign key (site_id, writer_id) references people (site_id, id) on delete cascade
);
create index questionnaire_templates_writer
  on questionnaire_templates (site_id, writer_id, created_at desc, id);
select secure_site_table('questionnaire_templates');

create table surveys (
  id text not null,
  site_id text not null references sites on delete cascade,
  title text not null,
  questions jsonb not null,
  created_at timestamptz not null,
  primary key (site_id, id)
);
select secure_site_table('surveys');

create table survey_answers (
  id text primary key,
  site_id text not null,
  order_id text not null,
  survey_id text not null,
  questions jsonb not null,
  answers jsonb not null,
  fingerprint text not null,
  submitted_at timestamptz not null,
  unique (site_id, order_id, survey_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
select secure_site_table('survey_answers');
