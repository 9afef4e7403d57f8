-- What the settings of a firm were, change by change; the newest is what `sites` holds.
create table settings_versions (
  site_id text not null references sites on delete cascade,
  version integer not null,
  settings jsonb not null,
  changes jsonb not null,
  -- Nobody where a command made it.
  person_id text,
  at timestamptz not null,
  primary key (site_id, version)
);
select secure_site_table('settings_versions');
-- Written together with the settings, which are the platform's.
revoke insert, update, delete on settings_versions from portal_site;
