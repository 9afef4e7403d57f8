-- A contract is what the firm works on; what is signed are its versions.
alter table contracts
  -- Grows with every change; a save names the one that it began with.
  add column version integer not null default 1,
  -- The newest published one; none before the first publishing.
  add column published integer check (published > 0),
  add column archived_at timestamptz,
  add column changed_at timestamptz,
  add column changed_by text,
  -- Makes one row of a creation that is sent twice.
  add column created_key text;
create unique index contracts_created_key on contracts (site_id, created_key);
create index contracts_list on contracts (site_id, lower(title), id);

-- Never changed. An order is asked for the version that was the newest when it was placed.
create table contract_versions (
  site_id text not null,
  contract_id text not null,
  number integer not null check (number > 0),
  title text not null,
  content text not null,
  published_at timestamptz not null,
  -- Nobody for a command and for rows from before.
  published_by text,
  primary key (site_id, contract_id, number),
  foreign key (site_id, contract_id) references contracts (site_id, id) on delete cascade
);

-- Which version was signed; the text itself stays with the signature.
alter table contract_signatures
  add column contract_id text,
  add column contract_version integer,
  add foreign key (site_id, contract_id, contract_version)
    references contract_versions (site_id, contract_id, number);
create index contract_signatures_contract
  on contract_signatures (site_id, contract_id, signed_at, order_id);

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table contracts no force row level security;
alter table contract_signatures no force row level security;
alter table orders no force row level security;
alter table packages no force row level security;
update contracts set published = 1, changed_at = created_at;
insert into contract_versions (site_id, contract_id, number, title, content, published_at)
  select site_id, id, 1, title, content, created_at from contracts;
update contract_signatures s set contract_id = c.id, contract_version = 1
  from orders o
  join packages p on p.site_id = o.site_id and p.id = o.package_id
  join contracts c on c.site_id = p.site_id and c.id = p.contract_id
  where o.site_id = s.site_id and o.id = s.order_id;
alter table packages force row level security;
alter table orders force row level security;
alter table contract_signatures force row level security;
alter table contracts force row level security;

select secure_site_table('contract_versions');
revoke update on contract_versions from portal_site, portal_platform;
