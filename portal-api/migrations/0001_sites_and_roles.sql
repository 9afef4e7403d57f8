-- Two roles without superuser rights: forced row-level security holds for both.
do $$
begin
  create role portal_site nologin;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  create role portal_platform nologin;
exception when duplicate_object or unique_violation then null;
end $$;

-- Members may `set role`; a superuser may anyway. Roles are shared by all databases of a server,
-- so a parallel migration may be granting the same thing at this moment.
do $$
begin
  execute format('grant portal_site, portal_platform to %I', current_user);
exception when others then
  if sqlerrm not like '%concurrently updated%' then raise; end if;
end $$;

grant usage on schema public to portal_site, portal_platform;

-- Every table with a site_id goes through this: own site only, all sites for the platform role.
create function secure_site_table(table_name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy own_site on %I to portal_site
       using (site_id = current_setting(''app.site'', true))
       with check (site_id = current_setting(''app.site'', true))', table_name);
  execute format(
    'create policy platform on %I to portal_platform using (true) with check (true)', table_name);
  execute format(
    'grant select, insert, update, delete on %I to portal_site, portal_platform', table_name);
end $$;

create table sites (
  site_id text primary key,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
select secure_site_table('sites');
-- Only the platform makes, changes or removes sites.
revoke insert, update, delete on sites from portal_site;

create table site_hosts (
  host text primary key check (host = lower(host)),
  site_id text not null references sites on delete cascade
);
select secure_site_table('site_hosts');
revoke insert, update, delete on site_hosts from portal_site;
create index site_hosts_site on site_hosts (site_id);
