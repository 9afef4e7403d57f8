-- The registry is one for all sites; only pins, switches and channels belong to a site.
create table releases (
  remote text not null,
  version text not null,
  -- Order of publication: the tie-break between two builds of one version number.
  sequence bigint generated always as identity unique,
  container text not null unique,
  contracts text not null,
  manifest jsonb not null,
  -- File name to sha384, as in the release's own integrity.json.
  files jsonb not null,
  -- Hash over all file hashes: the same version with other bytes is another digest.
  digest text not null,
  published_at timestamptz not null,
  -- Set when reports or a person took it back; it is then resolved for nobody.
  taken_back_at timestamptz,
  taken_back_reason text,
  pruned_at timestamptz,
  primary key (remote, version)
);

create table release_channels (
  remote text not null,
  channel text not null check (channel in ('stable', 'canary')),
  version text not null,
  -- Share of devices that get the canary; stable is for the rest.
  percent integer not null default 100 check (percent between 0 and 100),
  changed_at timestamptz not null,
  primary key (remote, channel),
  foreign key (remote, version) references releases
);

-- Every change of what is live, for rollback, for prune and for people who ask why.
create table release_history (
  history_id bigint generated always as identity primary key,
  remote text not null,
  channel text not null,
  version text,
  action text not null,
  reason text not null default '',
  changed_at timestamptz not null
);
create index release_history_remote on release_history (remote, history_id desc);

create table site_remotes (
  site_id text not null references sites on delete cascade,
  remote text not null,
  is_on boolean not null default true,
  pinned_version text,
  channel text not null default 'stable' check (channel in ('stable', 'canary')),
  primary key (site_id, remote)
);
select secure_site_table('site_remotes');

-- Counted per minute, so that a share over a window is one small sum.
create table release_reports (
  remote text not null,
  version text not null,
  minute timestamptz not null,
  cause text not null,
  reports integer not null,
  primary key (remote, version, minute, cause)
);

create table release_incidents (
  incident_id bigint generated always as identity primary key,
  site_id text not null references sites on delete cascade,
  remote text not null,
  version text not null,
  cause text not null,
  detail text not null,
  happened_at timestamptz not null
);
select secure_site_table('release_incidents');
create index release_incidents_at on release_incidents (happened_at desc);

-- Contract versions of the shells that ask for a site: can-deploy answers from what is in use.
create table site_shells (
  site_id text not null references sites on delete cascade,
  contracts text not null,
  seen_on date not null,
  primary key (site_id, contracts)
);
select secure_site_table('site_shells');

-- One row: the number that grows with every change, and the key that signs release sets.
create table registry (
  only_row boolean primary key default true check (only_row),
  sequence bigint not null default 0,
  key_id text,
  private_key text,
  public_key text
);
insert into registry (only_row) values (true);

grant select, insert, update, delete
  on releases, release_channels, release_history, release_reports, registry to portal_platform;
