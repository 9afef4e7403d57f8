-- By what a thing is found again in the file of a firm; what has none is known by its id.
alter table packages add column item_key text;
create unique index packages_item_key on packages (site_id, (coalesce(item_key, id)));
alter table questionnaires add column item_key text;
create unique index questionnaires_item_key
  on questionnaires (site_id, kind, (coalesce(item_key, id)));
alter table contracts add column item_key text;
create unique index contracts_item_key on contracts (site_id, (coalesce(item_key, id)));
alter table external_products add column item_key text;
create unique index external_products_item_key
  on external_products (site_id, (coalesce(item_key, id)));

-- Work that goes on after its call.
create table operations (
  site_id text not null references sites on delete cascade,
  id text not null,
  kind text not null check (kind in ('firm-export', 'firm-import', 'firm-apply')),
  state text not null check (state in ('working', 'done', 'failed')),
  -- Nobody for a command.
  person_id text,
  started_at timestamptz not null,
  file_key text,
  -- What came of it, in the words of its kind.
  result jsonb not null default '{}',
  -- Why it failed: sentences as codes with their parameters.
  problems jsonb not null default '[]',
  primary key (site_id, id)
);
select secure_site_table('operations');
create index operations_started on operations (started_at);
