-- What a package was at each publishing; orders keep the one that they were bought as. The row of `packages` is what is
-- sold now, and `draft` what an admin makes of it.
create table package_versions (
  site_id text not null,
  package_id text not null,
  version integer not null check (version > 0),
  name text not null,
  price_minor bigint not null check (price_minor >= 0),
  currency text not null,
  description text not null,
  description_html text not null,
  company_name text,
  contract_id text,
  survey_details text,
  published_at timestamptz not null,
  -- Nobody for a command and for rows from before.
  published_by text,
  primary key (site_id, package_id, version),
  foreign key (site_id, package_id) references packages (site_id, id) on delete cascade
);
select secure_site_table('package_versions');

alter table packages add column state text not null default 'published'
  check (state in ('draft', 'published', 'archived'));
-- Grows with every change; a save names the one that it began with.
alter table packages add column version integer not null default 1;
-- Null until the first publishing.
alter table packages add column published_version integer default 1;
alter table packages add column draft jsonb;
-- Per field of the form: at which row version it was changed, by whom and when.
alter table packages add column field_changes jsonb not null default '{}';
alter table packages add column changed_at timestamptz;
alter table packages add column changed_by text;
-- The call that made it, so that a repeated one finds it.
alter table packages add column created_key text;
create unique index packages_created_key on packages (site_id, created_key);
create index packages_list on packages (site_id, position, id);

alter table services add column package_version integer not null default 1;
alter table package_downloadables add column package_version integer not null default 1;
alter table orders add column package_version integer not null default 1;

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table packages no force row level security;
alter table package_versions no force row level security;
alter table orders no force row level security;
insert into package_versions (site_id, package_id, version, name, price_minor, currency, description,
    description_html, company_name, contract_id, survey_details, published_at)
  select site_id, id, 1, name, price_minor, currency, description, description_html, company_name,
    contract_id, survey_details, created_at
  from packages;
alter table orders add constraint orders_package_version
  foreign key (site_id, package_id, package_version)
  references package_versions (site_id, package_id, version);
alter table orders force row level security;
alter table package_versions force row level security;
alter table packages force row level security;
