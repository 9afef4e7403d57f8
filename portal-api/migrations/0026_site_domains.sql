-- Hosts that a firm adds itself. One answers only when it stands in `site_hosts`, which a proof makes.
create table site_domains (
  site_id text not null references sites on delete cascade,
  host text not null check (host = lower(host)),
  state text not null check (state in ('waiting', 'proven', 'expired', 'removed')),
  -- What the name server has to say; empty for hosts that a command gave.
  token text not null,
  is_primary boolean not null default false,
  added_at timestamptz not null,
  checked_at timestamptz,
  next_check_at timestamptz,
  found_texts text[] not null default '{}',
  found_aliases text[] not null default '{}',
  certificate_ends_at timestamptz,
  reserved_until timestamptz,
  primary key (site_id, host)
);
create unique index site_domains_primary on site_domains (site_id) where is_primary;
create index site_domains_due on site_domains (next_check_at) where next_check_at is not null;
create index site_domains_host on site_domains (host);
select secure_site_table('site_domains');
-- Whether a host is taken only the platform sees.
revoke insert, update, delete on site_domains from portal_site;
