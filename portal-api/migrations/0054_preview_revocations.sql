-- Preview links of a site that were made before this moment show nothing any more.
create table preview_revocations (
  site_id text primary key references sites on delete cascade,
  revoked_at timestamptz not null
);
select secure_site_table('preview_revocations');
