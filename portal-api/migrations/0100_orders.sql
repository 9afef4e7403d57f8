create table packages (
  id text primary key,
  site_id text not null references sites on delete cascade,
  name text not null,
  price_minor bigint not null check (price_minor >= 0),
  currency text not null,
  description text not null default '',
  description_html text not null default '',
  company_name text,
  -- Without a contract the order opens without a signature.
  contract_id text,
  -- The id of a survey or the address of an external one.
  survey_details text,
  purchasable boolean not null default true,
  position integer not null default 0,
  created_at timestamptz not null,
  unique (site_id, id)
);
select secure_site_table('packages');

create table services (
  id text primary key,
  site_id text not null,
  package_id text not null,
  name text not null,
  position integer not null,
  unique (site_id, id),
  foreign key (site_id, package_id) references packages (site_id, id) on delete cascade
);
create index services_package on services (site_id, package_id);
select secure_site_table('services');

-- `module_id` is a special id of the contracts or the id of a questionnaire.
create table modules (
  site_id text not null,
  service_id text not null,
  module_id text not null,
  title text not null,
  position integer not null,
  primary key (site_id, service_id, module_id),
  foreign key (site_id, service_id) references services (site_id, id) on delete cascade
);
select secure_site_table('modules');

create table package_downloadables (
  id text primary key,
  site_id text not null,
  package_id text not null,
  title text not null,
  file_key text not null references files (key),
  position integer not null,
  foreign key (site_id, package_id) references packages (site_id, id) on delete cascade
);
create index package_downloadables_package on package_downloadables (site_id, package_id);
select secure_site_table('package_downloadables');

create table orders (
  id text primary key,
  site_id text not null,
  client_id text not null,
  package_id text not null,
  writer_id text,
  status_percentage integer not null default 0 check (status_percentage between 0 and 100),
  hide_order boolean not null default false,
  invoice_price_minor bigint not null check (invoice_price_minor >= 0),
  invoice_currency text not null,
  customer_industries jsonb not null default '[]',
  years_of_experience text,
  contract_signed_at timestamptz,
  tip_minor bigint check (tip_minor > 0),
  no_show_check boolean not null default false,
  survey_submitted boolean not null default false,
  writer_archived boolean not null default false,
  due_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  assigned_at timestamptz,
  completed_at timestamptz,
  unique (site_id, id),
  foreign key (site_id, client_id) references people (site_id, id) on delete cascade,
  foreign key (site_id, writer_id) references people (site_id, id),
  foreign key (site_id, package_id) references packages (site_id, id)
);
-- The lists: one side's orders, newest first.
create index orders_client on orders (site_id, client_id, created_at desc, id);
create index orders_writer on orders (site_id, writer_id, created_at desc, id);
create index orders_site on orders (site_id, created_at desc, id);
select secure_site_table('orders');

create table completed_tasks (
  site_id text not null,
  order_id text not null,
  service_id text not null,
  task_id text not null,
  service_type text not null,
  completed_at timestamptz not null,
  -- A task counts once, however often its call is repeated.
  primary key (site_id, order_id, service_id, task_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, service_id) references services (site_id, id)
);
select secure_site_table('completed_tasks');

create table revision_flags (
  site_id text not null,
  order_id text not null,
  service_id text not null,
  sent_by_writer boolean not null default false,
  pending_client_review boolean not null default false,
  pending_approval boolean not null default false,
  primary key (site_id, order_id, service_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, service_id) references services (site_id, id)
);
select secure_site_table('revision_flags');
