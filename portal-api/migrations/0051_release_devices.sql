-- How a release fares, by device: one device counts once, however often it reports.
create table release_devices (
  remote text not null,
  version text not null,
  device text not null,
  -- Where the report came from, as a hash: one network alone must not take a release back.
  network text not null,
  has_failed boolean not null,
  seen_at timestamptz not null,
  primary key (remote, version, device)
);
create index release_devices_seen on release_devices (seen_at);

grant select, insert, update, delete on release_devices to portal_platform;
